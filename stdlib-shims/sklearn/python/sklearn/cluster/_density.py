"""DBSCAN: clusters are where rows lie close together, all else is noise."""

import numpy as np

import _sklearn_clusters as _native
from sklearn._data import check_sample_weight
from sklearn._rules import float_in, int_from
from sklearn.base import BaseEstimator, ClusterMixin
from sklearn.cluster._words import ALGORITHM, JOBS, METRIC, dense


def distances_given(X):
    """A matrix of distances as dense: what a sparse one does not hold is infinitely far, itself apart."""
    if not hasattr(X, "toarray"):
        return X
    pairs = X.tocoo()
    dense = np.full(pairs.shape, np.inf)
    dense[pairs.row, pairs.col] = pairs.data
    places = np.arange(min(pairs.shape))
    dense[places, places] = X.diagonal()
    return dense


class DBSCAN(ClusterMixin, BaseEstimator):
    """Clusters of dense regions."""

    _rules = {"eps": float_in("0.0", "inf", "()"), "min_samples": int_from(1), "metric": METRIC,
              "metric_params": ("an instance of 'dict'", "None"), "algorithm": ALGORITHM, "leaf_size": int_from(1),
              "p": (float_in("0.0"), "None"), "n_jobs": JOBS}

    def __init__(self, eps=0.5, *, min_samples=5, metric="euclidean", metric_params=None, algorithm="auto", leaf_size=30, p=None,
                 n_jobs=None):
        self.eps = eps
        self.min_samples = min_samples
        self.metric = metric
        self.metric_params = metric_params
        self.algorithm = algorithm
        self.leaf_size = leaf_size
        self.p = p
        self.n_jobs = n_jobs

    def fit(self, X, y=None, sample_weight=None):
        """Join rows that have enough neighbours."""
        from sklearn.neighbors._search import norm_of
        given = distances_given(X) if self.metric == "precomputed" else X
        X = dense(self._validate(given, accept_sparse=True, ensure_all_finite=given is X))
        weights = check_sample_weight(sample_weight, X.shape[0])
        norm = norm_of(self.metric, 2 if self.p is None else self.p, self.metric_params)
        least = float(self.min_samples)
        if norm is not None and norm >= 1 and self.algorithm != "brute":
            labels, cores = _native.dense(X, float(self.eps), norm, weights, least)
        else:
            labels, cores = _native.dense_by_distances(self._distances(X), float(self.eps), weights, least)
        self.core_sample_indices_ = np.flatnonzero(cores)
        self.labels_ = labels
        self.components_ = X[self.core_sample_indices_]
        return self

    def _distances(self, X):
        from sklearn.metrics.pairwise import pairwise_distances
        if self.metric == "precomputed":
            if X.shape[0] != X.shape[1]:
                raise ValueError(f"Precomputed matrix must be square. Input is a {X.shape[0]}x{X.shape[1]} matrix.")
            return X
        options = dict(self.metric_params or {})
        if self.metric == "minkowski":
            options.setdefault("p", 2 if self.p is None else self.p)
        return pairwise_distances(X, metric=self.metric, **options)

    def fit_predict(self, X, y=None, sample_weight=None):
        """Find the clusters; the label of each row, -1 for noise."""
        return self.fit(X, sample_weight=sample_weight).labels_


def dbscan(X, eps=0.5, *, min_samples=5, metric="minkowski", metric_params=None, algorithm="auto", leaf_size=30, p=2,
           sample_weight=None, n_jobs=None):
    """The core rows and the labels of DBSCAN."""
    found = DBSCAN(eps=eps, min_samples=min_samples, metric=metric, metric_params=metric_params, algorithm=algorithm,
                   leaf_size=leaf_size, p=p, n_jobs=n_jobs).fit(X, sample_weight=sample_weight)
    return found.core_sample_indices_, found.labels_
