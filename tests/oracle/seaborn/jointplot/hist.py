import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def show(grid):
    for ax in (grid.ax_joint, grid.ax_marg_x, grid.ax_marg_y):
        print(repr(ax.get_xlabel()), repr(ax.get_ylabel()), len(ax.lines), len(ax.patches), len(ax.collections), np.round(ax.get_position().bounds, 2).tolist())
        print(np.round(ax.get_xlim(), 3).tolist(), np.round(ax.get_ylim(), 3).tolist())
    print(grid.figure.get_size_inches().tolist(), grid.ax_joint.get_legend() and [t.get_text() for t in grid.ax_joint.get_legend().get_texts()])


rng = np.random.default_rng(9)
df = pd.DataFrame({
    "a": np.round(rng.normal(0, 1, 40), 3),
    "b": np.round(rng.gamma(2, 1, 40), 3),
    "c": rng.integers(0, 10, 40),
    "g": np.repeat(["p", "q"], 20),
    "k": np.tile(["u", "v", "w", "z"], 10),
})


grid = sns.jointplot(df, x="a", y="b", kind="hist", color="g", bins=(4, 5))
show(grid)
