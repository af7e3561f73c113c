"""Orthogonal matching pursuit: one column more at a time, the one that explains most of what is left."""

import warnings

import numpy as np

from sklearn._data import check_array
from sklearn._rules import BOOL, float_in, int_from, one_of
from sklearn.base import BaseEstimator, MultiOutputMixin, RegressorMixin
from sklearn.linear_model._shared import LinearPredictor, centred, fold_rows

_EPS = np.finfo(np.float64).eps
_EARLY = (
    "Orthogonal matching pursuit ended prematurely due to linear dependence in the dictionary. The requested precision might not have "
    "been met."
)


def _pursue(gram, with_y, n_nonzero, square, tol):
    """Coefficients of the columns taken after each step, the columns, and the number of steps."""
    n_columns = len(with_y)
    limit = n_columns if tol is not None else n_nonzero
    active, steps = [], []
    left = with_y.copy()
    while True:
        best = int(np.argmax(np.abs(left)))
        own = gram[best, best]
        if best in active or left[best] ** 2 < _EPS:
            warnings.warn(_EARLY, RuntimeWarning, stacklevel=4)
            break
        if active:
            row = gram[best, active]
            own = own - row @ np.linalg.solve(gram[np.ix_(active, active)], row)
            if own <= _EPS:
                warnings.warn(_EARLY, RuntimeWarning, stacklevel=4)
                break
        active.append(best)
        coef = np.linalg.solve(gram[np.ix_(active, active)], with_y[active])
        steps.append(coef)
        fitted = gram[:, active] @ coef
        left = with_y - fitted
        if tol is not None and abs(square - coef @ fitted[active]) <= tol:
            break
        if len(active) == limit:
            break
    return steps, active, len(active)


def _solve(gram, with_y, n_nonzero, squares, tol, return_path):
    n_columns, n_targets = with_y.shape
    rounds, columns = [], []
    for target in range(n_targets):
        square = None if tol is None else squares[target]
        steps, active, n_iter = _pursue(gram, with_y[:, target], n_nonzero, square, tol)
        coef = np.zeros((n_columns, len(active)))
        for place, step in enumerate(steps):
            coef[active[:place + 1], place] = step
        rounds.append(n_iter)
        columns.append(coef)
    if return_path:
        shortest = min(coef.shape[1] for coef in columns)
        made = np.stack([coef[:, :shortest] for coef in columns], axis=1)
    else:
        made = np.column_stack([coef[:, -1] if coef.shape[1] else np.zeros(n_columns) for coef in columns])
    return np.squeeze(made), rounds[0] if n_targets == 1 else rounds


def orthogonal_mp(X, y, *, n_nonzero_coefs=None, tol=None, precompute=False, copy_X=True, return_path=False, return_n_iter=False):
    """Coefficients with few that are not zero."""
    X = check_array(X).astype(np.float64)
    y = check_array(y.reshape(-1, 1) if y.ndim == 1 else y).astype(np.float64)
    if n_nonzero_coefs is None and tol is None:
        n_nonzero_coefs = max(int(0.1 * X.shape[1]), 1)
    if tol is None and n_nonzero_coefs > X.shape[1]:
        raise ValueError("The number of atoms cannot be more than the number of features")
    coef, n_iter = _solve(X.T @ X, X.T @ y, n_nonzero_coefs, (y ** 2).sum(axis=0), tol, return_path)
    return (coef, n_iter) if return_n_iter else coef


def orthogonal_mp_gram(Gram, Xy, *, n_nonzero_coefs=None, tol=None, norms_squared=None, copy_Gram=True, copy_Xy=True,
                       return_path=False, return_n_iter=False):
    """The same from products of columns."""
    gram = check_array(Gram).astype(np.float64)
    with_y = np.asarray(Xy, dtype=np.float64)
    if with_y.ndim == 1:
        with_y = with_y[:, None]
        norms_squared = [norms_squared] if tol is not None and norms_squared is not None else norms_squared
    if n_nonzero_coefs is None and tol is None:
        n_nonzero_coefs = int(0.1 * len(gram))
    if tol is not None and norms_squared is None:
        raise ValueError("Gram OMP needs the precomputed norms in order to evaluate the error sum of squares.")
    if tol is not None and tol < 0:
        raise ValueError("Epsilon cannot be negative")
    if tol is None and n_nonzero_coefs <= 0:
        raise ValueError("The number of atoms must be positive")
    if tol is None and n_nonzero_coefs > len(gram):
        raise ValueError("The number of atoms cannot be more than the number of features")
    coef, n_iter = _solve(gram, with_y, n_nonzero_coefs, norms_squared, tol, return_path)
    return (coef, n_iter) if return_n_iter else coef


