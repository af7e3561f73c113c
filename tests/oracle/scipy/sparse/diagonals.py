# Matrices of diagonals.
import numpy as np
from scipy import sparse

print(sparse.eye(3, k=1).toarray())
print(sparse.diags([[1, 2, 3], [4, 5]], [0, 1]).toarray())
print(sparse.diags([1, -2, 1], [-1, 0, 1], shape=(4, 4)).toarray())
print(sparse.spdiags(np.array([[1, 2, 3], [4, 5, 6]]), [0, 2], 3, 3).toarray())
matrix = sparse.csr_matrix([[1, 2], [3, 4]])
print(matrix.diagonal(), matrix.diagonal(1), matrix.trace())
matrix.setdiag([8, 9])
print(matrix.toarray())
