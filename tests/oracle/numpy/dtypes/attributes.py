# shape, size, strides and friends
import numpy as np

a = np.arange(24, dtype=np.int32).reshape(2, 3, 4)
print(a.shape, a.ndim, a.size, a.itemsize, a.nbytes, a.strides, a.dtype)
print(a.T.shape, a.T.strides)
print(np.shape([[1, 2], [3, 4]]), np.ndim(5), np.size([1, 2, 3]), np.size([[1, 2], [3, 4]], 0))
print(len(a), len(a[0]))
print(a.flags["C_CONTIGUOUS"], a.T.flags["F_CONTIGUOUS"], a.flags.writeable, a.T.flags.c_contiguous)
try:
    len(np.array(3))
except TypeError as error:
    print(error)
