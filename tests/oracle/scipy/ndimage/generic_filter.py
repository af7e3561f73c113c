"""Filters by functions."""
import numpy as np
from scipy import ndimage

grid = np.array([[9.0, 1, 5], [3, 8, 7], [6, 0, 2]])
print(ndimage.generic_filter(grid, np.ptp, size=3).tolist())
print(ndimage.generic_filter(grid, lambda values, scale: values.sum() * scale, footprint=[[1, 0], [0, 1]], extra_arguments=(2,), mode="constant").tolist())
print(ndimage.generic_filter(grid.astype(int), np.mean, size=2).tolist())


def halves(line, answer):
    answer[:] = (line[:-1] + line[1:])[: len(answer)] / 2


print(ndimage.generic_filter1d(grid, halves, 2, axis=0).tolist())
print(np.round(ndimage.vectorized_filter(grid, np.mean, size=2), 10).tolist(), ndimage.vectorized_filter(grid, np.max, footprint=np.eye(3)).tolist())
for call in (lambda: ndimage.generic_filter(grid, np.mean), lambda: ndimage.generic_filter1d(grid, halves, 0), lambda: ndimage.vectorized_filter(grid, np.mean)):
    try:
        call()
    except (RuntimeError, ValueError) as error:
        print(type(error).__name__, error)
