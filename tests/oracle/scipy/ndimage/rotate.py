"""Turned grids."""
import numpy as np
from scipy import ndimage

np.set_printoptions(precision=12)
grid = np.arange(12.0).reshape(3, 4)
print((np.round(ndimage.rotate(grid, 90), 9) + 0.0).tolist())
print(np.round(ndimage.rotate(grid, 30), 10))
print(np.round(ndimage.rotate(grid, 45, reshape=False, order=1, mode="nearest"), 9))
print(ndimage.rotate(np.arange(9).reshape(3, 3), -20, reshape=False).tolist(), ndimage.rotate(np.ones((2, 3, 4)), 45, axes=(1, 2)).shape)
print(np.round(ndimage.rotate(np.arange(24.0).reshape(2, 3, 4), 15, axes=(2, 1), reshape=False), 9)[1].tolist())
for call in (lambda: ndimage.rotate(grid[0], 10), lambda: ndimage.rotate(grid, 10, axes=(0, 5)), lambda: ndimage.rotate(grid, 10, axes=(0, 1, 2))):
    try:
        call()
    except ValueError as error:
        print(error)
