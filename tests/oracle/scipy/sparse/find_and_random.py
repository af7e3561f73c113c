# What is stored, and matrices drawn at random.
import numpy as np
from scipy import sparse

np.set_printoptions(precision=12)
rows, columns, values = sparse.find(sparse.csr_matrix([[7, 0], [0, 8]]))
print(rows, columns, values)
matrix = sparse.random(4, 5, density=0.3, random_state=0)
print(matrix.shape, matrix.nnz, matrix.format)
print(matrix.toarray().round(11))
print(sparse.random(3, 3, density=1.0, random_state=np.random.RandomState(1), data_rvs=np.ones).toarray())
print(sparse.issparse(matrix), sparse.isspmatrix_csr(matrix.tocsr()), sparse.issparse(np.eye(2)))
