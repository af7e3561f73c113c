"""Smoothing by polynomials in windows."""
import numpy as np
from scipy.signal import savgol_filter

np.set_printoptions(precision=12)
x = np.array([2, 2, 5, 2, 1, 0, 1, 4, 9.0])
print(np.round(savgol_filter(x, 5, 2), 10) + 0.0)
print(np.round(savgol_filter(x, 5, 2, mode="nearest"), 10) + 0.0)
print(np.round(savgol_filter(x, 5, 3, deriv=1, delta=0.5), 10) + 0.0)
for mode in ("mirror", "constant", "wrap"):
    print(mode, np.round(savgol_filter(x, 7, 3, mode=mode, cval=1.0), 11) + 0.0)
print(np.round(savgol_filter(np.arange(12.0).reshape(2, 6) ** 2, 3, 1, axis=1), 9) + 0.0)
for call in (lambda: savgol_filter(x, 11, 2), lambda: savgol_filter(x, 3, 3), lambda: savgol_filter(x, 3, 1, mode="odd")):
    try:
        call()
    except ValueError as error:
        print(error)
