"""Weighted sums around every cell, in all border modes."""
import numpy as np
from scipy import ndimage

grid = np.arange(12.0).reshape(3, 4)
weights = np.array([[1, 2, 0], [0, 3, -1], [1, 0, 1]])
for mode in ("reflect", "constant", "nearest", "mirror", "wrap", "grid-constant", "grid-mirror", "grid-wrap"):
    print(mode, ndimage.correlate(grid, weights, mode=mode, cval=2.0).tolist())
print(ndimage.convolve(grid, weights).tolist(), ndimage.convolve(grid, [[1, 2]], mode="constant").tolist())
print(ndimage.correlate(grid, [[1, 2]], origin=(0, -1)).tolist()[0], ndimage.correlate(np.array([1, 2, 3]), [0.5, 0.25]))
print(ndimage.convolve(grid[0] * 1j, [1, 2j]), ndimage.correlate(grid, [1, 1], axes=0).tolist()[0])
for call in (lambda: ndimage.correlate(grid, [1, 2]), lambda: ndimage.convolve(grid, weights, origin=3), lambda: ndimage.correlate(grid, weights, mode="x")):
    try:
        call()
    except (RuntimeError, ValueError) as error:
        print(type(error).__name__, error)
