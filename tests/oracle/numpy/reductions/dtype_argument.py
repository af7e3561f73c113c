# the dtype of the result
import numpy as np

a = np.array([1, 2, 3], dtype=np.int8)
print(repr(a.sum(dtype=np.float32)), repr(np.mean(a, dtype=np.float64)), repr(np.sum([1.9, 2.9], dtype=int)), repr(a.cumsum(dtype=float)), repr(a.prod(dtype=np.int16)))
print(repr(np.array([200, 100], dtype=np.uint8).sum()), repr(np.array([1.5], dtype=np.float32).sum()), repr(np.array([1], dtype=np.uint32).sum()))
