# Nodes in the order of a search.
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import breadth_first_order, depth_first_order

graph = csr_matrix([[0, 1, 2, 0, 0], [0, 0, 0, 1, 0], [2, 0, 0, 3, 0], [0, 0, 0, 0, 4], [0, 0, 0, 0, 0]])
print(breadth_first_order(graph, 0))
print(depth_first_order(graph, 0))
print(breadth_first_order(graph, 3, directed=False, return_predecessors=False))
