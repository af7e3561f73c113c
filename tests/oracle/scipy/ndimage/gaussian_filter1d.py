"""Smoothing along one axis, and derivatives of the normal curve."""
import numpy as np
from scipy import ndimage

np.set_printoptions(precision=12)
x = np.array([1.0, 2, 8, 2, 1, 0, 3])
for mode in ("reflect", "constant", "nearest", "mirror", "wrap"):
    print(mode, np.round(ndimage.gaussian_filter1d(x, 1.5, mode=mode, cval=1.0), 10))
for order in (1, 2, 3):
    print(order, np.round(ndimage.gaussian_filter1d(x, 1, order=order), 11))
print(ndimage.gaussian_filter1d([1, 2, 300, 4], 1), np.round(ndimage.gaussian_filter1d(x * 1j, 1), 10)[:3])
