# Floats, indices, bytes and alpha.
import matplotlib as mpl
import numpy as np

v = mpl.colormaps["viridis"]
def shown(colour):
    return tuple(round(float(c), 6) for c in colour)
for x in (0, 0.5, 1.0, 1, -1, -0.1, 1.1, 300, np.nan, 255, 256, True, np.float32(0.5), np.int64(3)):
    print(x, shown(v(x)), tuple(int(c) for c in v(x, bytes=True)), shown(v(x, alpha=0.5)))
print(np.round(v([0, 0.5, 1]), 6).tolist(), np.round(v(np.arange(3)), 6).tolist(), np.round(v([0, 0.5], alpha=[0.1, 0.2]), 6).tolist())
print(v(np.array([[0, 0.5]]), bytes=True).tolist(), v([]).shape, v([np.nan, np.inf, -np.inf, 0.2]).round(4).tolist())
try:
    v([0, 0.5], alpha=[0.1, 0.2, 0.3])
except ValueError as error:
    print(error)
