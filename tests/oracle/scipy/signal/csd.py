"""Cross spectra and coherence."""
import numpy as np
from scipy.signal import coherence, csd

np.set_printoptions(precision=12)
noise = np.random.RandomState(1).normal(size=(2, 300))
x = noise[0]
y = np.roll(x, 2) + 0.5 * noise[1]
f, cross = csd(x, y, fs=10, nperseg=50)
print(f[:3], np.round(cross[:4], 11))
f, together = coherence(x, y, fs=10, nperseg=50)
print(np.round(together[:6], 11))
print(np.round(csd(x, y[:200], nperseg=64, average="median")[1][:3], 11))
for call in (lambda: csd(np.ones((2, 9)), np.ones((3, 9))), lambda: csd(x, y, nperseg=64, detrend=3)):
    try:
        call()
    except ValueError as error:
        print(error)
