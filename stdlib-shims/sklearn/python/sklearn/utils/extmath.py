"""Mathematics shared by estimators: singular values by random projections, signs that do not vary, sums and products."""

import numpy as np

from sklearn.utils._pieces import safe_sqr
from sklearn.utils._random import check_random_state

__all__ = [
    "cartesian", "density", "fast_logdet", "make_nonnegative", "randomized_range_finder", "randomized_svd", "row_norms", "safe_sparse_dot",
    "safe_sqr", "softmax", "squared_norm", "stable_cumsum", "svd_flip", "weighted_mode",
]


def squared_norm(x):
    """The sum of squares."""
    x = np.ravel(x)
    return np.dot(x, x)


def row_norms(X, squared=False):
    """The length of each row."""
    if hasattr(X, "tocsr"):
        X = X.tocsr()
        owner = np.repeat(np.arange(X.shape[0]), np.diff(X.indptr))
        norms = np.bincount(owner, weights=X.data * X.data, minlength=X.shape[0])
    else:
        norms = (np.asarray(X) ** 2).sum(axis=1)
    return norms if squared else np.sqrt(norms)


def fast_logdet(A):
    """The logarithm of the determinant, -inf where it is not positive."""
    sign, logdet = np.linalg.slogdet(A)
    return logdet if sign > 0 else -np.inf


def density(w):
    """The share of elements that are not zero."""
    if hasattr(w, "tocsr"):
        return float(w.nnz) / (w.shape[0] * w.shape[1])
    return 0 if w is None else float((w != 0).sum()) / w.size


def safe_sparse_dot(a, b, *, dense_output=False):
    """The product of two matrices, sparse or not."""
    if hasattr(a, "tocsr") or not hasattr(b, "tocsr"):
        made = a @ b
    else:
        made = (b.T @ np.asarray(a).T).T
    return made.toarray() if dense_output and hasattr(made, "toarray") else made


def make_nonnegative(X, min_value=0):
    """X moved up so that nothing is below a value."""
    low = X.min()
    if low >= min_value:
        return X
    if hasattr(X, "tocsr"):
        raise ValueError("Cannot make the data matrix nonnegative because it is sparse. Adding a value to every entry would make it no "
                         "longer "
                         "sparse.")
    return X + (min_value - low)


def softmax(X, copy=True):
    """Rows of positive numbers that sum to one."""
    X = np.asarray(X)
    made = np.exp(X - X.max(axis=1).reshape((-1, 1)))
    made /= made.sum(axis=1).reshape((-1, 1))
    if copy:
        return made
    X[...] = made
    return X


def cartesian(arrays, out=None):
    """All combinations of the elements, one in each row."""
    arrays = [np.asarray(array) for array in arrays]
    places = np.indices([len(array) for array in arrays]).reshape(len(arrays), -1).T
    if out is None:
        out = np.empty(places.shape, dtype=np.result_type(*arrays))
    for column, array in enumerate(arrays):
        out[:, column] = array[places[:, column]]
    return out


def stable_cumsum(arr, axis=None, rtol=1e-05, atol=1e-08):
    """Running sums."""
    return np.cumsum(arr, axis=axis, dtype=np.float64)


def weighted_mode(a, w, *, axis=0):
    """The value with the largest weight, and its weight."""
    a, w = np.asarray(a), np.asarray(w)
    w = np.broadcast_to(w, a.shape) if a.shape != w.shape else w
    if axis is None:
        a, w, axis = a.ravel(), w.ravel(), 0
    best, weight = None, None
    for score in np.unique(np.ravel(a)):
        counts = np.expand_dims(np.sum(np.where(a == score, w, 0), axis), axis).astype(np.float64)
        if best is None:
            best, weight = np.zeros(counts.shape), np.zeros(counts.shape)
        better = counts > weight
        best, weight = np.where(better, score, best), np.where(better, counts, weight)
    return best, weight


