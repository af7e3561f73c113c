# numpy's functions on sparse matrices, and sparse with dense.
import numpy as np
from scipy.sparse import csr_array, csr_matrix

matrix = csr_matrix([[0.0, 4.0], [9.0, 0.0]])
print(np.sqrt(matrix).toarray() if hasattr(np.sqrt(matrix), "toarray") else "dense")
print(matrix + np.ones((2, 2)), type(matrix + np.ones((2, 2))).__name__)
print(np.ones(2) @ matrix, matrix @ np.ones((2, 1)), np.asarray(matrix.todense()))
print(type(csr_array(matrix) + np.ones((2, 2))).__name__, csr_array(matrix) @ np.ones(2), csr_array(matrix).max())
