"""The spectrum of every segment."""
import numpy as np
from scipy.signal import chirp, spectrogram

np.set_printoptions(precision=12)
t = np.arange(512) / 256
x = chirp(t, 10, 2, 100)
f, times, power = spectrogram(x, fs=256, nperseg=64)
print(f[:3], times, power.shape, f[np.argmax(power, axis=0)])
print(np.round(power[5:8, :3], 13))
for mode in ("magnitude", "complex", "angle", "phase"):
    print(mode, np.round(spectrogram(x, 256, nperseg=128, noverlap=0, mode=mode, detrend=False)[2][20:23, 1], 12))
print(np.round(spectrogram(x, 256, window="hann", nperseg=64, scaling="spectrum")[2][10, :3], 15))
for call in (lambda: spectrogram(x, mode="x"), lambda: spectrogram(x, nperseg=64, noverlap=70), lambda: spectrogram(x, window=np.ones(600))):
    try:
        call()
    except ValueError as error:
        print(error)
