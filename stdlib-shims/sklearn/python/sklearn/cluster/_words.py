"""What several clusterers allow for the same parameters."""

from sklearn._rules import one_of

VERBOSE = ("an int in the range [0, inf)", "an instance of 'bool'", "an instance of 'numpy.bool'")
JOBS = ("an instance of 'int'", "None")
MEMORY = ("an instance of 'str'", "an object implementing 'cache'", "None")
METRICS = (
    "braycurtis", "canberra", "chebyshev", "cityblock", "correlation", "cosine", "dice", "euclidean", "hamming", "haversine",
    "jaccard", "l1", "l2", "mahalanobis", "manhattan", "matching", "minkowski", "nan_euclidean", "precomputed", "rogerstanimoto",
    "russellrao", "seuclidean", "sokalsneath", "sqeuclidean", "wminkowski", "yule",
)
METRIC = (one_of(*METRICS), "a callable")
ALGORITHM = one_of("auto", "ball_tree", "brute", "kd_tree")


def refuse_memory(estimator):
    """Cached steps would be files; there are none."""
    if estimator.memory is not None:
        raise NotImplementedError(f"{type(estimator).__name__}(memory=...) is not available: leave it None")


def dense(X):
    """Rows as an array: sparse ones are few enough here."""
    return X.toarray() if hasattr(X, "toarray") else X
