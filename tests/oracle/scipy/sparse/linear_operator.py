# Matrices known by their products alone.
import numpy as np
from scipy.sparse import csr_matrix
from scipy.sparse.linalg import LinearOperator, aslinearoperator, cg

twice = LinearOperator((3, 3), matvec=lambda x: 2 * x, rmatvec=lambda x: 2 * x, dtype=float)
print(twice, twice @ np.ones(3), twice.matmat(np.eye(3)).tolist())
print((twice + twice) @ np.ones(3), (3 * twice) @ np.ones(3), (twice @ twice) @ np.ones(3), (twice ** 3) @ np.ones(3))
print(twice.H @ np.ones(3), twice.T @ np.ones(3), (-twice).matvec([1, 2, 3]))
print(cg(twice, np.array([2.0, 4.0, 6.0]))[0])
matrix = aslinearoperator(csr_matrix([[1, 2, 3], [4, 5, 6]]))
print(matrix, matrix @ np.array([1, 2, 3]), matrix.rmatvec([1, 2]))
for wrong in (lambda: twice @ np.ones(4), lambda: twice @ 2, lambda: aslinearoperator("text"), lambda: twice + matrix):
    try:
        wrong()
    except Exception as error:
        print(type(error).__name__, error)
