"""Samples without their mean or line."""
import numpy as np
from scipy.signal import detrend

np.set_printoptions(precision=12)
x = np.array([1.0, 3, 2, 6, 5, 9, 8])
print(np.round(detrend(x), 10) + 0.0)
print(np.round(detrend(x, type="constant"), 10), np.round(detrend(x, bp=[3]), 10) + 0.0)
print(np.round(detrend(np.arange(6.0).reshape(2, 3) ** 2, axis=0), 9) + 0.0, detrend([1, 2, 3], type="constant"))
for call in (lambda: detrend(x, type="cubic"), lambda: detrend(x, bp=20)):
    try:
        call()
    except ValueError as error:
        print(error)
