# Distances in a graph by every method.
import numpy as np
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import bellman_ford, dijkstra, floyd_warshall, johnson, shortest_path

graph = csr_matrix([[0, 1, 2, 0], [0, 0, 0, 1], [2, 0, 0, 3], [0, 0, 0, 0]])
for method in (dijkstra, bellman_ford, johnson, floyd_warshall):
    distances, before = method(graph, return_predecessors=True)
    print(method.__name__, distances.tolist(), before.tolist())
print(shortest_path(graph, indices=2), shortest_path(graph, method="D", unweighted=True, directed=False).tolist())
print(dijkstra(graph, indices=[0, 2], limit=2.0))
print(dijkstra(graph, indices=[0, 1], min_only=True, return_predecessors=True))
