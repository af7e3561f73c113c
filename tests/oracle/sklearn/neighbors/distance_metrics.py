# A DistanceMetric as the metric of trees, of searches for neighbours and of means of neighbours.
import numpy as np
from sklearn.metrics import DistanceMetric
from sklearn.neighbors import BallTree, KDTree, KNeighborsRegressor, NearestNeighbors

np.set_printoptions(precision=12)
X = np.random.default_rng(3).normal(size=(30, 3))
y = X[:, 0] + X[:, 1]
for name, options in (("euclidean", {}), ("manhattan", {}), ("chebyshev", {}), ("minkowski", {"p": 3}), ("seuclidean", {"V": [0.5, 1.0, 2.0]})):
    metric = DistanceMetric.get_metric(name, **options)
    kinds = (BallTree,) if name == "seuclidean" else (BallTree, KDTree)
    for kind in kinds:
        distances, places = kind(X, metric=metric).query(X[:2], k=3)
        print(name, kind.__name__, distances, places)
    for algorithm in ("auto", "ball_tree"):
        distances, places = NearestNeighbors(n_neighbors=2, metric=metric, algorithm=algorithm).fit(X).kneighbors(X[:2] + 0.1)
        print(name, algorithm, distances, places)
    print(KNeighborsRegressor(3, weights="distance", metric=metric).fit(X, y).predict(X[:3] + 0.2))
