import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def bars(ax):
    for patch in ax.patches:
        box = patch.get_x(), patch.get_y(), patch.get_width(), patch.get_height()
        print(np.round(box, 4).tolist(), np.round(patch.get_facecolor(), 3).tolist(), round(patch.get_linewidth(), 3))


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


ax = sns.barplot(df, x="day", y="value", fill=False, seed=2, gap=0.1)
bars(ax)
lines(ax)
print([np.round(p.get_edgecolor(), 3).tolist() for p in ax.patches])
