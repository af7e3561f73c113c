# Transposed, reshaped and resized.
from scipy.sparse import coo_matrix, csr_matrix

matrix = csr_matrix([[1, 0, 2], [0, 3, 0]])
print(matrix.T.toarray(), matrix.T.format)
print(matrix.reshape(3, 2).toarray())
matrix.resize(2, 2)
print(matrix.toarray())
print(coo_matrix([[1, 2]]).transpose().shape, matrix.astype(float).dtype, matrix.copy().nnz)
