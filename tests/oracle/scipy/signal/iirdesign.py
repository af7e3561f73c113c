"""Filters designed from edges and losses."""
import numpy as np
from scipy.signal import iirdesign

np.set_printoptions(precision=12)
for kind in ("butter", "cheby1", "cheby2", "ellip"):
    b, a = iirdesign(0.2, 0.35, 1, 40, ftype=kind)
    print(kind, np.round(b, 14), np.round(a, 11))
print(np.round(iirdesign([100, 200], [80, 250], 1, 20, fs=1000, ftype="cheby1", output="sos"), 12))
for call in (lambda: iirdesign(0.2, 1.3, 1, 40), lambda: iirdesign(0.2, 0.3, 40, 1), lambda: iirdesign(0.2, 0.3, 1, 40, ftype="bessel"),
             lambda: iirdesign([0.1, 0.3], [0.2, 0.4], 1, 40)):
    try:
        call()
    except ValueError as error:
        print(error)
