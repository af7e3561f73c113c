"""How far peaks stand out, in the whole signal and in a window."""
import warnings
import numpy as np
from scipy.signal import find_peaks, peak_prominences

x = np.array([0, 1, 0, 3, 1, 2, 0.5, 4, 0, 2, 0])
peaks, _ = find_peaks(x)
print(peak_prominences(x, peaks))
print(peak_prominences(x, peaks, wlen=3))
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(peak_prominences(x, [2]))
    print(caught[0].category.__name__, caught[0].message)
for wrong in ([99], [-1]):
    try:
        peak_prominences(x, wrong)
    except ValueError as error:
        print(error)
