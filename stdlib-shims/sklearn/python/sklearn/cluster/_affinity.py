"""Affinity propagation: rows send each other messages until some stand for the rest."""

import warnings

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClusterMixin
from sklearn.cluster._words import VERBOSE, dense
from sklearn.exceptions import ConvergenceWarning


def _all_equal(S, preference):
    off = S[~np.eye(S.shape[0], dtype=bool)]
    return bool(np.all(preference == preference.ravel()[0]) and np.all(off == off[0]))


def _messages(S, convergence_iter, max_iter, damping):
    """Rounds of messages: which rows stand for themselves, the rounds, and whether they settled."""
    n = S.shape[0]
    rows = np.arange(n)
    available, responsible = np.zeros((n, n)), np.zeros((n, n))
    history = np.zeros((n, convergence_iter))
    for round_number in range(max_iter):
        both = available + S
        best = np.argmax(both, axis=1)
        first = both[rows, best]
        both[rows, best] = -np.inf
        second = np.max(both, axis=1)
        fresh = S - first[:, None]
        fresh[rows, best] = S[rows, best] - second
        responsible = responsible * damping + fresh * (1 - damping)
        support = np.maximum(responsible, 0)
        support[rows, rows] = responsible[rows, rows]
        support = support - np.sum(support, axis=0)
        own = support[rows, rows].copy()
        support = np.maximum(support, 0)
        support[rows, rows] = own
        available = available * damping - support * (1 - damping)
        stands = available[rows, rows] + responsible[rows, rows] > 0
        history[:, round_number % convergence_iter] = stands
        if round_number >= convergence_iter:
            counts = history.sum(axis=1)
            if bool(np.all((counts == convergence_iter) | (counts == 0))) and stands.any():
                return stands, round_number, True
    return stands, max_iter - 1, False


def _propagated(S, preference, convergence_iter, max_iter, damping, rng):
    n = S.shape[0]
    if n == 1 or _all_equal(S, preference):
        warnings.warn("All samples have mutually equal similarities. Returning arbitrary cluster center(s).", stacklevel=3)
        if preference.ravel()[0] > S.ravel()[n - 1]:
            return np.arange(n), np.arange(n), 0
        return np.array([0]), np.array([0] * n), 0
    S[np.arange(n), np.arange(n)] = preference
    noise = rng.standard_normal(size=(n, n))
    S += (np.finfo(np.float64).eps * S + np.finfo(np.float64).tiny * 100) * noise
    stands, round_number, is_settled = _messages(S, convergence_iter, max_iter, damping)
    chosen = np.flatnonzero(stands)
    if chosen.size == 0:
        warnings.warn(
            "Affinity propagation did not converge and this model will not have any cluster centers.", ConvergenceWarning, stacklevel=3,
        )
        return [], np.array([-1] * n), round_number + 1
    if not is_settled:
        warnings.warn(
            "Affinity propagation did not converge, this model may return degenerate cluster centers and labels.", ConvergenceWarning,
            stacklevel=3,
        )
    nearest = _nearest(S, chosen)
    for place in range(chosen.size):
        members = np.flatnonzero(nearest == place)
        chosen[place] = members[np.argmax(np.sum(S[np.ix_(members, members)], axis=0))]
    labels = chosen[_nearest(S, chosen)]
    centers = np.unique(labels)
    return centers, np.searchsorted(centers, labels), round_number + 1


def _nearest(S, chosen):
    nearest = np.argmax(S[:, chosen], axis=1)
    nearest[chosen] = np.arange(chosen.size)
    return nearest


class AffinityPropagation(ClusterMixin, BaseEstimator):
    """Clusters around rows that stand for others."""

    _rules = {"damping": float_in("0.5", "1.0"), "max_iter": int_from(1), "convergence_iter": int_from(1), "copy": BOOL,
              "preference": ("an array-like", float_in("-inf", "inf", "()"), "None"), "affinity": one_of("euclidean", "precomputed"),
              "verbose": VERBOSE, "random_state": SEED}

    def __init__(self, *, damping=0.5, max_iter=200, convergence_iter=15, copy=True, preference=None, affinity="euclidean",
                 verbose=False, random_state=None):
        self.damping = damping
        self.max_iter = max_iter
        self.convergence_iter = convergence_iter
        self.copy = copy
        self.preference = preference
        self.affinity = affinity
        self.verbose = verbose
        self.random_state = random_state

    def fit(self, X, y=None):
        """Send messages until the same rows stand for the rest."""
        from sklearn.metrics.pairwise import euclidean_distances
        from sklearn.utils._random import check_random_state
        X = dense(self._validate(X, accept_sparse=self.affinity != "precomputed"))
        if self.verbose:
            raise NotImplementedError("AffinityPropagation(verbose=...) is not available: leave it False")
        if self.affinity == "precomputed":
            self.affinity_matrix_ = X.astype(np.float64)
        else:
            self.affinity_matrix_ = -euclidean_distances(X, squared=True)
        if self.affinity_matrix_.shape[0] != self.affinity_matrix_.shape[1]:
            raise ValueError(f"The matrix of similarities must be a square array. Got {self.affinity_matrix_.shape} instead.")
        preference = np.asarray(np.median(self.affinity_matrix_) if self.preference is None else self.preference)
        self.cluster_centers_indices_, self.labels_, self.n_iter_ = _propagated(
            self.affinity_matrix_, preference, self.convergence_iter, self.max_iter, self.damping, check_random_state(self.random_state),
        )
        if self.affinity != "precomputed":
            self.cluster_centers_ = X[np.asarray(self.cluster_centers_indices_, dtype=int)].copy()
        return self

    def predict(self, X):
        """The nearest of the rows that stand for others."""
        from sklearn.metrics.pairwise import pairwise_distances_argmin
        check_fitted(self)
        X = dense(self._validate(X, reset=False, accept_sparse=True))
        if not hasattr(self, "cluster_centers_"):
            raise ValueError("Predict method is not supported when affinity='precomputed'.")
        if self.cluster_centers_.shape[0] > 0:
            return pairwise_distances_argmin(X, self.cluster_centers_)
        warnings.warn(
            "This model does not have any cluster centers because affinity propagation did not converge. Labeling every sample as '-1'.",
            ConvergenceWarning, stacklevel=2,
        )
        return np.array([-1] * X.shape[0])


def affinity_propagation(S, *, preference=None, convergence_iter=15, max_iter=200, damping=0.5, copy=True, verbose=False,
                         return_n_iter=False, random_state=None):
    """Rows that stand for others, and labels, from similarities."""
    found = AffinityPropagation(damping=damping, max_iter=max_iter, convergence_iter=convergence_iter, copy=copy, preference=preference,
                                affinity="precomputed", verbose=verbose, random_state=random_state).fit(S)
    answer = (found.cluster_centers_indices_, found.labels_)
    return (*answer, found.n_iter_) if return_n_iter else answer
