"""Filtering by a rational function of the delay."""
import numpy as np
from scipy.signal import butter, lfilter, lfilter_zi, lfiltic

np.set_printoptions(precision=12)
x = np.array([1.0, 2, 3, 2, 1, 0, 0, 1])
b, a = butter(2, 0.4)
print(np.round(lfilter(b, a, x), 11))
print(np.round(lfilter([1, 1, 1], [3.0], x), 10), lfilter([1.0], [1.0, -0.5], np.ones(4)))
zi = lfilter_zi(b, a)
y, zf = lfilter(b, a, x, zi=zi * x[0])
print(np.round(zi, 11), np.round(y, 11), np.round(zf, 11))
print(np.round(lfilter(b, a, np.arange(6.0).reshape(3, 2), axis=0), 10))
print(np.round(lfiltic([0.5, 0.2], [1.0, -0.3, 0.1], y=[1.0, 2.0], x=[0.5]), 11))
print(np.round(lfilter(b, a, x * 1j), 11)[:3])
for call in (lambda: lfilter(b, a, x, zi=[1.0, 2, 3]), lambda: lfilter(np.ones((2, 2)), a, x), lambda: lfilter([], a, x)):
    try:
        call()
    except ValueError as error:
        print(error)
try:
    lfilter([1, 1], [1], [1, 2, 3])
except NotImplementedError as error:
    print(error)
