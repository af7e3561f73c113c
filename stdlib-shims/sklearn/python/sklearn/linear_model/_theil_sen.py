"""Theil-Sen regression: the spatial median of the fits of small samples."""

import itertools
import math
import warnings

import numpy as np

from sklearn._rules import BOOL, SEED, float_in, int_from
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model._shared import LinearPredictor

_EPS = np.finfo(np.float64).eps


def _median_step(points, old):
    """One step of Weiszfeld's method, which leaves a point of the data."""
    apart = points - old
    length = np.sqrt((apart ** 2).sum(axis=1))
    away = length >= _EPS
    is_there = int(away.sum() < len(points))
    apart, length = apart[away], length[away][:, None]
    pull = np.linalg.norm((apart / length).sum(axis=0))
    if pull > _EPS:
        new = (points[away] / length).sum(axis=0) / (1 / length).sum(axis=0)
    else:
        new, pull = 1.0, 1.0
    return max(0.0, 1.0 - is_there / pull) * new + min(1.0, is_there / pull) * old


def _spatial_median(points, max_iter, tol):
    if points.shape[1] == 1:
        return 1, np.array([np.median(points.ravel())])
    old = points.mean(axis=0)
    for n_iter in range(max_iter):
        new = _median_step(points, old)
        if ((old - new) ** 2).sum() < tol ** 2:
            return n_iter, new
        old = new
    warnings.warn(f"Maximum number of iterations {max_iter} reached in spatial median for TheilSen regressor.", ConvergenceWarning,
                  stacklevel=3)
    return n_iter, new


class TheilSenRegressor(LinearPredictor, RegressorMixin, BaseEstimator):
    """A line that up to a third of the rows cannot spoil."""

    _rules = {"fit_intercept": BOOL, "max_subpopulation": float_in(1), "n_subsamples": ("None", "an instance of 'int'"),
              "max_iter": int_from(0), "tol": float_in("0.0"), "random_state": SEED, "n_jobs": ("None", "an instance of 'int'")}

    def __init__(self, *, fit_intercept=True, copy_X="deprecated", max_subpopulation=10000.0, n_subsamples=None, max_iter=300,
                 tol=0.001, random_state=None, n_jobs=None, verbose=False):
        self.fit_intercept = fit_intercept
        self.copy_X = copy_X
        self.max_subpopulation = max_subpopulation
        self.n_subsamples = n_subsamples
        self.max_iter = max_iter
        self.tol = tol
        self.random_state = random_state
        self.n_jobs = n_jobs
        self.verbose = verbose

    def _sample_size(self, n_rows, n_columns):
        needed = n_columns + int(self.fit_intercept)
        size = self.n_subsamples
        if size is None:
            return min(needed, n_rows)
        if size > n_rows:
            raise ValueError(f"Invalid parameter since n_subsamples > n_samples ({size} > {n_rows}).")
        if n_rows >= n_columns and needed > size:
            plus = "+1" if self.fit_intercept else ""
            raise ValueError(f"Invalid parameter since n_features{plus} > n_subsamples ({needed} > {size}).")
        if n_rows < n_columns and size != n_rows:
            raise ValueError(f"Invalid parameter since n_subsamples != n_samples ({size} != {n_rows}) while n_samples < n_features.")
        return size

    def fit(self, X, y):
        """Find the coefficients."""
        from sklearn.utils._random import check_random_state
        if self.copy_X != "deprecated":
            warnings.warn(
                "`copy_X` was deprecated in 1.6 and will be removed in 1.8 since it has no effect internally. Simply leave this parameter "
                "to its default value to avoid this warning.", FutureWarning, stacklevel=2,
            )
        X, y = self._validate(X, y, needs_y=True, y_numeric=True)
        X, y = X.astype(np.float64), y.astype(np.float64)
        random_state = check_random_state(self.random_state)
        n_rows = X.shape[0]
        size = self._sample_size(*X.shape)
        n_all = max(1, math.comb(n_rows, size))
        self.n_subpopulation_ = int(min(self.max_subpopulation, n_all))
        self.breakdown_ = 1 - (0.5 ** (1 / size) * (n_rows - size + 1) + size - 1) / n_rows
        if self.verbose:
            print(f"Breakdown point: {self.breakdown_}\nNumber of samples: {n_rows}\nTolerable outliers: {int(self.breakdown_ * n_rows)}\n"
                  f"Number of subpopulations: {self.n_subpopulation_}")
        if n_all <= self.max_subpopulation:
            samples = itertools.combinations(range(n_rows), size)
        else:
            samples = (random_state.choice(n_rows, size=size, replace=False) for _ in range(self.n_subpopulation_))
        design = np.column_stack((np.ones(n_rows), X)) if self.fit_intercept else X
        fits = [np.linalg.lstsq(design[rows], y[rows], rcond=None)[0] for rows in map(list, samples)]
        self.n_iter_, coef = _spatial_median(np.array(fits), self.max_iter, self.tol)
        self.intercept_ = coef[0] if self.fit_intercept else 0.0
        self.coef_ = coef[1:] if self.fit_intercept else coef
        return self
