# sliding_window_view and as_strided
import numpy as np

from numpy.lib.stride_tricks import as_strided, sliding_window_view
a = np.arange(6)
w = sliding_window_view(a, 3)
print(w)
print(w.mean(axis=1), w.max(axis=-1))
print(sliding_window_view(np.arange(12).reshape(3, 4), (2, 2)).shape)
print(as_strided(a, shape=(3, 2), strides=(16, 8)))
