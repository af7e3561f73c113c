"""Models on a least angle path: a number of columns, a penalty, or the penalty that folds or a criterion choose."""

import math

import numpy as np

from sklearn._rules import BOOL, SEED, float_in, int_from, one_of
from sklearn.base import BaseEstimator, MultiOutputMixin, RegressorMixin
from sklearn.linear_model._angles import lars_path
from sklearn.linear_model._shared import LinearPredictor, centred, fold_rows

_EPS = float(np.finfo(float).eps)
_RULES = {"fit_intercept": BOOL, "precompute": (*BOOL, one_of("auto"), "an instance of 'numpy.ndarray'", "None"), "eps": float_in(0),
          "copy_X": BOOL}
_FIT_RULES = {"fit_path": BOOL, "jitter": (float_in(0), "None"), "random_state": SEED}


class _OnPath(LinearPredictor, MultiOutputMixin, RegressorMixin, BaseEstimator):
    """Fits the path of each target."""

    method = "lar"
    positive = False

    def _fit_path(self, X, y, max_iter, alpha, fit_path, Xy=None):
        X, y, x_mean, y_mean = centred(X, y, self.fit_intercept)
        columns = y.reshape(len(y), -1)
        gram = self.precompute if hasattr(self.precompute, "shape") else None
        alphas, actives, paths, rounds, ends = [], [], [], [], []
        for target in range(columns.shape[1]):
            found = lars_path(
                X, columns[:, target], Gram=gram, Xy=None if Xy is None else np.asarray(Xy).reshape(X.shape[1], -1)[:, target],
                alpha_min=alpha, method=self.method, max_iter=max_iter, eps=self.eps, return_n_iter=True, positive=self.positive,
            )
            alphas.append(found[0] if fit_path else found[0][-1:])
            actives.append(found[1])
            paths.append(found[2])
            rounds.append(found[3])
            ends.append(found[2][:, -1])
        single = y.ndim == 1 or columns.shape[1] == 1
        self.alphas_, self.n_iter_ = (alphas[0], rounds[0]) if single else (alphas, rounds)
        if fit_path:
            self.active_, self.coef_path_ = (actives[0], paths[0]) if single else (actives, paths)
            self.coef_ = ends[0].copy() if single else np.array(ends)
        else:
            self.coef_ = np.array(ends)
        self._keep_intercept(x_mean, y_mean)
        return self

    def _fit_at(self, X, y, Xy, alpha, max_iter):
        X, y = self._validate(X, y, needs_y=True, multi_output=True, y_numeric=True)
        X, y = X.astype(np.float64), y.astype(np.float64)
        if self.jitter is not None:
            from sklearn.utils._random import check_random_state
            y = y + check_random_state(self.random_state).uniform(high=self.jitter, size=len(y))
        return self._fit_path(X, y, max_iter, alpha, self.fit_path, Xy)


class Lars(_OnPath):
    """Least angle regression."""

    _rules = {**_RULES, "n_nonzero_coefs": int_from(1), **_FIT_RULES}

    def __init__(self, *, fit_intercept=True, verbose=False, precompute="auto", n_nonzero_coefs=500, eps=_EPS, copy_X=True,
                 fit_path=True, jitter=None, random_state=None):
        self.fit_intercept = fit_intercept
        self.verbose = verbose
        self.precompute = precompute
        self.n_nonzero_coefs = n_nonzero_coefs
        self.eps = eps
        self.copy_X = copy_X
        self.fit_path = fit_path
        self.jitter = jitter
        self.random_state = random_state

    def fit(self, X, y, Xy=None):
        """Find the coefficients."""
        return self._fit_at(X, y, Xy, 0.0, self.n_nonzero_coefs)


class LassoLars(_OnPath):
    """The lasso, by least angles."""

    method = "lasso"

    _rules = {**_RULES, **_FIT_RULES, "alpha": float_in(0), "max_iter": int_from(0), "positive": BOOL}

    def __init__(self, alpha=1.0, *, fit_intercept=True, verbose=False, precompute="auto", max_iter=500, eps=_EPS, copy_X=True,
                 fit_path=True, positive=False, jitter=None, random_state=None):
        self.alpha = alpha
        self.fit_intercept = fit_intercept
        self.max_iter = max_iter
        self.verbose = verbose
        self.positive = positive
        self.precompute = precompute
        self.copy_X = copy_X
        self.eps = eps
        self.fit_path = fit_path
        self.jitter = jitter
        self.random_state = random_state

    def fit(self, X, y, Xy=None):
        """Find the coefficients."""
        return self._fit_at(X, y, Xy, self.alpha, self.max_iter)


def _between(at, knots, values):
    """Straight lines between rows of values at knots, which may come in any order."""
    order = np.argsort(knots, kind="stable")
    knots, values = knots[order], values[order]
    high = np.clip(np.searchsorted(knots, at), 1, len(knots) - 1)
    slope = (values[high] - values[high - 1]) / (knots[high] - knots[high - 1])[:, None]
    return slope * (at - knots[high - 1])[:, None] + values[high - 1]


