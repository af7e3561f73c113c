"""Where k-means begins: centres drawn one after another, at random, given, or made by a function."""

import numpy as np

from sklearn._data import check_array, check_sample_weight
from sklearn._rules import SEED, check, int_from
from sklearn.cluster._words import dense


def squared_lengths(X):
    """The squared length of each row."""
    return np.einsum("ij,ij->i", X, X)


def squared_distances(A, X, lengths):
    """Squared distances of the rows of A from those of X, whose squared lengths are known."""
    apart = -2 * (A @ X.T)
    apart += squared_lengths(A)[:, None]
    apart += lengths[None, :]
    return np.maximum(apart, 0)


def draw_centers(X, n_clusters, lengths, weights, rng, n_trials=None):
    """Rows far from each other: of a few drawn by their distance from the rows chosen before, the one that helps most."""
    if n_trials is None:
        n_trials = 2 + int(np.log(n_clusters))
    first = rng.choice(X.shape[0], p=weights / weights.sum())
    chosen = np.full(n_clusters, -1, dtype=int)
    chosen[0] = first
    nearest = squared_distances(X[[first]], X, lengths)[0]
    total = nearest @ weights
    for place in range(1, n_clusters):
        draws = rng.uniform(size=n_trials) * total
        tried = np.searchsorted(np.cumsum(weights * nearest), draws)
        tried = np.minimum(tried, len(nearest) - 1)
        apart = np.minimum(nearest, squared_distances(X[tried], X, lengths))
        totals = apart @ weights
        best = int(np.argmin(totals))
        total, nearest = totals[best], apart[best]
        chosen[place] = tried[best]
    return X[chosen], chosen


def kmeans_plusplus(X, n_clusters, *, sample_weight=None, x_squared_norms=None, random_state=None, n_local_trials=None):
    """Centres to start k-means from, and which rows they are."""
    from sklearn.utils._random import check_random_state
    check("kmeans_plusplus", "n_clusters", n_clusters, int_from(1))
    check("kmeans_plusplus", "random_state", random_state, SEED)
    check("kmeans_plusplus", "n_local_trials", n_local_trials, (int_from(1), "None"))
    given = X.toarray() if hasattr(X, "toarray") else np.asarray(X)
    X = dense(check_array(X, accept_sparse=True)).astype(np.float64)
    weights = check_sample_weight(sample_weight, X.shape[0])
    if X.shape[0] < n_clusters:
        raise ValueError(f"n_samples={X.shape[0]} should be >= n_clusters={n_clusters}.")
    lengths = squared_lengths(X) if x_squared_norms is None else check_array(x_squared_norms, ensure_2d=False)
    if lengths.shape[0] != X.shape[0]:
        raise ValueError(
            f"The length of x_squared_norms {lengths.shape[0]} should be equal to the length of n_samples {X.shape[0]}."
        )
    _, chosen = draw_centers(X, n_clusters, lengths, weights, check_random_state(random_state), n_local_trials)
    return given[chosen], chosen


def is_given(init):
    """Whether the starts are given as an array."""
    return not isinstance(init, str) and not callable(init)


def check_centers(centers, X, n_clusters):
    """Raise where given centres do not fit."""
    if centers.shape[0] != n_clusters:
        raise ValueError(
            f"The shape of the initial centers {centers.shape} does not match the number of clusters {n_clusters}."
        )
    if centers.shape[1] != X.shape[1]:
        raise ValueError(
            f"The shape of the initial centers {centers.shape} does not match the number of features of the data {X.shape[1]}."
        )


def start_of(X, lengths, init, rng, weights, n_clusters, init_size=None):
    """Centres to start one run from."""
    if init_size is not None and init_size < X.shape[0]:
        some = rng.randint(0, X.shape[0], init_size)
        X, lengths, weights = X[some], lengths[some], weights[some]
    if isinstance(init, str) and init == "k-means++":
        return draw_centers(X, n_clusters, lengths, weights, rng)[0]
    if isinstance(init, str):
        return X[rng.choice(X.shape[0], size=n_clusters, replace=False, p=weights / weights.sum())]
    if is_given(init):
        return init
    centers = check_array(init(X, n_clusters, random_state=rng)).astype(np.float64)
    check_centers(centers, X, n_clusters)
    return centers
