"""What comes out of whole numbers, truths, single precision and complex numbers."""
import numpy as np
from scipy import signal

np.set_printoptions(precision=12)
print(signal.convolve([1, 2, 3], [1, 1]), signal.convolve([1.0, 2], [1, 1]).dtype, signal.convolve([True, False], [True, True]))
print(signal.fftconvolve([1, 2, 3], [1, 1]).dtype, signal.convolve2d([[1, 2]], [[1]]).dtype, signal.correlate([1j, 1], [1, 1j]))
single = np.arange(8, dtype=np.float32)
print(signal.medfilt(single).dtype, signal.lfilter([np.float32(1)], [np.float32(1)], single).dtype, signal.savgol_filter(single, 3, 1).dtype, signal.detrend(single).dtype)
print(signal.welch(single, nperseg=8)[1].dtype, signal.resample(single, 4).dtype, signal.decimate(np.tile(single, 8), 2).dtype, signal.savgol_filter([1, 2, 4, 8, 16], 3, 1))
print(signal.welch(np.exp(1j * np.arange(16)), nperseg=8)[0], signal.medfilt([3, 1, 2]).dtype, signal.wiener(np.array([1, 5, 2, 8])).dtype)
try:
    signal.medfilt(np.array([1j, 2]))
except ValueError as error:
    print(error)
