"""How the ends of a signal are continued before filtering."""
import numpy as np
from scipy.signal import butter, filtfilt, resample_poly, sosfiltfilt, upfirdn

np.set_printoptions(precision=12)
x = np.array([1.0, 2, 4, 7, 11, 16, 22, 29, 37, 46])
b, a = butter(1, 0.3)
for padtype in ("odd", "even", "constant"):
    print(padtype, np.round(filtfilt(b, a, x, padtype=padtype, padlen=3), 9)[[0, 1, -1]])
print(np.round(sosfiltfilt(butter(1, 0.3, output="sos"), x, padtype=None), 9)[[0, 1, -1]])
for padtype in ("constant", "line", "mean", "edge", "reflect"):
    print(padtype, np.round(resample_poly(x, 3, 2, padtype=padtype), 9)[[0, 1, -1]])
print(upfirdn([1, 2, 1], [1, 2, 3], mode="constant", cval=5), upfirdn([1, 2, 1], [1, 2, 3], mode="wrap"), upfirdn([1, 2, 1], [1, 2, 3], mode="symmetric"))
