# Parts of a graph that hang together.
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import connected_components

graph = csr_matrix([[0, 1, 1, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 1], [0, 0, 0, 0, 0]])
print(connected_components(graph))
print(connected_components(graph, directed=True, connection="strong"))
print(connected_components(graph, directed=False, return_labels=False))
try:
    connected_components(graph, connection="loose")
except ValueError as error:
    print(error)
