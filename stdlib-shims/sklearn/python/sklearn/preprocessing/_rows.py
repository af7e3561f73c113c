"""Rows scaled to length one, thresholds, and scalers as plain functions."""

import numpy as np

from sklearn._data import check_array
from sklearn._rules import check, one_of
from sklearn.base import BaseEstimator, OneToOneFeatureMixin, TransformerMixin

_FLOATS = (np.float64, np.float32)


def normalize(X, norm="l2", *, axis=1, copy=True, return_norm=False):
    """Rows (or columns) divided by their length."""
    check("normalize", "norm", norm, one_of("l1", "l2", "max"))
    X = check_array(X, accept_sparse="csr" if axis == 1 else "csc", dtype=_FLOATS)
    along = 1 if axis == 1 else 0
    if hasattr(X, "tocsr"):
        return _normalized_sparse(X, norm, return_norm)
    if norm == "l1":
        lengths = np.abs(X).sum(axis=along)
    elif norm == "l2":
        lengths = np.sqrt((X * X).sum(axis=along))
    else:
        lengths = np.abs(X).max(axis=along)
    divisor = np.where(lengths < 10 * np.finfo(X.dtype).eps, 1.0, lengths)
    X = X / (divisor[:, None] if along else divisor)
    return (X, divisor) if return_norm else X


def _normalized_sparse(X, norm, return_norm):
    """The same for a sparse matrix, along its compressed side; empty rows keep the length 0."""
    if return_norm and norm in ("l1", "l2"):
        raise NotImplementedError("return_norm=True is not implemented for sparse matrices with norm 'l1' or norm 'l2'")
    count = len(X.indptr) - 1
    owner = np.repeat(np.arange(count), np.diff(X.indptr))
    if norm == "max":
        lengths = np.zeros(count)
        np.maximum.at(lengths, owner, np.abs(X.data))
    else:
        lengths = np.bincount(owner, weights=np.abs(X.data) if norm == "l1" else X.data * X.data, minlength=count)
        lengths = np.sqrt(lengths) if norm == "l2" else lengths
    divisor = np.where(lengths == 0, 1.0, lengths)
    X = X.copy()
    X.data = X.data / divisor[owner].astype(X.data.dtype)
    return (X, lengths) if return_norm else X


def binarize(X, *, threshold=0.0, copy=True):
    """1 above the threshold, else 0."""
    X = check_array(X, accept_sparse=("csr", "csc"))
    if not hasattr(X, "tocsr"):
        return (X > threshold).astype(X.dtype)
    if threshold < 0:
        raise ValueError("Cannot binarize a sparse matrix with threshold < 0")
    X = X.copy()
    X.data = (X.data > threshold).astype(X.data.dtype)
    X.eliminate_zeros()
    return X


def add_dummy_feature(X, value=1.0):
    """A constant column put first."""
    X = check_array(X, dtype=_FLOATS)
    return np.hstack((np.full((X.shape[0], 1), value), X))


class Normalizer(OneToOneFeatureMixin, TransformerMixin, BaseEstimator):
    """Rows divided by their length."""

    _rules = {"norm": one_of("l1", "l2", "max")}

    def __init__(self, norm="l2", *, copy=True):
        self.norm = norm
        self.copy = copy

    def fit(self, X, y=None):
        """Check the data; nothing is learned."""
        self._validate(X, accept_sparse="csr")
        return self

    def transform(self, X, copy=None):
        """Divide rows by their length."""
        return normalize(self._validate(X, reset=False, accept_sparse="csr", dtype=_FLOATS), self.norm)


class Binarizer(OneToOneFeatureMixin, TransformerMixin, BaseEstimator):
    """1 above a threshold, else 0."""

    def __init__(self, *, threshold=0.0, copy=True):
        self.threshold = threshold
        self.copy = copy

    def fit(self, X, y=None):
        """Check the data; nothing is learned."""
        self._validate(X, accept_sparse=("csr", "csc"))
        return self

    def transform(self, X, copy=None):
        """1 above the threshold, else 0."""
        return binarize(self._validate(X, reset=False, accept_sparse=("csr", "csc")), threshold=self.threshold)


def _by(scaler, X, axis):
    X = check_array(X, dtype=_FLOATS, ensure_2d=False, ensure_all_finite="allow-nan")
    flat = X.ndim == 1
    if flat:
        X = X.reshape(-1, 1)
    X = scaler.fit_transform(X) if axis == 0 or flat else scaler.fit_transform(X.T).T
    return X.ravel() if flat else X


def scale(X, *, axis=0, with_mean=True, with_std=True, copy=True):
    """Columns (or rows) with mean 0 and variance 1."""
    from sklearn.preprocessing._scalers import StandardScaler
    return _by(StandardScaler(with_mean=with_mean, with_std=with_std), X, axis)


def minmax_scale(X, feature_range=(0, 1), *, axis=0, copy=True):
    """Columns (or rows) moved into a range."""
    from sklearn.preprocessing._scalers import MinMaxScaler
    return _by(MinMaxScaler(feature_range), X, axis)


def maxabs_scale(X, *, axis=0, copy=True):
    """Columns (or rows) divided by their largest absolute value."""
    from sklearn.preprocessing._scalers import MaxAbsScaler
    return _by(MaxAbsScaler(), X, axis)


def robust_scale(X, *, axis=0, with_centering=True, with_scaling=True, quantile_range=(25.0, 75.0), copy=True, unit_variance=False):
    """Columns (or rows) centred at the median and divided by a range of quantiles."""
    from sklearn.preprocessing._scalers import RobustScaler
    return _by(RobustScaler(with_centering=with_centering, with_scaling=with_scaling, quantile_range=quantile_range,
                            unit_variance=unit_variance), X, axis)
