"""Cauer's elliptic filter."""
import numpy as np
from scipy.signal import ellip

np.set_printoptions(precision=12)
for b, a in (ellip(4, 1, 40, 0.3), ellip(5, 0.5, 60, 0.4, btype="highpass"), ellip(3, 1, 30, [0.2, 0.6], btype="bandpass"), ellip(1, 1, 20, 0.5)):
    print(np.round(b, 11), np.round(a, 11))
