# DistanceMetric: every distance by name, of numbers, of truths and of a function.
import numpy as np
from sklearn.metrics import DistanceMetric

np.set_printoptions(precision=12)
rng = np.random.default_rng(5)
X, Y = rng.normal(size=(4, 3)), rng.normal(size=(3, 3))
truths, others = rng.integers(0, 2, size=(4, 9)), rng.integers(0, 2, size=(3, 9))
truths[0] = 0
for name in ("euclidean", "l2", "manhattan", "cityblock", "l1", "chebyshev", "infinity", "minkowski", "p", "canberra", "braycurtis", "hamming"):
    metric = DistanceMetric.get_metric(name)
    print(name, type(metric).__name__, metric.pairwise(X, Y), metric.pairwise(X)[0], metric.rdist_to_dist(2.0), metric.dist_to_rdist(2.0))
for name in ("jaccard", "matching", "dice", "kulsinski", "rogerstanimoto", "russellrao", "sokalmichener", "sokalsneath", "hamming"):
    metric = DistanceMetric.get_metric(name)
    print(name, type(metric).__name__, metric.pairwise(truths[1:], others), metric.pairwise(truths)[1, 1:])
print(DistanceMetric.get_metric("jaccard").pairwise(np.zeros((2, 3))))
for options in ({"p": 3}, {"p": 0.5}, {"p": 1}, {"p": 2}, {"p": np.inf}, {"p": 3, "w": [1, 2, 0.5]}, {"p": 2, "w": [1, 2, 0.5]}):
    metric = DistanceMetric.get_metric("minkowski", **options)
    print(options, type(metric).__name__, metric.pairwise(X, Y)[:2], metric.rdist_to_dist(8.0), metric.dist_to_rdist(2.0))
print(DistanceMetric.get_metric("seuclidean", V=[0.5, 1.0, 2.0]).pairwise(X, Y))
spread = np.array([[2.0, 0.5, 0.0], [0.5, 1.0, 0.3], [0.0, 0.3, 1.5]])
print(DistanceMetric.get_metric("mahalanobis", V=spread).pairwise(X, Y))
print(DistanceMetric.get_metric("mahalanobis", VI=spread).pairwise(X))
places = DistanceMetric.get_metric("haversine")
print(places.pairwise(X[:, :2], Y[:, :2]), places.rdist_to_dist(0.25), places.dist_to_rdist(1.0))


def widest(a, b, scale=1.0):
    return float(np.abs(a - b).max()) * scale


for made in (DistanceMetric.get_metric(widest, scale=2.0), DistanceMetric.get_metric("pyfunc", func=widest)):
    print(type(made).__name__, made.pairwise(X, Y), made.pairwise(X)[1], made.rdist_to_dist(0.5))
