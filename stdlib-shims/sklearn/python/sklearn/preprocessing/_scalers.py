"""Scalers of columns: standard, to a range, by the largest, by quartiles."""

import warnings

import numpy as np
from _sklearn_columns import moments, standardise

from sklearn._data import check_fitted, check_sample_weight
from sklearn._rules import BOOL
from sklearn.base import BaseEstimator, OneToOneFeatureMixin, TransformerMixin

_FLOATS = (np.float64, np.float32)


def without_zeros(scale, constant=None):
    """A scale by which one can divide: 1 where it is (nearly) zero."""
    if constant is None:
        constant = scale < 10 * np.finfo(scale.dtype).eps
    return np.where(constant, 1.0, scale).astype(scale.dtype)


def scaled_columns(X, factors):
    """The columns of a matrix, sparse or not, times factors."""
    if not hasattr(X, "tocsr"):
        return X * factors
    X = X.copy()
    columns = X.indices if X.format == "csr" else np.repeat(np.arange(X.shape[1]), np.diff(X.indptr))
    X.data = X.data * factors[columns]
    return X


class _Scaler(OneToOneFeatureMixin, TransformerMixin, BaseEstimator):
    _formats = False

    def _fit_data(self, X, reset=True):
        return self._validate(X, reset=reset, dtype=_FLOATS, ensure_all_finite="allow-nan", accept_sparse=self._formats)

    def _use_data(self, X, formats=None):
        check_fitted(self)
        return self._validate(X, reset=False, dtype=_FLOATS, ensure_all_finite="allow-nan", accept_sparse=formats or self._formats)

    def _back_data(self, X):
        from sklearn._data import check_array
        check_fitted(self)
        return check_array(X, dtype=_FLOATS, ensure_all_finite="allow-nan", accept_sparse=self._formats)

    def _reset(self):
        for name in [name for name in vars(self) if name.endswith("_") and not name.startswith("_")]:
            delattr(self, name)


class StandardScaler(_Scaler):
    """Columns with mean 0 and variance 1."""

    _rules = {"copy": BOOL, "with_mean": BOOL, "with_std": BOOL}
    _formats = ("csr", "csc")

    def __init__(self, *, copy=True, with_mean=True, with_std=True):
        self.with_mean = with_mean
        self.with_std = with_std
        self.copy = copy

    def fit(self, X, y=None, sample_weight=None):
        """Learn means and deviations."""
        self._reset()
        return self.partial_fit(X, y, sample_weight)

    def partial_fit(self, X, y=None, sample_weight=None):
        """Learn from one more batch."""
        first = not hasattr(self, "n_samples_seen_")
        X = self._fit_data(X, reset=first)
        weights = None if sample_weight is None else check_sample_weight(sample_weight, X.shape[0])
        if hasattr(X, "tocsr"):
            if self.with_mean:
                raise ValueError("Cannot center sparse matrices: pass `with_mean=False` instead. See docstring for motivation and "
                                 "alternatives.")
            # Sums over a dense copy are those of the sparse matrix; its counts of rows are floats in the original.
            X = X.toarray()
            weights = np.ones(X.shape[0]) if weights is None else weights
        count, mean, squares = moments(X, weights)
        with np.errstate(all="ignore"):
            if not first and self.mean_ is not None:
                before, old = self._count, self._mean
                joint = before + count
                squares = squares + self._squares + before * count / joint * (mean - old) ** 2
                mean = (before * old + count * mean) / joint
                count = joint
        self._count, self._mean, self._squares = count, mean, squares
        seen = count if weights is not None else count.astype(np.int64)
        self.n_samples_seen_ = seen[0] if len(set(seen.tolist())) == 1 else seen
        self.mean_ = mean if self.with_mean or self.with_std else None
        self.var_ = self.scale_ = None
        if self.with_std:
            with np.errstate(all="ignore"):
                self.var_ = squares / count
            eps = np.finfo(X.dtype).eps
            constant = self.var_ <= count * eps * self.var_ + (count * mean * eps) ** 2
            self.scale_ = without_zeros(np.sqrt(self.var_), constant)
        return self

    def transform(self, X, copy=None):
        """Subtract the means and divide by the deviations."""
        X = self._use_data(X, "csr")
        if hasattr(X, "tocsr"):
            if self.with_mean:
                raise ValueError("Cannot center sparse matrices: pass `with_mean=False` instead. See docstring for motivation and "
                                 "alternatives.")
            return scaled_columns(X, 1 / self.scale_) if self.with_std else X.copy()
        kind = X.dtype
        if kind == np.float64 and X.flags.c_contiguous:
            return standardise(X, self.mean_ if self.with_mean else None, self.scale_)
        if self.with_mean:
            X = (X - self.mean_).astype(kind, copy=False)
        if self.with_std:
            X = (X / self.scale_).astype(kind, copy=False)
        return X.copy() if not self.with_mean and not self.with_std else X

    def inverse_transform(self, X, copy=None):
        """Multiply by the deviations and add the means."""
        X = self._back_data(X)
        if hasattr(X, "tocsr") and self.with_mean:
            raise ValueError("Cannot uncenter sparse matrices: pass `with_mean=False` instead See docstring for motivation and "
                             "alternatives.")
        if self.with_std:
            X = scaled_columns(X, self.scale_)
        return X + self.mean_ if self.with_mean else X


