"""Weighted sums along one axis."""
import numpy as np
from scipy import ndimage

x = np.array([2, 8, 0, 4, 1, 9, 9, 0])
print(ndimage.correlate1d(x, weights=[1, 3]), ndimage.convolve1d(x, weights=[1, 3]), ndimage.convolve1d(x, [1, 0, -1], origin=1))
print(ndimage.correlate1d(x.reshape(2, 4) / 2, [1, -1, 2], axis=0), ndimage.correlate1d(x, [0.3, 0.3, 0.3]))
place = np.zeros(8)
print(ndimage.convolve1d(x, [1, 2, 1], output=place) is place, place)
for call in (lambda: ndimage.correlate1d(x, []), lambda: ndimage.correlate1d(x, [1, 2], origin=3), lambda: ndimage.correlate1d(x, [1, 2], output=np.zeros(3))):
    try:
        call()
    except (RuntimeError, ValueError) as error:
        print(type(error).__name__, error)
