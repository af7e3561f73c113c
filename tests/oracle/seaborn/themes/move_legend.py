import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns

df = pd.DataFrame({"x": [1, 2, 3, 4], "g": ["a", "b", "a", "b"]})
ax = sns.histplot(df, x="x", hue="g")
sns.move_legend(ax, "upper left", bbox_to_anchor=(1, 1), title="Group", frameon=False, ncol=2)
legend = ax.get_legend()
print(legend.get_title().get_text(), [t.get_text() for t in legend.get_texts()], legend.get_frame_on(), legend._ncols)
sns.move_legend(ax, "lower center", labels=["first", "second"])
print([t.get_text() for t in ax.get_legend().get_texts()])
for call in [lambda: sns.move_legend(plt.figure().subplots(), "best"), lambda: sns.move_legend(3, "best"), lambda: sns.move_legend(ax, "best", labels=["one"])]:
    try:
        call()
    except Exception as error:
        print(type(error).__name__, str(error)[:60])
