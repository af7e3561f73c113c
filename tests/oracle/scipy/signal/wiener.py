"""Wiener's filter."""
import numpy as np
from scipy.signal import wiener

np.set_printoptions(precision=12)
x = np.array([1.0, 2, 1, 8, 2, 1, 2, 9, 1])
print(np.round(wiener(x), 10))
print(np.round(wiener(x, 5, noise=2.0), 10))
print(np.round(wiener(np.arange(16.0).reshape(4, 4) % 5, (3, 3)), 10))
