"""Bessel's filter in its three norms."""
import numpy as np
from scipy.signal import bessel, besselap

np.set_printoptions(precision=12)
for norm in ("phase", "delay", "mag"):
    b, a = bessel(4, 0.3, norm=norm)
    print(norm, np.round(b, 11), np.round(a, 11))
z, p, k = besselap(5)
print(z, np.round(p, 11), k)
try:
    bessel(3, 0.2, norm="odd")
except ValueError as error:
    print(error)
print(np.round(besselap(24, norm="mag")[1][:4], 10), np.round(bessel(20, 0.1, output="zpk")[1][9], 11))
