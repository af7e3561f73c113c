"""Least squares."""

import numpy as np

import _sklearn_linear as native
from sklearn.base import BaseEstimator, MultiOutputMixin, RegressorMixin
from sklearn.linear_model._shared import LinearPredictor, centred, means_of, uncentred, weighted, weights_of_rows
from sklearn._rules import BOOL, float_in


class LinearRegression(LinearPredictor, MultiOutputMixin, RegressorMixin, BaseEstimator):
    """Ordinary least squares."""

    _rules = {"fit_intercept": BOOL, "tol": float_in(0), "positive": BOOL}

    def __init__(self, *, fit_intercept=True, copy_X=True, tol=1e-06, n_jobs=None, positive=False):
        self.fit_intercept = fit_intercept
        self.copy_X = copy_X
        self.tol = tol
        self.n_jobs = n_jobs
        self.positive = positive

    def fit(self, X, y, sample_weight=None):
        """Find the coefficients."""
        X, y = self._validate(X, y, needs_y=True, multi_output=True, y_numeric=True)
        X, y = X.astype(np.float64, copy=False), y.astype(np.float64, copy=False)
        weights = weights_of_rows(sample_weight, X.shape[0])
        if self.positive:
            x_mean, y_mean = self._fit_positive(X, y, weights)
        else:
            x_mean, y_mean = means_of(X, y, self.fit_intercept, weights)
            found = native.least_squares(*uncentred(X, y, x_mean, y_mean, weights), np.finfo(np.float64).eps * max(X.shape))
            if found is None:
                raise np.linalg.LinAlgError("SVD did not converge in Linear Least Squares")
            coefficients, self.rank_, self.singular_ = found
            self.coef_ = coefficients[:, 0] if y.ndim == 1 else coefficients.T
        self._keep_intercept(x_mean, y_mean)
        return self

    def _fit_positive(self, X, y, weights):
        from sklearn.linear_model._nonnegative import nonnegative_least_squares
        X, y, x_mean, y_mean = centred(X, y, self.fit_intercept, weights)
        if weights is not None:
            X, y = weighted(X, y, weights)
        if y.ndim == 1:
            self.coef_ = nonnegative_least_squares(X, y)
        else:
            self.coef_ = np.vstack([nonnegative_least_squares(X, y[:, target]) for target in range(y.shape[1])])
        return x_mean, y_mean
