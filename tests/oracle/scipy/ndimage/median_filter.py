"""Medians, percentiles and ranks in windows."""
import numpy as np
from scipy import ndimage

grid = np.array([[9, 1, 5, 2], [3, 8, 7, 4], [6, 0, 2, 1]])
print(ndimage.median_filter(grid, size=3))
print(ndimage.median_filter(grid, footprint=[[0, 1, 0], [1, 1, 1], [0, 1, 0]], mode="nearest").tolist())
print(ndimage.percentile_filter(grid, 20, size=3).tolist(), ndimage.percentile_filter(grid, -10, size=2).tolist())
print(ndimage.rank_filter(grid, -2, size=(2, 2)).tolist(), ndimage.rank_filter(grid.ravel() / 2, 1, size=3, mode="constant", cval=9.0))
print(ndimage.median_filter([1.0, 9, 2, 8, 3], 3), ndimage.median_filter([1.0, 9, 2, 8, 3], 4, mode="wrap"))
for call in (lambda: ndimage.median_filter(grid), lambda: ndimage.rank_filter(grid, 20, size=3), lambda: ndimage.percentile_filter(grid, 120, size=3),
             lambda: ndimage.median_filter(grid, size=3, origin=4), lambda: ndimage.median_filter(grid, footprint=[1, 1])):
    try:
        call()
    except (RuntimeError, ValueError) as error:
        print(type(error).__name__, error)
