# The Fourier transform, and back
import numpy as np
from scipy import fft

np.set_printoptions(precision=12)
x = np.array([1.0, 2, 1, -1, 1.5])
y = fft.fft(x)
print(y.round(10))
print(np.allclose(fft.ifft(y), x), fft.fft(x, 8).round(10).tolist(), fft.fft(x, 3).round(10).tolist())
for norm in ("backward", "ortho", "forward"):
    print(norm, fft.fft(x, norm=norm)[:2].round(10).tolist(), fft.ifft(x, norm=norm)[:2].round(10).tolist())
print(fft.fft(np.arange(6.0).reshape(2, 3), axis=0).round(10).tolist())
print(fft.fft([1, 2j, 3]).round(10).tolist(), fft.fft(x).dtype)
