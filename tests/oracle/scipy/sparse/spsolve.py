# Linear systems of sparse matrices.
import numpy as np
from scipy.sparse import csc_matrix, csr_matrix, diags
from scipy.sparse.linalg import factorized, spsolve, spsolve_triangular

np.set_printoptions(precision=12)
A = csc_matrix([[3.0, 2.0, 0.0], [1.0, -1.0, 0.0], [0.0, 5.0, 1.0]])
print(spsolve(A, [2.0, 4.0, -1.0]).round(10))
print(spsolve(A, np.eye(3)).round(10))
print(spsolve(A, csc_matrix(np.eye(3))).toarray().round(10))
print(spsolve(diags([[-1.0] * 9, [2.5] * 10, [-1.0] * 9], [-1, 0, 1]).tocsc(), np.arange(10)).round(9))
print(factorized(A)(np.array([1.0, 2.0, 3.0])).round(10))
print(spsolve_triangular(csr_matrix([[3, 0], [1, 2]], dtype=float), [6.0, 4.0]))
