"""Filters and spectra along any axis."""
import numpy as np
from scipy import signal

np.set_printoptions(precision=12)
x = np.sin(np.arange(48.0) * 0.9).reshape(2, 3, 8)
b, a = signal.butter(1, 0.4)
for axis in (0, 1, 2, -2):
    print(axis, np.round(signal.lfilter(b, a, x, axis=axis).ravel()[:4], 11), signal.resample(x, 4, axis=axis).shape, np.round(signal.detrend(x, axis=axis).ravel()[5], 11) + 0.0)
print(signal.welch(x, nperseg=4)[1].shape, signal.welch(x, nperseg=3, axis=1)[1].shape, signal.spectrogram(x, nperseg=4, axis=2)[2].shape, signal.stft(x, nperseg=4, axis=-1)[2].shape)
print(np.round(signal.sosfilt(signal.butter(2, 0.4, output="sos"), x, axis=1).sum(axis=(0, 1)), 11)[:3], signal.hilbert(x, axis=1).shape, signal.periodogram(x, axis=0)[1].shape)
print(signal.argrelmax(x[0], axis=1), np.round(signal.csd(x, x[::-1], nperseg=8)[1][0, 0, :3], 11))
