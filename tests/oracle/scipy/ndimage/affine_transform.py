"""Matrices and functions that say where values come from."""
import numpy as np
from scipy import ndimage

np.set_printoptions(precision=12)
grid = np.arange(12.0).reshape(3, 4) ** 1.3
print(np.round(ndimage.affine_transform(grid, [[1, 0.2], [-0.1, 1]], offset=(0.3, -0.2)), 9))
print(np.round(ndimage.affine_transform(grid, [0.5, 2.0], offset=0.25, order=1, mode="nearest"), 9).tolist()[1])
print(np.round(ndimage.affine_transform(grid, [[1, 0, 0.5], [0, 1, 0], [0, 0, 1]], output_shape=(2, 4)), 9).tolist())
print(np.round(ndimage.geometric_transform(grid, lambda place: (place[0] - 0.5, place[1] * 0.5)), 9).tolist()[1])
for call in (lambda: ndimage.affine_transform(grid, [[1, 0, 0]]), lambda: ndimage.affine_transform(grid, [[1, 0, 0], [0, 1, 0], [0, 1, 1]]),
             lambda: ndimage.affine_transform(grid, [1, 2, 3])):
    try:
        call()
    except (RuntimeError, ValueError) as error:
        print(type(error).__name__, error)
