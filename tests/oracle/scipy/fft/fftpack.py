# The older transforms
import numpy as np
from scipy import fftpack

x = np.array([1.0, 2, 1, -1, 1.5])
print(fftpack.fft(x).round(9), fftpack.ifft(fftpack.fft(x)).round(9))
print(fftpack.rfft(x).round(9), fftpack.irfft(fftpack.rfft(x)).round(9), fftpack.rfftfreq(5, 0.1))
print(fftpack.dct(x).round(9), fftpack.idct(x, norm="ortho").round(9), fftpack.dst(x, 1).round(9))
print(fftpack.fftfreq(4), fftpack.fft2(np.eye(2)).round(9).tolist(), fftpack.next_fast_len(13))
wave = np.sin(2 * np.pi * np.arange(8) / 8)
print(fftpack.diff(wave).round(9), fftpack.hilbert(wave).round(9), fftpack.shift(wave, np.pi / 2).round(9))
