# Transforms over several axes
import numpy as np
from scipy import fft

x = np.arange(12.0).reshape(3, 4) ** 1.5
print(fft.fft2(x).round(9).tolist())
print(fft.fftn(x, axes=[0]).round(9)[1].tolist(), fft.fftn(x, s=(2, 2)).round(9).tolist())
print(np.allclose(fft.ifftn(fft.fftn(x)), x), np.allclose(fft.irfftn(fft.rfftn(x), s=x.shape), x), np.allclose(fft.irfft2(fft.rfft2(x)), x))
print(fft.hfftn(x[:, :2]).round(9).tolist(), fft.ihfft2(x).round(10)[0].tolist())
print(fft.rfft2(x, norm="ortho").round(10)[0].tolist())
