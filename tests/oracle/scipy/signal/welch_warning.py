"""Short signals shorten the segments, with a word about it."""
import warnings
import numpy as np
from scipy.signal import coherence, spectrogram, welch

x = np.cos(np.arange(100) * 0.5)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(welch(x)[1].shape, spectrogram(x)[2].shape)
    for warning in caught:
        print(warning.category.__name__, warning.message)
