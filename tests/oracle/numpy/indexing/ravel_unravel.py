# unravel_index and ravel_multi_index
import numpy as np

a = np.array([[3, 9, 1], [7, 2, 8]])
print(np.unravel_index(a.argmax(), a.shape))
print(np.unravel_index([1, 5], (2, 3)))
print(np.ravel_multi_index(([0, 1], [2, 0]), (2, 3)))
print(np.ravel_multi_index((1, 2), (2, 3)))
print(np.diag_indices(2), np.tril_indices(3), np.triu_indices(3, 1))
m = np.zeros((3, 3), dtype=int)
m[np.triu_indices(3)] = 1
print(m)
np.fill_diagonal(m, 8)
print(m)
