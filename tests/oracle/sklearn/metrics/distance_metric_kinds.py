# DistanceMetric over single precision, sparse rows and lists, and what it refuses.
import numpy as np
from scipy.sparse import csr_matrix
from sklearn.metrics import DistanceMetric

np.set_printoptions(precision=12)
X = np.array([[0.1, 1.7, 2.0], [3.3, 0.0, 5.5], [1.0, 0.0, -1.2]])
for name in ("euclidean", "manhattan", "chebyshev", "canberra", "braycurtis", "hamming", "dice"):
    metric = DistanceMetric.get_metric(name, dtype=np.float32)
    print(type(metric).__name__, repr(metric.pairwise(X.astype(np.float32))), metric.pairwise(X).dtype)
metric = DistanceMetric.get_metric("euclidean")
print(repr(metric.pairwise(csr_matrix(X))), repr(metric.pairwise([[1, 2], [3, 4]], [[0, 0]])), metric.rdist_to_dist(np.array([4.0, 9.0])))
print(repr(metric).split(" object")[0], DistanceMetric.get_metric(metric) is metric)
for given, options in (("nope", {}), (3, {}), ("mahalanobis", {}), ("minkowski", {"p": 0}), ("minkowski", {"p": np.inf, "w": [1.0, 2.0, 3.0]}),
                       ("minkowski", {"p": 3, "w": [1.0, -2.0]}), ("euclidean", {"dtype": np.int64})):
    try:
        DistanceMetric.get_metric(given, **options)
    except Exception as error:
        print(type(error).__name__, error)
seuclidean = DistanceMetric.get_metric("seuclidean", V=[1.0, 2.0])
mahalanobis = DistanceMetric.get_metric("mahalanobis", V=np.eye(2))
weighted = DistanceMetric.get_metric("minkowski", p=3, w=[1.0, 2.0])
for own, rows in ((metric, ([[1.0, 2.0]], [[1.0, 2.0, 3.0]])), (metric, ([1.0, 2.0],)), (metric, ([[1.0, np.nan]],)), (seuclidean, (X,)),
                  (mahalanobis, (X,)), (weighted, (X,)), (DistanceMetric.get_metric("haversine"), (X,))):
    try:
        own.pairwise(*rows)
    except Exception as error:
        print(type(error).__name__, error)
