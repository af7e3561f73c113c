# Norms of matrices, rows and columns.
import numpy as np
from scipy.sparse import csr_matrix
from scipy.sparse.linalg import norm, onenormest

np.set_printoptions(precision=12)
A = csr_matrix([[1.0, -2.0, 0.0], [0.0, 3.0, 4.0]])
print(norm(A).round(10), norm(A, 1), norm(A, np.inf), norm(A, -1), norm(A, 2).round(10))
print(norm(A, axis=0).round(10), norm(A, axis=1), norm(A, 1, axis=1), norm(A, np.inf, axis=0), norm(A, 0, axis=1))
print(onenormest(csr_matrix([[1, 0, 0], [5, 8, 2], [0, -1, 0]], dtype=float)))
for wrong in (lambda: norm(np.eye(2)), lambda: norm(A, "x"), lambda: norm(A, axis=5)):
    try:
        wrong()
    except Exception as error:
        print(type(error).__name__, error)
