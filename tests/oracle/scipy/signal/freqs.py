"""The response of analog filters."""
import numpy as np
from scipy.signal import butter, findfreqs, freqs, freqs_zpk

b, a = butter(3, 12, analog=True)
w, h = freqs(b, a, worN=[1, 10, 100])
print(w, np.round(h, 9))
w, h = freqs(b, a, worN=5)
print(np.round(w, 6), np.round(np.abs(h), 9))
print(np.round(findfreqs([1, 0], [1, 8, 25], 4), 9), np.round(freqs_zpk([-1], [-2, -3], 5, worN=[0, 1.0])[1], 9))
try:
    findfreqs([1], [1, 2], 3, kind="x")
except ValueError as error:
    print(error)
