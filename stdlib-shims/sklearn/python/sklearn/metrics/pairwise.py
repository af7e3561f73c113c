"""Distances and kernels between rows."""

import numpy as np

from sklearn._data import check_array
from sklearn._rules import check, one_of

_FLOATS = (np.float64, np.float32)
_BLOCK_ELEMENTS = 1 << 22


def row_blocks(n_rows, width):
    """Slices of rows so small that a block of that width stays in reach."""
    step = max(1, _BLOCK_ELEMENTS // max(width, 1))
    return [slice(start, min(start + step, n_rows)) for start in range(0, n_rows, step)] or [slice(0, 0)]


def check_pairwise_arrays(X, Y=None, *, precomputed=False, dtype="infer_float", ensure_all_finite=True, ensure_2d=True, **options):
    """X and Y as arrays of numbers with as many columns."""
    kind = _FLOATS if dtype == "infer_float" else dtype
    same = Y is None or Y is X
    X = check_array(X.toarray() if hasattr(X, "toarray") else X, dtype=kind, ensure_all_finite=ensure_all_finite, ensure_2d=ensure_2d)
    Y = X if same else check_array(Y.toarray() if hasattr(Y, "toarray") else Y, dtype=kind, ensure_all_finite=ensure_all_finite, ensure_2d=ensure_2d)
    if dtype == "infer_float" and X.dtype != Y.dtype:
        X, Y = X.astype(np.float64), Y.astype(np.float64)
    if precomputed:
        if X.shape[1] != Y.shape[0]:
            raise ValueError(f"Precomputed metric requires shape (n_queries, n_indexed). Got ({X.shape[0]}, {X.shape[1]}) for "
                             f"{Y.shape[0]} indexed.")
    elif ensure_2d and X.shape[1] != Y.shape[1]:
        raise ValueError(f"Incompatible dimension for X and Y matrices: X.shape[1] == {X.shape[1]} while Y.shape[1] == {Y.shape[1]}")
    return X, Y


def _row_squares(X):
    return np.einsum("ij,ij->i", X, X)


def euclidean_distances(X, Y=None, *, Y_norm_squared=None, squared=False, X_norm_squared=None):
    """Straight distances between rows."""
    X, Y = check_pairwise_arrays(X, Y)
    of_x = _row_squares(X) if X_norm_squared is None else np.asarray(X_norm_squared, dtype=np.float64).ravel()
    of_y = of_x if Y is X else (_row_squares(Y) if Y_norm_squared is None else np.asarray(Y_norm_squared, dtype=np.float64).ravel())
    made = -2.0 * (X @ Y.T)
    made += of_x[:, None]
    made += of_y[None, :]
    np.maximum(made, 0, out=made)
    if X is Y:
        np.fill_diagonal(made, 0)
    return made if squared else np.sqrt(made)


def nan_euclidean_distances(X, Y=None, *, squared=False, missing_values=np.nan, copy=True):
    """Straight distances over the columns both rows have, scaled up for those that are missing."""
    allowed = "allow-nan" if missing_values is None or missing_values != missing_values else True
    same = Y is None or Y is X
    X, Y = check_pairwise_arrays(X, Y, ensure_all_finite=allowed)
    missing_x, missing_y = _mask(X, missing_values), _mask(Y, missing_values)
    X, Y = np.where(missing_x, 0.0, X), np.where(missing_y, 0.0, Y)
    made = euclidean_distances(X, None if same else Y, squared=True)
    made -= (X * X) @ missing_y.T.astype(np.float64)
    made -= missing_x.astype(np.float64) @ (Y * Y).T
    np.clip(made, 0, None, out=made)
    if same:
        np.fill_diagonal(made, 0.0)
    present = (~missing_x).astype(np.float64) @ (~missing_y).T.astype(np.float64)
    made = np.where(present == 0, np.nan, made / np.maximum(present, 1) * X.shape[1])
    return made if squared else np.sqrt(made)


def _mask(X, missing_values):
    return np.isnan(X) if missing_values is None or missing_values != missing_values else X == missing_values


def cosine_similarity(X, Y=None, dense_output=True):
    """Cosines of the angles between rows."""
    if hasattr(X, "tocsr") and (Y is None or hasattr(Y, "tocsr")):
        # Most numbers of texts are zero: the product of sparse rows is faster by far.
        from sklearn.preprocessing import normalize
        unit_x = normalize(X)
        return linear_kernel(unit_x, unit_x if Y is None or Y is X else normalize(Y), dense_output)
    X, Y = check_pairwise_arrays(X, Y)
    unit_x = _unit(X)
    return unit_x @ (unit_x if Y is X else _unit(Y)).T


def _unit(X):
    lengths = np.sqrt(_row_squares(X))
    return X / np.where(lengths < 10 * np.finfo(X.dtype).eps, 1.0, lengths)[:, None]


def cosine_distances(X, Y=None):
    """1 - cosine."""
    same = Y is None or X is Y
    made = np.clip(1.0 - cosine_similarity(X, Y), 0, 2)
    if same:
        np.fill_diagonal(made, 0.0)
    return made


def _by_scipy(X, Y, metric, **options):
    from scipy.spatial.distance import cdist
    return cdist(X, Y, metric=metric, **options)


def manhattan_distances(X, Y=None):
    """Sums of absolute differences."""
    X, Y = check_pairwise_arrays(X, Y)
    return _by_scipy(X, Y, "cityblock")


def haversine_distances(X, Y=None):
    """Angles between points given as latitude and longitude in radians."""
    X, Y = check_pairwise_arrays(X, Y)
    if X.shape[1] != 2:
        raise ValueError("Haversine distance only valid in 2 dimensions")
    half = np.sin(0.5 * (X[:, None, 0] - Y[None, :, 0])) ** 2
    across = np.cos(X[:, None, 0]) * np.cos(Y[None, :, 0]) * np.sin(0.5 * (X[:, None, 1] - Y[None, :, 1])) ** 2
    return 2 * np.arcsin(np.sqrt(half + across))


def check_paired_arrays(X, Y):
    """X and Y as arrays of numbers of the same shape."""
    X, Y = check_pairwise_arrays(X, Y)
    if X.shape != Y.shape:
        raise ValueError(f"X and Y should be of same shape. They were respectively {X.shape!r} and {Y.shape!r} long.")
    return X, Y


def paired_euclidean_distances(X, Y):
    """Straight distances between rows at the same place."""
    X, Y = _paired(X, Y)
    return np.sqrt(_row_squares(X - Y))


def paired_manhattan_distances(X, Y):
    """Sums of absolute differences of rows at the same place."""
    X, Y = _paired(X, Y)
    return np.abs(X - Y).sum(axis=-1)


def paired_cosine_distances(X, Y):
    """1 - cosine of rows at the same place."""
    X, Y = _paired(X, Y)
    return 0.5 * _row_squares(_unit(X) - _unit(Y))


def _paired(X, Y):
    X, Y = check_pairwise_arrays(X, Y)
    if X.shape != Y.shape:
        raise ValueError(f"X and Y should be of same shape. They were respectively {X.shape!r} and {Y.shape!r} long.")
    return X, Y


_PAIRED = {"cosine": paired_cosine_distances, "euclidean": paired_euclidean_distances, "l2": paired_euclidean_distances,
           "l1": paired_manhattan_distances, "manhattan": paired_manhattan_distances, "cityblock": paired_manhattan_distances}


def paired_distances(X, Y, *, metric="euclidean", **kwds):
    """Distances between rows at the same place."""
    if callable(metric):
        X, Y = _paired(X, Y)
        return np.array([metric(x, y) for x, y in zip(X, Y)], dtype=np.float64)
    check("paired_distances", "metric", metric, (one_of(*_PAIRED), "a callable"))
    return _PAIRED[metric](X, Y)


_OWN = {"cityblock": manhattan_distances, "cosine": cosine_distances, "euclidean": euclidean_distances, "haversine": haversine_distances,
        "l2": euclidean_distances, "l1": manhattan_distances, "manhattan": manhattan_distances, "nan_euclidean": nan_euclidean_distances}
PAIRWISE_DISTANCE_FUNCTIONS = dict(_OWN, precomputed=None)
_BOOLEAN = ("dice", "jaccard", "rogerstanimoto", "russellrao", "sokalmichener", "sokalsneath", "yule")
_SCIPY = ("braycurtis", "canberra", "chebyshev", "correlation", "hamming", "mahalanobis", "minkowski", "seuclidean", "sqeuclidean",
          *_BOOLEAN)


def distance_metrics():
    """Distances by the names `pairwise_distances` knows."""
    return dict(PAIRWISE_DISTANCE_FUNCTIONS)


def pairwise_distances(X, Y=None, metric="euclidean", *, n_jobs=None, ensure_all_finite=True, force_all_finite="deprecated", **kwds):
    """Distances between all rows of X and of Y (or of X)."""
    if metric == "precomputed":
        X, _ = check_pairwise_arrays(X, Y, precomputed=True, ensure_all_finite=ensure_all_finite)
        if X.size and X.min() < 0:
            raise ValueError("Negative values in data passed to `pairwise_distances`. Precomputed distance  need to have non-negative values.")
        return X
    if callable(metric):
        return _with_function(X, Y, metric, kwds)
    if metric in _OWN:
        return _OWN[metric](X, Y, **kwds)
    if metric not in _SCIPY:
        check("pairwise_distances", "metric", metric, (one_of(*sorted(set(_OWN) | set(_SCIPY) | {"precomputed"})), "a callable"))
    if hasattr(X, "toarray") or hasattr(Y, "toarray"):
        raise TypeError("scipy distance metrics do not support sparse matrices.")
    kind = bool if metric in _BOOLEAN else "infer_float"
    X, Y = check_pairwise_arrays(X, Y, dtype=kind, ensure_all_finite=ensure_all_finite)
    if metric == "seuclidean" and "V" not in kwds:
        if X is not Y:
            raise ValueError("The 'V' parameter is required for the seuclidean metric when Y is passed.")
        kwds["V"] = np.var(X, axis=0, ddof=1)
    if metric == "mahalanobis" and "VI" not in kwds:
        if X is not Y:
            raise ValueError("The 'VI' parameter is required for the mahalanobis metric when Y is passed.")
        kwds["VI"] = np.linalg.inv(np.cov(X.T)).T
    return _by_scipy(X, Y, metric, **kwds)


def _with_function(X, Y, function, options):
    same = Y is None or Y is X
    X, Y = check_pairwise_arrays(X, Y)
    made = np.zeros((len(X), len(Y)))
    for row in range(len(X)):
        for column in range(row if same else 0, len(Y)):
            made[row, column] = function(X[row], Y[column], **options)
            if same:
                made[column, row] = made[row, column]
    return made


def pairwise_distances_chunked(X, Y=None, *, reduce_func=None, metric="euclidean", n_jobs=None, working_memory=None, **kwds):
    """Distances a block of rows at a time."""
    X = check_array(X, True, dtype=None)
    other = X if Y is None else check_array(Y, True, dtype=None)
    for rows in row_blocks(X.shape[0], other.shape[0]):
        made = X[rows] if metric == "precomputed" else pairwise_distances(X[rows], other, metric=metric, **kwds)
        if Y is None and metric != "precomputed" and metric in ("euclidean", "l2", "sqeuclidean"):
            made[np.arange(made.shape[0]), np.arange(X.shape[0])[rows]] = 0
        yield made if reduce_func is None else reduce_func(made, rows.start)


def pairwise_distances_argmin_min(X, Y, *, axis=1, metric="euclidean", metric_kwargs=None):
    """The nearest row of Y for each row of X, and how far it is."""
    X, Y = check_pairwise_arrays(X, Y)
    if axis == 0:
        X, Y = Y, X
    places, distances = [], []
    for rows in row_blocks(X.shape[0], Y.shape[0]):
        made = pairwise_distances(X[rows], Y, metric=metric, **(metric_kwargs or {}))
        nearest = made.argmin(axis=1)
        places.append(nearest)
        distances.append(made[np.arange(len(nearest)), nearest])
    return np.concatenate(places), np.concatenate(distances)


def pairwise_distances_argmin(X, Y, *, axis=1, metric="euclidean", metric_kwargs=None):
    """The nearest row of Y for each row of X."""
    return pairwise_distances_argmin_min(X, Y, axis=axis, metric=metric, metric_kwargs=metric_kwargs)[0]


def linear_kernel(X, Y=None, dense_output=True):
    """Products of rows."""
    if hasattr(X, "tocsr") and (Y is None or hasattr(Y, "tocsr")):
        Y = X if Y is None else Y
        if X.shape[1] != Y.shape[1]:
            raise ValueError(f"Incompatible dimension for X and Y matrices: X.shape[1] == {X.shape[1]} while Y.shape[1] == {Y.shape[1]}")
        made = X.tocsr() @ Y.tocsr().T
        return made.toarray() if dense_output else made.tocsr()
    X, Y = check_pairwise_arrays(X, Y)
    return X @ Y.T


def polynomial_kernel(X, Y=None, degree=3, gamma=None, coef0=1):
    """(gamma x.y + coef0) ** degree."""
    X, Y = check_pairwise_arrays(X, Y)
    return ((X @ Y.T) * (1.0 / X.shape[1] if gamma is None else gamma) + coef0) ** degree


def sigmoid_kernel(X, Y=None, gamma=None, coef0=1):
    """tanh(gamma x.y + coef0)."""
    X, Y = check_pairwise_arrays(X, Y)
    return np.tanh((X @ Y.T) * (1.0 / X.shape[1] if gamma is None else gamma) + coef0)


def rbf_kernel(X, Y=None, gamma=None):
    """exp(-gamma |x - y|^2)."""
    X, Y = check_pairwise_arrays(X, Y)
    return np.exp(-(1.0 / X.shape[1] if gamma is None else gamma) * euclidean_distances(X, Y, squared=True))


def laplacian_kernel(X, Y=None, gamma=None):
    """exp(-gamma |x - y|)."""
    X, Y = check_pairwise_arrays(X, Y)
    return np.exp(-(1.0 / X.shape[1] if gamma is None else gamma) * manhattan_distances(X, Y))


def additive_chi2_kernel(X, Y=None):
    """-sum (x - y)^2 / (x + y)."""
    X, Y = check_pairwise_arrays(X, Y)
    for name, array in (("X", X), ("Y", Y)):
        if (array < 0).any():
            raise ValueError(f"{name} contains negative values.")
    made = np.empty((X.shape[0], Y.shape[0]))
    for rows in row_blocks(X.shape[0], Y.size):
        total = X[rows][:, None, :] + Y[None, :, :]
        made[rows] = -((X[rows][:, None, :] - Y[None, :, :]) ** 2 / np.where(total == 0, 1, total)).sum(axis=2)
    return made


def chi2_kernel(X, Y=None, gamma=1.0):
    """exp(gamma additive chi2)."""
    return np.exp(gamma * additive_chi2_kernel(X, Y))


PAIRWISE_KERNEL_FUNCTIONS = {
    "additive_chi2": additive_chi2_kernel, "chi2": chi2_kernel, "linear": linear_kernel, "polynomial": polynomial_kernel,
    "poly": polynomial_kernel, "rbf": rbf_kernel, "laplacian": laplacian_kernel, "sigmoid": sigmoid_kernel, "cosine": cosine_similarity,
}
KERNEL_PARAMS = {
    "additive_chi2": (), "chi2": frozenset(["gamma"]), "cosine": (), "linear": (), "poly": frozenset(["gamma", "degree", "coef0"]),
    "polynomial": frozenset(["gamma", "degree", "coef0"]), "rbf": frozenset(["gamma"]), "laplacian": frozenset(["gamma"]),
    "sigmoid": frozenset(["gamma", "coef0"]),
}


def kernel_metrics():
    """Kernels by the names `pairwise_kernels` knows."""
    return dict(PAIRWISE_KERNEL_FUNCTIONS)


def pairwise_kernels(X, Y=None, metric="linear", *, filter_params=False, n_jobs=None, **kwds):
    """A kernel between all rows of X and of Y (or of X)."""
    if metric == "precomputed":
        return check_pairwise_arrays(X, Y, precomputed=True)[0]
    if callable(metric):
        return _with_function(X, Y, metric, kwds)
    check("pairwise_kernels", "metric", metric, (one_of(*PAIRWISE_KERNEL_FUNCTIONS, "precomputed"), "a callable"))
    if filter_params:
        kwds = {name: value for name, value in kwds.items() if name in KERNEL_PARAMS[metric]}
    return PAIRWISE_KERNEL_FUNCTIONS[metric](X, Y, **kwds)
