"""Linear regression with priors on the coefficients: one spread for all, or one for each."""

import numpy as np

from sklearn._data import check_sample_weight
from sklearn._rules import BOOL, float_in, int_from
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.linear_model._shared import LinearPredictor, centred, weighted

_EPS = np.finfo(np.float64).eps


class BayesianRidge(LinearPredictor, RegressorMixin, BaseEstimator):
    """Ridge regression whose noise and penalty are found with the coefficients."""

    _rules = {"max_iter": int_from(1), "tol": float_in(0, "inf", "()"), "alpha_1": float_in(0), "alpha_2": float_in(0),
              "lambda_1": float_in(0), "lambda_2": float_in(0), "alpha_init": ("None", float_in(0)), "lambda_init": ("None", float_in(0)),
              "compute_score": BOOL, "fit_intercept": BOOL, "copy_X": BOOL}

    def __init__(self, *, max_iter=300, tol=0.001, alpha_1=1e-06, alpha_2=1e-06, lambda_1=1e-06, lambda_2=1e-06, alpha_init=None,
                 lambda_init=None, compute_score=False, fit_intercept=True, copy_X=True, verbose=False):
        self.max_iter = max_iter
        self.tol = tol
        self.alpha_1 = alpha_1
        self.alpha_2 = alpha_2
        self.lambda_1 = lambda_1
        self.lambda_2 = lambda_2
        self.alpha_init = alpha_init
        self.lambda_init = lambda_init
        self.compute_score = compute_score
        self.fit_intercept = fit_intercept
        self.copy_X = copy_X
        self.verbose = verbose

    def fit(self, X, y, sample_weight=None):
        """Find the coefficients, the noise and the penalty."""
        X, y = self._validate(X, y, needs_y=True, y_numeric=True)
        X, y = X.astype(np.float64), y.astype(np.float64)
        weights = None if sample_weight is None else check_sample_weight(sample_weight, X.shape[0])
        total = X.shape[0] if weights is None else weights.sum()
        spread = np.average((y - np.average(y, weights=weights)) ** 2, weights=weights)
        X, y, x_mean, y_mean = centred(X, y, self.fit_intercept, weights)
        if weights is not None:
            X, y = weighted(X, y, weights)
        self.X_offset_, self.X_scale_ = x_mean, np.ones(X.shape[1])
        noise = np.float64(1.0 / (spread + _EPS) if self.alpha_init is None else self.alpha_init)
        penalty = np.float64(1.0 if self.lambda_init is None else self.lambda_init)
        left, values, right = np.linalg.svd(X, full_matrices=X.shape[0] < X.shape[1])
        squares = values ** 2
        directions = right[:len(values)]
        projected = left[:, :len(values)].T @ y
        scores, before = [], None
        for n_iter in range(1, self.max_iter + 1):
            coef, error = self._update(X, y, directions, values, projected, noise, penalty)
            if self.compute_score:
                scores.append(self._evidence(X.shape, total, squares, noise, penalty, coef, error))
            known = np.sum(noise * squares / (penalty + noise * squares))
            penalty = (known + 2 * self.lambda_1) / (np.sum(coef ** 2) + 2 * self.lambda_2)
            noise = (total - known + 2 * self.alpha_1) / (error + 2 * self.alpha_2)
            if n_iter > 1 and np.sum(np.abs(before - coef)) < self.tol:
                if self.verbose:
                    print("Convergence after ", str(n_iter - 1), " iterations")
                break
            before = coef
        self.n_iter_, self.alpha_, self.lambda_ = n_iter, noise, penalty
        self.coef_, error = self._update(X, y, directions, values, projected, noise, penalty)
        self.scores_ = scores
        if self.compute_score:
            scores.append(self._evidence(X.shape, total, squares, noise, penalty, self.coef_, error))
            self.scores_ = np.array(scores)
        whole = np.zeros(X.shape[1])
        whole[:len(squares)] = squares
        self.sigma_ = right.T @ (right / (noise * whole + penalty)[:, None])
        self._keep_intercept(x_mean, y_mean)
        return self

    @staticmethod
    def _update(X, y, directions, values, projected, noise, penalty):
        coef = directions.T @ (values / (values ** 2 + penalty / noise) * projected)
        return coef, np.sum((y - X @ coef) ** 2)

    def _evidence(self, shape, total, squares, noise, penalty, coef, error):
        n_rows, n_columns = shape
        if n_rows > n_columns:
            log_det = -np.sum(np.log(penalty + noise * squares))
        else:
            whole = np.full(n_columns, penalty)
            whole[:n_rows] += noise * squares
            log_det = -np.sum(np.log(whole))
        score = self.lambda_1 * np.log(penalty) - self.lambda_2 * penalty + self.alpha_1 * np.log(noise) - self.alpha_2 * noise
        return score + 0.5 * (n_columns * np.log(penalty) + total * np.log(noise) - noise * error - penalty * np.sum(coef ** 2) + log_det
                              - total * np.log(2 * np.pi))

    def predict(self, X, return_std=False):
        """The linear function of X, and how uncertain it is."""
        mean = super().predict(X)
        if not return_std:
            return mean
        X = self._validate(X, reset=False)
        return mean, np.sqrt(((X @ self.sigma_) * X).sum(axis=1) + 1.0 / self.alpha_)


