"""Another number of samples of the same waves."""
import numpy as np
from scipy.signal import resample

np.set_printoptions(precision=12)
x = np.cos(2 * np.pi * np.arange(10) / 10) + 0.5
print(np.round(resample(x, 15), 10) + 0.0)
print(np.round(resample(x, 7), 10), np.round(resample(x, 4), 10))
y, t = resample(x, 5, t=np.arange(10) * 0.1)
print(np.round(y, 10), t)
print(np.round(resample(x, 12, window="hamming"), 11), np.round(resample(x * 1j, 5), 10) + 0.0)
print(np.round(resample(np.arange(8.0).reshape(4, 2), 6), 10))
try:
    resample(x, 5, domain="space")
except ValueError as error:
    print(error)