class OrthogonalMatchingPursuit(LinearPredictor, MultiOutputMixin, RegressorMixin, BaseEstimator):
    """Least squares with few columns."""

    _rules = {"n_nonzero_coefs": (int_from(1), "None"), "tol": (float_in(0), "None"), "fit_intercept": BOOL,
              "precompute": (one_of("auto"), *BOOL)}

    def __init__(self, *, n_nonzero_coefs=None, tol=None, fit_intercept=True, precompute="auto"):
        self.n_nonzero_coefs = n_nonzero_coefs
        self.tol = tol
        self.fit_intercept = fit_intercept
        self.precompute = precompute

    def fit(self, X, y):
        """Choose columns and find their coefficients."""
        X, y = self._validate(X, y, needs_y=True, multi_output=True, y_numeric=True)
        X, y, x_mean, y_mean = centred(X.astype(np.float64), y.astype(np.float64), self.fit_intercept)
        columns = y.reshape(len(y), -1)
        if self.tol is not None:
            self.n_nonzero_coefs_ = None
        else:
            self.n_nonzero_coefs_ = max(int(0.1 * X.shape[1]), 1) if self.n_nonzero_coefs is None else self.n_nonzero_coefs
        coef, self.n_iter_ = orthogonal_mp(X, columns, n_nonzero_coefs=self.n_nonzero_coefs_, tol=self.tol, return_n_iter=True)
        self.coef_ = coef.T
        self._keep_intercept(x_mean, y_mean)
        return self


class OrthogonalMatchingPursuitCV(LinearPredictor, RegressorMixin, BaseEstimator):
    """The same with the number of columns that predicts folds best."""

    _rules = {"copy": BOOL, "fit_intercept": BOOL, "max_iter": (int_from(0), "None"), "n_jobs": ("an instance of 'int'", "None")}

    def __init__(self, *, copy=True, fit_intercept=True, max_iter=None, cv=None, n_jobs=None, verbose=False):
        self.copy = copy
        self.fit_intercept = fit_intercept
        self.max_iter = max_iter
        self.cv = cv
        self.n_jobs = n_jobs
        self.verbose = verbose

    def fit(self, X, y, **params):
        """Choose the number of columns and find their coefficients."""
        X, y = self._validate(X, y, needs_y=True, y_numeric=True, ensure_min_features=2)
        X, y = X.astype(np.float64), y.astype(np.float64)
        limit = self.max_iter or min(max(int(0.1 * X.shape[1]), 5), X.shape[1])
        folds = []
        for train, test in fold_rows(self.cv, X, None):
            train_X, train_y, x_mean, y_mean = centred(X[train], y[train], self.fit_intercept)
            coefs = orthogonal_mp(train_X, train_y, n_nonzero_coefs=limit, return_path=True)
            coefs = coefs[:, None] if coefs.ndim == 1 else coefs
            folds.append(((coefs.T @ (X[test] - x_mean).T - (y[test] - y_mean)) ** 2).mean(axis=1))
        shortest = min(len(errors) for errors in folds)
        means = np.array([errors[:shortest] for errors in folds]).mean(axis=0)
        self.n_nonzero_coefs_ = np.argmin(means) + 1
        model = OrthogonalMatchingPursuit(n_nonzero_coefs=int(self.n_nonzero_coefs_), fit_intercept=self.fit_intercept).fit(X, y)
        self.coef_, self.intercept_, self.n_iter_ = model.coef_, model.intercept_, model.n_iter_
        return self
