# the Fourier transform
import numpy as np

x = np.array([1.0, 2.0, 0.0, -1.0])
print(np.round(np.fft.fft(x), 6), np.round(np.fft.ifft(np.fft.fft(x)).real, 6), np.round(np.fft.rfft(x), 6), np.round(np.fft.irfft(np.fft.rfft(x)), 6))
print(np.fft.fftfreq(4), np.fft.fftfreq(5, d=0.1), np.fft.rfftfreq(4), np.fft.fftshift([1, 2, 3, 4]), np.fft.ifftshift([1, 2, 3]))
print(np.round(np.fft.fft([1, 2, 3], 5), 4), np.round(np.fft.fft2([[1, 2], [3, 4]]), 6), np.round(np.fft.rfft([1, 2, 3]), 6), np.round(np.fft.fft([1, 1], norm="ortho"), 6))
t = np.arange(64) / 64
spectrum = np.abs(np.fft.rfft(np.sin(2 * np.pi * 5 * t)))
print(np.argmax(spectrum), np.round(spectrum.max(), 6))
