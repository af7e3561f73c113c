"""A recording brought down to one band, and the beats in it counted."""
import numpy as np
from scipy import signal

np.set_printoptions(precision=12)
fs = 200
t = np.arange(0, 6, 1 / fs)
rng = np.random.default_rng(0)
beats = np.exp(-((t[:, None] - np.arange(0.4, 6, 0.8)) ** 2) / 0.002).sum(axis=1)
raw = beats + 0.5 * np.sin(2 * np.pi * 0.2 * t) + 0.2 * np.sin(2 * np.pi * 50 * t) + 0.05 * rng.normal(size=t.size)
b, a = signal.iirnotch(50, 30, fs)
clean = signal.filtfilt(b, a, raw)
sos = signal.butter(2, [1, 20], btype="bandpass", fs=fs, output="sos")
band = signal.sosfiltfilt(sos, clean)
peaks, found = signal.find_peaks(band, height=0.3, distance=fs // 2)
print(peaks, np.round(found["peak_heights"], 11))
print(np.round(60 / np.diff(t[peaks]).mean(), 9), np.round(signal.peak_widths(band, peaks)[0], 9))
f, power = signal.welch(raw, fs, nperseg=256)
print(f[signal.find_peaks(power, prominence=1e-3)[0]], np.round(np.trapezoid(power, f), 12))
