"""Correlation, and the lags that belong to it."""
import numpy as np
from scipy.signal import correlate, correlation_lags

x, y = np.array([1.0, 2, 3, 0, 0]), np.array([0.0, 1, 2, 3])
for mode in ("full", "same", "valid"):
    print(mode, np.round(correlate(x, y, mode=mode), 9), correlation_lags(5, 4, mode=mode))
print(correlate(x, y, method="direct"), np.round(correlate(x, y, method="fft"), 9) + 0.0)
print(correlate(np.array([1j, 2]), np.array([1, 1j])), correlate([1, 2, 3, 4], [1, 1], "same"))
noise = np.random.RandomState(0).normal(size=200)
lags = correlation_lags(200, 180)
print(lags[np.argmax(correlate(noise, noise[20:]))])
for call in (lambda: correlate(x, np.ones((2, 2))), lambda: correlate(x, y, mode="all"), lambda: correlation_lags(5, 4, mode="x")):
    try:
        call()
    except ValueError as error:
        print(error)
