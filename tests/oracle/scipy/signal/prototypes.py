"""Analog lowpass filters with their edge at one."""
import numpy as np
from scipy.signal import buttap, cheb1ap, cheb2ap, ellipap

for z, p, k in (buttap(3), cheb1ap(4, 1), cheb2ap(3, 40), ellipap(4, 1, 40)):
    print(np.round(z, 9), np.round(p, 9), round(float(k), 9))
try:
    buttap(-2)
except ValueError as error:
    print(error)
