# Transforms of real values, and of Hermitian ones
import numpy as np
from scipy import fft

x = np.array([1.0, 2, 1, -1, 1.5, 0])
print(fft.rfft(x).round(9), fft.irfft(fft.rfft(x)).round(9), fft.irfft(fft.rfft(x[:5]), 5).round(9))
print(fft.hfft([1, 2j, 3]).round(9), fft.ihfft(x).round(9))
print(fft.rfft(x, 4, norm="ortho").round(9).tolist(), fft.irfft([4, 0, 0], 6).round(9))
