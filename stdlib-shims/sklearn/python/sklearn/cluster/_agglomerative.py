"""Clusters by merging the two that are nearest, again and again."""

import heapq

import numpy as np

from sklearn._data import check_array, check_fitted
from sklearn._rules import BOOL, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, ClusterMixin, TransformerMixin
from sklearn.cluster._trees import linkage_tree, ward_tree
from sklearn.cluster._words import MEMORY, METRIC, refuse_memory


def cut(n_clusters, children, n_leaves):
    """A label for each leaf: the topmost merges are undone until there are so many clusters."""
    if n_clusters > n_leaves:
        raise ValueError(
            f"Cannot extract more clusters than samples: {n_clusters} clusters were given for a tree with {n_leaves} leaves."
        )
    nodes = [-(int(max(children[-1])) + 1)]
    for _ in range(n_clusters - 1):
        left, right = children[-nodes[0] - n_leaves].tolist()
        heapq.heappush(nodes, -left)
        heapq.heappushpop(nodes, -right)
    labels, pairs = np.zeros(n_leaves, dtype=np.intp), children.tolist()
    for label, node in enumerate(nodes):
        below, leaves = [-node], []
        while below:
            node = below.pop()
            if node < n_leaves:
                leaves.append(node)
            else:
                below += pairs[node - n_leaves]
        labels[leaves] = label
    return labels


class AgglomerativeClustering(ClusterMixin, BaseEstimator):
    """Clusters from a tree of merges, cut at a number or at a distance."""

    _rules = {"n_clusters": (int_from(1), "None"), "metric": METRIC, "memory": MEMORY,
              "connectivity": ("an array-like", "a sparse matrix", "a callable", "None"),
              "compute_full_tree": (one_of("auto"), *BOOL), "linkage": one_of("average", "complete", "single", "ward"),
              "distance_threshold": (float_in("0.0"), "None"), "compute_distances": BOOL}

    def __init__(self, n_clusters=2, *, metric="euclidean", memory=None, connectivity=None, compute_full_tree="auto", linkage="ward",
                 distance_threshold=None, compute_distances=False):
        self.n_clusters = n_clusters
        self.metric = metric
        self.memory = memory
        self.connectivity = connectivity
        self.compute_full_tree = compute_full_tree
        self.linkage = linkage
        self.distance_threshold = distance_threshold
        self.compute_distances = compute_distances

    def fit(self, X, y=None):
        """Merge the rows."""
        return self._fit_tree(self._validate(X, ensure_min_samples=2))

    def _fit_tree(self, X):
        refuse_memory(self)
        limit = self.distance_threshold
        if (self.n_clusters is None) == (limit is None):
            raise ValueError("Exactly one of n_clusters and distance_threshold has to be set, and the other needs to be None.")
        if limit is not None and not self.compute_full_tree:
            raise ValueError("compute_full_tree must be True if distance_threshold is set.")
        if self.linkage == "ward" and self.metric != "euclidean":
            raise ValueError(f"{self.metric} was provided as metric. Ward can only work with euclidean distances.")
        graph = self.connectivity(X) if callable(self.connectivity) else self.connectivity
        if graph is not None and not hasattr(graph, "tocoo"):
            graph = check_array(graph)
        is_whole = self.compute_full_tree
        if graph is None or (is_whole == "auto" and limit is not None):
            is_whole = True
        elif is_whole == "auto":
            is_whole = self.n_clusters < max(100, 0.02 * len(X))
        options = {"connectivity": graph, "n_clusters": None if is_whole else self.n_clusters,
                   "return_distance": limit is not None or self.compute_distances}
        if self.linkage == "ward":
            found = ward_tree(X, **options)
        else:
            found = linkage_tree(X, linkage=self.linkage, affinity=self.metric, **options)
        self.children_, self.n_connected_components_, self.n_leaves_, parents = found[:4]
        if options["return_distance"]:
            self.distances_ = found[4]
        self.n_clusters_ = self.n_clusters if limit is None else int(np.count_nonzero(self.distances_ >= limit)) + 1
        if is_whole:
            self.labels_ = cut(self.n_clusters_, self.children_, self.n_leaves_)
        else:
            heads = parents.copy()
            for node in range(len(heads) - 1, -1, -1):
                heads[node] = heads[heads[node]]
            self.labels_ = np.unique(heads[:len(X)], return_inverse=True)[1]
        return self


class FeatureAgglomeration(ClassNamePrefixFeaturesOutMixin, TransformerMixin, AgglomerativeClustering):
    """Merges columns and gives one for each cluster of them."""

    _rules = {**AgglomerativeClustering._rules, "pooling_func": "a callable"}

    def __init__(self, n_clusters=2, *, metric="euclidean", memory=None, connectivity=None, compute_full_tree="auto", linkage="ward",
                 pooling_func=np.mean, distance_threshold=None, compute_distances=False):
        super().__init__(n_clusters, metric=metric, memory=memory, connectivity=connectivity, compute_full_tree=compute_full_tree,
                         linkage=linkage, distance_threshold=distance_threshold, compute_distances=compute_distances)
        self.pooling_func = pooling_func

    def fit(self, X, y=None):
        """Merge the columns."""
        X = self._validate(X, ensure_min_features=2)
        self._fit_tree(X.T)
        self._n_features_out = self.n_clusters_
        return self

    @property
    def fit_predict(self):
        """Columns are merged, not rows."""
        raise AttributeError

    def transform(self, X):
        """The columns of each cluster as one."""
        check_fitted(self)
        X = self._validate(X, reset=False)
        return np.stack([self.pooling_func(X[:, self.labels_ == label], axis=1) for label in np.unique(self.labels_)], axis=1)

    def inverse_transform(self, X):
        """Every column as that of its cluster."""
        check_fitted(self)
        return np.asarray(X)[..., np.unique(self.labels_, return_inverse=True)[1]]
