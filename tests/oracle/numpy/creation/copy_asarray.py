# copy and asarray share or not
import numpy as np

a = np.array([1, 2, 3])
b = np.asarray(a)
c = np.array(a)
d = np.copy(a)
b[0] = 100
print(a, b, c, d)
print(b is a, c is a)
print(repr(np.asarray([1, 2], dtype=float)))
print(repr(np.asanyarray([[1, 2]])))
print(repr(np.ascontiguousarray(np.arange(6).reshape(2, 3).T)))
