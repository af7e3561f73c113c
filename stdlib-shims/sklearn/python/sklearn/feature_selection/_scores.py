"""Scores of single columns: how much each has to do with the target."""

import warnings

import numpy as np

from sklearn._data import check_array, check_X_y
from sklearn._rules import BOOL, check
from sklearn.utils.extmath import safe_sparse_dot

_SPARSE = ("csr", "csc", "coo")


def _sums(X, power=1):
    """Sums of the columns, or of their squares."""
    if hasattr(X, "tocsr"):
        X = X.tocsr()
        return np.bincount(X.indices, weights=X.data ** power, minlength=X.shape[1])
    return (np.asarray(X, dtype=np.float64) ** power).sum(axis=0)


def f_oneway(*args):
    """F and its p-value for groups of rows, column by column."""
    from scipy.special import fdtrc
    counts = np.array([group.shape[0] for group in args])
    total = counts.sum()
    squares = sum(_sums(group, 2) for group in args)
    sums = [_sums(group) for group in args]
    common = sum(sums) ** 2 / float(total)
    between = sum(part ** 2 / count for part, count in zip(sums, counts.tolist())) - common
    within = squares - common - between
    freedom_between, freedom_within = len(args) - 1, total - len(args)
    between, within = between / float(freedom_between), within / float(freedom_within)
    constant = np.flatnonzero(within == 0.0)
    if np.count_nonzero(between) != between.size and constant.size:
        warnings.warn(f"Features {constant} are constant.", UserWarning, stacklevel=2)
    with np.errstate(divide="ignore", invalid="ignore"):
        f = np.ravel(between / within)
    return f, fdtrc(freedom_between, freedom_within, f)


def f_classif(X, y):
    """F and p-values of an analysis of variance between classes."""
    X, y = check_X_y(X, y, accept_sparse=_SPARSE)
    X = X.tocsr() if hasattr(X, "tocsr") else X
    return f_oneway(*[X[np.flatnonzero(y == label)] for label in np.unique(y)])


def chi2(X, y):
    """Chi-squared and p-values of counts against classes."""
    from scipy.special import chdtrc
    from sklearn.preprocessing import LabelBinarizer
    X = check_array(X, accept_sparse="csr", dtype=(np.float64, np.float32))
    if ((X.data if hasattr(X, "tocsr") else X) < 0).any():
        raise ValueError("Input X must be non-negative.")
    Y = LabelBinarizer().fit_transform(y).astype(np.float64)
    if Y.shape[1] == 1:
        Y = np.hstack([1 - Y, Y])
    observed = safe_sparse_dot(Y.T, X, dense_output=True)
    expected = Y.mean(axis=0).reshape(-1, 1) @ _sums(X).reshape(1, -1)
    with np.errstate(invalid="ignore", divide="ignore"):
        found = ((observed - expected) ** 2 / expected).sum(axis=0)
    return found, chdtrc(len(observed) - 1, found)


def r_regression(X, y, *, center=True, force_finite=True):
    """Correlations of columns with the target."""
    check("r_regression", "center", center, BOOL)
    check("r_regression", "force_finite", force_finite, BOOL)
    X, y = check_X_y(X, y, accept_sparse=_SPARSE, dtype=np.float64)
    y = y.astype(np.float64)
    squares = _sums(X, 2)
    if center:
        y = y - y.mean()
        lengths = np.sqrt(squares - X.shape[0] * (_sums(X) / X.shape[0]) ** 2)
    else:
        lengths = np.sqrt(squares)
    with np.errstate(divide="ignore", invalid="ignore"):
        found = (X.T @ y) / lengths / np.linalg.norm(y)
    if force_finite and not np.isfinite(found).all():
        found[np.isnan(found)] = 0.0
    return found


def f_regression(X, y, *, center=True, force_finite=True):
    """F and p-values of linear regressions on single columns."""
    from scipy.stats import f as f_distribution
    found = r_regression(X, y, center=center, force_finite=force_finite) ** 2
    freedom = np.size(y) - (2 if center else 1)
    with np.errstate(divide="ignore", invalid="ignore"):
        statistic = found / (1 - found) * freedom
        p_values = f_distribution.sf(statistic, 1, freedom)
    if force_finite and not np.isfinite(statistic).all():
        infinite, missing = np.isinf(statistic), np.isnan(statistic)
        statistic[infinite] = np.finfo(statistic.dtype).max
        statistic[missing] = 0.0
        p_values[missing] = 1.0
    return statistic, p_values
