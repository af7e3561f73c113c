"""Covariances drawn towards a multiple of the identity: by hand, by Ledoit and Wolf, by OAS."""

import warnings

import numpy as np

from sklearn._data import check_array
from sklearn._rules import float_in, int_from
from sklearn.covariance._empirical import EmpiricalCovariance, empirical_covariance


def shrunk_covariance(emp_cov, shrinkage=0.1):
    """A covariance mixed with its mean variance on the diagonal."""
    emp_cov = check_array(emp_cov, allow_nd=True)
    n_features = emp_cov.shape[-1]
    mean = np.trace(emp_cov, axis1=-2, axis2=-1) / n_features
    return (1.0 - shrinkage) * emp_cov + shrinkage * np.reshape(mean, np.shape(mean) + (1, 1)) * np.eye(n_features)


def ledoit_wolf_shrinkage(X, assume_centered=False, block_size=1000):
    """How much to shrink, by Ledoit and Wolf."""
    X = check_array(X)
    if X.shape[1] == 1:
        return 0.0
    if X.shape[0] == 1:
        warnings.warn("Only one sample available. You may want to reshape your data array", stacklevel=2)
    n_samples, n_features = X.shape
    if not assume_centered:
        X = X - X.mean(axis=0)
    squares = X ** 2
    trace = squares.sum(axis=0) / n_samples
    mean = trace.sum() / n_features
    spread = ((X.T @ X) ** 2).sum() / n_samples ** 2
    beta = 1.0 / (n_features * n_samples) * ((squares.T @ squares).sum() / n_samples - spread)
    delta = (spread - 2.0 * mean * trace.sum() + n_features * mean ** 2) / n_features
    beta = min(beta, delta)
    return 0 if beta == 0 else beta / delta


def _by_ledoit_wolf(X, block_size):
    if X.shape[1] == 1:
        return np.atleast_2d((X ** 2).mean()), 0.0
    shrinkage = ledoit_wolf_shrinkage(X, assume_centered=True, block_size=block_size)
    return shrunk_covariance(empirical_covariance(X, assume_centered=True), shrinkage), shrinkage


def _by_oas(X):
    if X.shape[1] == 1:
        return np.atleast_2d((X ** 2).mean()), 0.0
    n_samples, n_features = X.shape
    covariance = empirical_covariance(X, assume_centered=True)
    alpha, mean = np.mean(covariance ** 2), np.trace(covariance) / n_features
    below = (n_samples + 1) * (alpha - mean ** 2 / n_features)
    shrinkage = 1.0 if below == 0 else min((alpha + mean ** 2) / below, 1.0)
    return shrunk_covariance(covariance, shrinkage), shrinkage


class ShrunkCovariance(EmpiricalCovariance):
    """A covariance shrunk by a fixed share."""

    _rules = {**EmpiricalCovariance._rules, "shrinkage": float_in(0.0, 1.0, "[]")}

    def __init__(self, *, store_precision=True, assume_centered=False, shrinkage=0.1):
        self.store_precision = store_precision
        self.assume_centered = assume_centered
        self.shrinkage = shrinkage

    def fit(self, X, y=None):
        """Measure the covariance and shrink it."""
        X = self._validate(X)
        self._centre(X)
        self._set_covariance(shrunk_covariance(empirical_covariance(X, assume_centered=self.assume_centered), self.shrinkage))
        return self


class LedoitWolf(EmpiricalCovariance):
    """A covariance shrunk by as much as Ledoit and Wolf say."""

    _rules = {**EmpiricalCovariance._rules, "block_size": int_from(1)}

    def __init__(self, *, store_precision=True, assume_centered=False, block_size=1000):
        self.store_precision = store_precision
        self.assume_centered = assume_centered
        self.block_size = block_size

    def fit(self, X, y=None):
        """Measure the covariance and shrink it."""
        X = self._validate(X)
        self._centre(X)
        covariance, self.shrinkage_ = _by_ledoit_wolf(X - self.location_, self.block_size)
        self._set_covariance(covariance)
        return self


class OAS(EmpiricalCovariance):
    """A covariance shrunk by the oracle approximation."""

    def fit(self, X, y=None):
        """Measure the covariance and shrink it."""
        X = self._validate(X)
        self._centre(X)
        covariance, self.shrinkage_ = _by_oas(X - self.location_)
        self._set_covariance(covariance)
        return self


def ledoit_wolf(X, *, assume_centered=False, block_size=1000):
    """(covariance, shrinkage) by Ledoit and Wolf."""
    estimator = LedoitWolf(assume_centered=assume_centered, block_size=block_size, store_precision=False).fit(X)
    return estimator.covariance_, estimator.shrinkage_


def oas(X, *, assume_centered=False):
    """(covariance, shrinkage) by the oracle approximation."""
    estimator = OAS(assume_centered=assume_centered).fit(X)
    return estimator.covariance_, estimator.shrinkage_
