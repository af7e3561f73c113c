"""Distances between points: one pair at a time, every pair of one set, every pair across two."""

import warnings

import numpy as np

from scipy.spatial._metrics import (
    braycurtis, canberra, chebyshev, cityblock, correlation, cosine, dice, directed_hausdorff, euclidean, hamming, jaccard,
    jensenshannon, mahalanobis, minkowski, rogerstanimoto, russellrao, seuclidean, sokalsneath, sqeuclidean, yule,
)
from scipy.spatial._metrics import check_weights

__all__ = [
    "braycurtis", "canberra", "cdist", "chebyshev", "cityblock", "correlation", "cosine", "dice", "directed_hausdorff",
    "euclidean", "hamming", "is_valid_dm", "is_valid_y", "jaccard", "jensenshannon", "mahalanobis", "minkowski", "num_obs_dm",
    "num_obs_y", "pdist", "rogerstanimoto", "russellrao", "seuclidean", "sokalsneath", "sqeuclidean", "squareform", "yule",
]

_OTHER_NAMES = {
    "chebyshev": "cheby chebychev cheb c ch", "cityblock": "cblock cb", "correlation": "co", "cosine": "cos",
    "euclidean": "euclid eu e", "hamming": "matching hamm ha h", "jaccard": "jacc ja j", "jensenshannon": "js",
    "mahalanobis": "mahal mah", "minkowski": "mi m pnorm", "seuclidean": "se s", "sqeuclidean": "sqe sqeuclid",
    "braycurtis": "", "canberra": "", "dice": "", "rogerstanimoto": "", "russellrao": "", "sokalsneath": "", "yule": "",
}
_NAMES = {alias: name for name, others in _OTHER_NAMES.items() for alias in (name, *others.split())}
_TRUTHS = frozenset(("dice", "jaccard", "rogerstanimoto", "russellrao", "sokalsneath", "yule", "hamming"))
_UNWEIGHTED = frozenset(("jensenshannon", "mahalanobis", "seuclidean"))


def _known(metric):
    """The metric by its own name, if it is one of ours."""
    if callable(metric):
        name = getattr(metric, "__name__", None)
        return name if name in _OTHER_NAMES and globals()[name] is metric else None
    if not isinstance(metric, str):
        raise TypeError("2nd argument metric must be a string identifier or a function.")
    text = metric.lower().removeprefix("test_")
    if text not in _NAMES:
        raise ValueError(f"Unknown Distance Metric: {text}")
    return _NAMES[text]


def _points(x, metric):
    """An array of numbers that the metric can read."""
    x = np.asarray(x)
    if x.dtype.kind == "c" and metric is not None:
        raise ValueError(f"metric {metric!r} does not take complex values")
    return x


def _parameters(metric, both, options):
    """What the metric takes besides the points: p, a vector or matrix, weights."""
    wanted = {"minkowski": {"p"}, "mahalanobis": {"VI"}, "seuclidean": {"V"}}.get(metric, set())
    if metric not in _UNWEIGHTED:
        wanted = wanted | {"w"}
    for name in options:
        if name not in wanted:
            raise TypeError(f"{metric}() got an unexpected keyword argument {name!r}")
    p, extra, weights = 2.0, None, options.get("w")
    n_dims = both.shape[1]
    if weights is not None:
        weights = check_weights(weights)
        if weights.ndim != 1:
            raise ValueError("Weights must be a vector (ndim = 1)")
        if weights.size != n_dims:
            raise ValueError(f"Weights must have same size as input vector. {weights.size} vs. {n_dims}.")
    if metric == "minkowski":
        p = float(options.get("p", 2.0))
        if p <= 0:
            raise ValueError("p must be greater than 0")
    elif metric == "seuclidean":
        extra = options.get("V")
        if extra is None:
            extra = np.var(both.astype(np.float64), axis=0, ddof=1)
        extra = np.asarray(extra, dtype=np.float64)
        if extra.ndim != 1:
            raise ValueError("Variance vector V must be one-dimensional.")
        if extra.shape[0] != n_dims:
            raise ValueError("Variance vector V must be of the same dimension as the vectors on which the distances are computed.")
    elif metric == "mahalanobis":
        extra = options.get("VI")
        if extra is None:
            if both.shape[0] <= n_dims:
                raise ValueError(
                    f"The number of observations ({both.shape[0]}) is too small; the covariance matrix is singular. For observations "
                    f"with {n_dims} dimensions, at least {n_dims + 1} observations are required."
                )
            extra = np.linalg.inv(np.atleast_2d(np.cov(both.astype(np.float64).T))).T
        extra = np.asarray(extra, dtype=np.float64)
        if extra.shape != (n_dims, n_dims):
            raise ValueError(f"shapes {extra.shape} and ({n_dims},) not aligned")
    return p, extra, weights


def _into(result, out):
    if out is None:
        return result
    if not isinstance(out, np.ndarray):
        raise TypeError("return arrays must be of ArrayType")
    if out.shape != result.shape:
        raise ValueError("Output array has incorrect shape.")
    if out.dtype != np.float64:
        raise ValueError("Output array must be double type.")
    out[...] = result
    return out


