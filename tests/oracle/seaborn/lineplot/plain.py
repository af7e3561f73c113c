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


def words(ax):
    print(repr(ax.get_xlabel()), repr(ax.get_ylabel()), repr(ax.get_title()))
    print(np.round(ax.get_xlim(), 4).tolist(), np.round(ax.get_ylim(), 4).tolist())


rng = np.random.default_rng(5)
df = pd.DataFrame({
    "x": np.tile(np.arange(6), 8),
    "y": np.round(rng.normal(0, 1, 48).cumsum(), 3),
    "g": np.repeat(["a", "b"], 24),
    "k": np.tile(["u", "v", "w"], 16),
    "n": np.repeat(np.arange(8), 6),
})


ax = sns.lineplot(data=df, x="x", y="y", seed=0)
lines(ax)
bands(ax)
words(ax)
