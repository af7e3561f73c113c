# Edges of negative length, and cycles of them.
import numpy as np
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import NegativeCycleError, bellman_ford, johnson, shortest_path

graph = csr_matrix([[0, -1, 4, 0], [0, 0, 3, 2], [0, 0, 0, 0], [0, 1, 5, 0]])
print(bellman_ford(graph, indices=0), johnson(graph).tolist())
print(shortest_path(graph, method="FW").tolist())
for method in (bellman_ford, johnson):
    try:
        method(csr_matrix([[0, 1, 0], [0, 0, -3], [1, 0, 0]]))
    except NegativeCycleError as error:
        print(type(error).__name__, error)
try:
    shortest_path(graph, method="quick")
except ValueError as error:
    print(error)
