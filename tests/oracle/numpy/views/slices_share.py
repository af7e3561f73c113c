# slices are views
import numpy as np

a = np.arange(10)
b = a[2:5]
b[0] = 99
print(a, b.base is a)
c = a[::2]
c[:] = -1
print(a)
d = a.copy()
d[0] = 1000
print(a[0], d[0])
print(np.shares_memory(a, b), np.shares_memory(a, d), np.may_share_memory(a, c))
e = a[::-1]
e[0] = 7
print(a[-1], e.strides)
