# Eigenvalues of the Laplacian tell the parts of a graph.
import numpy as np
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import connected_components, laplacian
from scipy.sparse.linalg import eigsh

np.set_printoptions(precision=12)
edges = [(0, 1), (1, 2), (0, 2), (3, 4), (4, 5), (3, 5), (2, 3)]
rows, columns = zip(*edges)
graph = csr_matrix((np.ones(7), (rows, columns)), shape=(7, 7))
graph = graph + graph.T
values, vectors = eigsh(laplacian(graph).astype(float), k=4, which="SM")
print(values.round(9) + 0.0, connected_components(graph)[0])
fiedler = np.linalg.eigh(laplacian(graph[:6, :6]).toarray())[1][:, 1]
print(sorted(map(tuple, [np.flatnonzero(fiedler > 0).tolist(), np.flatnonzero(fiedler < 0).tolist()])))
