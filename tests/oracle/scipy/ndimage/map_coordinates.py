"""Values at any places."""
import numpy as np
from scipy import ndimage

np.set_printoptions(precision=12)
grid = np.arange(12.0).reshape(4, 3)
print(np.round(ndimage.map_coordinates(grid, [[0.5, 2], [0.5, 1]], order=1), 10), np.round(ndimage.map_coordinates(grid, [[0.5, 2.2], [0.5, 1.7]]), 10))
for mode in ("constant", "nearest", "reflect", "mirror", "wrap", "grid-wrap", "grid-constant"):
    print(mode, *[np.round(ndimage.map_coordinates(grid[:, 0], [[-1.2, 3.4, 9.0, 1.5]], order=order, mode=mode, cval=-5), 11) + 0.0 for order in (0, 1, 3)])
print(ndimage.map_coordinates(grid.astype(int), [[0.5, 1.4]] * 2), ndimage.map_coordinates(grid, np.ones((2, 2, 3))).shape)
for call in (lambda: ndimage.map_coordinates(grid, [[1, 2]]), lambda: ndimage.map_coordinates(grid, [[1], [1]], order=6), lambda: ndimage.map_coordinates(grid, [1j, 2])):
    try:
        call()
    except (RuntimeError, TypeError) as error:
        print(type(error).__name__, error)
