# norms of vectors and matrices
import numpy as np

v = np.array([3.0, -4.0])
m = np.array([[1.0, 2.0], [3.0, 4.0]])
print(np.linalg.norm(v), np.linalg.norm(v, 1), np.linalg.norm(v, np.inf), np.linalg.norm(v, -np.inf), np.linalg.norm(v, 0), np.linalg.norm(v, 3))
print(np.linalg.norm(m), np.linalg.norm(m, "fro"), np.round(np.linalg.norm(m, 2), 6), np.linalg.norm(m, 1), np.linalg.norm(m, np.inf), np.round(np.linalg.norm(m, "nuc"), 6))
print(np.linalg.norm(m, axis=1), np.linalg.norm(m, axis=0, keepdims=True), np.linalg.norm([1, 2, 2]), np.linalg.norm(m, ord=1, axis=0), np.linalg.vector_norm(m), np.linalg.matrix_norm(m))
