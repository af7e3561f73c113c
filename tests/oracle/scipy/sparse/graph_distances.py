# Roads between towns: shortest ways and the towns on them.
import numpy as np
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import dijkstra, shortest_path

towns = ["A", "B", "C", "D", "E"]
roads = {("A", "B"): 7, ("A", "C"): 3, ("C", "B"): 1, ("B", "D"): 2, ("C", "D"): 8}
rows, columns, lengths = zip(*[(towns.index(a), towns.index(b), n) for (a, b), n in roads.items()])
graph = csr_matrix((lengths, (rows, columns)), shape=(5, 5))
distances, before = dijkstra(graph, directed=False, indices=0, return_predecessors=True)
print(distances, before)
way, node = [], 3
while node != -9999:
    way.append(towns[node])
    node = before[node]
print(way[::-1], shortest_path(graph, directed=True)[0], shortest_path(graph, unweighted=True, directed=False)[0])