def svd_flip(u, v, u_based_decision=True):
    """Singular vectors whose largest element is positive, so that signs do not hang on the machine."""
    if u_based_decision:
        places = np.argmax(np.abs(u), axis=0)
        signs = np.sign(u[places, np.arange(u.shape[1])])
    else:
        places = np.argmax(np.abs(v), axis=1)
        signs = np.sign(v[np.arange(v.shape[0]), places])
    return (None if u is None else u * signs[None, :]), (None if v is None else v * signs[:, None])


def randomized_range_finder(A, *, size, n_iter, power_iteration_normalizer="auto", random_state=None):
    """Orthogonal columns that nearly span the columns of A."""
    rng = check_random_state(random_state)
    Q = rng.normal(size=(A.shape[1], size))
    if A.dtype.kind == "f" and A.dtype != np.float64:
        Q = Q.astype(A.dtype)
    if power_iteration_normalizer == "auto":
        power_iteration_normalizer = "none" if n_iter <= 2 else "LU"
    for _ in range(n_iter):
        # LU and QR span the same space; QR serves for both.
        Q = A @ Q
        if power_iteration_normalizer != "none":
            Q = np.linalg.qr(Q)[0]
        Q = A.T @ Q
        if power_iteration_normalizer != "none":
            Q = np.linalg.qr(Q)[0]
    return np.linalg.qr(A @ Q)[0]


def randomized_svd(M, n_components, *, n_oversamples=10, n_iter="auto", power_iteration_normalizer="auto", transpose="auto",
                   flip_sign=True, random_state=None, svd_lapack_driver="gesdd"):
    """The largest singular values and their vectors, by random projections."""
    rng = check_random_state(random_state)
    if n_iter == "auto":
        n_iter = 7 if n_components < 0.1 * min(M.shape) else 4
    if transpose == "auto":
        transpose = M.shape[0] < M.shape[1]
    if transpose:
        M = M.T
    Q = randomized_range_finder(M, size=n_components + n_oversamples, n_iter=n_iter,
                                power_iteration_normalizer=power_iteration_normalizer, random_state=rng)
    Uhat, s, Vt = np.linalg.svd(safe_sparse_dot(Q.T, M), full_matrices=False)
    U = Q @ Uhat
    if flip_sign:
        U, Vt = svd_flip(U, Vt, u_based_decision=not transpose)
    if transpose:
        return Vt[:n_components].T, s[:n_components], U[:, :n_components].T
    return U[:, :n_components], s[:n_components], Vt[:n_components]


def incremental_mean_and_var(X, last_mean, last_variance, last_count):
    """Means and variances of the columns with one more batch of rows; NaN counts as not there."""
    count_before = last_count
    there = ~np.isnan(X)
    new_count = there.sum(axis=0)
    new_sum = np.where(there, X, 0.0).sum(axis=0)
    count = count_before + new_count
    mean = (last_mean * count_before + new_sum) / count
    centre = new_sum / new_count
    away = np.where(there, X - centre, 0.0)
    new_squares = (away ** 2).sum(axis=0) - away.sum(axis=0) ** 2 / new_count
    squares = np.where(count_before == 0, new_squares,
                       last_variance * count_before + new_squares + count_before * new_count / count * (last_mean - centre) ** 2)
    return mean, squares / count, count


def mean_and_variance(X):
    """Means and variances of the columns of a matrix, sparse or not."""
    if not hasattr(X, "tocsc"):
        return X.mean(axis=0), X.var(axis=0)
    X = X.tocsc()
    n_rows, n_columns = X.shape
    owner = np.repeat(np.arange(n_columns), np.diff(X.indptr))
    mean = np.bincount(owner, weights=X.data, minlength=n_columns) / n_rows
    away = np.bincount(owner, weights=(X.data - mean[owner]) ** 2, minlength=n_columns)
    return mean, (away + (n_rows - np.diff(X.indptr)) * mean ** 2) / n_rows
