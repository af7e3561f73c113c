# The older transforms
import numpy as np
from scipy import fftpack

np.set_printoptions(precision=12)
x = np.array([1.0, 2, 1, -1, 1.5])
print(fftpack.fft(x).round(10), fftpack.ifft(fftpack.fft(x)).round(10))
print(fftpack.rfft(x).round(10), fftpack.irfft(fftpack.rfft(x)).round(10), fftpack.rfftfreq(5, 0.1))
print(fftpack.dct(x).round(10), fftpack.idct(x, norm="ortho").round(10), fftpack.dst(x, 1).round(10))
print(fftpack.fftfreq(4), fftpack.fft2(np.eye(2)).round(10).tolist(), fftpack.next_fast_len(13))
wave = np.sin(2 * np.pi * np.arange(8) / 8)
print(fftpack.diff(wave).round(10), fftpack.hilbert(wave).round(10), fftpack.shift(wave, np.pi / 2).round(10))
