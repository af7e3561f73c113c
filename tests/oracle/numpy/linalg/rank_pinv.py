# matrix_rank, pinv, cond
import numpy as np

m = np.array([[1.0, 2.0], [2.0, 4.0], [3.0, 6.0]])
print(np.linalg.matrix_rank(m), np.linalg.matrix_rank(np.eye(3)), np.linalg.matrix_rank(np.zeros((2, 2))), np.linalg.matrix_rank([1, 2]))
print(np.round(np.linalg.pinv(m), 6) + 0.0, np.round(np.linalg.pinv(np.array([[1.0, 0.0], [0.0, 2.0]])), 6) + 0.0)
print(np.round(np.linalg.cond(np.array([[1.0, 0.0], [0.0, 4.0]])), 6), np.round(np.linalg.cond([[2, 1], [1, 3]], 1), 6))
