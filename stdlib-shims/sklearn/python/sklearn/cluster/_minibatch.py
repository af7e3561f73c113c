"""K-means over small batches drawn with replacement."""

import warnings

import numpy as np

import _sklearn_clusters as _native
from sklearn._data import check_sample_weight
from sklearn._rules import BOOL, float_in, int_from
from sklearn.cluster._kmeans import KMeansBase
from sklearn.cluster._starts import squared_lengths, start_of


def _moved(X, weights, labels, centers, counts):
    """Centres as means of all rows they have had so far, and the weight of those."""
    n_clusters = len(centers)
    gained = np.bincount(labels, weights=weights, minlength=n_clusters)
    sums = np.stack([np.bincount(labels, weights=weights * column, minlength=n_clusters) for column in X.T], axis=1)
    touched = gained > 0
    made, total = centers.copy(), counts + gained
    made[touched] = (centers[touched] * counts[touched, None] + sums[touched]) * (1 / total[touched])[:, None]
    return made, total


class MiniBatchKMeans(KMeansBase):
    """Clusters around means that move a little with each batch of rows."""

    _rules = {**KMeansBase._rules, "batch_size": int_from(1), "compute_labels": BOOL, "max_no_improvement": (int_from(0), "None"),
              "init_size": (int_from(1), "None"), "reassignment_ratio": float_in("0.0")}
    _random_runs = 3

    def __init__(self, n_clusters=8, *, init="k-means++", max_iter=100, batch_size=1024, verbose=0, compute_labels=True,
                 random_state=None, tol=0.0, max_no_improvement=10, init_size=None, n_init="auto", reassignment_ratio=0.01):
        self.n_clusters = n_clusters
        self.init = init
        self.max_iter = max_iter
        self.batch_size = batch_size
        self.verbose = verbose
        self.compute_labels = compute_labels
        self.random_state = random_state
        self.tol = tol
        self.max_no_improvement = max_no_improvement
        self.init_size = init_size
        self.n_init = n_init
        self.reassignment_ratio = reassignment_ratio

    def _prepare(self, X):
        super()._prepare(X)
        self._batch_size = min(self.batch_size, X.shape[0])
        size = self.init_size
        if size is None:
            size = 3 * self._batch_size
            if size < self.n_clusters:
                size = 3 * self.n_clusters
        elif size < self.n_clusters:
            warnings.warn(
                f"init_size={size} should be larger than n_clusters={self.n_clusters}. Setting it to min(3*n_clusters, n_samples)",
                RuntimeWarning, stacklevel=3,
            )
            size = 3 * self.n_clusters
        self._init_size = min(size, X.shape[0])

    def _step(self, X, weights, centers, rng):
        """One batch: the centres after it and the inertia before it."""
        labels, inertia = _native.closest(X, weights, centers)
        made, self._counts = _moved(X, weights, labels, centers, self._counts)
        if self._reassigns and self.reassignment_ratio > 0:
            lost = self._counts < self.reassignment_ratio * self._counts.max()
            if lost.sum() > 0.5 * X.shape[0]:
                lost[np.argsort(self._counts)[int(0.5 * X.shape[0]):]] = False
            n_lost = int(lost.sum())
            if n_lost:
                made[lost] = X[rng.choice(X.shape[0], replace=False, size=n_lost)]
            self._counts[lost] = np.min(self._counts[~lost])
        return made, inertia

    def _decide_reassigning(self):
        self._n_since_last_reassign += self._batch_size
        self._reassigns = bool((self._counts == 0).any() or self._n_since_last_reassign >= 10 * self.n_clusters)
        if self._reassigns:
            self._n_since_last_reassign = 0

    def _is_settled(self, step, n_rows, moved, inertia):
        """Whether centres rest, or the mean inertia has not fallen for a while."""
        inertia /= self._batch_size
        if step == 0:
            return False
        if self._mean_inertia is None:
            self._mean_inertia = inertia
        else:
            share = min(self._batch_size * 2.0 / (n_rows + 1), 1)
            self._mean_inertia = self._mean_inertia * (1 - share) + inertia * share
        if self._tol > 0.0 and moved <= self._tol:
            return True
        if self._least_inertia is None or self._mean_inertia < self._least_inertia:
            self._no_improvement, self._least_inertia = 0, self._mean_inertia
        else:
            self._no_improvement += 1
        return self.max_no_improvement is not None and self._no_improvement >= self.max_no_improvement

    def fit(self, X, y=None, sample_weight=None):
        """Find the centres from batches."""
        from sklearn.utils._random import check_random_state
        X = self._rows(X)
        self._prepare(X)
        rng = check_random_state(self.random_state)
        weights, n_rows = check_sample_weight(sample_weight, X.shape[0]), X.shape[0]
        init, lengths = self._given_start(X), squared_lengths(X)
        judged = rng.randint(0, n_rows, self._init_size)
        centers, least = None, None
        for _ in range(self._n_init):
            start = start_of(X, lengths, init, rng, weights, self.n_clusters, self._init_size)
            inertia = _native.closest(X[judged], weights[judged], start)[1]
            if least is None or inertia < least:
                centers, least = start, inertia
        self._counts, self._n_since_last_reassign = np.zeros(self.n_clusters), 0
        self._mean_inertia = self._least_inertia = None
        self._no_improvement = step = 0
        for step in range(self.max_iter * n_rows // self._batch_size):
            batch = rng.randint(0, n_rows, self._batch_size)
            self._decide_reassigning()
            made, inertia = self._step(X[batch], weights[batch], centers, rng)
            moved = np.sum((made - centers) ** 2) if self._tol > 0.0 else 0
            centers = made
            if self._is_settled(step, n_rows, moved, inertia):
                break
        self.n_steps_ = step + 1
        self.n_iter_ = int(np.ceil((step + 1) * self._batch_size / n_rows))
        self._keep(centers)
        if self.compute_labels:
            self.labels_, self.inertia_ = _native.closest(X, weights, self.cluster_centers_)
        else:
            self.inertia_ = self._mean_inertia * n_rows
        return self

    def _keep(self, centers):
        self.cluster_centers_ = centers.astype(self._kind)
        self._n_features_out = centers.shape[0]

    def partial_fit(self, X, y=None, sample_weight=None):
        """Move the centres by one batch."""
        from sklearn.utils._random import check_random_state
        self._check_parameters()
        is_first = not hasattr(self, "cluster_centers_")
        X = self._rows(X, reset=is_first)
        if not hasattr(self, "_random_state"):
            self._random_state = check_random_state(self.random_state)
        weights = check_sample_weight(sample_weight, X.shape[0])
        if is_first:
            self._prepare(X)
            init = self._given_start(X)
            centers = start_of(X, squared_lengths(X), init, self._random_state, weights, self.n_clusters, self._init_size)
            self._counts, self._n_since_last_reassign, self.n_steps_ = np.zeros(self.n_clusters), 0, 0
        else:
            centers = self.cluster_centers_.astype(np.float64)
        self._decide_reassigning()
        made, _ = self._step(X, weights, centers, self._random_state)
        self._keep(made)
        if self.compute_labels:
            self.labels_, self.inertia_ = _native.closest(X, weights, self.cluster_centers_)
        self.n_steps_ += 1
        return self
