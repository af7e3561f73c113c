# dtypes from codes, names and Python types
import numpy as np

print([np.dtype(c) for c in '?bhilBHIfdD'])
print(np.dtype('<f4'), np.dtype('=i4'), np.dtype('u1'), np.dtype('int'))
print(np.dtype(str), np.dtype(bytes), np.dtype('U'), np.dtype('S10'))
print(np.double, np.single, np.intp, np.ubyte)
print(np.float64 is np.double, np.int_ is np.int64, np.bool is np.bool_)
