# Transforms of real values, and of Hermitian ones
import numpy as np
from scipy import fft

np.set_printoptions(precision=12)
x = np.array([1.0, 2, 1, -1, 1.5, 0])
print(fft.rfft(x).round(10), fft.irfft(fft.rfft(x)).round(10), fft.irfft(fft.rfft(x[:5]), 5).round(10))
print(fft.hfft([1, 2j, 3]).round(10), fft.ihfft(x).round(11))
print(fft.rfft(x, 4, norm="ortho").round(10).tolist(), fft.irfft([4, 0, 0], 6).round(11))
