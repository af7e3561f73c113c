"""One frequency taken away, or all others; combs."""
import numpy as np
from scipy.signal import iircomb, iirnotch, iirpeak

np.set_printoptions(precision=12)
print(*[np.round(part, 10) for part in iirnotch(60.0, 30.0, 200.0)])
print(*[np.round(part, 11) for part in iirpeak(0.25, 10)])
print(*[np.round(part, 10) for part in iircomb(50.0, 10.0, fs=300.0)])
for call in (lambda: iirnotch(1.5, 30), lambda: iircomb(70.0, 10.0, fs=300.0), lambda: iircomb(50.0, 10.0, ftype="x", fs=300.0)):
    try:
        call()
    except ValueError as error:
        print(error)
