"""Peaks by height, distance, prominence, width, threshold and plateau."""
import numpy as np
from scipy.signal import find_peaks

x = np.array([0, 2, 1, 3, 1, 0, 5, 5, 5, 1, 2, 0, 4, 0.0])
print(find_peaks(x))
print(find_peaks(x, height=2.5))
print(find_peaks(x, height=(2, 4))[0], find_peaks(x, distance=3)[0], find_peaks(x, threshold=1.5)[0])
peaks, properties = find_peaks(x, prominence=1, width=0.5)
for name, values in properties.items():
    print(name, np.round(values, 10))
print(find_peaks(x, plateau_size=2))
print(find_peaks(-x)[0], find_peaks([1, 2, 3])[0])
try:
    find_peaks(x, distance=0)
except ValueError as error:
    print(error)
try:
    find_peaks(np.ones((2, 2)))
except ValueError as error:
    print(error)
