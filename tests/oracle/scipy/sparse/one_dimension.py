# Arrays of one dimension.
import numpy as np
from scipy.sparse import coo_array, csr_array

vector = coo_array(np.array([0, 3, 0, 4]))
print(vector.shape, vector.nnz, vector.coords[0], vector.toarray(), vector.sum())
print(repr(vector), vector @ np.arange(4))
matrix = csr_array([[1, 0, 2], [0, 3, 0]])
print(matrix[0].toarray(), matrix[:, 2].toarray(), (matrix[0] * 2).toarray())
