"""Transforms at points of a spiral."""
import numpy as np
from scipy.signal import czt, czt_points, zoom_fft, ZoomFFT, CZT

np.set_printoptions(precision=12)
x = np.array([1.0, 2, 0, -1, 3])
print(np.round(czt(x), 10) + 0.0)
print(np.round(czt(x, m=3, w=np.exp(-0.3j), a=0.9), 10) + 0.0, np.round(czt_points(3, a=2), 10))
print(np.round(zoom_fft(x, [0.2, 0.5], m=3), 10), np.round(ZoomFFT(5, 0.5, 2, endpoint=True)(x), 10), CZT(4).points().shape)
for call in (lambda: CZT(0), lambda: czt(x, m=0), lambda: CZT(4)(x), lambda: zoom_fft(x, [1, 2, 3])):
    try:
        call()
    except ValueError as error:
        print(error)
