"""Windows by name."""
import numpy as np
from scipy.signal import get_window

print(np.round(get_window("hann", 5), 9), np.round(get_window("hann", 5, fftbins=False), 9), np.round(get_window(("kaiser", 4.0), 4), 9))
print(np.round(get_window(4.0, 4), 9), get_window("triangle", 4), np.round(get_window(("tukey", 0.5), 6), 9), np.round(get_window("hamming_symmetric", 4), 9))
print(np.round(get_window(("gaussian", 2.0), 4), 9), np.round(get_window(("dpss", 2.0), 6), 8), np.round(get_window("exponential", 4), 9))
for window in ("odd", "kaiser", ("hann", 2), (3, 2), None, "gaussian"):
    try:
        get_window(window, 5)
    except ValueError as error:
        print(error)
