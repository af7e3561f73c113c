# assignment with masks
import numpy as np

a = np.array([5, -1, 3, -7, 8])
a[a < 0] = 0
print(a)
a[a > 4] = [50, 80]
print(a)
a[a == 0] += 1
print(a)
m = np.arange(6).reshape(2, 3)
m[m > 2] *= 10
print(m)
m[m.sum(axis=1) > 5] = -1
print(m)
f = np.array([1.0, np.nan, 3.0])
f[np.isnan(f)] = 0
print(f)
try:
    a[a > 1] = [1, 2, 3, 4, 5, 6]
except ValueError as error:
    print(error)
