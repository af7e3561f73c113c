# linear interpolation
import numpy as np

print(np.interp(2.5, [1, 2, 3], [3, 2, 0]), np.interp([0, 1, 1.5, 2.72, 3.14], [1, 2, 3], [3, 2, 0]), np.interp(5, [1, 2], [1, 2], left=-1, right=99), np.interp([0, 5], [1, 2], [1, 2], left=-1, right=99))
x = np.linspace(0, 10, 5)
print(np.interp([1, 2, 3], x, x ** 2), np.interp(-180, [-90, 0, 90], [1, 2, 3], period=360))
a = np.array([1.0, np.nan, 3.0, np.nan, 7.0])
good = ~np.isnan(a)
a[~good] = np.interp(np.flatnonzero(~good), np.flatnonzero(good), a[good])
print(a)
