"""Convolution in all modes and ways."""
import numpy as np
from scipy.signal import convolve, fftconvolve, oaconvolve

x, h = np.array([1.0, 2, 3, 4, 5]), np.array([1.0, 0, -1])
for mode in ("full", "same", "valid"):
    print(mode, convolve(x, h, mode=mode), np.round(fftconvolve(x, h, mode=mode), 10) + 0.0, np.round(oaconvolve(x, h, mode=mode), 10) + 0.0)
print(convolve([1, 2, 3], [0, 1, 0.5]), convolve([1, 2, 3], [1, 1]).dtype, convolve(h, x, mode="valid"))
grid = np.arange(12.0).reshape(3, 4)
print(convolve(grid, np.ones((2, 2)), mode="same"))
print(np.round(fftconvolve(grid, grid[:1], axes=1), 9)[1])
for call in (lambda: convolve(x, grid), lambda: convolve(x, h, mode="half"), lambda: convolve(x, h, method="fast"),
             lambda: convolve(grid, np.ones((4, 1)), mode="valid"), lambda: fftconvolve(x, grid)):
    try:
        call()
    except ValueError as error:
        print(error)
