# assignments between overlapping slices
import numpy as np

a = np.arange(8)
a[1:] = a[:-1]
print(a)
b = np.arange(8)
b[:-1] = b[1:]
print(b)
c = np.arange(5)
c[:] = c[::-1]
print(c)
d = np.arange(5)
d[1:] += d[:-1]
print(d)
m = np.arange(9).reshape(3, 3)
m += m.T
print(m)
