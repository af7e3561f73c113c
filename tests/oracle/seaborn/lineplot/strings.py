import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def lines(ax):
    for line in ax.lines:
        color = line.get_color()
        print(np.round(line.get_xydata(), 3).tolist(), color if isinstance(color, str) else np.round(color, 3).tolist(), round(float(line.get_linewidth()), 3), line.get_linestyle(), line.get_marker(), line._dash_pattern if line.is_dashed() else "")


def bands(ax):
    for part in ax.collections:
        print(np.round(part.get_paths()[0].vertices, 3).tolist(), np.round(part.get_facecolor(), 3).tolist())


rng = np.random.default_rng(5)
df = pd.DataFrame({
    "x": np.tile(np.arange(6), 8),
    "y": np.round(rng.normal(0, 1, 48).cumsum(), 3),
    "g": np.repeat(["a", "b"], 24),
    "k": np.tile(["u", "v", "w"], 16),
    "n": np.repeat(np.arange(8), 6),
})


ax = sns.lineplot(df, x="k", y="y", errorbar="sd")
lines(ax)
print([t.get_text() for t in ax.get_xticklabels()])
