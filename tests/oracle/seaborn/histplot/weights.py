import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def bars(ax):
    for patch in ax.patches:
        box = patch.get_x(), patch.get_y(), patch.get_width(), patch.get_height()
        print(np.round(box, 4).tolist(), np.round(patch.get_facecolor(), 3).tolist(), round(patch.get_linewidth(), 3))


def words(ax):
    legend = ax.get_legend()
    print(repr(ax.get_xlabel()), repr(ax.get_ylabel()), repr(ax.get_title()))
    print(np.round(ax.get_xlim(), 4).tolist(), np.round(ax.get_ylim(), 4).tolist())
    print(legend and [legend.get_title().get_text()] + [text.get_text() for text in legend.get_texts()])


rng = np.random.default_rng(7)
df = pd.DataFrame({
    "value": np.round(rng.normal(10, 3, 60), 3),
    "other": np.round(rng.gamma(2, 2, 60), 3),
    "count": rng.integers(0, 6, 60),
    "group": np.repeat(["a", "b", "c"], 20),
    "kind": np.tile(["x", "y"], 30),
})


ax = sns.histplot(df, x="value", weights="other", bins=5)
bars(ax)
words(ax)
