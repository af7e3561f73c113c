"""Means in boxes."""
import numpy as np
from scipy import ndimage

np.set_printoptions(precision=12)
x = np.array([2, 8, 0, 4, 1, 9, 9, 0])
print(ndimage.uniform_filter1d(x, size=3), ndimage.uniform_filter1d(x.astype(float), size=4), ndimage.uniform_filter1d(x / 2, 3, origin=1))
grid = np.arange(12.0).reshape(3, 4) ** 1.5
print(np.round(ndimage.uniform_filter(grid), 9))
print(np.round(ndimage.uniform_filter(grid, size=(1, 2), mode="constant", cval=1.0), 10), np.round(ndimage.uniform_filter(grid, 2, origin=-1), 9)[0])
for call in (lambda: ndimage.uniform_filter1d(x, 0), lambda: ndimage.uniform_filter1d(x, 3, origin=2), lambda: ndimage.uniform_filter(grid, (1, 2, 3))):
    try:
        call()
    except (RuntimeError, ValueError) as error:
        print(type(error).__name__, error)
