"""Edges and gradients."""
import numpy as np
from scipy import ndimage

grid = np.array([[1.0, 2, 4], [3, 9, 1], [0, 2, 6]])
print(ndimage.sobel(grid).tolist(), ndimage.sobel(grid, axis=0, mode="constant").tolist())
print(ndimage.prewitt(grid, 0).tolist(), ndimage.sobel(np.array([[1, 5, 200], [3, 3, 3]], dtype=np.uint8)).tolist())
print(np.hypot(ndimage.sobel(grid, 0), ndimage.sobel(grid, 1)).round(9).tolist())
try:
    ndimage.sobel(grid, axis=3)
except ValueError as error:
    print(type(error).__name__, error)
