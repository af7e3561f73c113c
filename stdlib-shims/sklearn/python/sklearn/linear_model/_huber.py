"""Huber regression: squares for small errors, absolute values for large ones, and a scale found with the coefficients."""

import numpy as np

from sklearn._data import check_sample_weight
from sklearn._rules import BOOL, float_in, int_from
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.linear_model._logistic import warn_unconverged
from sklearn.linear_model._shared import LinearPredictor


def _loss(parameters, X, y, epsilon, alpha, weights, fit_intercept):
    """The loss of all rows, and its gradient."""
    n_columns, scale = X.shape[1], parameters[-1]
    coef = parameters[:n_columns]
    left = y - X @ coef
    if fit_intercept:
        left = left - parameters[-2]
    size = np.abs(left)
    far = size > epsilon * scale
    total, total_far = weights.sum(), weights[far].sum()
    of_far = 2.0 * epsilon * (weights[far] @ size[far]) - scale * total_far * epsilon ** 2
    near = weights[~far] * left[~far]
    squares = (near @ left[~far]) / scale
    signed = weights[far] * np.where(left[far] < 0, -1.0, 1.0)
    gradient = np.zeros_like(parameters)
    gradient[:n_columns] = -2.0 / scale * (near @ X[~far]) - 2.0 * epsilon * (signed @ X[far]) + alpha * 2.0 * coef
    if fit_intercept:
        gradient[-2] = -2.0 * near.sum() / scale - 2.0 * epsilon * signed.sum()
    gradient[-1] = total - total_far * epsilon ** 2 - squares / scale
    return total * scale + squares + of_far + alpha * (coef @ coef), gradient


class HuberRegressor(LinearPredictor, RegressorMixin, BaseEstimator):
    """A linear regressor that outliers pull on only so much."""

    _rules = {"epsilon": float_in("1.0"), "max_iter": int_from(0), "alpha": float_in(0), "warm_start": BOOL, "fit_intercept": BOOL,
              "tol": float_in("0.0")}

    def __init__(self, *, epsilon=1.35, max_iter=100, alpha=0.0001, warm_start=False, fit_intercept=True, tol=1e-05):
        self.epsilon = epsilon
        self.max_iter = max_iter
        self.alpha = alpha
        self.warm_start = warm_start
        self.fit_intercept = fit_intercept
        self.tol = tol

    def fit(self, X, y, sample_weight=None):
        """Find the coefficients and the scale."""
        from sklearn.utils._descent import descend
        X, y = self._validate(X, y, needs_y=True, y_numeric=True)
        X, y = X.astype(np.float64), y.astype(np.float64)
        weights = check_sample_weight(sample_weight, X.shape[0])
        if self.warm_start and hasattr(self, "coef_"):
            start = np.concatenate((self.coef_, [self.intercept_] if self.fit_intercept else [], [self.scale_]))
        else:
            start = np.zeros(X.shape[1] + 1 + int(self.fit_intercept))
            start[-1] = 1
        low = np.full(len(start), -np.inf)
        low[-1] = np.finfo(np.float64).eps * 10
        found = descend(
            lambda at: _loss(at, X, y, self.epsilon, self.alpha, weights, self.fit_intercept), start, low=low, max_iter=self.max_iter,
            gtol=self.tol,
        )
        if found.ending == "stuck":
            raise ValueError("HuberRegressor convergence failed: l-BFGS-b solver terminated with ABNORMAL: ")
        self.n_iter_ = found.n_iter
        warn_unconverged(found.ending, found.n_iter, self.max_iter, "")
        self.scale_ = found.at[-1]
        self.intercept_ = found.at[-2] if self.fit_intercept else 0.0
        self.coef_ = found.at[:X.shape[1]]
        self.outliers_ = np.abs(y - X @ self.coef_ - self.intercept_) > self.scale_ * self.epsilon
        return self
