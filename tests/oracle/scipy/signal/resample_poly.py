"""Samples at another rate by one finite filter; decimation; zeros, a filter, and every so many-th."""
import numpy as np
from scipy.signal import decimate, resample_poly, upfirdn

np.set_printoptions(precision=12)
x = np.cos(np.arange(30) * 0.3) + 1
print(np.round(resample_poly(x, 3, 2), 10)[:8])
print(np.round(resample_poly(x, 1, 3), 10), np.round(resample_poly(x, 2, 1, padtype="line"), 10)[:5])
print(np.round(resample_poly(x, 1, 2, padtype="mean"), 11)[:5])
print(np.round(decimate(x, 3), 11), np.round(decimate(x, 2, ftype="fir"), 11)[:6], np.round(decimate(x, 2, zero_phase=False), 11)[:4])
print(upfirdn([1, 1, 1], [1, 2, 3], 3), upfirdn([1.0], np.arange(10), 1, 3), upfirdn([1, 1, 1], [1, 2, 3], 1, mode="edge"))
for call in (lambda: resample_poly(x, 0, 1), lambda: resample_poly(x, 1.5, 1), lambda: decimate(x, 2, ftype="x"), lambda: upfirdn([], x),
             lambda: resample_poly(x, 2, 1, padtype="x")):
    try:
        call()
    except ValueError as error:
        print(error)
