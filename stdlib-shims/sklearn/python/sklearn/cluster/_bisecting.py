"""K-means that cuts one cluster in two until there are enough."""

import numpy as np

import _sklearn_clusters as _native
from sklearn._data import check_fitted, check_sample_weight
from sklearn._rules import BOOL, int_from, one_of
from sklearn.cluster._kmeans import KMeansBase, rounds_of
from sklearn.cluster._starts import squared_lengths, start_of


class _Part:
    """Rows of a cluster, and the two parts it was cut into."""

    def __init__(self, rows, center, score):
        self.rows, self.center, self.score = rows, center, score
        self.parts = None

    def leaves(self):
        """The uncut parts, from left to right."""
        if self.parts is None:
            return [self]
        return self.parts[0].leaves() + self.parts[1].leaves()


class BisectingKMeans(KMeansBase):
    """Clusters by cuts in two, each by k-means."""

    _rules = {**KMeansBase._rules, "init": (one_of("k-means++", "random"), "a callable"), "n_init": int_from(1), "copy_x": BOOL,
              "algorithm": one_of("elkan", "lloyd"), "bisecting_strategy": one_of("biggest_inertia", "largest_cluster")}

    def __init__(self, n_clusters=8, *, init="random", n_init=1, random_state=None, max_iter=300, verbose=0, tol=1e-4, copy_x=True,
                 algorithm="lloyd", bisecting_strategy="biggest_inertia"):
        self.n_clusters = n_clusters
        self.init = init
        self.n_init = n_init
        self.random_state = random_state
        self.max_iter = max_iter
        self.verbose = verbose
        self.tol = tol
        self.copy_x = copy_x
        self.algorithm = algorithm
        self.bisecting_strategy = bisecting_strategy

    def _cut(self, X, lengths, weights, part, rng):
        rows = part.rows
        X, lengths, weights = X[rows], lengths[rows], weights[rows]
        run, best = rounds_of(self.algorithm), None
        for _ in range(self.n_init):
            start = start_of(X, lengths, self.init, rng, weights, 2)
            found = run(X, weights, start, self.max_iter, float(self.tol))
            if best is None or found[2] < best[2] * (1 - 1e-6):
                best = found
        centers, labels = best[:2]
        if self.bisecting_strategy == "biggest_inertia":
            apart = ((X - centers[labels]) ** 2).sum(axis=1) * weights
            scores = np.bincount(labels, weights=apart, minlength=2)
        else:
            scores = np.bincount(labels, minlength=2)
        part.parts = tuple(_Part(rows[labels == side], centers[side], scores[side]) for side in (0, 1))
        part.rows = None

    def fit(self, X, y=None, sample_weight=None):
        """Cut until there are enough clusters."""
        from sklearn.utils._random import check_random_state
        rows = self._rows(X)
        self._prepare(rows)
        rng = check_random_state(self.random_state)
        weights = check_sample_weight(sample_weight, rows.shape[0])
        self._middle = np.zeros(rows.shape[1]) if hasattr(X, "toarray") else rows.mean(axis=0)
        moved = rows - self._middle
        lengths = squared_lengths(moved)
        self._whole = _Part(np.arange(len(rows)), moved.mean(axis=0), 0)
        for _ in range(self.n_clusters - 1):
            self._cut(moved, lengths, weights, max(self._whole.leaves(), key=lambda part: part.score), rng)
        labels, centers = np.full(len(rows), -1, dtype=np.int32), []
        for label, part in enumerate(self._whole.leaves()):
            labels[part.rows] = label
            part.label = label
            centers.append(part.center)
        centers = np.array(centers) + self._middle
        self.labels_, self.cluster_centers_ = labels, centers.astype(self._kind)
        self._n_features_out = len(centers)
        self.inertia_ = float((((rows - centers[labels]) ** 2).sum(axis=1) * weights).sum())
        return self

    def predict(self, X):
        """The cluster of each row, side by side down the cuts."""
        check_fitted(self)
        X = self._rows(X, reset=False)
        labels = np.full(X.shape[0], -1, dtype=np.int32)
        open_parts = [(self._whole, np.arange(X.shape[0]))]
        while open_parts:
            part, rows = open_parts.pop()
            if part.parts is None:
                labels[rows] = part.label
                continue
            if len(rows) == 0:
                continue
            centers = np.stack([side.center for side in part.parts]) + self._middle
            side, _ = _native.closest(X[rows], np.ones(len(rows)), centers)
            open_parts += [(part.parts[0], rows[side == 0]), (part.parts[1], rows[side != 0])]
        return labels
