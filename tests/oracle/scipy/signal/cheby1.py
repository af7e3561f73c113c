"""Chebyshev's first filter."""
import numpy as np
from scipy.signal import cheby1

np.set_printoptions(precision=12)
for b, a in (cheby1(4, 1, 0.3), cheby1(5, 0.5, 0.4, btype="highpass"), cheby1(2, 1, [0.2, 0.6], btype="bandpass")):
    print(np.round(b, 12), np.round(a, 10))
print(np.round(cheby1(4, 5, 100, "low", analog=True)[1], 6))
