# diag, diagflat, diagonal, tri, tril, triu
import numpy as np

a = np.arange(9).reshape(3, 3)
print(np.diag(a), np.diag(a, 1), np.diag(a, -2))
print(np.diag([1, 2, 3]))
print(np.diag([1, 2], k=1))
print(np.diagflat([[1, 2], [3, 4]]))
print(a.diagonal(), a.diagonal(1))
print(np.tri(3))
print(np.tri(3, 4, k=1, dtype=int))
print(np.tril(a))
print(np.triu(a, 1))
print(np.tril(a, -1))
