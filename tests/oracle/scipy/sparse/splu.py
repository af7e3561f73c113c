# Factors that solve for one right side after another.
import numpy as np
from scipy.sparse import csc_matrix
from scipy.sparse.linalg import splu

A = csc_matrix([[1.0, 2.0, 0.0, 4.0], [1.0, 0.0, 0.0, 1.0], [1.0, 0.0, 2.0, 1.0], [2.0, 2.0, 1.0, 0.0]])
factors = splu(A)
x = np.array([1.0, 2.0, 3.0, 4.0])
print(factors.shape, factors.solve(A @ x).round(10), factors.solve(A.T @ x, "T").round(10))
rows = csc_matrix((np.ones(4), (factors.perm_r, np.arange(4))))
columns = csc_matrix((np.ones(4), (np.arange(4), factors.perm_c)))
print((rows.T @ (factors.L @ factors.U) @ columns.T).toarray().round(10))
print(factors.L.diagonal(), type(factors.U).__name__)
