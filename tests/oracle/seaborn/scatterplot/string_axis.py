import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def points(ax):
    for part in ax.collections:
        print(np.round(part.get_offsets()[:4], 3).tolist(), np.round(part.get_facecolor()[:5], 3).tolist(), np.round(part.get_edgecolor()[:1], 3).tolist(), np.round(part.get_sizes()[:6], 3).tolist(), np.round(part.get_linewidth(), 4).tolist(), len(part.get_paths()))


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


ax = sns.scatterplot(df, x="k", y="y")
points(ax)
print([t.get_text() for t in ax.get_xticklabels()])
words(ax)
