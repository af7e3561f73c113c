# Graphs of neighbours and their parts.
import numpy as np
from scipy.sparse.csgraph import connected_components, shortest_path
from sklearn.neighbors import NearestNeighbors, kneighbors_graph, radius_neighbors_graph

np.set_printoptions(precision=12)
rng = np.random.RandomState(2)
X = np.vstack([rng.normal(0, 0.4, (6, 2)), rng.normal(5, 0.4, (6, 2))])
graph = kneighbors_graph(X, n_neighbors=3, mode="distance")
print(repr(graph), graph[0].indices, graph[0].data.round(11), connected_components(graph, directed=False))
print(radius_neighbors_graph(X, 0.6, mode="connectivity", include_self=True).toarray().astype(int)[:4])
print(shortest_path(graph, directed=False)[0, :6].round(10))
near = NearestNeighbors(n_neighbors=2).fit(X)
print(kneighbors_graph(near, 2).toarray()[0].astype(int), near.kneighbors_graph(X[:1], mode="distance").data.round(11))
for wrong in (lambda: near.kneighbors_graph(X, mode="weights"), lambda: kneighbors_graph(X, 2, mode="other")):
    try:
        wrong()
    except ValueError as error:
        print(type(error).__name__)
