"""The response of analog filters."""
import numpy as np
from scipy.signal import butter, findfreqs, freqs, freqs_zpk

np.set_printoptions(precision=12)
b, a = butter(3, 12, analog=True)
w, h = freqs(b, a, worN=[1, 10, 100])
print(w, np.round(h, 13))
w, h = freqs(b, a, worN=5)
print(np.round(w, 9), np.round(np.abs(h), 12))
print(np.round(findfreqs([1, 0], [1, 8, 25], 4), 11), np.round(freqs_zpk([-1], [-2, -3], 5, worN=[0, 1.0])[1], 10))
try:
    findfreqs([1], [1, 2], 3, kind="x")
except ValueError as error:
    print(error)
