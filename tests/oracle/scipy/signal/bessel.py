"""Bessel's filter in its three norms."""
import numpy as np
from scipy.signal import bessel, besselap

for norm in ("phase", "delay", "mag"):
    b, a = bessel(4, 0.3, norm=norm)
    print(norm, np.round(b, 9), np.round(a, 9))
z, p, k = besselap(5)
print(z, np.round(p, 9), k)
try:
    bessel(3, 0.2, norm="odd")
except ValueError as error:
    print(error)
print(np.round(besselap(24, norm="mag")[1][:4], 9), np.round(bessel(20, 0.1, output="zpk")[1][9], 9))
