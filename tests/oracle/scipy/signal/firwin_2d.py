"""Filters of two dimensions, and some that are seldom asked for."""
import numpy as np
from scipy.signal import firwin_2d, gammatone, gauss_spline, sepfir2d

np.set_printoptions(precision=12)
print(np.round(firwin_2d((3, 4), ("hamming", "hann"), fc=0.4), 11))
print(np.round(firwin_2d((3, 3), "hamming", fc=0.4, circular=True), 13))
print(np.round(gammatone(440, "fir", numtaps=8, fs=8000)[0], 15), np.round(gauss_spline(np.array([0.0, 1.0]), 3), 11))
print(sepfir2d(np.arange(12.0).reshape(3, 4), np.array([1.0, 2, 1]), np.array([1.0, 0, -1])).tolist())
for call in (lambda: firwin_2d((3, 4), "hann"), lambda: gammatone(5000, "fir", fs=8000), lambda: gammatone(440, "x", fs=8000)):
    try:
        call()
    except ValueError as error:
        print(error)
