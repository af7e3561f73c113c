# Boxes of cells, with ratios, gaps and margins.
import matplotlib.pyplot as plt
import numpy as np
from matplotlib.gridspec import GridSpec


def box(thing):
    return [round(float(v), 4) for v in thing.bounds]


fig = plt.figure()
grid = GridSpec(2, 3, figure=fig, width_ratios=[1, 2, 1], height_ratios=[3, 1], wspace=0.5, hspace=0.1)
print([box(grid[row, col].get_position(fig)) for row in range(2) for col in range(3)])
print([np.round(edges, 4).tolist() for edges in grid.get_grid_positions(fig)])
print(box(grid[0, :].get_position(fig)), box(grid[:, -1].get_position(fig)), box(grid[1:, :2].get_position(fig)))
loose = GridSpec(2, 2, left=0.05, right=0.5, bottom=0.6, top=0.9)
print(box(loose[0].get_position(fig)), box(loose[3].get_position(fig)), loose.locally_modified_subplot_params())
print(grid.get_width_ratios(), grid.get_height_ratios(), grid.get_geometry(), grid.nrows, grid.ncols)
inner = grid[0, 1].subgridspec(2, 2, wspace=0, hspace=0)
print([box(inner[i].get_position(fig)) for i in range(4)], inner.get_topmost_subplotspec() == grid[0, 1])
