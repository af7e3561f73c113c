# Grids of pictures.
import matplotlib.pyplot as plt
import numpy as np
from mpl_toolkits.axes_grid1 import ImageGrid

fig = plt.figure(figsize=(6, 4))
grid = ImageGrid(fig, 111, nrows_ncols=(2, 2), axes_pad=0.1)
for ax, data in zip(grid, np.arange(48).reshape(4, 3, 4)):
    ax.imshow(data)
fig.canvas.draw()
print(len(grid), [np.round(ax.get_position().bounds, 4).tolist() for ax in grid])
print([bool(ax.xaxis.get_tick_params()["labelbottom"]) for ax in grid], [bool(ax.yaxis.get_tick_params()["labelleft"]) for ax in grid])
fig = plt.figure(figsize=(6, 4))
grid = ImageGrid(fig, (0.1, 0.1, 0.8, 0.8), nrows_ncols=(1, 3), axes_pad=0.2, cbar_mode="single", cbar_pad=0.1, cbar_size="10%")
for ax in grid:
    image = ax.imshow(np.eye(5))
grid.cbar_axes[0].colorbar(image)
fig.canvas.draw()
print([np.round(ax.get_position().bounds, 4).tolist() for ax in grid], np.round(grid.cbar_axes[0].get_position().bounds, 4).tolist())
fig = plt.figure(figsize=(6, 4))
grid = ImageGrid(fig, 111, nrows_ncols=(1, 2), axes_pad=0.5, cbar_mode="each", cbar_location="right", cbar_pad=0.05)
for ax, cax in zip(grid, grid.cbar_axes):
    cax.colorbar(ax.imshow(np.eye(4)))
fig.canvas.draw()
print([np.round(ax.get_position().bounds, 4).tolist() for ax in fig.axes])
