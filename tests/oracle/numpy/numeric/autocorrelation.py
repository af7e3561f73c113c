# lagged correlation
import numpy as np

x = np.sin(np.arange(20) * 0.7)
print([round(float(np.corrcoef(x[:-k], x[k:])[0, 1]), 6) for k in (1, 2, 3)], np.correlate(x, x, 'full')[19].round(6), np.round(np.convolve(x, [1, -1], 'same')[:3], 6))
