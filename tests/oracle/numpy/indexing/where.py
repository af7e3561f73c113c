# where with one and three arguments
import numpy as np

a = np.array([1, -2, 3, -4])
print(np.where(a > 0))
print(np.where(a > 0, a, 0), np.where(a > 0, "pos", "neg"))
print(np.where([[True, False], [False, True]], [[1, 2], [3, 4]], [[9, 8], [7, 6]]))
m = np.arange(6).reshape(2, 3)
rows, cols = np.where(m % 2 == 1)
print(rows, cols)
print(np.where(m > 2, m * 1.5, -1))
print(np.argwhere(m > 3), np.nonzero(m > 3), np.flatnonzero(m > 3))
print(np.where(np.isnan([1, np.nan]), 0, [1, np.nan]))
print(np.where(a > 0, None, 1))
