"""Smallest and largest values in windows."""
import numpy as np
from scipy import ndimage

grid = np.array([[9, 1, 5, 2], [3, 8, 7, 4], [6, 0, 2, 1]])
print(ndimage.minimum_filter(grid, size=3).tolist(), ndimage.maximum_filter(grid, size=(1, 3)).tolist())
cross = [[0, 1, 0], [1, 1, 1], [0, 1, 0]]
print(ndimage.maximum_filter(grid, footprint=cross, mode="constant").tolist(), ndimage.minimum_filter(grid, footprint=cross, mode="wrap").tolist())
print(ndimage.minimum_filter1d([2, 8, 0, 4, 1, 9, 9, 0], size=3), ndimage.maximum_filter1d([2, 8, 0, 4, 1, 9, 9, 0], size=4, origin=1))
print(ndimage.maximum_filter(grid, size=2, axes=0).tolist())
for call in (lambda: ndimage.minimum_filter(grid), lambda: ndimage.maximum_filter(grid, footprint=np.zeros((3, 3))), lambda: ndimage.minimum_filter1d(grid, 0),
             lambda: ndimage.maximum_filter(grid * 1j, 3)):
    try:
        call()
    except (RuntimeError, TypeError, ValueError) as error:
        print(type(error).__name__, error)
