"""Merges of points and of clusters, nearest first."""

import warnings

import numpy as np

import _scipy_spatial as native
from scipy.cluster.hierarchy._checks import ClusterWarning, checked
from scipy.spatial import distance

_METHODS = ("single", "complete", "average", "centroid", "median", "ward", "weighted")


def _condensed(y, metric):
    if y.ndim == 1:
        distance.is_valid_y(y, throw=True, name="y")
    elif y.ndim == 2:
        is_square = y.shape[0] == y.shape[1]
        if is_square and np.allclose(np.diagonal(y), 0) and np.all(y >= 0) and np.allclose(y, y.T):
            warnings.warn(
                "The symmetric non-negative hollow observation matrix looks suspiciously like an uncondensed distance matrix",
                ClusterWarning, stacklevel=3,
            )
        y = distance.pdist(y, metric)
    else:
        raise ValueError("`y` must be 1 or 2 dimensional.")
    if not np.all(np.isfinite(y)):
        raise ValueError("The condensed distance matrix must contain only finite values.")
    return y


def linkage(y, method="single", metric="euclidean", optimal_ordering=False):
    """Merges of the two nearest clusters, until one is left: both, their distance and the number of points."""
    y = np.asarray(y, dtype=np.float64, order="C")
    if method not in _METHODS:
        raise ValueError(f"Invalid method: {method}")
    if method in ("centroid", "median", "ward") and metric != "euclidean" and y.ndim == 2:
        raise ValueError(f"`method={method}` requires the distance metric to be Euclidean")
    y = _condensed(y, metric)
    merges = native.linkage(y, method)
    return optimal_leaf_ordering(merges, y) if optimal_ordering else merges


def optimal_leaf_ordering(Z, y, metric="euclidean"):
    """The same merges, turned so that neighbouring leaves are near each other."""
    Z, y = checked(Z), np.asarray(y, dtype=np.float64, order="C")
    return _turned(Z, distance.squareform(_condensed(y, metric)))


def _turned(Z, apart):
    """Merges with sides turned by the orders of least cost; each merge is judged by itself, in single precision."""
    n = Z.shape[0] + 1
    pairs = Z[:, :2].astype(int).tolist()
    # What a cluster costs from one leaf of a side to one of the other, and back.
    leaves, costs = [[leaf] for leaf in range(n)], [np.zeros((1, 1))] * n
    is_turned = [False] * (2 * n - 1)
    for left, right in pairs:
        one, other = leaves[left], leaves[right]
        between = apart[np.ix_(one, other)]
        met = np.stack([(start[:, None] + between).min(axis=0) for start in costs[left]])
        whole = np.stack([(met + end).min(axis=1) for end in costs[right]], axis=1).astype(np.float32).astype(np.float64)
        start, end = np.unravel_index(np.argmin(whole), whole.shape)
        if left >= n:
            is_turned[left] = int(start) >= len(leaves[pairs[left - n][0]])
        if right >= n:
            is_turned[right] = int(end) < len(leaves[pairs[right - n][0]])
        n_one, n_both = len(one), len(one) + len(other)
        table = np.full((n_both, n_both), np.inf)
        table[:n_one, n_one:], table[n_one:, :n_one] = whole, whole.T
        leaves.append(one + other)
        costs.append(table)
    turned = Z.copy()
    for place in range(n - 2, -1, -1):
        if is_turned[place + n]:
            turned[place, :2] = turned[place, 1::-1]
        for child in pairs[place]:
            is_turned[child] ^= is_turned[place + n]
    return turned


def single(y):
    """Merges by the nearest points."""
    return linkage(y, "single")


def complete(y):
    """Merges by the farthest points."""
    return linkage(y, "complete")


def average(y):
    """Merges by the mean distance of points."""
    return linkage(y, "average")


def weighted(y):
    """Merges by the mean distance of the two clusters last merged."""
    return linkage(y, "weighted")


def centroid(y):
    """Merges by the distance of the means."""
    return linkage(y, "centroid")


def median(y):
    """Merges by the distance of the middles."""
    return linkage(y, "median")


def ward(y):
    """Merges that add least to the variance within clusters."""
    return linkage(y, "ward")
