"""Window functions that take parameters."""
import numpy as np
from scipy.signal import windows

np.set_printoptions(precision=12)
print(np.round(windows.kaiser(6, 8.0), 12), np.round(windows.gaussian(5, 1.5, sym=False), 11), np.round(windows.general_gaussian(5, 1.5, 2), 10))
print(np.round(windows.tukey(8, 0.3), 10), np.round(windows.chebwin(6, 60), 10), np.round(windows.chebwin(7, 80), 11))
print(np.round(windows.general_cosine(5, [0.5, 0.3, 0.2]), 10) + 0.0, np.round(windows.general_hamming(5, 0.6), 10))
print(np.round(windows.exponential(5, 0, 2.0, sym=False), 10), np.round(windows.taylor(6, nbar=3, sll=40), 11), np.round(windows.kaiser_bessel_derived(6, 4.0), 11))
for call in (lambda: windows.hann(-1), lambda: windows.hann(2.5), lambda: windows.exponential(5, 2), lambda: windows.kaiser_bessel_derived(5, 4)):
    try:
        call()
    except ValueError as error:
        print(error)
