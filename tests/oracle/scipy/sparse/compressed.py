# Rows in compressed form: offsets, places and values.
import numpy as np
from scipy.sparse import csc_matrix, csr_matrix

row, column, data = np.array([0, 0, 1, 2, 2, 2]), np.array([0, 2, 2, 0, 1, 2]), np.array([1, 2, 3, 4, 5, 6])
by_rows = csr_matrix((data, (row, column)), shape=(3, 3))
print(by_rows.indptr, by_rows.indices, by_rows.data)
print(by_rows.toarray())
by_columns = csc_matrix((data, [0, 2, 2, 0, 1, 2], [0, 2, 3, 6]))
print(by_columns.toarray())
print(csr_matrix(([1, 2, 3], ([0, 0, 1], [1, 1, 0]))).toarray())
print(by_rows.has_sorted_indices, by_rows.has_canonical_format)
