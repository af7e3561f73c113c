# searchsorted left, right and arrays
import numpy as np

a = np.array([1, 3, 3, 5, 7])
print(np.searchsorted(a, 3), np.searchsorted(a, 3, side="right"), np.searchsorted(a, [0, 4, 8]), a.searchsorted(5))
print(np.searchsorted([5, 1, 3], 2, sorter=[1, 2, 0]), np.searchsorted(["a", "c"], "b"), np.searchsorted([1.0, 2.0], [[0.5, 1.5], [2.0, 3.0]]))
print(repr(np.searchsorted(a, 4)))
