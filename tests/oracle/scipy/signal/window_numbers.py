"""What windows do to spectra: sums, noise bandwidths, side lobes."""
import numpy as np
from scipy.signal import get_window

for name in ("boxcar", "hann", "hamming", "blackman", "flattop", ("kaiser", 8.6), ("chebwin", 80)):
    w = get_window(name, 64)
    spectrum = np.abs(np.fft.rfft(w, 1024)) / w.sum()
    first_zero = np.argmax(np.diff(spectrum) > 0)
    print(name, np.round(w.sum(), 9), np.round(64 * (w**2).sum() / w.sum() ** 2, 10), np.round(20 * np.log10(spectrum[first_zero:].max()), 10))
