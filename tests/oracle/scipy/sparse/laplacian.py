# The Laplacian of a graph, plain and normed.
import numpy as np
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import laplacian

np.set_printoptions(precision=12)
graph = np.array([[0, 1, 0, 2], [1, 0, 3, 0], [0, 3, 0, 0], [2, 0, 0, 0]], dtype=float)
print(laplacian(graph))
matrix, degrees = laplacian(csr_matrix(graph), normed=True, return_diag=True)
print(matrix.toarray().round(10), degrees.round(10))
print(laplacian(np.triu(graph), use_out_degree=True))
