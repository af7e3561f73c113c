"""Filters of transforms."""
import numpy as np
from scipy import ndimage

np.set_printoptions(precision=12)
x = np.fft.fft2(np.arange(12.0).reshape(3, 4) ** 1.2)
for call in (ndimage.fourier_gaussian, ndimage.fourier_uniform, ndimage.fourier_ellipsoid, ndimage.fourier_shift):
    print(call.__name__, np.round(np.fft.ifft2(call(x, 1.5)).real, 9)[1])
print(np.round(ndimage.fourier_gaussian(np.ones((3, 3)), (1, 2), n=5), 13).tolist(), np.round(ndimage.fourier_ellipsoid(np.ones(5), 3), 10))
print(np.round(ndimage.fourier_ellipsoid(np.ones((2, 3, 2)), 2), 11).tolist(), ndimage.fourier_gaussian(np.ones(3, dtype=int), 1).dtype)
try:
    ndimage.fourier_ellipsoid(np.ones((2, 2, 2, 2)), 2)
except NotImplementedError as error:
    print(error)
