"""What several estimators allow for the same parameters."""

from sklearn._rules import one_of

METRIC = (
    one_of("braycurtis", "canberra", "chebyshev", "cityblock", "correlation", "cosine", "dice", "euclidean", "hamming", "haversine",
           "infinity", "jaccard", "l1", "l2", "mahalanobis", "manhattan", "minkowski", "nan_euclidean", "p", "precomputed", "pyfunc",
           "rogerstanimoto", "russellrao", "seuclidean", "sokalmichener", "sokalsneath", "sqeuclidean", "yule"),
    "a callable", "an instance of 'sklearn.metrics._dist_metrics.DistanceMetric'",
)
