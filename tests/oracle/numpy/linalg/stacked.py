# stacks of matrices
import numpy as np

a = np.arange(1, 9, dtype=float).reshape(2, 2, 2)
print(np.round(np.linalg.det(a), 6), np.round(np.linalg.inv(a), 6), np.linalg.matrix_rank(a), np.round(np.linalg.solve(a, np.ones((2, 2, 1))), 6)[..., 0], np.round(np.linalg.eigvalsh(a), 6))
