"""Any recursive filter by one function."""
import numpy as np
from scipy.signal import freqz_sos, iirfilter

np.set_printoptions(precision=12)
for kind, options in (("butter", {}), ("cheby1", {"rp": 1}), ("cheby2", {"rs": 40}), ("ellip", {"rp": 1, "rs": 40}), ("bessel", {})):
    sos = iirfilter(4, [50, 200], btype="band", ftype=kind, output="sos", fs=1000, **options)
    w, h = freqz_sos(sos, worN=[20, 50, 100, 200, 400], fs=1000)
    print(kind, sos.shape, np.round(20 * np.log10(np.abs(h)), 11))
b, a = iirfilter(2, 10, btype="lowpass", analog=True)
print(np.round(b, 9), np.round(a, 9), [part.shape for part in iirfilter(3, 0.3, btype="hp", output="zpk")[:2]])
try:
    iirfilter(4, [0.1, 0.3], btype="low")
except ValueError as error:
    print(error)
