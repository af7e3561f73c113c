# Elements, rows, columns and parts.
import numpy as np
from scipy.sparse import csr_array, csr_matrix

matrix = csr_matrix(np.arange(12).reshape(3, 4))
print(matrix[1, 2], matrix[-1, -1])
print(matrix[1].toarray(), matrix[:, 2].toarray().ravel())
print(matrix[1:, ::2].toarray())
print(matrix[[2, 0]].toarray(), matrix[[0, 1], [1, 2]])
print(matrix[matrix > 8])
print(matrix[np.array([True, False, True])].shape, matrix.getrow(2).toarray())
print(csr_array(np.arange(6).reshape(2, 3))[1].shape)
try:
    matrix[5, 0]
except IndexError as error:
    print(error)