class MinMaxScaler(_Scaler):
    """Columns moved into a range."""

    _rules = {"copy": BOOL, "clip": BOOL}

    def __init__(self, feature_range=(0, 1), *, copy=True, clip=False):
        self.feature_range = feature_range
        self.copy = copy
        self.clip = clip

    def fit(self, X, y=None):
        """Learn the smallest and largest values."""
        self._reset()
        return self.partial_fit(X, y)

    def partial_fit(self, X, y=None):
        """Learn from one more batch."""
        low, high = self.feature_range
        if low >= high:
            raise ValueError(f"Minimum of desired feature range must be smaller than maximum. Got {self.feature_range}.")
        if hasattr(X, "tocsr"):
            raise TypeError("MinMaxScaler does not support sparse input. Consider using MaxAbsScaler instead.")
        first = not hasattr(self, "n_samples_seen_")
        X = self._fit_data(X, reset=first)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            smallest, largest = np.nanmin(X, axis=0), np.nanmax(X, axis=0)
        seen = X.shape[0]
        if not first:
            smallest, largest = np.minimum(self.data_min_, smallest), np.maximum(self.data_max_, largest)
            seen += self.n_samples_seen_
        self.n_samples_seen_ = seen
        self.data_min_, self.data_max_ = smallest, largest
        self.data_range_ = largest - smallest
        self.scale_ = (high - low) / without_zeros(self.data_range_)
        self.min_ = low - smallest * self.scale_
        return self

    def transform(self, X):
        """Move columns into the range."""
        X = self._use_data(X)
        X = (X * self.scale_ + self.min_).astype(X.dtype, copy=False)
        return np.clip(X, self.feature_range[0], self.feature_range[1]) if self.clip else X

    def inverse_transform(self, X):
        """Move columns back."""
        return (self._back_data(X) - self.min_) / self.scale_


class MaxAbsScaler(_Scaler):
    """Columns divided by their largest absolute value."""

    _rules = {"copy": BOOL}
    _formats = ("csr", "csc")

    def __init__(self, *, copy=True):
        self.copy = copy

    def fit(self, X, y=None):
        """Learn the largest absolute values."""
        self._reset()
        return self.partial_fit(X, y)

    def partial_fit(self, X, y=None):
        """Learn from one more batch."""
        first = not hasattr(self, "n_samples_seen_")
        X = self._fit_data(X, reset=first)
        largest = np.nanmax(np.abs(X.toarray() if hasattr(X, "tocsr") else X), axis=0)
        self.n_samples_seen_ = X.shape[0] if first else self.n_samples_seen_ + X.shape[0]
        self.max_abs_ = largest if first else np.maximum(self.max_abs_, largest)
        self.scale_ = without_zeros(self.max_abs_)
        return self

    def transform(self, X):
        """Divide by the largest absolute values."""
        X = self._use_data(X)
        return scaled_columns(X, 1 / self.scale_) if hasattr(X, "tocsr") else X / self.scale_

    def inverse_transform(self, X):
        """Multiply by the largest absolute values."""
        return scaled_columns(self._back_data(X), self.scale_)


class RobustScaler(_Scaler):
    """Columns centred at the median and divided by a range of quantiles."""

    _rules = {"copy": BOOL, "with_centering": BOOL, "with_scaling": BOOL, "unit_variance": BOOL}
    _formats = ("csr", "csc")

    def __init__(self, *, with_centering=True, with_scaling=True, quantile_range=(25.0, 75.0), copy=True, unit_variance=False):
        self.with_centering = with_centering
        self.with_scaling = with_scaling
        self.quantile_range = quantile_range
        self.unit_variance = unit_variance
        self.copy = copy

    def fit(self, X, y=None):
        """Learn medians and ranges of quantiles."""
        X = self._fit_data(X)
        low, high = self.quantile_range
        if not 0 <= low <= high <= 100:
            raise ValueError(f"Invalid quantile range: {self.quantile_range!s}")
        if hasattr(X, "tocsr"):
            if self.with_centering:
                raise ValueError("Cannot center sparse matrices: use `with_centering=False` instead. See docstring for motivation and "
                                 "alternatives.")
            X = X.toarray()
        self.center_ = np.nanmedian(X, axis=0) if self.with_centering else None
        self.scale_ = None
        if self.with_scaling:
            quantiles = np.nanpercentile(X, [low, high], axis=0)
            self.scale_ = without_zeros(quantiles[1] - quantiles[0])
            if self.unit_variance:
                from scipy.special import ndtri
                self.scale_ = self.scale_ / (ndtri(high / 100.0) - ndtri(low / 100.0))
        return self

    def transform(self, X):
        """Centre and divide."""
        X = self._use_data(X)
        if hasattr(X, "tocsr"):
            return scaled_columns(X, 1.0 / self.scale_) if self.with_scaling else X
        kind = X.dtype
        if self.with_centering:
            X = (X - self.center_).astype(kind, copy=False)
        return (X / self.scale_).astype(kind, copy=False) if self.with_scaling else X

    def inverse_transform(self, X):
        """Multiply and move back."""
        X = self._back_data(X)
        if self.with_scaling:
            X = scaled_columns(X, self.scale_)
        return X + self.center_ if self.with_centering else X
