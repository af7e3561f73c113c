# masks on rows and columns of matrices
import numpy as np

m = np.arange(12).reshape(3, 4)
m[m[:, 0] > 3, 1] = -1
print(m)
m[:, m.sum(axis=0) > 12] *= 2
print(m)
m[(m > 5) & (m % 2 == 0)] = 0
print(m)
m[~(m > 0)] = 99
print(m, (m == 99).any(axis=1))
