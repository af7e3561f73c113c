import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def show(grid):
    print(np.round(grid.figure.get_size_inches(), 1).tolist(), grid.axes.shape)
    for ax in grid.axes.flat:
        if ax is None:
            print(None)
            continue
        print(repr(ax.get_title()), repr(ax.get_xlabel()), repr(ax.get_ylabel()), len(ax.lines), len(ax.patches), len(ax.collections))
        print(np.round(ax.get_xlim(), 3).tolist(), np.round(ax.get_ylim(), 3).tolist(), any(t.get_visible() for t in ax.get_xticklabels()), any(t.get_visible() for t in ax.get_yticklabels()))
    if grid.legend is not None:
        print(grid.legend.get_title().get_text(), [text.get_text() for text in grid.legend.get_texts()])


rng = np.random.default_rng(9)
df = pd.DataFrame({
    "a": np.round(rng.normal(0, 1, 40), 3),
    "b": np.round(rng.gamma(2, 1, 40), 3),
    "c": rng.integers(0, 10, 40),
    "g": np.repeat(["p", "q"], 20),
    "k": np.tile(["u", "v", "w", "z"], 10),
})


grid = sns.relplot(df, x="a", y="b")
show(grid)
