# Boxes of a seaborn boxplot.
import pandas as pd
import seaborn as sns
import matplotlib.pyplot as plt

frame = pd.DataFrame({"kind": ["a"] * 5 + ["b"] * 5, "value": [1, 2, 3, 4, 5, 2, 4, 6, 8, 30]})
ax = sns.boxplot(x="kind", y="value", data=frame)
ax.set_title("boxes")
print(ax.get_xlabel(), ax.get_ylabel(), [t.get_text() for t in ax.get_xticklabels()], len(ax.lines), len(ax.patches))
print([line.get_ydata().tolist() if hasattr(line.get_ydata(), "tolist") else line.get_ydata() for line in ax.lines])
