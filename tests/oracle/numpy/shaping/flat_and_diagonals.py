# flat indices, diagonals and anti-diagonals
import numpy as np

m = np.arange(9).reshape(3, 3)
print(np.diag(m), np.diag(np.fliplr(m)), np.trace(m), m.trace(), m.diagonal(1), m.flat[4], m.flat[[0, 8]], np.tril(m, -1) + np.triu(m, 1), m[np.triu_indices(3, k=1)], np.fliplr(m).diagonal().sum())
m.flat = 7
print(m)
m.fill(0)
print(m)
