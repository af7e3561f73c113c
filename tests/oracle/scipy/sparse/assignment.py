# Elements set in a compressed matrix, with the warning that this is slow.
import warnings
import numpy as np
from scipy.sparse import SparseEfficiencyWarning, csr_matrix

matrix = csr_matrix((3, 3))
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    matrix[0, 1] = 5
print(seen[0].category is SparseEfficiencyWarning, str(seen[0].message))
matrix[0, 1] = 6
print(matrix.toarray(), matrix.nnz)
matrix.data[:] = 0
print(matrix.nnz, matrix.count_nonzero())
matrix.eliminate_zeros()
print(matrix.nnz)
