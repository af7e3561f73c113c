"""Windows by name."""
import numpy as np
from scipy.signal import get_window

np.set_printoptions(precision=12)
print(np.round(get_window("hann", 5), 11), np.round(get_window("hann", 5, fftbins=False), 10), np.round(get_window(("kaiser", 4.0), 4), 11))
print(np.round(get_window(4.0, 4), 11), get_window("triangle", 4), np.round(get_window(("tukey", 0.5), 6), 10), np.round(get_window("hamming_symmetric", 4), 11))
print(np.round(get_window(("gaussian", 2.0), 4), 10), np.round(get_window(("dpss", 2.0), 6), 10), np.round(get_window("exponential", 4), 10))
for window in ("odd", "kaiser", ("hann", 2), (3, 2), None, "gaussian"):
    try:
        get_window(window, 5)
    except ValueError as error:
        print(error)