def _inverse(matrix):
    """The pseudo-inverse of a symmetric matrix."""
    values, vectors = np.linalg.eigh(matrix)
    kept = np.abs(values) > matrix.shape[0] * _EPS * np.abs(values).max(initial=0.0)
    vectors = vectors[:, kept]
    return (vectors / values[kept]) @ vectors.T


class ARDRegression(LinearPredictor, RegressorMixin, BaseEstimator):
    """A penalty for each coefficient, so that those without use fall away."""

    _rules = {"max_iter": int_from(1), "tol": float_in(0), "alpha_1": float_in(0), "alpha_2": float_in(0), "lambda_1": float_in(0),
              "lambda_2": float_in(0), "compute_score": BOOL, "threshold_lambda": float_in(0), "fit_intercept": BOOL, "copy_X": BOOL}

    def __init__(self, *, max_iter=300, tol=0.001, alpha_1=1e-06, alpha_2=1e-06, lambda_1=1e-06, lambda_2=1e-06, compute_score=False,
                 threshold_lambda=10000.0, fit_intercept=True, copy_X=True, verbose=False):
        self.max_iter = max_iter
        self.tol = tol
        self.fit_intercept = fit_intercept
        self.alpha_1 = alpha_1
        self.alpha_2 = alpha_2
        self.lambda_1 = lambda_1
        self.lambda_2 = lambda_2
        self.compute_score = compute_score
        self.threshold_lambda = threshold_lambda
        self.copy_X = copy_X
        self.verbose = verbose

    def fit(self, X, y):
        """Find the coefficients, the noise and the penalties."""
        X, y = self._validate(X, y, needs_y=True, y_numeric=True, ensure_min_samples=2)
        X, y = X.astype(np.float64), y.astype(np.float64)
        n_rows, n_columns = X.shape
        X, y, x_mean, y_mean = centred(X, y, self.fit_intercept)
        self.X_offset_, self.X_scale_ = x_mean, np.ones(n_columns)
        coef, penalties = np.zeros(n_columns), np.ones(n_columns)
        noise = np.float64(1.0 / (np.var(y) + _EPS))
        kept = np.ones(n_columns, dtype=bool)
        scores, before = [], None
        for n_iter in range(1, self.max_iter + 1):
            sigma = self._spread(X, noise, penalties, kept)
            coef[kept] = noise * (sigma @ (X[:, kept].T @ y))
            error = np.sum((y - X @ coef) ** 2)
            known = 1.0 - penalties[kept] * np.diag(sigma)
            penalties[kept] = (known + 2.0 * self.lambda_1) / (coef[kept] ** 2 + 2.0 * self.lambda_2)
            noise = (n_rows - known.sum() + 2.0 * self.alpha_1) / (error + 2.0 * self.alpha_2)
            kept = penalties < self.threshold_lambda
            coef[~kept] = 0.0
            if self.compute_score:
                scores.append(self._evidence(n_rows, sigma, noise, penalties, coef, error))
            if n_iter > 1 and np.sum(np.abs(before - coef)) < self.tol:
                if self.verbose:
                    print(f"Converged after {n_iter - 1} iterations")
                break
            before = coef.copy()
            if not kept.any():
                break
        self.n_iter_, self.scores_ = n_iter, scores
        if kept.any():
            sigma = self._spread(X, noise, penalties, kept)
            coef[kept] = noise * (sigma @ (X[:, kept].T @ y))
        else:
            sigma = np.zeros((0, 0))
        self.coef_, self.alpha_, self.sigma_, self.lambda_ = coef, noise, sigma, penalties
        self._keep_intercept(x_mean, y_mean)
        return self

    def _evidence(self, n_rows, sigma, noise, penalties, coef, error):
        sign, log_det = np.linalg.slogdet(sigma)
        log_det = log_det if sign > 0 else -np.inf
        score = (self.lambda_1 * np.log(penalties) - self.lambda_2 * penalties).sum() + self.alpha_1 * np.log(noise) - self.alpha_2 * noise
        score += 0.5 * (log_det + n_rows * np.log(noise) + np.sum(np.log(penalties)))
        return score - 0.5 * (noise * error + (penalties * coef ** 2).sum())

    @staticmethod
    def _spread(X, noise, penalties, kept):
        columns, penalties = X[:, kept], penalties[kept]
        if X.shape[0] >= X.shape[1]:
            return _inverse(np.diag(penalties) + noise * (columns.T @ columns))
        scaled = columns / penalties
        inner = _inverse(np.eye(X.shape[0]) / noise + scaled @ columns.T)
        sigma = -(scaled.T @ (inner @ scaled))
        sigma[np.diag_indices(len(penalties))] += 1.0 / penalties
        return sigma

    def predict(self, X, return_std=False):
        """The linear function of X, and how uncertain it is."""
        mean = super().predict(X)
        if not return_std:
            return mean
        X = self._validate(X, reset=False)[:, self.lambda_ < self.threshold_lambda]
        return mean, np.sqrt(((X @ self.sigma_) * X).sum(axis=1) + 1.0 / self.alpha_)
