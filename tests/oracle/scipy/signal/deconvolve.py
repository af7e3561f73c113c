"""Quotient and rest of two signals."""
import numpy as np
from scipy.signal import convolve, deconvolve

impulse, original = [2, 1], [0, 1, 0, 0, 1, 1]
recorded = convolve(impulse, original)
quotient, rest = deconvolve(recorded, impulse)
print(quotient, rest)
print(deconvolve([1.0, 2, 3], [1.0, 1]), deconvolve([1.0], [1.0, 2.0]))
try:
    deconvolve(np.ones((2, 2)), [1])
except ValueError as error:
    print(error)
