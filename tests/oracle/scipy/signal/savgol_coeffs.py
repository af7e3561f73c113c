"""The weights behind Savitzky and Golay's smoothing."""
import numpy as np
from scipy.signal import savgol_coeffs

np.set_printoptions(precision=12)
print(np.round(savgol_coeffs(5, 2), 11) + 0.0)
print(np.round(savgol_coeffs(5, 2, deriv=1), 11) + 0.0)
print(np.round(savgol_coeffs(5, 2, pos=3), 11) + 0.0, np.round(savgol_coeffs(5, 2, pos=3, use="dot"), 11) + 0.0)
print(np.round(savgol_coeffs(4, 2, pos=3, deriv=2, use="dot", delta=2.0), 11) + 0.0, savgol_coeffs(3, 1, deriv=2))
for call in (lambda: savgol_coeffs(5, 5), lambda: savgol_coeffs(5, 2, pos=7), lambda: savgol_coeffs(5, 2, use="x")):
    try:
        call()
    except ValueError as error:
        print(error)
