"""Convolution and correlation of grids, with their borders."""
import numpy as np
from scipy.signal import convolve2d, correlate2d

grid = np.arange(12).reshape(3, 4)
kernel = np.array([[1, 0], [0, -1]])
for mode in ("full", "same", "valid"):
    print(mode, convolve2d(grid, kernel, mode=mode).tolist(), correlate2d(grid, kernel, mode=mode).tolist())
edge = np.array([[1.0, 2, 1], [0, 0, 0], [-1, -2, -1]])
for boundary in ("fill", "symm", "wrap"):
    print(boundary, convolve2d(grid, edge, mode="same", boundary=boundary).tolist())
print(convolve2d(grid, kernel, boundary="fill", fillvalue=2).tolist())
for call in (lambda: convolve2d(grid, [1, 2]), lambda: convolve2d(grid, kernel, mode="x"), lambda: convolve2d(grid, kernel, boundary="x")):
    try:
        call()
    except ValueError as error:
        print(error)
