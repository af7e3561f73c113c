"""HDBSCAN: clusters of any density, as those that last longest when the least density rises."""

import math

import numpy as np

from sklearn._rules import BOOL, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClusterMixin
from sklearn.cluster._condensed import NOISE, Clusters, condensed
from sklearn.cluster._trees import rooted, spanning_edges
from sklearn.cluster._words import ALGORITHM, JOBS, METRICS, dense

_INFINITE, _MISSING = -2, -3
_TREE_METRICS = ("euclidean", "l2", "minkowski", "p", "manhattan", "cityblock", "l1", "chebyshev", "infinity")
_FAST_METRICS = (*_TREE_METRICS, "braycurtis", "canberra", "dice", "hamming", "haversine", "jaccard", "mahalanobis", "pyfunc",
                 "rogerstanimoto", "russellrao", "seuclidean", "sokalmichener", "sokalsneath")


class HDBSCAN(ClusterMixin, BaseEstimator):
    """Clusters that last."""

    _rules = {"min_cluster_size": int_from(2), "min_samples": (int_from(1), "None"), "cluster_selection_epsilon": float_in("0.0"),
              "max_cluster_size": ("None", int_from(1)),
              "metric": (one_of(*sorted({*METRICS, *_FAST_METRICS})), "a callable"),
              "metric_params": ("an instance of 'dict'", "None"), "alpha": float_in("0.0", "inf", "()"), "algorithm": ALGORITHM,
              "leaf_size": int_from(1), "n_jobs": JOBS, "cluster_selection_method": one_of("eom", "leaf"),
              "allow_single_cluster": BOOL, "store_centers": ("None", one_of("both", "centroid", "medoid")), "copy": BOOL}

    def __init__(self, min_cluster_size=5, min_samples=None, cluster_selection_epsilon=0.0, max_cluster_size=None, metric="euclidean",
                 metric_params=None, alpha=1.0, algorithm="auto", leaf_size=40, n_jobs=None, cluster_selection_method="eom",
                 allow_single_cluster=False, store_centers=None, copy=False):
        self.min_cluster_size = min_cluster_size
        self.min_samples = min_samples
        self.cluster_selection_epsilon = cluster_selection_epsilon
        self.max_cluster_size = max_cluster_size
        self.metric = metric
        self.metric_params = metric_params
        self.alpha = alpha
        self.algorithm = algorithm
        self.leaf_size = leaf_size
        self.n_jobs = n_jobs
        self.cluster_selection_method = cluster_selection_method
        self.allow_single_cluster = allow_single_cluster
        self.store_centers = store_centers
        self.copy = copy

    def fit(self, X, y=None):
        """Merge rows by how far they can reach each other, and choose the clusters that last."""
        given = self.metric == "precomputed"
        if given and self.store_centers is not None:
            raise ValueError("Cannot store centers when using a precomputed distance matrix.")
        if given and hasattr(X, "toarray"):
            raise NotImplementedError("HDBSCAN(metric='precomputed') of a sparse matrix is not available: give a dense one")
        X = dense(self._validate(X, accept_sparse=True, ensure_all_finite=False, dtype=np.float64))
        if given and np.isnan(X).any():
            raise ValueError("np.nan values found in precomputed-dense")
        whole, kept = X, np.arange(X.shape[0])
        if not given:
            with np.errstate(invalid="ignore"):
                sums = X.sum(axis=1)
            kept = np.flatnonzero(np.isfinite(sums))
            X = X[kept]
        if X.shape[0] == 1:
            raise ValueError("n_samples=1 while HDBSCAN requires more than one sample")
        self._min_samples = self.min_cluster_size if self.min_samples is None else self.min_samples
        if self._min_samples > X.shape[0]:
            raise ValueError(f"min_samples ({self._min_samples}) must be at most the number of samples in X ({X.shape[0]})")
        self._merges = self._merged(X)
        splits = condensed(self._merges, self.min_cluster_size)
        clusters = Clusters(splits, self.cluster_selection_method, self.allow_single_cluster, self.cluster_selection_epsilon,
                            self.max_cluster_size)
        self.labels_, self.probabilities_ = clusters.labels()
        if len(kept) != len(whole):
            self._spread(kept, sums)
        if self.store_centers:
            self._find_centers(X, self.labels_[kept], self.probabilities_[kept])
        return self

    def _merged(self, X):
        """(left, right, length, size) of each merge."""
        if self.algorithm == "kd_tree" and self.metric not in _TREE_METRICS:
            raise ValueError(f"{self.metric} is not a valid metric for a KDTree-based algorithm. Please select a different metric.")
        if self.algorithm == "ball_tree" and self.metric not in _FAST_METRICS:
            raise ValueError(f"{self.metric} is not a valid metric for a BallTree-based algorithm. Please select a different metric.")
        options = dict(self.metric_params or {})
        if self.algorithm == "brute" or (self.algorithm == "auto" and self.metric not in _FAST_METRICS):
            edges = self._edges_of_matrix(X, options)
        else:
            apart = self._measured(X, options)
            cores = np.partition(apart, self._min_samples - 1, axis=1)[:, self._min_samples - 1]
            edges = spanning_edges(
                len(X), lambda row: np.maximum(np.maximum(cores[row], cores), apart[row] / self.alpha),
            )
        edges = edges[np.argsort(edges[:, 2], kind="stable")]
        sizes, merges, n_rows = [1] * len(X), [], len(X)
        for (left, right), length in zip(rooted(edges, n_rows).tolist(), edges[:, 2].tolist()):
            sizes.append(sizes[left] + sizes[right])
            merges.append((left, right, length, sizes[-1]))
        return merges

    def _measured(self, X, options):
        """Distances as a tree measures them: from differences, not from products."""
        if self.metric in ("euclidean", "l2"):
            from scipy.spatial.distance import cdist
            return cdist(X, X)
        from sklearn.metrics.pairwise import pairwise_distances
        return pairwise_distances(X, metric=self.metric, **options)

    def _edges_of_matrix(self, X, options):
        from sklearn.metrics.pairwise import pairwise_distances
        if self.metric == "precomputed":
            words = "The precomputed distance matrix is expected to be symmetric, however "
            if X.shape[0] != X.shape[1]:
                raise ValueError(
                    f"{words}it has shape {X.shape}. Please verify that the distance matrix was constructed correctly."
                )
            if not np.allclose(X, X.T):
                raise ValueError(
                    f"{words}its values appear to be asymmetric. Please verify that the distance matrix was constructed correctly."
                )
            apart = X / self.alpha
        else:
            apart = pairwise_distances(X, metric=self.metric, **options) / self.alpha
        cores = np.partition(apart, self._min_samples - 1, axis=1)[:, self._min_samples - 1]
        n_rows, current = len(X), 0
        is_open, nearest = np.ones(n_rows, dtype=bool), np.full(n_rows, np.inf)
        edges = np.zeros((n_rows - 1, 3))
        for number in range(n_rows - 1):
            is_open[current] = False
            nearest = np.minimum(nearest, np.maximum(np.maximum(cores[current], cores), apart[current]))
            rest = np.flatnonzero(is_open)
            following = rest[np.argmin(nearest[rest])]
            # Each edge starts at the row found last, wherever the distance came from.
            edges[number] = current, following, nearest[following]
            current = following
        return edges

    def _spread(self, kept, sums):
        """Labels of all rows, where some had values that are not finite."""
        labels, sure = np.empty(len(sums), dtype=np.int32), np.zeros(len(sums))
        labels[np.isinf(sums)], labels[np.isnan(sums)] = _INFINITE, _MISSING
        sure[np.isnan(sums)] = math.nan
        labels[kept], sure[kept] = self.labels_, self.probabilities_
        self.labels_, self.probabilities_ = labels, sure

    def _find_centers(self, X, labels, sure):
        from sklearn.metrics.pairwise import pairwise_distances
        members = [labels == label for label in range(len(set(labels.tolist()) - {NOISE, _INFINITE}))]
        if self.store_centers in ("centroid", "both"):
            self.centroids_ = np.array([np.average(X[rows], weights=sure[rows], axis=0) for rows in members])
        if self.store_centers in ("medoid", "both"):
            medoids = []
            for rows in members:
                apart = pairwise_distances(X[rows], metric=self.metric, **(self.metric_params or {})) * sure[rows]
                medoids.append(X[rows][np.argmin(apart.sum(axis=1))])
            self.medoids_ = np.array(medoids)

    def fit_predict(self, X, y=None):
        """Find the clusters; the label of each row, -1 for noise."""
        return self.fit(X).labels_

    def dbscan_clustering(self, cut_distance, min_cluster_size=5):
        """The labels where the tree is cut at one distance."""
        n_rows = len(self._merges) + 1
        heads = _heads(self._merges, cut_distance)[:n_rows]
        labels, label = np.full(n_rows, NOISE, dtype=np.intp), 0
        for head, size in zip(*(found.tolist() for found in np.unique(heads, return_counts=True))):
            if size >= min_cluster_size:
                labels[heads == head] = label
                label += 1
        if len(self.labels_) == n_rows:
            return labels
        spread = self.labels_.astype(np.intp)
        spread[(self.labels_ != _INFINITE) & (self.labels_ != _MISSING)] = labels
        return spread


def _heads(merges, cut):
    """The node that stands for each, where merges shorter than the cut are done; the deeper tree keeps its head."""
    n_nodes = 2 * len(merges) + 1
    parent, rank = list(range(n_nodes)), [0] * n_nodes

    def head(node):
        while parent[node] != node:
            node = parent[node]
        return node

    for place, (left, right, length, _) in enumerate(merges, len(merges) + 1):
        if length >= cut:
            continue
        for one in (left, right):
            first, second = head(one), head(place)
            if rank[first] < rank[second]:
                parent[first] = second
            else:
                rank[first] += rank[first] == rank[second]
                parent[second] = first
    return np.array([head(node) for node in range(n_nodes)])
