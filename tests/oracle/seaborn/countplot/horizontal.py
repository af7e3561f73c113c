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


rng = np.random.default_rng(11)
df = pd.DataFrame({
    "value": np.round(rng.gamma(3, 2, 48), 3),
    "day": np.repeat(["Mon", "Tue", "Wed"], 16),
    "who": np.tile(["x", "y"], 24),
    "size": np.tile([1, 2, 4, 4], 12),
})


ax = sns.countplot(df, y="size", order=[4, 2, 1])
bars(ax)
words(ax)
print([t.get_text() for t in ax.get_yticklabels()])
