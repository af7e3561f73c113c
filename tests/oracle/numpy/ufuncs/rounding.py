# round, floor, ceil, trunc, rint, fix, clip
import numpy as np

a = np.array([1.5, 2.5, -1.5, -0.4, 2.345, 0.5])
print(np.round(a), np.round(a, 1), np.round(a, 2), a.round(), np.around(a, 1))
print(np.floor(a), np.ceil(a), np.trunc(a), np.rint(a), np.fix(a))
print(np.round(1234.567, -2), np.round([15, 25, 35], -1), np.round(2.675, 2), np.round(3.7))
print(np.clip(a, 0, 2), np.clip(a, None, 1), a.clip(0), np.clip([1, 5, 10], 2, 8), np.clip([1, 2, 3], [2, 2, 2], 2.5))
print(np.round(np.array([1 + 2.567j]), 1), repr(np.round(5)), repr(np.floor(2)))
