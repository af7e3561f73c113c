"""Peaks of a noisy wave, as they are usually looked for."""
import numpy as np
from scipy.signal import find_peaks

np.set_printoptions(precision=12)
t = np.linspace(0, 10, 500)
x = np.sin(2 * np.pi * 0.7 * t) + 0.1 * np.random.RandomState(0).normal(size=500)
peaks, properties = find_peaks(x, height=0.5, distance=40)
print(peaks, np.round(properties["peak_heights"], 10))
peaks, properties = find_peaks(x, prominence=1.0)
print(peaks, properties["left_bases"], properties["right_bases"])
print(len(find_peaks(x)[0]))
