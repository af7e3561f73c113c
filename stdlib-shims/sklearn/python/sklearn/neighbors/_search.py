"""Neighbours by number and by radius, over a tree or over all distances."""

import warnings

import numpy as np

import _sklearn_neighbors as _native
from sklearn._data import check_array, check_fitted
from sklearn._rules import check, float_in, int_from, one_of
from sklearn.base import BaseEstimator, MultiOutputMixin
from sklearn.cluster._words import dense
from sklearn.neighbors._trees import measure_of
from sklearn.neighbors._words import METRIC

_NORMS = {"euclidean": 2.0, "l2": 2.0, "manhattan": 1.0, "cityblock": 1.0, "l1": 1.0, "chebyshev": np.inf, "infinity": np.inf}
_AT_ONCE = 1 << 22
# Metrics whose neighbours come out of a heap; those of others come sorted.
_HEAPED = ("manhattan", "cityblock", "l1", "chebyshev", "infinity", "minkowski", "p", "braycurtis", "canberra", "seuclidean", "haversine")


def norm_of(metric, p, parameters):
    """The p of a p-norm, or None for other metrics."""
    if metric == "minkowski":
        parameters = parameters or {}
        return None if parameters.get("w") is not None else float(parameters.get("p", p))
    return _NORMS.get(metric) if isinstance(metric, str) and not parameters else None


def _effective(metric, p, parameters):
    """The metric by its plainest name, with what it needs."""
    parameters = dict(parameters or {})
    if hasattr(metric, "named"):
        # A DistanceMetric, whose p is its own.
        metric, parameters = metric.named
        metric, parameters, p = "minkowski" if metric == "p" else metric, dict(parameters), 2
    if metric != "minkowski":
        return metric, parameters
    p, weights = parameters.pop("p", p), parameters.pop("w", None)
    plain = {1: "manhattan", 2: "euclidean", np.inf: "chebyshev"}.get(p) if weights is None else None
    return (plain, parameters) if plain else (metric, {**parameters, "p": p, "w": weights})


