# Sine transforms of four types
import numpy as np
from scipy import fft

x = np.array([4.0, 3, 5, 10])
for kind in (1, 2, 3, 4):
    print(kind, fft.dst(x, kind).round(9).tolist(), fft.dst(x, kind, norm="ortho").round(9).tolist(), np.allclose(fft.idst(fft.dst(x, kind), kind), x))
grid = np.arange(6.0).reshape(2, 3)
print((fft.dstn(grid).round(9) + 0).tolist(), (fft.idstn(grid, 1, norm="ortho").round(10) + 0).tolist())
