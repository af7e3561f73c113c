"""Birch: rows sink into a tree of small clusters, which are then clustered as a whole."""

import warnings

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import BOOL, float_in, int_from
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, ClusterMixin, TransformerMixin
from sklearn.cluster._starts import squared_lengths
from sklearn.cluster._words import dense
from sklearn.exceptions import ConvergenceWarning


class _Ball:
    """Rows as their number, their sum and the sum of their squared lengths."""

    def __init__(self, row=None):
        self.below = None
        if row is None:
            self.n_rows, self.total, self.squares = 0, 0, 0.0
        else:
            self.n_rows, self.total, self.center = 1, row, row
            self.squares = self.length = np.dot(row, row)

    def take(self, other):
        """Add the rows of another ball."""
        self.n_rows += other.n_rows
        self.total = self.total + other.total
        self.squares += other.squares
        self.center = self.total / self.n_rows
        self.length = np.dot(self.center, self.center)

    def take_within(self, other, threshold):
        """Add the rows of another ball unless the radius would pass the threshold."""
        squares, total, n_rows = self.squares + other.squares, self.total + other.total, self.n_rows + other.n_rows
        center = (1 / n_rows) * total
        length = np.dot(center, center)
        if squares / n_rows - length > threshold ** 2:
            return False
        self.n_rows, self.total, self.squares, self.center, self.length = n_rows, total, squares, center, length
        return True


class _Node:
    """A few balls; those of inner nodes have nodes below them. All nodes share one list of the lowest, in their order."""

    def __init__(self, threshold, most, width, leaves):
        self.threshold, self.most, self.leaves = threshold, most, leaves
        self.balls = []
        self._centers, self._lengths = np.zeros((most + 1, width)), np.zeros(most + 1)

    @property
    def centers(self):
        """The centres of the balls."""
        return self._centers[:len(self.balls)]

    @property
    def lengths(self):
        """The squared lengths of the centres."""
        return self._lengths[:len(self.balls)]

    def put(self, place, ball):
        """Set a ball at a place, or at the end."""
        if place == len(self.balls):
            self.balls.append(ball)
        else:
            self.balls[place] = ball
        self._centers[place], self._lengths[place] = ball.center, ball.length

    def insert(self, ball):
        """Let a ball sink in; whether this node must be split now."""
        if not self.balls:
            self.put(0, ball)
            return False
        place = int(np.argmin(self.centers @ ball.center * -2.0 + self.lengths))
        nearest = self.balls[place]
        if nearest.below is not None:
            if not nearest.below.insert(ball):
                nearest.take(ball)
                self.put(place, nearest)
                return False
            one, other = nearest.below.split()
            self.put(place, one)
            self.put(len(self.balls), other)
            return len(self.balls) > self.most
        if nearest.take_within(ball, self.threshold):
            self.put(place, nearest)
            return False
        is_full = len(self.balls) >= self.most
        self.put(len(self.balls), ball)
        return is_full

    def split(self):
        """Two balls with a node each: those nearer to one or to the other of the farthest two."""
        from sklearn.metrics.pairwise import euclidean_distances
        apart = euclidean_distances(self.centers, squared=True)
        first, second = np.unravel_index(apart.argmax(), apart.shape)
        is_first = apart[first] < apart[second]
        is_first[first] = True
        halves = []
        for side in (True, False):
            half = _Ball()
            half.below = _Node(self.threshold, self.most, self._centers.shape[1], self.leaves)
            for ball, here in zip(self.balls, is_first.tolist()):
                if here is side:
                    half.below.put(len(half.below.balls), ball)
                    half.take(ball)
            halves.append(half)
        if self in self.leaves:
            place = self.leaves.index(self)
            self.leaves[place:place + 1] = [half.below for half in halves]
        return halves


class Birch(ClassNamePrefixFeaturesOutMixin, ClusterMixin, TransformerMixin, BaseEstimator):
    """Clusters of the small clusters of a tree."""

    _rules = {"threshold": float_in("0.0", "inf", "()"), "branching_factor": int_from(1, "inf", "()"),
              "n_clusters": ("None", "an instance of 'sklearn.base.ClusterMixin'", int_from(1)), "compute_labels": BOOL}

    def __init__(self, *, threshold=0.5, branching_factor=50, n_clusters=3, compute_labels=True, copy="deprecated"):
        self.threshold = threshold
        self.branching_factor = branching_factor
        self.n_clusters = n_clusters
        self.compute_labels = compute_labels
        self.copy = copy

    def fit(self, X, y=None):
        """Grow a tree from the rows."""
        return self._grow(X, is_first=True)

    def partial_fit(self, X=None, y=None):
        """Let more rows sink into the tree; without rows, only cluster as a whole."""
        if X is None:
            self._cluster(None)
            return self
        return self._grow(X, is_first=not hasattr(self, "_root"))

    def _grow(self, X, is_first):
        if is_first and self.copy != "deprecated":
            warnings.warn(
                "`copy` was deprecated in 1.6 and will be removed in 1.8 since it has no effect internally. Simply leave this parameter "
                "to its default value to avoid this warning.", FutureWarning, stacklevel=3,
            )
        X = dense(self._validate(X, accept_sparse=True, reset=is_first, dtype=[np.float64, np.float32]))
        if is_first:
            self._leaves = []
            self._root = _Node(self.threshold, self.branching_factor, X.shape[1], self._leaves)
            self._leaves.append(self._root)
        for row in X.astype(np.float64):
            if self._root.insert(_Ball(row)):
                halves = self._root.split()
                self._root = _Node(self.threshold, self.branching_factor, X.shape[1], self._leaves)
                for place, half in enumerate(halves):
                    self._root.put(place, half)
        self.subcluster_centers_ = np.concatenate([leaf.centers for leaf in self._leaves]).astype(X.dtype)
        self._n_features_out = self.subcluster_centers_.shape[0]
        self._cluster(X)
        return self

    def _cluster(self, X):
        from numbers import Integral
        centers, clusterer = self.subcluster_centers_, self.n_clusters
        few = isinstance(clusterer, Integral) and len(centers) < clusterer
        if isinstance(clusterer, Integral):
            from sklearn.cluster._agglomerative import AgglomerativeClustering
            clusterer = AgglomerativeClustering(n_clusters=self.n_clusters)
        self._center_lengths = squared_lengths(centers)
        if clusterer is None or few:
            self.subcluster_labels_ = np.arange(len(centers))
            if few:
                warnings.warn(
                    f"Number of subclusters found ({len(centers)}) by BIRCH is less than ({self.n_clusters}). Decrease the threshold.",
                    ConvergenceWarning, stacklevel=4,
                )
        else:
            self.subcluster_labels_ = clusterer.fit_predict(centers)
        if X is not None and self.compute_labels:
            self.labels_ = self._nearest(X)

    def _nearest(self, X):
        apart = X @ self.subcluster_centers_.T * -2.0 + self._center_lengths
        return self.subcluster_labels_[np.argmin(apart, axis=1)]

    def predict(self, X):
        """The cluster of the nearest small cluster."""
        check_fitted(self)
        return self._nearest(dense(self._validate(X, reset=False, accept_sparse=True)))

    def transform(self, X):
        """The distance of each row from each small cluster."""
        from sklearn.metrics.pairwise import euclidean_distances
        check_fitted(self)
        return euclidean_distances(dense(self._validate(X, reset=False, accept_sparse=True)), self.subcluster_centers_)
