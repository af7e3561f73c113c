"""Coefficients of splines through the cells."""
import numpy as np
from scipy import ndimage

np.set_printoptions(precision=12)
x = np.array([1.0, 4, 2, 8, 5])
for mode in ("mirror", "reflect", "grid-wrap", "constant", "nearest", "wrap"):
    print(mode, np.round(ndimage.spline_filter1d(x, mode=mode), 11))
for order in (1, 2, 4, 5):
    print(order, np.round(ndimage.spline_filter1d(x, order), 11))
print(np.round(ndimage.spline_filter(np.arange(6.0).reshape(2, 3) ** 2), 9))
try:
    ndimage.spline_filter(x, 1)
except RuntimeError as error:
    print(error)
