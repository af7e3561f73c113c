"""Analog lowpass filters with their edge at one."""
import numpy as np
from scipy.signal import buttap, cheb1ap, cheb2ap, ellipap

np.set_printoptions(precision=12)
for z, p, k in (buttap(3), cheb1ap(4, 1), cheb2ap(3, 40), ellipap(4, 1, 40)):
    print(np.round(z, 10), np.round(p, 10), round(float(k), 11))
try:
    buttap(-2)
except ValueError as error:
    print(error)
