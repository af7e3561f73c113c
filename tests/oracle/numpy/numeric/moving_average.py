# running means in three ways
import numpy as np

a = np.arange(10, dtype=float)
k = 3
print(np.convolve(a, np.ones(k) / k, mode="valid"))
c = np.cumsum(np.insert(a, 0, 0))
print((c[k:] - c[:-k]) / k)
print(np.lib.stride_tricks.sliding_window_view(a, k).mean(axis=1))
