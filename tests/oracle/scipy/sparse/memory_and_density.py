# How much is stored, and what would be dense.
import numpy as np
from scipy.sparse import csr_matrix, random

matrix = random(100, 50, density=0.05, format="csr", random_state=42)
print(matrix.nnz, round(matrix.nnz / np.prod(matrix.shape), 12), matrix.data.nbytes, matrix.indices.dtype, matrix.indptr.dtype)
print(1 - csr_matrix([[0, 0, 1], [0, 2, 0]]).nnz / 6)
print(csr_matrix((3, 4)).toarray().tolist(), csr_matrix((3, 4), dtype=np.int8).dtype)
print(csr_matrix(np.eye(3)).size, csr_matrix(np.eye(3)).ndim)
