# A matrix in every format, shown and turned into others.
import numpy as np
from scipy import sparse

dense = np.array([[1, 0, 2], [0, 0, 3], [4, 5, 0]])
for name in ("csr", "csc", "coo", "lil", "dok", "dia", "bsr"):
    matrix = sparse.csr_matrix(dense).asformat(name)
    print(repr(matrix))
    print(matrix.format, matrix.shape, matrix.nnz, matrix.dtype, (matrix.toarray() == dense).all())
print(sparse.csr_array(dense))
