# What is wrong, in the usual words.
import numpy as np
from scipy import sparse

matrix = sparse.csr_matrix([[1, 2], [3, 4]])
for wrong in (
    lambda: matrix @ np.ones(3),
    lambda: matrix + sparse.csr_matrix((3, 3)),
    lambda: sparse.csr_matrix(([1], ([5], [0])), shape=(2, 2)),
    lambda: len(matrix),
    lambda: bool(matrix),
    lambda: matrix.asformat("xyz"),
    lambda: sparse.csr_matrix([[1, 2], [3, 4]]).reshape(3, 3),
    lambda: sparse.vstack([matrix, sparse.csr_matrix((1, 3))]),
):
    try:
        print(wrong())
    except Exception as error:
        print(type(error).__name__, error)
