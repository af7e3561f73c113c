# dtype objects, their names and attributes
import numpy as np

for d in [np.dtype("int64"), np.dtype(float), np.dtype("f4"), np.dtype(bool), np.dtype("U5"), np.dtype("S3"), np.dtype(object), np.dtype("M8[D]"), np.dtype(complex)]:
    print(repr(d), str(d), d.name, d.kind, d.char, d.itemsize, d.str)
print(np.dtype("i2") == np.int16, np.dtype(int) == "int64", np.dtype("f8") != float)
print(np.int64, np.float32, np.bool_)
print(np.dtype(np.float64).type)
