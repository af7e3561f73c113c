# argsort, stable sort and ordering by column
import numpy as np

a = np.array([30, 10, 20, 10])
print(np.argsort(a), np.argsort(a, kind="stable"), np.argsort(-a, kind="stable"), a[np.argsort(a)], a.argsort()[::-1])
m = np.array([[3, 1], [1, 2], [2, 0]])
print(m[m[:, 0].argsort()], np.argsort(m, axis=0), m[np.argsort(m[:, 1])])
print(np.argsort(["pear", "apple", "fig"]), np.argsort([2.0, np.nan, 1.0]), np.argsort(m, axis=None, kind="stable"))
