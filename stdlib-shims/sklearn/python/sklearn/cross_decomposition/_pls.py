"""Partial least squares and canonical correlation, component by component."""

import warnings

import numpy as np

from sklearn._data import check_array, check_consistent_length, check_fitted
from sklearn._rules import BOOL, float_in, int_from, one_of
from sklearn.base import BaseEstimator, ClassNamePrefixFeaturesOutMixin, MultiOutputMixin, RegressorMixin, TransformerMixin
from sklearn.exceptions import ConvergenceWarning

_FLOATS = (np.float64, np.float32)


def _pinv(a):
    """The inverse without singular values that are only rounding."""
    u, s, vh = np.linalg.svd(a, full_matrices=False)
    rank = (s > s.max() * 1e6 * np.finfo(np.float64).eps).sum()
    return ((u[:, :rank] / s[:rank]) @ vh[:rank]).T


def _by_power(X, y, mode, max_iter, tol, norm_y_weights):
    """(weights of X, weights of y, rounds) by repeated projections; None where nothing of y is left."""
    eps = np.finfo(X.dtype).eps
    there = np.flatnonzero((np.abs(y) > eps).any(axis=0))
    if len(there) == 0:
        return None
    y_score, before = y[:, there[0]], 100
    inverse = (_pinv(X), _pinv(y)) if mode == "B" else None
    for n_iter in range(1, max_iter + 1):
        x_weights = inverse[0] @ y_score if mode == "B" else X.T @ y_score / (y_score @ y_score)
        x_weights = x_weights / (np.sqrt(x_weights @ x_weights) + eps)
        x_score = X @ x_weights
        y_weights = inverse[1] @ x_score if mode == "B" else y.T @ x_score / (x_score @ x_score)
        if norm_y_weights:
            y_weights = y_weights / (np.sqrt(y_weights @ y_weights) + eps)
        y_score = y @ y_weights / (y_weights @ y_weights + eps)
        change = x_weights - before
        if change @ change < tol or y.shape[1] == 1:
            break
        before = x_weights
    if n_iter == max_iter:
        warnings.warn("Maximum number of iterations reached", ConvergenceWarning, stacklevel=4)
    return x_weights, y_weights, n_iter


def centred(X, y, scale):
    """(X, y, means of both, deviations of both): both centred, and scaled where wanted."""
    made = []
    for values in (X, y):
        mean = values.mean(axis=0)
        spread = (values - mean).std(axis=0, ddof=1) if scale else np.ones(values.shape[1])
        spread[spread == 0.0] = 1.0
        made.append(((values - mean) / spread, mean, spread))
    (X, x_mean, x_std), (y, y_mean, y_std) = made
    return X, y, x_mean, y_mean, x_std, y_std


def checked_pair(estimator, X, y):
    """X and y as matrices of floats, and whether y was flat."""
    check_consistent_length(X, y)
    X = estimator._validate(X, dtype=np.float64, ensure_min_samples=2)
    y = check_array(y, input_name="y", dtype=np.float64, ensure_2d=False)
    return X, (y.reshape(-1, 1) if y.ndim == 1 else y), y.ndim == 1


