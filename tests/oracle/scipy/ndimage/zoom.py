"""Stretched grids."""
import numpy as np
from scipy import ndimage

grid = np.array([[0.0, 1, 2], [3, 5, 4], [8, 6, 7]])
print(np.round(ndimage.zoom(grid, 2), 10) + 0.0)
for order in (0, 1, 2, 4, 5):
    print(order, np.round(ndimage.zoom(grid, (1, 1.7), order=order), 10).tolist()[1])
for mode in ("nearest", "reflect", "mirror", "wrap", "grid-wrap"):
    print(mode, np.round(ndimage.zoom(grid, 1.5, mode=mode), 10).tolist()[1])
print(np.round(ndimage.zoom(grid, 2, order=1, mode="grid-constant", grid_mode=True), 10).tolist()[1], ndimage.zoom(np.arange(9).reshape(3, 3), 0.7).tolist())
print(ndimage.zoom(np.arange(4, dtype=np.uint8) * 80, 1.6), ndimage.zoom(grid, 1) is grid, ndimage.zoom(grid[0], 3, order=0))
for call in (lambda: ndimage.zoom(grid, 2, order=7), lambda: ndimage.zoom(grid, (1, 2, 3)), lambda: ndimage.zoom(5.0, 2), lambda: ndimage.zoom(grid, 2, mode="x")):
    try:
        call()
    except RuntimeError as error:
        print(error)
