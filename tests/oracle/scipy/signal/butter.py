"""Butterworth's filter in all bands and forms."""
import numpy as np
from scipy.signal import butter

np.set_printoptions(precision=12)
for b, a in (butter(4, 0.2), butter(3, 0.3, btype="high"), butter(2, [0.2, 0.5], btype="band"), butter(2, [0.2, 0.5], btype="bandstop")):
    print(np.round(b, 12), np.round(a, 10))
print(np.round(butter(4, 100, fs=1000, output="sos"), 12))
z, p, k = butter(3, 0.4, output="zpk")
print(np.round(z, 10), np.round(p, 11), round(k, 12))
b, a = butter(3, 10.0, analog=True)
print(np.round(b, 9), np.round(a, 9))
