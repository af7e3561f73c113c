# Neighbours by other metrics, named, computed or given.
import numpy as np
from sklearn.metrics import pairwise_distances
from sklearn.neighbors import NearestNeighbors

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
X = rng.rand(20, 3)
for metric in ("manhattan", "chebyshev", "cosine", "canberra", "braycurtis", "correlation", "sqeuclidean"):
    near = NearestNeighbors(n_neighbors=3, metric=metric).fit(X)
    distances, places = near.kneighbors(X[:2])
    print(metric, near._fit_method, places.tolist(), distances.round(13).tolist())
print(NearestNeighbors(n_neighbors=2, metric="minkowski", p=3).fit(X).kneighbors(X[:1])[0].round(11))
print(NearestNeighbors(n_neighbors=2, metric=lambda a, b: abs(a - b).max()).fit(X).kneighbors(X[:1])[1])
given = NearestNeighbors(n_neighbors=2, metric="precomputed").fit(pairwise_distances(X))
print(given.kneighbors(pairwise_distances(X[:1], X))[1], given.kneighbors()[1][:3].tolist())
cities = np.radians([[52.5, 13.4], [48.9, 2.35], [51.5, -0.1]])
print((NearestNeighbors(n_neighbors=2, metric="haversine").fit(cities).kneighbors(cities)[0] * 6371).round(9))
