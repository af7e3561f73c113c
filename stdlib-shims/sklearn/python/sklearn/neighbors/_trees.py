"""Trees of points: boxes or balls in halves, with the order of neighbours that goes with them."""

import numpy as np

import _sklearn_neighbors as _native
from sklearn._data import check_array

_NORMS = {"euclidean": 2.0, "l2": 2.0, "manhattan": 1.0, "cityblock": 1.0, "l1": 1.0, "chebyshev": np.inf, "infinity": np.inf}
_BALL_ONLY = ("braycurtis", "canberra", "dice", "hamming", "haversine", "jaccard", "mahalanobis", "rogerstanimoto", "russellrao",
              "seuclidean", "sokalmichener", "sokalsneath")


def measure_of(metric, options):
    """The native name of a metric, its p and its numbers; None where only Python can tell distances."""
    if metric in ("minkowski", "p"):
        p = options.get("p", 2)
        return None if options.get("w") is not None or p < 1 else ("norm", float(p), None)
    if callable(metric) or metric == "pyfunc":
        return None
    if metric in _NORMS:
        return "norm", _NORMS[metric], None
    if metric == "seuclidean" and "V" in options:
        return metric, 2.0, options["V"]
    if metric == "mahalanobis" and ("VI" in options or "V" in options):
        inverse = options["VI"] if "VI" in options else np.linalg.inv(options["V"])
        return metric, 2.0, np.ascontiguousarray(inverse).ravel()
    return (metric, 2.0, None) if metric in _BALL_ONLY and metric not in ("seuclidean", "mahalanobis") else None


class _Tree:
    """Neighbours of points by number and by radius, counts of pairs, and densities."""

    valid_metrics = sorted([*_NORMS, "minkowski", "p"])
    _is_ball = False

    def __init__(self, X, leaf_size=40, metric="minkowski", sample_weight=None, **kwargs):
        self.data = check_array(X, dtype=np.float64)
        if leaf_size < 1:
            raise ValueError("leaf_size must be greater than or equal to 1")
        if hasattr(metric, "named"):
            metric, kwargs = metric.named
        if not callable(metric) and metric not in type(self).valid_metrics:
            raise ValueError(f"metric {metric} is not valid for {type(self).__name__}")
        measure = measure_of(metric, kwargs)
        if measure is None:
            raise NotImplementedError(
                f"sklearn.neighbors.{type(self).__name__}(metric={metric!r}) is not available with these options: use NearestNeighbors"
            )
        self._metric, self._options, self._weights, self._leaf_size = metric, kwargs, sample_weight, int(leaf_size)
        self._tree = _native.tree(self.data, int(leaf_size), self._is_ball, *measure)

    def __getstate__(self):
        return {"data": self.data, "metric": self._metric, "options": self._options, "weights": self._weights, "leaf_size": self._leaf_size}

    def __setstate__(self, state):
        self.__init__(state["data"], state["leaf_size"], state["metric"], state["weights"], **state["options"])

    def _queries(self, X):
        X = check_array(X, dtype=np.float64)
        if X.shape[1] != self.data.shape[1]:
            raise ValueError("query data dimension must match training data dimension")
        return X

    def query(self, X, k=1, return_distance=True, dualtree=False, breadth_first=False, sort_results=True):
        """Distances and places of the k nearest points."""
        X = self._queries(X)
        if self.data.shape[0] < k:
            raise ValueError("k must be less than or equal to the number of training points")
        if dualtree or breadth_first:
            raise NotImplementedError(f"{type(self).__name__}.query(dualtree=, breadth_first=) is not available: leave them False")
        distances, places = self._tree.nearest(X, int(k), bool(sort_results))
        return (distances, places) if return_distance else places

    def query_radius(self, X, r, return_distance=False, count_only=False, sort_results=False):
        """Places (and distances) of the points within a radius."""
        if count_only and return_distance:
            raise ValueError("count_only and return_distance cannot both be true")
        if sort_results and not return_distance:
            raise ValueError("return_distance must be True if sort_results is True")
        X = self._queries(X)
        counts, places, distances = self._tree.within(X, np.broadcast_to(np.asarray(r, dtype=np.float64), (X.shape[0],)))
        if count_only:
            return counts
        ends = np.cumsum(counts).tolist()
        made = (np.empty(len(ends), dtype=object), np.empty(len(ends), dtype=object))
        for row, (start, end) in enumerate(zip([0, *ends], ends)):
            here, apart = places[start:end], distances[start:end]
            if sort_results:
                order = _native.order(apart)
                here, apart = here[order], apart[order]
            made[0][row], made[1][row] = here, apart
        return made if return_distance else made[0]

    def two_point_correlation(self, X, r, dualtree=False):
        """How many pairs lie within each distance."""
        X = self._queries(X)
        radii = np.atleast_1d(np.asarray(r, dtype=np.float64))
        widest = radii.max(initial=0.0)
        apart = self._tree.within(X, np.full(X.shape[0], widest * (1 + 1e-9)))[2]
        return np.array([int(np.count_nonzero(apart <= radius)) for radius in radii.tolist()])

    def kernel_density(self, X, h, kernel="gaussian", atol=0, rtol=1e-8, breadth_first=True, return_log=False):
        """The sum of a hill over each point, at X."""
        from sklearn.neighbors._density import KernelDensity
        model = KernelDensity(bandwidth=h, kernel=kernel, metric=self._metric)
        found = model.fit(self.data, sample_weight=self._weights)
        whole = len(self.data) if self._weights is None else np.sum(self._weights)
        logs = found.score_samples(self._queries(X)) + np.log(whole)
        return logs if return_log else np.exp(logs)

    def get_arrays(self):
        """The nodes, which are not shown."""
        raise NotImplementedError(f"sklearn.neighbors.{type(self).__name__}.get_arrays is not available: ask with query")


class KDTree(_Tree):
    """A tree of boxes."""


class BallTree(_Tree):
    """A tree of balls."""

    valid_metrics = sorted([*_Tree.valid_metrics, *_BALL_ONLY, "pyfunc"])
    _is_ball = True
