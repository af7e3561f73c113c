"""Chebyshev's second filter."""
import numpy as np
from scipy.signal import cheby2

np.set_printoptions(precision=12)
for b, a in (cheby2(4, 40, 0.3), cheby2(5, 30, 0.4, btype="highpass"), cheby2(2, 20, [0.2, 0.6], btype="bandstop")):
    print(np.round(b, 12), np.round(a, 11))
print(np.round(cheby2(4, 40, 0.3, output="sos"), 11))
