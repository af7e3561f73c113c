"""The response of digital filters."""
import numpy as np
from scipy.signal import butter, firwin, freqz, freqz_sos, freqz_zpk, sosfreqz

np.set_printoptions(precision=12)
b, a = butter(3, 0.3)
w, h = freqz(b, a, worN=5)
print(np.round(w, 10), np.round(h, 12))
print(*[np.round(part, 10) + 0.0 for part in freqz(firwin(5, 0.3), worN=4, fs=100)])
print(np.round(freqz(b, a, worN=[0.1, 1.0])[1], 11), np.round(freqz(b, a, worN=4, whole=True)[0], 10), np.round(freqz(b, a, 3, include_nyquist=True)[1], 11))
print(np.round(freqz_sos(butter(4, 0.2, output="sos"), 3)[1], 13), np.round(sosfreqz(butter(4, 0.2, output="sos"), 3)[1], 13)[2])
print(np.round(freqz_zpk(*butter(3, 0.3, output="zpk"), worN=3)[1], 11) + 0.0, freqz(b, a)[0].shape)
try:
    freqz(b, a, worN=-3)
except ValueError as error:
    print(error)
