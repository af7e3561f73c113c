"""OPTICS: an order of rows in which those of a cluster follow each other, and clusters read from it."""

import warnings

import numpy as np

from sklearn._rules import BOOL, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClusterMixin
from sklearn.cluster._density import distances_given
from sklearn.cluster._valleys import cluster_optics_xi, size_of
from sklearn.cluster._words import ALGORITHM, JOBS, MEMORY, METRIC, dense, refuse_memory


def compute_optics_graph(X, *, min_samples, max_eps, metric, p, metric_params, algorithm, leaf_size, n_jobs):
    """The order of rows, their core distances, how far each is reached from and from which."""
    from sklearn.metrics.pairwise import pairwise_distances
    from sklearn.neighbors import NearestNeighbors
    n_rows = X.shape[0]
    min_samples = size_of(min_samples, n_rows, "min_samples")
    near = NearestNeighbors(n_neighbors=min_samples, algorithm=algorithm, leaf_size=leaf_size, metric=metric,
                            metric_params=metric_params, p=p).fit(X)
    cores = near.kneighbors(X, min_samples)[0][:, -1].astype(np.float64)
    cores[cores > max_eps] = np.inf
    cores = np.round(cores, 15)
    options = dict(metric_params or {})
    if metric == "minkowski":
        options.setdefault("p", p)
    reach, before = np.full(n_rows, np.inf), np.full(n_rows, -1)
    is_open, order = np.ones(n_rows, dtype=bool), np.zeros(n_rows, dtype=int)
    for place in range(n_rows):
        rest = np.flatnonzero(is_open)
        row = rest[np.argmin(reach[rest])]
        is_open[row] = False
        order[place] = row
        if cores[row] == np.inf:
            continue
        apart = X[row] if metric == "precomputed" else pairwise_distances(X[[row]], X, metric=metric, **options)[0]
        reached = np.round(np.maximum(apart, cores[row]), 15)
        nearer = is_open & (apart <= max_eps) & (reached < reach)
        reach[nearer], before[nearer] = reached[nearer], row
    if np.all(np.isinf(reach)):
        warnings.warn(
            "All reachability values are inf. Set a larger max_eps or all data will be considered outliers.", UserWarning, stacklevel=3,
        )
    return order, cores, reach, before


def cluster_optics_dbscan(*, reachability, core_distances, ordering, eps):
    """The labels that DBSCAN would give for a radius."""
    labels = np.zeros(len(core_distances), dtype=int)
    is_far, is_core = reachability > eps, core_distances <= eps
    labels[ordering] = np.cumsum(is_far[ordering] & is_core[ordering]) - 1
    labels[is_far & ~is_core] = -1
    return labels


class OPTICS(ClusterMixin, BaseEstimator):
    """Clusters as valleys of a plot of how far rows are reached from."""

    _rules = {"min_samples": (int_from(2), float_in("0.0", "1.0", "[]")), "max_eps": float_in("0.0", "inf", "[]"), "metric": METRIC,
              "p": float_in("1.0"), "metric_params": ("an instance of 'dict'", "None"), "cluster_method": one_of("dbscan", "xi"),
              "eps": (float_in("0.0", "inf", "[]"), "None"), "xi": float_in("0.0", "1.0", "[]"), "predecessor_correction": BOOL,
              "min_cluster_size": (int_from(2), float_in("0.0", "1.0", "(]"), "None"), "algorithm": ALGORITHM,
              "leaf_size": int_from(1), "memory": MEMORY, "n_jobs": JOBS}

    def __init__(self, *, min_samples=5, max_eps=np.inf, metric="minkowski", p=2, metric_params=None, cluster_method="xi", eps=None,
                 xi=0.05, predecessor_correction=True, min_cluster_size=None, algorithm="auto", leaf_size=30, memory=None, n_jobs=None):
        self.min_samples = min_samples
        self.max_eps = max_eps
        self.metric = metric
        self.p = p
        self.metric_params = metric_params
        self.cluster_method = cluster_method
        self.eps = eps
        self.xi = xi
        self.predecessor_correction = predecessor_correction
        self.min_cluster_size = min_cluster_size
        self.algorithm = algorithm
        self.leaf_size = leaf_size
        self.memory = memory
        self.n_jobs = n_jobs

    def fit(self, X, y=None):
        """Order the rows and read the clusters."""
        refuse_memory(self)
        is_given = self.metric == "precomputed"
        given = distances_given(X) if is_given else X
        X = dense(self._validate(given, dtype=float, accept_sparse=True, ensure_all_finite=not is_given))
        self.ordering_, self.core_distances_, self.reachability_, self.predecessor_ = compute_optics_graph(
            X, min_samples=self.min_samples, algorithm=self.algorithm, leaf_size=self.leaf_size, metric=self.metric,
            metric_params=self.metric_params, p=self.p, n_jobs=self.n_jobs, max_eps=self.max_eps,
        )
        if self.cluster_method == "xi":
            self.labels_, self.cluster_hierarchy_ = cluster_optics_xi(
                reachability=self.reachability_, predecessor=self.predecessor_, ordering=self.ordering_, min_samples=self.min_samples,
                min_cluster_size=self.min_cluster_size, xi=self.xi, predecessor_correction=self.predecessor_correction,
            )
            return self
        eps = self.max_eps if self.eps is None else self.eps
        if eps > self.max_eps:
            raise ValueError(f"Specify an epsilon smaller than {self.max_eps}. Got {eps}.")
        self.labels_ = cluster_optics_dbscan(
            reachability=self.reachability_, core_distances=self.core_distances_, ordering=self.ordering_, eps=eps,
        )
        return self
