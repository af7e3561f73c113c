"""Finite filters whose errors have one height."""
import numpy as np
from scipy.signal import remez

np.set_printoptions(precision=12)
print(np.round(remez(11, [0, 0.1, 0.2, 0.5], [1, 0]), 10))
print(np.round(remez(12, [0, 100, 200, 500], [1, 0], fs=1000, weight=[1, 5]), 10))
print(np.round(remez(15, [0, 0.08, 0.16, 0.25, 0.33, 0.5], [0, 1, 0]), 10), np.round(remez(11, [0.05, 0.45], [1], type="hilbert"), 10) + 0.0)
calls = [lambda: remez(5, [0, 0.6], [1]), lambda: remez(5, [0, 0.1, 0.2], [1, 0]), lambda: remez(5, [0, 0.1], [1], type="x"), lambda: remez(5, [0, 0.3, 0.2, 0.5], [1, 0]),
         lambda: remez(1, [0, 0.1], [1])]
for call in calls:
    try:
        call()
    except ValueError as error:
        print(error)
