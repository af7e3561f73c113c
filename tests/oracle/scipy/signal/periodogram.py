"""The power spectrum of a whole signal."""
import numpy as np
from scipy.signal import periodogram

np.set_printoptions(precision=12)
x = np.array([1.0, 2, 0, -1, 3, 2, 1, 0])
f, power = periodogram(x, fs=4)
print(f, np.round(power, 10) + 0.0)
for options in ({"window": "hann"}, {"scaling": "spectrum"}, {"detrend": "linear"}, {"nfft": 16}, {"nfft": 4}, {"return_onesided": False}):
    f, power = periodogram(x, **options)
    print(list(options), f[:4], np.round(power[:4], 11) + 0.0)
print(np.round(periodogram(x + 1j)[1], 10)[:3] + 0.0, periodogram([])[0])
try:
    periodogram(x, window=np.ones(3))
except ValueError as error:
    print(error)
