"""Connected regions, numbered."""
import numpy as np
from scipy import ndimage

grid = np.array([[0, 0, 1, 1, 0, 0], [0, 0, 0, 1, 0, 0], [1, 1, 0, 0, 1, 0], [0, 0, 0, 1, 0, 0]])
labels, count = ndimage.label(grid)
print(labels, labels.dtype, count)
print(ndimage.label(grid, structure=np.ones((3, 3))))
print(ndimage.label([1.5, 0, -2, np.nan]), ndimage.label(np.ones((2, 2, 2)))[1], ndimage.label(5))
place = np.zeros(grid.shape, dtype=np.uint8)
print(ndimage.label(grid, output=place), place.tolist(), ndimage.label(grid, output=np.int16)[0].dtype)
for call in (lambda: ndimage.label(grid, structure=[1, 1, 1]), lambda: ndimage.label(grid, structure=np.ones((5, 5))), lambda: ndimage.label(grid * 1j)):
    try:
        call()
    except (RuntimeError, TypeError, ValueError) as error:
        print(type(error).__name__, error)
