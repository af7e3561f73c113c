# Rows scaled to sum one, columns weighted, by diagonal matrices.
import numpy as np
from scipy.sparse import csr_matrix, diags

matrix = csr_matrix([[1.0, 1.0, 2.0], [0.0, 5.0, 0.0], [3.0, 0.0, 1.0]])
sums = np.asarray(matrix.sum(axis=1)).ravel()
print((diags(1 / sums) @ matrix).toarray())
print(matrix.multiply(1 / sums[:, None]).toarray(), type(matrix.multiply(1 / sums[:, None])).__name__)
print((matrix @ diags([1.0, 10.0, 100.0])).toarray())
print(matrix.multiply(matrix > 1).toarray(), matrix.multiply([1, 0, 2]).toarray())
