import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns


def show(grid):
    for name in ("dendrogram_row", "dendrogram_col"):
        part = getattr(grid, name)
        if part is not None:
            print(name, [int(place) for place in part.reordered_ind], np.round(part.linkage, 4).tolist())
            print(np.round(part.independent_coord, 2).tolist(), np.round(part.dependent_coord, 3).tolist())
    ax = grid.ax_heatmap
    print([t.get_text() for t in ax.get_xticklabels()], [t.get_text() for t in ax.get_yticklabels()], repr(ax.get_xlabel()), repr(ax.get_ylabel()))
    print(np.round(ax.get_position().bounds, 2).tolist(), [np.round(part.get_position().bounds, 2).tolist() for part in grid.figure.axes])
    print(np.round(grid.data2d.to_numpy(), 3).tolist())


rng = np.random.default_rng(2)
df = pd.DataFrame(np.round(rng.normal(0, 1, (7, 4)), 2), index=list("abcdefg"), columns=["w", "x", "y", "z"])


grid = sns.clustermap(df, figsize=(5, 5))
show(grid)
