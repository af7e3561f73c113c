"""Smoothing by the normal curve."""
import numpy as np
from scipy import ndimage

np.set_printoptions(precision=12)
x = np.array([[0.0, 1, 2, 3], [4, 9, 6, 7], [8, 9, 1, 0]])
print(np.round(ndimage.gaussian_filter(x, 1), 10))
print(np.round(ndimage.gaussian_filter(x, (0.5, 2), mode=("nearest", "wrap")), 10)[0])
print(np.round(ndimage.gaussian_filter(x, 1, order=(0, 1)), 10)[1], np.round(ndimage.gaussian_filter(x, 1, truncate=2.0), 10)[1])
print(np.round(ndimage.gaussian_filter(x, 1, radius=1, axes=1), 10)[2], ndimage.gaussian_filter(x.astype(np.uint8) * 20, 1))
print(ndimage.gaussian_filter(x.astype(int), 1, output=float).dtype, ndimage.gaussian_filter(np.float32(x), 0).dtype)
for call in (lambda: ndimage.gaussian_filter(x, (1, 2, 3)), lambda: ndimage.gaussian_filter(x, 1, mode="odd"), lambda: ndimage.gaussian_filter(x, 1, order=-1),
             lambda: ndimage.gaussian_filter(x, 1, radius=1.5), lambda: ndimage.gaussian_filter(x, 1, axes=5)):
    try:
        call()
    except (RuntimeError, ValueError) as error:
        print(type(error).__name__, error)
