"""Made matrices: of low rank, positive definite, sparse, with blocks."""

import numpy as np

from sklearn._rules import BOOL
from sklearn.datasets._checked import COUNT, NOISE, SHARE, TUPLE, checked
from sklearn.utils._random import check_random_state


@checked(n_samples=COUNT, n_features=COUNT, effective_rank=COUNT, tail_strength=SHARE)
def make_low_rank_matrix(n_samples=100, n_features=100, *, effective_rank=10, tail_strength=0.5, random_state=None):
    """A matrix whose singular values fall like a bell with a tail."""
    rng = check_random_state(random_state)
    n = min(n_samples, n_features)
    u = np.linalg.qr(rng.standard_normal(size=(n_samples, n)))[0]
    v = np.linalg.qr(rng.standard_normal(size=(n_features, n)))[0]
    places = np.arange(n, dtype=np.float64)
    low = (1 - tail_strength) * np.exp(-1.0 * (places / effective_rank) ** 2)
    tail = tail_strength * np.exp(-0.1 * places / effective_rank)
    return (u @ (np.identity(n) * (low + tail))) @ v.T


@checked(n_dim=COUNT)
def make_spd_matrix(n_dim, *, random_state=None):
    """A random positive definite matrix."""
    rng = check_random_state(random_state)
    A = rng.uniform(size=(n_dim, n_dim))
    U, _, Vt = np.linalg.svd(A.T @ A)
    return (U @ (1.0 + np.diag(rng.uniform(size=n_dim)))) @ Vt


@checked(n_dim=COUNT, alpha=SHARE, norm_diag=BOOL, smallest_coef=SHARE, largest_coef=SHARE)
def make_sparse_spd_matrix(n_dim=1, *, alpha=0.95, norm_diag=False, smallest_coef=0.1, largest_coef=0.9, sparse_format=None,
                           random_state=None):
    """A sparse positive definite matrix."""
    from scipy import sparse
    rng = check_random_state(random_state)
    part = sparse.random(m=n_dim, n=n_dim, density=1 - alpha, random_state=rng,
                         data_rvs=lambda size: rng.uniform(low=smallest_coef, high=largest_coef, size=size))
    part = np.tril(part.toarray(), -1)
    order = rng.permutation(n_dim)
    factor = part[order].T[order] - np.eye(n_dim)
    made = factor.T @ factor
    if norm_diag:
        scale = 1.0 / np.sqrt(np.diag(made))
        made = scale[:, None] * made * scale[None, :]
    return made if sparse_format is None else sparse.csc_matrix(made).asformat(sparse_format)


@checked(n_samples=COUNT, n_components=COUNT, n_features=COUNT, n_nonzero_coefs=COUNT)
def make_sparse_coded_signal(n_samples, *, n_components, n_features, n_nonzero_coefs, random_state=None):
    """Signals as sparse sums of atoms of a dictionary."""
    rng = check_random_state(random_state)
    D = rng.standard_normal(size=(n_features, n_components))
    D /= np.sqrt(np.sum((D ** 2), axis=0))
    X = np.zeros((n_components, n_samples))
    for row in range(n_samples):
        places = np.arange(n_components)
        rng.shuffle(places)
        places = places[:n_nonzero_coefs]
        X[places, row] = rng.standard_normal(size=n_nonzero_coefs)
    return np.squeeze((D @ X).T), np.squeeze(D.T), np.squeeze(X.T)


def _shuffled(data, random_state):
    # The original starts the stream of the seed again here.
    rng = check_random_state(random_state)
    rows, columns = rng.permutation(data.shape[0]), rng.permutation(data.shape[1])
    return data[rows][:, columns], rows, columns


@checked(shape=TUPLE, n_clusters=COUNT, noise=NOISE)
def make_biclusters(shape, n_clusters, *, noise=0.0, minval=10, maxval=100, shuffle=True, random_state=None):
    """Blocks of constant value along a diagonal."""
    rng = check_random_state(random_state)
    n_rows, n_columns = shape
    values = rng.uniform(minval, maxval, n_clusters)
    row_sizes = rng.multinomial(n_rows, np.repeat(1.0 / n_clusters, n_clusters))
    column_sizes = rng.multinomial(n_columns, np.repeat(1.0 / n_clusters, n_clusters))
    row_labels, column_labels = np.repeat(np.arange(n_clusters), row_sizes), np.repeat(np.arange(n_clusters), column_sizes)
    made = np.where(row_labels[:, None] == column_labels[None, :], values[row_labels][:, None], 0.0)
    if noise > 0:
        made = made + rng.normal(scale=noise, size=made.shape)
    if shuffle:
        made, rows, columns = _shuffled(made, random_state)
        row_labels, column_labels = row_labels[rows], column_labels[columns]
    return (made, np.vstack([row_labels == place for place in range(n_clusters)]),
            np.vstack([column_labels == place for place in range(n_clusters)]))


@checked(shape=TUPLE, n_clusters=(COUNT, "an array-like"), noise=NOISE)
def make_checkerboard(shape, n_clusters, *, noise=0.0, minval=10, maxval=100, shuffle=True, random_state=None):
    """Blocks of constant value like a checkerboard."""
    rng = check_random_state(random_state)
    n_row_clusters, n_column_clusters = n_clusters if hasattr(n_clusters, "__len__") else (n_clusters, n_clusters)
    n_rows, n_columns = shape
    row_sizes = rng.multinomial(n_rows, np.repeat(1.0 / n_row_clusters, n_row_clusters))
    column_sizes = rng.multinomial(n_columns, np.repeat(1.0 / n_column_clusters, n_column_clusters))
    row_labels, column_labels = np.repeat(np.arange(n_row_clusters), row_sizes), np.repeat(np.arange(n_column_clusters), column_sizes)
    made = np.zeros(shape)
    for row in range(n_row_clusters):
        for column in range(n_column_clusters):
            made[np.outer(row_labels == row, column_labels == column)] += rng.uniform(minval, maxval)
    if noise > 0:
        made += rng.normal(scale=noise, size=made.shape)
    if shuffle:
        made, rows, columns = _shuffled(made, random_state)
        row_labels, column_labels = row_labels[rows], column_labels[columns]
    pairs = [(row, column) for row in range(n_row_clusters) for column in range(n_column_clusters)]
    return made, np.vstack([row_labels == row for row, _ in pairs]), np.vstack([column_labels == column for _, column in pairs])
