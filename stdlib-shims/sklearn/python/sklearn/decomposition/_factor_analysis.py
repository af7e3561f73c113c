"""`FactorAnalysis`: few normal factors behind many columns, each column with a noise of its own."""

import warnings
from math import log, pi, sqrt

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, TransformerMixin
from sklearn.exceptions import ConvergenceWarning
from sklearn.utils import check_random_state
from sklearn.utils.extmath import fast_logdet, randomized_svd, squared_norm

_LEAST = 1e-12


def rotated(components, method="varimax", tol=1e-6, max_iter=100):
    """Components turned so that each has few large elements."""
    n_rows, n_columns = components.shape
    turn, before = np.eye(n_columns), 0
    for _ in range(max_iter):
        made = components @ turn
        less = made * ((made ** 2).sum(axis=0) / n_rows) if method == "varimax" else 0
        u, s, v = np.linalg.svd(components.T @ (made ** 3 - less))
        turn, now = u @ v, s.sum()
        if before != 0 and now < before * (1 + tol):
            break
        before = now
    return (components @ turn).T


class FactorAnalysis(ClassNamePrefixFeaturesOutMixin, TransformerMixin, BaseEstimator):
    """Columns as sums of factors and noise, by the most likely fit."""

    _rules = {
        "n_components": (int_from(0), "None"), "tol": float_in(0.0), "copy": BOOL, "max_iter": int_from(1),
        "svd_method": one_of("randomized", "lapack"), "iterated_power": int_from(0),
        "rotation": (one_of("varimax", "quartimax"), "None"), "random_state": SEED,
    }

    def __init__(self, n_components=None, *, tol=1e-2, copy=True, max_iter=1000, noise_variance_init=None, svd_method="randomized",
                 iterated_power=3, rotation=None, random_state=0):
        self.n_components = n_components
        self.copy = copy
        self.tol = tol
        self.max_iter = max_iter
        self.svd_method = svd_method
        self.noise_variance_init = noise_variance_init
        self.iterated_power = iterated_power
        self.random_state = random_state
        self.rotation = rotation

    def _decomposition(self, wanted):
        """The function that gives singular values, vectors and what they leave unexplained."""
        if self.svd_method == "lapack":
            def decompose(X):
                _, s, Vt = np.linalg.svd(X, full_matrices=False)
                return s[:wanted], Vt[:wanted], squared_norm(s[wanted:])
            return decompose
        rng = check_random_state(self.random_state)

        def decompose(X):
            _, s, Vt = randomized_svd(X, wanted, random_state=rng, n_iter=self.iterated_power)
            return s, Vt, squared_norm(X) - squared_norm(s)
        return decompose

    def fit(self, X, y=None):
        """Find factors and noise."""
        X = self._validate(X, dtype=np.float64)
        n_samples, n_features = X.shape
        wanted = n_features if self.n_components is None else self.n_components
        self.mean_ = X.mean(axis=0)
        X = X - self.mean_
        variance = X.var(axis=0)
        psi = np.ones(n_features) if self.noise_variance_init is None else np.array(self.noise_variance_init)
        if len(psi) != n_features:
            raise ValueError(f"noise_variance_init dimension does not with number of features : {len(psi)} != {n_features}")
        decompose, constant = self._decomposition(wanted), n_features * log(2.0 * pi) + wanted
        self.loglike_, before = [], -np.inf
        for n_iter in range(1, self.max_iter + 1):
            root = np.sqrt(psi) + _LEAST
            s, Vt, left = decompose(X / (root * sqrt(n_samples)))
            s = s ** 2
            W = np.sqrt(np.maximum(s - 1.0, 0.0))[:, None] * Vt * root
            likelihood = (constant + np.log(s).sum() + left + np.log(psi).sum()) * (-n_samples / 2.0)
            self.loglike_.append(likelihood)
            if likelihood - before < self.tol:
                break
            before = likelihood
            psi = np.maximum(variance - (W ** 2).sum(axis=0), _LEAST)
        else:
            warnings.warn("FactorAnalysis did not converge. You might want to increase the number of iterations.", ConvergenceWarning,
                          stacklevel=2)
        self.components_ = W if self.rotation is None else rotated(W.T, self.rotation)[:self.n_components]
        self.noise_variance_, self.n_iter_ = psi, n_iter
        return self

    def transform(self, X):
        """The expected factors of rows."""
        check_fitted(self)
        X = self._validate(X, reset=False)
        weighed = self.components_ / self.noise_variance_
        inner = np.linalg.inv(np.eye(len(self.components_)) + weighed @ self.components_.T)
        return (X - self.mean_) @ weighed.T @ inner

    def get_covariance(self):
        """The covariance that factors and noise make."""
        check_fitted(self)
        return self.components_.T @ self.components_ + np.diag(self.noise_variance_)

    def get_precision(self):
        """The inverse of that covariance."""
        check_fitted(self)
        components, noise = self.components_, self.noise_variance_
        if self.n_components == 0:
            return np.diag(1.0 / noise)
        if self.n_components == components.shape[1]:
            return np.linalg.inv(self.get_covariance())
        inner = np.linalg.inv((components / noise) @ components.T + np.eye(len(components)))
        return components.T @ (inner @ components) / noise[:, None] / -noise[None, :] + np.diag(1.0 / noise)

    def score_samples(self, X):
        """The logarithm of the likelihood of each row."""
        check_fitted(self)
        away, precision = self._validate(X, reset=False) - self.mean_, self.get_precision()
        return -0.5 * (away * (away @ precision)).sum(axis=1) - 0.5 * (away.shape[1] * log(2.0 * pi) - fast_logdet(precision))

    def score(self, X, y=None):
        """The mean logarithm of the likelihood."""
        return np.mean(self.score_samples(X))

    @property
    def _n_features_out(self):
        return self.components_.shape[0]
