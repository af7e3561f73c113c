# Matrices in blocks.
import numpy as np
from scipy.sparse import bsr_array, bsr_matrix

blocks = np.array([[[1, 2], [3, 4]], [[5, 6], [7, 8]], [[9, 9], [9, 9]]])
matrix = bsr_matrix((blocks, [0, 1, 0], [0, 2, 3]), shape=(4, 4))
print(matrix.toarray(), matrix.blocksize, matrix.nnz, repr(matrix))
print((matrix @ np.arange(4)), matrix.T.toarray()[0], matrix.tocsr().nnz)
print(bsr_array(np.kron(np.eye(2), np.ones((2, 2))), blocksize=(2, 2)).data.shape)
