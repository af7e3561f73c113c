# Rows of a compressed matrix, one after another.
import numpy as np
from scipy.sparse import csr_matrix

matrix = csr_matrix([[0, 3, 0], [1, 0, 2], [0, 0, 0]])
for place, row in enumerate(matrix):
    print(place, row.indices, row.data, row.shape)
for row in range(3):
    start, end = matrix.indptr[row], matrix.indptr[row + 1]
    print(dict(zip(matrix.indices[start:end].tolist(), matrix.data[start:end].tolist())))
rows, columns = matrix.nonzero()
print(list(zip(rows.tolist(), columns.tolist(), matrix.data.tolist())))
print(np.diff(matrix.indptr), matrix.getnnz(axis=0), matrix.argmax(axis=1).ravel())
