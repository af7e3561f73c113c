"""The covariance of columns as it is, and what every estimate of a covariance can do."""

import warnings

import numpy as np

from sklearn._data import check_array
from sklearn._rules import BOOL
from sklearn.base import BaseEstimator
from sklearn.utils.extmath import fast_logdet


def pinvh(matrix):
    """The inverse of a symmetric matrix, as far as it has one."""
    values, vectors = np.linalg.eigh(matrix)
    least = np.abs(values).max() * max(matrix.shape) * np.finfo(values.dtype).eps
    kept = np.abs(values) > least
    vectors = vectors[:, kept]
    return (vectors / values[kept]) @ vectors.T


def log_likelihood(emp_cov, precision):
    """The likelihood of a covariance under a model with this precision."""
    return (-np.sum(emp_cov * precision) + fast_logdet(precision) - precision.shape[0] * np.log(2 * np.pi)) / 2.0


def empirical_covariance(X, *, assume_centered=False):
    """The covariance of columns, divided by the number of rows."""
    X = check_array(X, ensure_2d=False, ensure_all_finite=False)
    if X.ndim == 1:
        X = X.reshape(1, -1)
    if X.shape[0] == 1:
        warnings.warn("Only one sample available. You may want to reshape your data array", stacklevel=2)
    if not assume_centered:
        X = X - X.mean(axis=0)
    return X.T @ X / X.shape[0]


class EmpiricalCovariance(BaseEstimator):
    """The covariance of columns, and its inverse."""

    _rules = {"store_precision": BOOL, "assume_centered": BOOL}

    def __init__(self, *, store_precision=True, assume_centered=False):
        self.store_precision = store_precision
        self.assume_centered = assume_centered

    def _set_covariance(self, covariance):
        self.covariance_ = check_array(covariance)
        self.precision_ = pinvh(self.covariance_) if self.store_precision else None

    def get_precision(self):
        """The inverse of the covariance."""
        return self.precision_ if self.store_precision else pinvh(self.covariance_)

    def _centre(self, X):
        self.location_ = np.zeros(X.shape[1]) if self.assume_centered else X.mean(axis=0)

    def fit(self, X, y=None):
        """Measure the covariance."""
        X = self._validate(X)
        self._centre(X)
        self._set_covariance(empirical_covariance(X, assume_centered=self.assume_centered))
        return self

    def score(self, X_test, y=None):
        """The likelihood of other rows."""
        X = self._validate(X_test, reset=False)
        return log_likelihood(empirical_covariance(X - self.location_, assume_centered=True), self.get_precision())

    def error_norm(self, comp_cov, norm="frobenius", scaling=True, squared=True):
        """How far another covariance is from this one."""
        error = comp_cov - self.covariance_
        if norm == "frobenius":
            size = np.sum(error ** 2)
        elif norm == "spectral":
            size = np.amax(np.linalg.svd(error.T @ error, compute_uv=False))
        else:
            raise NotImplementedError("Only spectral and frobenius norms are implemented")
        size = size / error.shape[0] if scaling else size
        return size if squared else np.sqrt(size)

    def mahalanobis(self, X):
        """Squared distances from the centre, measured by the covariance."""
        away = self._validate(X, reset=False) - self.location_
        return ((away @ self.get_precision()) * away).sum(axis=1)
