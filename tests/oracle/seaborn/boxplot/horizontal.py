import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def boxes(ax):
    for patch in ax.patches:
        print(np.round(patch.get_path().vertices[:4], 3).tolist(), np.round(patch.get_facecolor(), 3).tolist(), np.round(patch.get_edgecolor(), 3).tolist(), patch.get_linewidth())


def lines(ax):
    for line in ax.lines:
        color = line.get_color()
        print(np.round(line.get_xydata(), 3).tolist(), color if isinstance(color, str) else np.round(color, 3).tolist(), line.get_linewidth(), line.get_linestyle(), line.get_marker())


def words(ax):
    legend = ax.get_legend()
    print(repr(ax.get_xlabel()), repr(ax.get_ylabel()), repr(ax.get_title()))
    print(np.round(ax.get_xlim(), 4).tolist(), np.round(ax.get_ylim(), 4).tolist())
    print(legend and [legend.get_title().get_text()] + [text.get_text() for text in legend.get_texts()])


rng = np.random.default_rng(11)
df = pd.DataFrame({
    "value": np.round(rng.gamma(3, 2, 48), 3),
    "day": np.repeat(["Mon", "Tue", "Wed"], 16),
    "who": np.tile(["x", "y"], 24),
    "size": np.tile([1, 2, 4, 4], 12),
})


ax = sns.boxplot(df, x="value", y="day", width=0.5, linewidth=2, fliersize=3)
boxes(ax)
lines(ax)
words(ax)
