# The nearest rows, their distances and graphs.
import numpy as np
from sklearn.neighbors import NearestNeighbors, kneighbors_graph

np.set_printoptions(precision=12)
X = [[0, 0, 2], [1, 0, 0], [0, 0, 1], [2, 2, 2]]
near = NearestNeighbors(n_neighbors=2, radius=0.4).fit(X)
print(near.kneighbors([[0, 0, 1.3]], 2, return_distance=False), near.kneighbors([[0, 0, 1.3]]))
print(near.kneighbors())
print(near.radius_neighbors([[0, 0, 1.3]], 0.4, return_distance=False)[0])
print(near.kneighbors_graph(X).toarray())
print(kneighbors_graph(X, 1, mode="distance", include_self=False).toarray())
print(kneighbors_graph(X, 2, mode="connectivity", include_self=True).toarray())
