# Cosine transforms of four types
import numpy as np
from scipy import fft

x = np.array([4.0, 3, 5, 10])
for kind in (1, 2, 3, 4):
    print(kind, fft.dct(x, kind).round(10).tolist(), fft.dct(x, kind, norm="ortho").round(10).tolist(), np.allclose(fft.idct(fft.dct(x, kind), kind), x))
print(fft.dct(x, n=6).round(9).tolist(), fft.dct(x, 2, norm="ortho", orthogonalize=False).round(10).tolist())
grid = np.arange(6.0).reshape(2, 3)
print((fft.dctn(grid).round(9) + 0).tolist(), fft.idctn(fft.dctn(grid, norm="ortho"), norm="ortho").round(10).tolist())
