# a wide matrix of floats wraps
import numpy as np

m = np.arange(30).reshape(2, 15) / 7
print(m)
print(repr(m))
print(np.round(m, 2), m.astype(np.float32))
