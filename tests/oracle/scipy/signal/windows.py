"""Window functions."""
import numpy as np
from scipy.signal import windows

np.set_printoptions(precision=12)
for name in "boxcar triang parzen bohman blackman nuttall blackmanharris flattop bartlett barthann hamming hann cosine exponential tukey taylor lanczos".split():
    make = getattr(windows, name)
    print(name, np.round(make(6), 13) + 0.0, np.round(make(5, sym=False), 13) + 0.0, make(1))
