# Graphs given as plain arrays; zeros are no edges.
import numpy as np
from scipy.sparse.csgraph import (connected_components, depth_first_order, floyd_warshall, johnson, maximum_bipartite_matching,
                                  minimum_spanning_tree)
from scipy.sparse import csr_matrix

graph = np.array([[0, 2, 0, 6, 0], [2, 0, 3, 8, 5], [0, 3, 0, 0, 7], [6, 8, 0, 0, 9], [0, 5, 7, 9, 0]])
print(minimum_spanning_tree(graph).toarray().astype(int), minimum_spanning_tree(graph).toarray().sum())
print(floyd_warshall(graph).astype(int).tolist(), johnson(graph, indices=[0]).tolist())
print(connected_components(graph), depth_first_order(graph, 2)[0])
print(maximum_bipartite_matching(csr_matrix(graph[:3]), perm_type="column"))