def pdist(X, metric="euclidean", *, out=None, **kwargs):
    """The distance of every pair of rows, condensed."""
    name = _known(metric)
    X = _points(X, name)
    if X.ndim != 2:
        raise ValueError(f"A 2-dimensional array must be passed. (Shape was {X.shape}).")
    n = X.shape[0]
    if name is None:
        values = [metric(X[i], X[j], **kwargs) for i in range(n - 1) for j in range(i + 1, n)]
        return _into(np.array(values, dtype=np.float64), out)
    import _scipy_spatial

    p, extra, weights = _parameters(name, X, kwargs)
    return _into(_scipy_spatial.pairs(X, name, p, extra, weights), out)


def cdist(XA, XB, metric="euclidean", *, out=None, **kwargs):
    """The distance of every row of one array from every row of the other."""
    name = _known(metric)
    XA, XB = _points(XA, name), _points(XB, name)
    if XA.ndim != 2:
        raise ValueError("XA must be a 2-dimensional array.")
    if XB.ndim != 2:
        raise ValueError("XB must be a 2-dimensional array.")
    if XA.shape[1] != XB.shape[1]:
        raise ValueError("XA and XB must have the same number of columns (i.e. feature dimension.)")
    if name is None:
        values = [[metric(a, b, **kwargs) for b in XB] for a in XA]
        return _into(np.array(values, dtype=np.float64).reshape(XA.shape[0], XB.shape[0]), out)
    import _scipy_spatial

    both = np.concatenate((XA, XB)) if name in ("seuclidean", "mahalanobis") else XA
    p, extra, weights = _parameters(name, both, kwargs)
    return _into(_scipy_spatial.across(XA, XB, name, p, extra, weights), out)


def _n_points(length):
    """How many points have so many distances, or None."""
    n = int(np.ceil(np.sqrt(length * 2)))
    return n if n * (n - 1) == 2 * length else None


def squareform(X, force="no", checks=True):
    """A condensed matrix as a square one, or a square one condensed."""
    X = np.ascontiguousarray(X)
    if force.lower() == "tomatrix" and X.ndim != 1:
        raise ValueError("Forcing 'tomatrix' but input X is not a distance vector.")
    if force.lower() == "tovector" and X.ndim != 2:
        raise ValueError("Forcing 'tovector' but input X is not a distance matrix.")
    if X.ndim == 1:
        if X.shape[0] == 0:
            return np.zeros((1, 1), dtype=X.dtype)
        n = _n_points(X.shape[0])
        if n is None:
            raise ValueError("Incompatible vector size. It must be a binomial coefficient n choose 2 for some integer n >= 2.")
        square = np.zeros((n, n), dtype=X.dtype)
        upper = np.triu_indices(n, 1)
        square[upper] = X
        square[upper[1], upper[0]] = X
        return square
    if X.ndim != 2:
        raise ValueError(
            f"The first argument must be one or two dimensional array. A {X.ndim}-dimensional array is not permitted"
        )
    if X.shape[0] != X.shape[1]:
        raise ValueError("The matrix argument must be square.")
    if checks:
        is_valid_dm(X, throw=True, name="X")
    return X[np.triu_indices(X.shape[0], 1)]


def is_valid_dm(D, tol=0.0, throw=False, name="D", warning=False):
    """Whether this is a symmetric matrix with a diagonal of zeros."""
    D = np.asarray(D, order="C")
    of = f"'{name}' " if name else ""
    try:
        if D.ndim != 2:
            raise ValueError(f"Distance matrix {of}must have shape=2 (i.e. be two-dimensional).")
        if D.shape[0] != D.shape[1]:
            raise ValueError(f"Distance matrix {of}must be square.")
        if tol == 0.0:
            if not (D == D.T).all():
                raise ValueError(f"Distance matrix {of}must be symmetric.")
            if not (np.diagonal(D) == 0).all():
                raise ValueError(f"Distance matrix {of}diagonal must be zero.")
        else:
            if not (np.abs(D - D.T) <= tol).all():
                raise ValueError(f"Distance matrix {of}must be symmetric within tolerance {tol:5.5f}.")
            if not (np.abs(np.diagonal(D)) <= tol).all():
                raise ValueError(f"Distance matrix {of}diagonal must be close to zero within tolerance {tol:5.5f}.")
    except ValueError as error:
        return _invalid(error, throw, warning)
    return True


def is_valid_y(y, warning=False, throw=False, name=None):
    """Whether so many distances are those of every pair of some points."""
    y = np.asarray(y, order="C")
    of = f"'{name}' " if name else ""
    try:
        if y.ndim != 1:
            raise ValueError(f"Condensed distance matrix {of}must have shape=1 (i.e. be one-dimensional).")
        if _n_points(y.shape[0]) is None:
            raise ValueError(
                f"Length n of condensed distance matrix {of}must be a binomial coefficient, i.e. there must be a k such that (k \\choose 2)=n)!"
            )
    except ValueError as error:
        return _invalid(error, throw, warning)
    return True


def _invalid(error, throw, warning):
    if throw:
        raise error
    if warning:
        warnings.warn(str(error), stacklevel=3)
    return False


def num_obs_dm(d):
    """How many points a square distance matrix is about."""
    d = np.asarray(d, order="C")
    is_valid_dm(d, tol=np.inf, throw=True, name="d")
    return d.shape[0]


def num_obs_y(Y):
    """How many points a condensed distance matrix is about."""
    Y = np.asarray(Y, order="C")
    is_valid_y(Y, throw=True, name="Y")
    k = Y.shape[0]
    if k == 0:
        raise ValueError("The number of observations cannot be determined on an empty distance matrix.")
    return _n_points(k)
