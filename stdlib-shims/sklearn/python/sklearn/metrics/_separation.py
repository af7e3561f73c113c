"""How well clusters are separated, judged by the data alone."""

import numpy as np

from sklearn._data import check_X_y
from sklearn.metrics.pairwise import euclidean_distances, pairwise_distances, row_blocks


def _coded(X, labels):
    X, labels = check_X_y(X, labels)
    found, codes = np.unique(labels, return_inverse=True)
    _check_number(len(found), X.shape[0])
    return X, codes, len(found)


def _dense(X):
    return X.toarray() if hasattr(X, "toarray") else X


def _check_number(n_labels, n_rows):
    if not 1 < n_labels < n_rows:
        raise ValueError(f"Number of labels is {n_labels}. Valid values are 2 to n_samples - 1 (inclusive)")


def silhouette_score(X, labels, *, metric="euclidean", sample_size=None, random_state=None, **kwds):
    """The mean silhouette of all rows, or of a sample of them."""
    if sample_size is not None:
        from sklearn.utils._random import check_random_state
        X, labels = check_X_y(_dense(X), labels, ensure_all_finite=metric != "precomputed")
        chosen = check_random_state(random_state).permutation(X.shape[0])[:sample_size]
        X, labels = (X[chosen].T[chosen].T if metric == "precomputed" else X[chosen]), labels[chosen]
    return float(np.mean(silhouette_samples(X, labels, metric=metric, **kwds)))


def silhouette_samples(X, labels, *, metric="euclidean", **kwds):
    """For each row, how much nearer its own cluster is than the next one."""
    X, labels = check_X_y(_dense(X), labels)
    found, codes = np.unique(labels, return_inverse=True)
    n_rows, n_labels = X.shape[0], len(found)
    _check_number(n_labels, n_rows)
    if metric == "precomputed":
        diagonal = np.diagonal(X)
        if (np.abs(diagonal) > (np.finfo(X.dtype).eps * 100 if X.dtype.kind == "f" else 0)).any():
            raise ValueError("The precomputed distance matrix contains non-zero elements on the diagonal. Use np.fill_diagonal(X, 0).")
    counts = np.bincount(codes, minlength=n_labels)
    membership = (codes[:, None] == np.arange(n_labels)[None, :]).astype(np.float64)
    inside, outside = np.empty(n_rows), np.empty(n_rows)
    for rows in row_blocks(n_rows, n_rows):
        distances = X[rows] if metric == "precomputed" else pairwise_distances(X[rows], X, metric=metric, **kwds)
        if metric != "precomputed":
            distances[np.arange(distances.shape[0]), np.arange(n_rows)[rows]] = 0.0
        sums = distances @ membership
        own = codes[rows]
        here = np.arange(len(own))
        inside[rows] = sums[here, own]
        sums[here, own] = np.inf
        outside[rows] = (sums / counts).min(axis=1)
    with np.errstate(divide="ignore", invalid="ignore"):
        inside = inside / (counts - 1)[codes]
        made = (outside - inside) / np.maximum(inside, outside)
    return np.nan_to_num(made)


def calinski_harabasz_score(X, labels):
    """Dispersion between clusters over dispersion within them."""
    X, codes, n_labels = _coded(X, labels)
    n_rows = X.shape[0]
    mean = X.mean(axis=0)
    between = within = 0.0
    for label in range(n_labels):
        members = X[codes == label]
        centre = members.mean(axis=0)
        between += len(members) * ((centre - mean) ** 2).sum()
        within += ((members - centre) ** 2).sum()
    return 1.0 if within == 0.0 else float(between * (n_rows - n_labels) / (within * (n_labels - 1.0)))


def davies_bouldin_score(X, labels):
    """The mean likeness of each cluster to the one most like it."""
    X, codes, n_labels = _coded(X, labels)
    centres, spreads = np.zeros((n_labels, X.shape[1])), np.zeros(n_labels)
    for label in range(n_labels):
        members = X[codes == label]
        centres[label] = members.mean(axis=0)
        spreads[label] = euclidean_distances(members, centres[label:label + 1]).mean()
    apart = pairwise_distances(centres)
    if np.allclose(spreads, 0) or np.allclose(apart, 0):
        return 0.0
    apart[apart == 0] = np.inf
    return float(((spreads[:, None] + spreads) / apart).max(axis=1).mean())
