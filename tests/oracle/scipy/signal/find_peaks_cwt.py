"""Peaks by wavelets of many widths."""
import numpy as np
from scipy.signal import find_peaks_cwt

t = np.arange(0, np.pi, 0.05)
print(find_peaks_cwt(np.sin(t), np.arange(1, 10)))
x = np.exp(-((np.arange(200) - 50) / 6.0) ** 2) + 0.8 * np.exp(-((np.arange(200) - 130) / 9.0) ** 2)
print(find_peaks_cwt(x, np.arange(2, 20)))
noisy = x + 0.02 * np.random.RandomState(1).normal(size=200)
print(find_peaks_cwt(noisy, np.arange(3, 15), min_snr=2))
