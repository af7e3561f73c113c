import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def points(ax):
    for part in ax.collections:
        print((np.round(part.get_offsets(), 3) + 0.0).tolist(), np.round(part.get_facecolor()[:2], 3).tolist(), np.round(part.get_edgecolor()[:1], 3).tolist(), part.get_sizes().tolist(), np.asarray(part.get_linewidth()).tolist())


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


ax = sns.stripplot(df, x="value", y="day", jitter=False, color="k", edgecolor="w")
points(ax)
words(ax)