class _ByFolds(_OnPath):
    """Chooses the penalty that predicts folds best."""

    def fit(self, X, y, **params):
        """Choose the penalty and find the coefficients."""
        X, y = self._validate(X, y, needs_y=True, y_numeric=True)
        X, y = X.astype(np.float64), y.astype(np.float64)
        paths = [self._residuals(X[train], y[train], X[test], y[test]) for train, test in fold_rows(self.cv, X, y)]
        alphas = np.unique(np.concatenate([alphas for alphas, _ in paths]))
        alphas = alphas[::max(1, int(len(alphas) / float(self.max_n_alphas)))]
        errors = np.empty((len(alphas), len(paths)))
        for fold, (knots, residuals) in enumerate(paths):
            knots, residuals = knots[::-1], residuals[::-1]
            if knots[0] != 0:
                knots, residuals = np.append(0, knots), np.vstack((residuals[:1], residuals))
            if knots[-1] != alphas[-1]:
                knots, residuals = np.append(knots, alphas[-1]), np.vstack((residuals, residuals[-1:]))
            errors[:, fold] = (_between(alphas, knots, residuals) ** 2).mean(axis=-1)
        usable = np.isfinite(errors).all(axis=-1)
        alphas, errors = alphas[usable], errors[usable]
        self.alpha_ = alphas[np.argmin(errors.mean(axis=-1))]
        self.cv_alphas_, self.mse_path_ = alphas, errors
        return self._fit_path(X, y, self.max_iter, self.alpha_, True)

    def _residuals(self, train_X, train_y, test_X, test_y):
        train_X, train_y, x_mean, y_mean = centred(train_X, train_y, self.fit_intercept)
        alphas, _, coefs = lars_path(train_X, train_y, method=self.method, max_iter=self.max_iter, eps=self.eps, positive=self.positive)
        return alphas, ((test_X - x_mean) @ coefs - (test_y - y_mean)[:, None]).T


class LarsCV(_ByFolds):
    """Least angle regression with the penalty that predicts folds best."""

    _rules = {**_RULES, "max_iter": int_from(0), "max_n_alphas": int_from(1), "n_jobs": ("an instance of 'int'", "None")}

    def __init__(self, *, fit_intercept=True, verbose=False, max_iter=500, precompute="auto", cv=None, max_n_alphas=1000, n_jobs=None,
                 eps=_EPS, copy_X=True):
        self.fit_intercept = fit_intercept
        self.verbose = verbose
        self.max_iter = max_iter
        self.precompute = precompute
        self.cv = cv
        self.max_n_alphas = max_n_alphas
        self.n_jobs = n_jobs
        self.eps = eps
        self.copy_X = copy_X


class LassoLarsCV(_ByFolds):
    """The lasso, by least angles, with the penalty that predicts folds best."""

    method = "lasso"

    _rules = {**_RULES, "max_iter": int_from(0), "max_n_alphas": int_from(1), "n_jobs": ("an instance of 'int'", "None"), "positive": BOOL}

    def __init__(self, *, fit_intercept=True, verbose=False, max_iter=500, precompute="auto", cv=None, max_n_alphas=1000, n_jobs=None,
                 eps=_EPS, copy_X=True, positive=False):
        self.fit_intercept = fit_intercept
        self.verbose = verbose
        self.max_iter = max_iter
        self.precompute = precompute
        self.cv = cv
        self.max_n_alphas = max_n_alphas
        self.n_jobs = n_jobs
        self.eps = eps
        self.copy_X = copy_X
        self.positive = positive


class LassoLarsIC(_OnPath):
    """The lasso, by least angles, with the penalty a criterion of Akaike or Bayes likes best."""

    method = "lasso"

    _rules = {**_RULES, "max_iter": int_from(0), "positive": BOOL, "criterion": one_of("aic", "bic"),
              "noise_variance": (float_in(0), "None")}

    def __init__(self, criterion="aic", *, fit_intercept=True, verbose=False, precompute="auto", max_iter=500, eps=_EPS, copy_X=True,
                 positive=False, noise_variance=None):
        self.criterion = criterion
        self.fit_intercept = fit_intercept
        self.positive = positive
        self.max_iter = max_iter
        self.verbose = verbose
        self.copy_X = copy_X
        self.precompute = precompute
        self.eps = eps
        self.noise_variance = noise_variance

    def fit(self, X, y, copy_X=None):
        """Choose the penalty and find the coefficients."""
        X, y = self._validate(X, y, needs_y=True, y_numeric=True)
        X, y, x_mean, y_mean = centred(X.astype(np.float64), y.astype(np.float64), self.fit_intercept)
        gram = self.precompute if hasattr(self.precompute, "shape") else None
        self.alphas_, _, coefs, self.n_iter_ = lars_path(
            X, y, Gram=gram, method="lasso", max_iter=self.max_iter, eps=self.eps, return_n_iter=True, positive=self.positive,
        )
        n_rows = X.shape[0]
        factor = 2 if self.criterion == "aic" else math.log(n_rows)
        squares = ((y[:, None] - X @ coefs) ** 2).sum(axis=0)
        freedom = (np.abs(coefs) > _EPS).sum(axis=0)
        self.noise_variance_ = self._noise(X, y) if self.noise_variance is None else self.noise_variance
        self.criterion_ = n_rows * np.log(2 * np.pi * self.noise_variance_) + squares / self.noise_variance_ + factor * freedom
        best = int(np.argmin(self.criterion_))
        self.alpha_, self.coef_ = self.alphas_[best], coefs[:, best]
        self._keep_intercept(x_mean, y_mean)
        return self

    def _noise(self, X, y):
        n_rows, n_columns = X.shape
        if n_rows <= n_columns + self.fit_intercept:
            raise ValueError(
                f"You are using {type(self).__name__} in the case where the number of samples is smaller than the number of features. In "
                "this setting, getting a good estimate for the variance of the noise is not possible. Provide an estimate of the noise "
                "variance in the constructor."
            )
        from sklearn.linear_model import LinearRegression
        guess = LinearRegression(positive=self.positive, fit_intercept=False).fit(X, y).predict(X)
        return np.sum((y - guess) ** 2) / (n_rows - n_columns - self.fit_intercept)