class NeighborsBase(MultiOutputMixin, BaseEstimator):
    """Keeps the rows and finds those near to others."""

    def _fit_rows(self, X, is_sparse=False):
        from sklearn.neighbors._trees import BallTree, KDTree
        if self.metric == "precomputed" and X.shape[0] != X.shape[1]:
            raise ValueError(f"Precomputed matrix must be square. Input is a {X.shape[0]}x{X.shape[1]} matrix.")
        self._check_metric()
        X = X.astype(np.float64)
        metric, options = _effective(self.metric, getattr(self, "p", 2), self.metric_params)
        self.effective_metric_, self.effective_metric_params_ = metric, options
        self._fit_X, self._tree, self.n_samples_fit_ = X, None, X.shape[0]
        chosen = "brute" if is_sparse else self.algorithm
        if chosen == "auto":
            chosen = self._chosen_way(metric, options, X)
        if metric == "minkowski" and options["p"] < 1:
            if chosen != "brute":
                raise ValueError(
                    f'algorithm="{chosen}" does not support 0 < p < 1 for the Minkowski metric. To resolve this problem either set p >= 1 '
                    'or algorithm="brute".'
                )
            warnings.warn(
                "Mind that for 0 < p < 1, Minkowski metrics are not distance metrics. Continuing the execution with `algorithm='brute'`.",
                stacklevel=3,
            )
        self._fit_method = chosen
        if chosen == "brute":
            return self
        if chosen == "kd_tree" and metric == "minkowski" and options.get("w") is not None:
            raise ValueError(
                "algorithm='kd_tree' is not valid for metric='minkowski' with a weight parameter 'w': try algorithm='ball_tree' or "
                "algorithm='brute' instead."
            )
        if measure_of(metric, options) is not None:
            kind = KDTree if chosen == "kd_tree" else BallTree
            self._tree = kind(X, self.leaf_size, metric=metric, **options)
        return self

    def _check_metric(self):
        if self.algorithm in ("auto", "brute") or callable(self.metric) or hasattr(self.metric, "named"):
            return
        from sklearn.neighbors._metrics_known import VALID_METRICS
        if self.metric not in VALID_METRICS[self.algorithm]:
            raise ValueError(
                f"Metric '{self.metric}' not valid. Use sorted(sklearn.neighbors.VALID_METRICS['{self.algorithm}']) to get valid "
                "options. Metric can also be a callable function."
            )

    def _chosen_way(self, metric, options, X):
        from sklearn.neighbors._metrics_known import VALID_METRICS
        k = getattr(self, "n_neighbors", None)
        if metric == "precomputed" or X.shape[1] > 15 or (k is not None and k >= X.shape[0] // 2):
            return "brute"
        if metric == "minkowski" and options["p"] < 1:
            return "brute"
        if metric == "minkowski" and options.get("w") is not None:
            return "ball_tree"
        if callable(metric):
            return "ball_tree"
        return next((way for way in ("kd_tree", "ball_tree") if metric in VALID_METRICS[way]), "brute")

    def _distances(self, X):
        if self.metric == "precomputed":
            return X
        from sklearn.metrics.pairwise import pairwise_distances
        metric, options = self.effective_metric_, self.effective_metric_params_
        if metric in ("manhattan", "cityblock", "l1", "chebyshev", "infinity", "minkowski", "p"):
            from scipy.spatial.distance import cdist
            metric = {"manhattan": "cityblock", "l1": "cityblock", "infinity": "chebyshev", "p": "minkowski"}.get(metric, metric)
            return cdist(X, self._fit_X, metric, **{name: value for name, value in options.items() if value is not None})
        return pairwise_distances(X, self._fit_X, metric=metric, **options)

    def _squares(self, X):
        """Squared distances as products give them."""
        own, others = np.einsum("ij,ij->i", X, X), np.einsum("ij,ij->i", self._fit_X, self._fit_X)
        return np.maximum(own[:, None] + -2.0 * (X @ self._fit_X.T) + others, 0.0)

    def _blocks(self, X):
        step = max(1, _AT_ONCE // max(self.n_samples_fit_, 1))
        return [X[start:start + step] for start in range(0, X.shape[0], step)]

    def _nearest(self, X, k):
        """Distances and places of the k nearest rows."""
        if self._tree is not None:
            return self._tree.query(X, k)
        distances, places = [], []
        for block in self._blocks(X):
            is_straight = self.effective_metric_ in ("euclidean", "l2", "sqeuclidean")
            apart = self._squares(block) if is_straight else self._distances(block)
            if is_straight or self.effective_metric_ in _HEAPED:
                order = _native.least_of_rows(apart, k)
            else:
                order = np.argsort(apart, axis=1, kind="stable")[:, :k]
            apart = np.take_along_axis(apart, order, axis=1)
            places.append(order)
            distances.append(np.sqrt(apart) if is_straight and self.effective_metric_ != "sqeuclidean" else apart)
        return np.vstack(distances), np.vstack(places)

    def _given_rows(self, X):
        """The rows, dense, and whether they were sparse."""
        is_sparse = hasattr(X, "toarray")
        if is_sparse and self.metric == "precomputed":
            from sklearn.cluster._density import distances_given
            self._check_parameters()
            made = distances_given(X)
            self.n_features_in_ = made.shape[1]
            return made, True
        options = {"ensure_all_finite": "allow-nan"} if self.metric == "nan_euclidean" else {}
        return dense(self._validate(X, accept_sparse=True, **options)), is_sparse

    def _query_rows(self, X):
        if X is None:
            return self._fit_X
        if self.metric == "precomputed":
            if hasattr(X, "toarray"):
                from sklearn.cluster._density import distances_given
                return distances_given(X)
            X = check_array(X)
            if X.shape[1] != self.n_samples_fit_:
                raise ValueError(
                    f"Precomputed metric requires shape (n_queries, n_indexed). Got ({X.shape[0]}, {X.shape[1]}) for "
                    f"{self.n_samples_fit_} indexed."
                )
            return X.astype(np.float64)
        options = {"ensure_all_finite": "allow-nan"} if self.metric == "nan_euclidean" else {}
        return dense(self._validate(X, reset=False, accept_sparse=True, **options)).astype(np.float64)


class KNeighborsMixin:
    """Neighbours by number."""

    def kneighbors(self, X=None, n_neighbors=None, return_distance=True):
        """Distances and places of the nearest rows of the fit; without X, of each row its others."""
        check_fitted(self)
        if n_neighbors is None:
            n_neighbors = self.n_neighbors
        elif not isinstance(n_neighbors, (int, np.integer)):
            raise TypeError(f"n_neighbors does not take {type(n_neighbors)} value, enter integer value")
        elif n_neighbors <= 0:
            raise ValueError(f"Expected n_neighbors > 0. Got {n_neighbors}")
        own = X is None
        rows = self._query_rows(X)
        wanted = n_neighbors + int(own)
        if wanted > self.n_samples_fit_:
            limit = self.n_samples_fit_
            raise ValueError(
                f"Expected n_neighbors {'<' if own else '<='} n_samples_fit, but n_neighbors = {n_neighbors}, n_samples_fit = {limit}, "
                f"n_samples = {rows.shape[0]}"
            )
        distances, places = self._nearest(rows, wanted)
        if own:
            distances, places = _without_self(distances, places)
        return (distances, places) if return_distance else places

    def kneighbors_graph(self, X=None, n_neighbors=None, mode="connectivity"):
        """A sparse matrix of neighbours."""
        check_fitted(self)
        k = self.n_neighbors if n_neighbors is None else n_neighbors
        distances, places = self.kneighbors(X, k)
        values = np.ones(places.size) if mode == "connectivity" else distances.ravel()
        if mode not in ("connectivity", "distance"):
            raise ValueError(f'Unsupported mode, must be one of "connectivity", or "distance" but got "{mode}" instead')
        return _graph(values, places.ravel(), np.arange(0, places.size + 1, k), (places.shape[0], self.n_samples_fit_))


def _graph(values, columns, starts, shape):
    from scipy.sparse import csr_matrix
    return csr_matrix((values, columns, starts), shape=shape)


def _without_self(distances, places):
    """Rows without themselves, or without the first where equals took their place."""
    own = np.arange(places.shape[0])[:, None]
    keep = places != own
    keep[keep.all(axis=1), 0] = False
    shape = (places.shape[0], places.shape[1] - 1)
    return distances[keep].reshape(shape), places[keep].reshape(shape)


class RadiusNeighborsMixin:
    """Neighbours by radius."""

    def _within(self, rows, radius, sort_results):
        """For each row, distances and places of rows not farther than the radius."""
        if self._tree is not None:
            places, distances = self._tree.query_radius(rows, radius, return_distance=True, sort_results=sort_results)
            return list(zip(distances, places))
        made = []
        is_straight = self.effective_metric_ in ("euclidean", "l2")
        for block in self._blocks(rows):
            for apart in self._squares(block) if is_straight else self._distances(block):
                places = np.flatnonzero(apart <= (radius * radius if is_straight else radius))
                near = np.sqrt(apart[places]) if is_straight else apart[places]
                order = _native.order(near) if sort_results else slice(None)
                made.append((near[order], places[order]))
        return made

    def radius_neighbors(self, X=None, radius=None, return_distance=True, sort_results=False):
        """Arrays of distances and places of the rows within a radius."""
        check_fitted(self)
        if sort_results and not return_distance:
            raise ValueError("return_distance must be True if sort_results is True.")
        rows = self._query_rows(X)
        made = self._within(rows, self.radius if radius is None else radius, sort_results)
        if X is None:
            made = [(apart[places != row], places[places != row]) for row, (apart, places) in enumerate(made)]
        distances, places = np.empty(len(made), dtype=object), np.empty(len(made), dtype=object)
        for row, (apart, found) in enumerate(made):
            distances[row], places[row] = apart, found
        return (distances, places) if return_distance else places

    def radius_neighbors_graph(self, X=None, radius=None, mode="connectivity", sort_results=False):
        """A sparse matrix of neighbours."""
        distances, places = self.radius_neighbors(X, radius, sort_results=sort_results)
        starts = np.concatenate(([0], np.cumsum([len(found) for found in places])))
        columns = np.concatenate([np.asarray(found, dtype=np.intp) for found in places]) if len(places) else np.zeros(0, dtype=np.intp)
        values = np.ones(len(columns)) if mode == "connectivity" else np.concatenate(list(distances))
        return _graph(values, columns, starts, (len(places), self.n_samples_fit_))


class NearestNeighbors(KNeighborsMixin, RadiusNeighborsMixin, NeighborsBase):
    """Finds the rows nearest to others."""

    _rules = {"n_neighbors": (int_from(1), "None"), "radius": (float_in("0.0", "inf", "[]"), "None"),
              "algorithm": one_of("auto", "ball_tree", "brute", "kd_tree"), "leaf_size": int_from(1),
              "metric": METRIC,
              "p": (float_in("0.0", "inf", "(]"), "None"), "metric_params": ("an instance of 'dict'", "None")}

    def __init__(self, *, n_neighbors=5, radius=1.0, algorithm="auto", leaf_size=30, metric="minkowski", p=2,
                 metric_params=None, n_jobs=None):
        self.n_neighbors = n_neighbors
        self.radius = radius
        self.algorithm = algorithm
        self.leaf_size = leaf_size
        self.metric = metric
        self.p = p
        self.metric_params = metric_params
        self.n_jobs = n_jobs

    def fit(self, X, y=None):
        """Keep the rows."""
        return self._fit_rows(*self._given_rows(X))


def kneighbors_graph(X, n_neighbors, *, mode="connectivity", metric="minkowski", p=2, metric_params=None, include_self=False, n_jobs=None):
    """A sparse matrix of the nearest neighbours of each row."""
    check("kneighbors_graph", "n_neighbors", n_neighbors, int_from(1))
    check("kneighbors_graph", "mode", mode, one_of("connectivity", "distance"))
    if not isinstance(X, KNeighborsMixin):
        X = NearestNeighbors(n_neighbors=n_neighbors, metric=metric, p=p, metric_params=metric_params).fit(X)
    if include_self == "auto":
        include_self = mode == "connectivity"
    return X.kneighbors_graph(X._fit_X if include_self else None, n_neighbors=n_neighbors, mode=mode)


def radius_neighbors_graph(X, radius, *, mode="connectivity", metric="minkowski", p=2, metric_params=None, include_self=False, n_jobs=None):
    """A sparse matrix of the neighbours within a radius of each row."""
    check("radius_neighbors_graph", "radius", radius, float_in("0.0", "inf", "[]"))
    check("radius_neighbors_graph", "mode", mode, one_of("connectivity", "distance"))
    if not isinstance(X, RadiusNeighborsMixin):
        X = NearestNeighbors(radius=radius, metric=metric, p=p, metric_params=metric_params).fit(X)
    if include_self == "auto":
        include_self = mode == "connectivity"
    return X.radius_neighbors_graph(X._fit_X if include_self else None, radius, mode)


def sort_graph_by_row_values(graph, copy=False, warn_when_not_sorted=True):
    """A sparse graph with the elements of each row from small to large."""
    from scipy.sparse import csr_matrix, issparse
    if not issparse(graph):
        raise TypeError(f"Input graph must be a sparse matrix, got {graph!r} instead.")
    if graph.format not in ("csr", "csc", "coo", "lil"):
        raise TypeError(f"Sparse matrix in {graph.format!r} format is not supported due to its handling of explicit zeros")
    if graph.format != "csr":
        graph = graph.tocsr()
    rows = np.repeat(np.arange(graph.shape[0]), np.diff(graph.indptr))
    order = np.lexsort((graph.data, rows))
    if (order == np.arange(len(order))).all():
        return graph
    if warn_when_not_sorted:
        from sklearn.exceptions import EfficiencyWarning
        warnings.warn("Precomputed sparse input was not sorted by row values. Use the function sklearn.neighbors.sort_graph_by_row_values "
                      "to sort the input by row values, with warn_when_not_sorted=False to remove this warning.", EfficiencyWarning,
                      stacklevel=2)
    return csr_matrix((graph.data[order], graph.indices[order], graph.indptr), shape=graph.shape)
