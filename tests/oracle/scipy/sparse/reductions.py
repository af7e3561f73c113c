# Sums, means and extremes along axes.
import numpy as np
from scipy.sparse import csr_array, csr_matrix

np.set_printoptions(precision=12)
matrix = csr_matrix([[1, 0, -2], [0, 3, 0]])
print(matrix.sum(), matrix.sum(axis=0), matrix.sum(axis=1))
print(matrix.mean(), matrix.mean(axis=0))
print(matrix.max(), matrix.min(), matrix.max(axis=1).toarray().ravel(), matrix.argmax(), matrix.argmin(axis=0))
print(csr_array([[1, 0, -2], [0, 3, 0]]).sum(axis=0), csr_array([[1, 0, -2], [0, 3, 0]]).mean(axis=1))
print(matrix.getnnz(axis=1), matrix.nonzero())
