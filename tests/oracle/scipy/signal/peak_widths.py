"""How wide peaks are at a share of their prominence."""
import numpy as np
from scipy.signal import find_peaks, peak_widths

np.set_printoptions(precision=12)
x = np.array([0, 1, 0, 3, 1, 2, 0.5, 4, 0, 2, 0])
peaks, _ = find_peaks(x)
for part in peak_widths(x, peaks, rel_height=0.5):
    print(np.round(part, 10))
print(np.round(peak_widths(x, peaks, rel_height=1)[0], 10))
try:
    peak_widths(x, peaks, rel_height=-1)
except ValueError as error:
    print(error)
