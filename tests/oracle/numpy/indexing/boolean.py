# boolean masks
import numpy as np

a = np.array([5, -1, 3, -7, 8])
print(a[a > 0], a[(a > 0) & (a < 6)], a[~(a > 0)], a[(a < 0) | (a == 8)])
m = np.arange(12).reshape(3, 4)
print(m[m % 2 == 0], m[m > 100])
print(m[[True, False, True]])
print(m[:, np.array([True, False, False, True])])
print(m[m.sum(axis=1) > 10, 1])
print(np.extract(a > 2, a), np.compress([True, False, True], a))
print((a > 0).sum(), np.count_nonzero(a > 0), (a > 0).mean())
