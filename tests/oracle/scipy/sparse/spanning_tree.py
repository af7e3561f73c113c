# The cheapest edges that join all nodes.
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import breadth_first_tree, depth_first_tree, minimum_spanning_tree

graph = csr_matrix([[0, 8, 0, 3], [0, 0, 2, 5], [0, 0, 0, 6], [0, 0, 0, 0]])
tree = minimum_spanning_tree(graph)
print(tree.toarray(), tree.sum())
print(breadth_first_tree(graph, 0, directed=False).toarray())
print(depth_first_tree(graph, 0, directed=False).toarray())