class _PLS(ClassNamePrefixFeaturesOutMixin, TransformerMixin, RegressorMixin, MultiOutputMixin, BaseEstimator):
    _rules = {"n_components": int_from(1), "scale": BOOL, "max_iter": int_from(1), "tol": float_in(0.0), "copy": BOOL}
    _deflation, _mode, algorithm = "canonical", "A", "nipals"

    def fit(self, X, y):
        """Find the components."""
        X, y, self._predict_1d = checked_pair(self, X, y)
        (n, p), q, wanted = X.shape, y.shape[1], self.n_components
        most = min(n, p) if self._deflation == "regression" else min(n, p, q)
        if wanted > most:
            raise ValueError(f"`n_components` upper bound is {most}. Got {wanted} instead. Reduce `n_components`.")
        X, y, self._x_mean, self._y_mean, self._x_std, self._y_std = centred(X, y, self.scale)
        parts = {name: np.zeros((size, wanted)) for name, size in (
            ("x_weights_", p), ("y_weights_", q), ("_x_scores", n), ("_y_scores", n), ("x_loadings_", p), ("y_loadings_", q))}
        self.n_iter_ = []
        for place in range(wanted):
            found = self._component(X, y)
            if found is None:
                warnings.warn(f"y residual is constant at iteration {place}", stacklevel=2)
                break
            X, y, columns = found
            for name, column in columns.items():
                parts[name][:, place] = column
        for name, matrix in parts.items():
            setattr(self, name, matrix)
        self.x_rotations_ = self.x_weights_ @ np.linalg.pinv(self.x_loadings_.T @ self.x_weights_)
        self.y_rotations_ = self.y_weights_ @ np.linalg.pinv(self.y_loadings_.T @ self.y_weights_)
        self.coef_ = ((self.x_rotations_ @ self.y_loadings_.T) * self._y_std).T / self._x_std
        self.intercept_ = self._y_mean
        self._n_features_out = self.x_rotations_.shape[1]
        return self

    def _weights(self, X, y):
        if self.algorithm == "svd":
            U, _, Vt = np.linalg.svd(X.T @ y, full_matrices=False)
            return U[:, 0], Vt[0], None
        return _by_power(X, y, self._mode, self.max_iter, self.tol, self._deflation == "canonical")

    def _component(self, X, y):
        """(what is left of X, what is left of y, columns of the component); None where nothing of y is left."""
        if self.algorithm == "nipals":
            empty = (np.abs(y) < 10 * np.finfo(y.dtype).eps).all(axis=0)
            y = np.where(empty, 0.0, y)
        found = self._weights(X, y)
        if found is None:
            return None
        x_weights, y_weights, n_iter = found
        if n_iter is not None:
            self.n_iter_.append(n_iter)
        sign = np.sign(x_weights[np.argmax(np.abs(x_weights))])
        x_weights, y_weights = x_weights * sign, y_weights * sign
        x_scores = X @ x_weights
        y_scores = y @ y_weights / (1 if self._deflation == "canonical" else y_weights @ y_weights)
        x_loadings = x_scores @ X / (x_scores @ x_scores)
        own = y_scores if self._deflation == "canonical" else x_scores
        y_loadings = own @ y / (own @ own)
        columns = {"x_weights_": x_weights, "y_weights_": y_weights, "_x_scores": x_scores, "_y_scores": y_scores,
                   "x_loadings_": x_loadings, "y_loadings_": y_loadings}
        return X - np.outer(x_scores, x_loadings), y - np.outer(own, y_loadings), columns

    def transform(self, X, y=None, copy=True):
        """The components of rows of X, and of y where it is given."""
        check_fitted(self)
        X = self._validate(X, dtype=_FLOATS, reset=False)
        scores = ((X - self._x_mean) / self._x_std) @ self.x_rotations_
        if y is None:
            return scores
        y = check_array(y, input_name="y", ensure_2d=False, dtype=_FLOATS)
        y = y.reshape(-1, 1) if y.ndim == 1 else y
        return scores, ((y - self._y_mean) / self._y_std) @ self.y_rotations_

    def inverse_transform(self, X, y=None):
        """Rows put together again from their components."""
        check_fitted(self)
        made = (check_array(X, input_name="X", dtype=_FLOATS) @ self.x_loadings_.T) * self._x_std + self._x_mean
        if y is None:
            return made
        return made, (check_array(y, input_name="y", dtype=_FLOATS) @ self.y_loadings_.T) * self._y_std + self._y_mean

    def predict(self, X, copy=True):
        """The targets of rows."""
        check_fitted(self)
        X = self._validate(X, dtype=_FLOATS, reset=False)
        made = (X - self._x_mean) @ self.coef_.T + self.intercept_
        return made.ravel() if self._predict_1d else made

    def fit_transform(self, X, y=None):
        """Find the components, and give those of the rows."""
        return self.fit(X, y).transform(X, y)


class PLSRegression(_PLS):
    """Regression on the components of X that go along with y."""

    _deflation = "regression"

    def __init__(self, n_components=2, *, scale=True, max_iter=500, tol=1e-6, copy=True):
        self.n_components = n_components
        self.scale = scale
        self.max_iter = max_iter
        self.tol = tol
        self.copy = copy

    def fit(self, X, y):
        """Find the components."""
        super().fit(X, y)
        self.x_scores_, self.y_scores_ = self._x_scores, self._y_scores
        return self


class PLSCanonical(_PLS):
    """Components of X and y with the largest covariance, both treated alike."""

    _rules = {**_PLS._rules, "algorithm": one_of("svd", "nipals")}

    def __init__(self, n_components=2, *, scale=True, algorithm="nipals", max_iter=500, tol=1e-6, copy=True):
        self.n_components = n_components
        self.scale = scale
        self.algorithm = algorithm
        self.max_iter = max_iter
        self.tol = tol
        self.copy = copy


class CCA(_PLS):
    """Components of X and y with the largest correlation."""

    _mode = "B"

    def __init__(self, n_components=2, *, scale=True, max_iter=500, tol=1e-6, copy=True):
        self.n_components = n_components
        self.scale = scale
        self.max_iter = max_iter
        self.tol = tol
        self.copy = copy
