import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def lines(ax):
    for line in ax.lines:
        color = line.get_color()
        print(np.round(line.get_xydata(), 3).tolist(), color if isinstance(color, str) else np.round(color, 3).tolist(), line.get_linewidth(), line.get_linestyle(), line.get_marker())


rng = np.random.default_rng(11)
df = pd.DataFrame({
    "value": np.round(rng.gamma(3, 2, 48), 3),
    "day": np.repeat(["Mon", "Tue", "Wed"], 16),
    "who": np.tile(["x", "y"], 24),
    "size": np.tile([1, 2, 4, 4], 12),
})


ax = sns.barplot(df, x="day", y="value", ci=None)
print(len(ax.lines))
ax = sns.barplot(df, x="day", y="value", ci=68, errcolor="red", errwidth=1, seed=0, ax=plt.figure().subplots())
lines(ax)
