"""Spikes taken out of a signal, and steps kept."""
import numpy as np
from scipy.signal import medfilt, savgol_filter, wiener

np.set_printoptions(precision=12)
x = np.r_[np.zeros(6), np.ones(6)]
x[[3, 8]] = 5.0, -4.0
print(medfilt(x, 3), medfilt(x, 5))
print(np.round(wiener(x, 3), 10), np.round(savgol_filter(medfilt(x, 3), 5, 1), 11))
