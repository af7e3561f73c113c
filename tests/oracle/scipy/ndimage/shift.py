"""Shifted grids, in all border modes."""
import numpy as np
from scipy import ndimage

np.set_printoptions(precision=12)
x = np.array([1.0, 3, 2, 7, 5])
for mode in ("constant", "grid-constant", "nearest", "reflect", "grid-mirror", "mirror", "wrap", "grid-wrap"):
    print(mode, np.round(ndimage.shift(x, 1.3, mode=mode, cval=-1), 10), np.round(ndimage.shift(x, -0.5, order=1, mode=mode), 10))
print(np.round(ndimage.shift(np.arange(9.0).reshape(3, 3), (0.5, -1)), 10).tolist(), ndimage.shift([1, 2, 3, 4], 1), ndimage.shift(x, 1, order=0))
print(np.round(ndimage.shift(x, 0.4, prefilter=False), 10), np.round(ndimage.shift(x * 1j, 0.5), 10)[1:3])
try:
    ndimage.shift(x, (1, 2))
except RuntimeError as error:
    print(error)
