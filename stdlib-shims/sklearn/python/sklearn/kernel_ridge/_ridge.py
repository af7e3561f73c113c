"""Least squares in the space of a kernel, with a penalty on squares."""

import warnings

import numpy as np

from sklearn._data import check_fitted, check_sample_weight
from sklearn._rules import float_in, one_of
from sklearn.base import BaseEstimator, MultiOutputMixin, RegressorMixin

_KERNELS = ("additive_chi2", "chi2", "cosine", "laplacian", "linear", "poly", "polynomial", "precomputed", "rbf", "sigmoid")


def _solve(similar, y, alphas, sample_weight):
    """Dual coefficients; least squares where the matrix is singular."""
    n_rows = similar.shape[0]
    similar = similar.copy()
    if sample_weight is not None:
        root = np.sqrt(np.full(n_rows, sample_weight) if np.ndim(sample_weight) == 0 else sample_weight)
        similar *= np.outer(root, root)
        y = y * root[:, None]
    if (alphas == alphas[0]).all():
        similar[np.diag_indices(n_rows)] += alphas[0]
        try:
            np.linalg.cholesky(similar)
            coef = np.linalg.solve(similar, y)
        except np.linalg.LinAlgError:
            warnings.warn("Singular matrix in solving dual problem. Using least-squares solution instead.", UserWarning, stacklevel=3)
            coef = np.linalg.lstsq(similar, y, rcond=None)[0]
    else:
        coef = np.column_stack([np.linalg.solve(similar + alpha * np.eye(n_rows), y[:, place]) for place, alpha in enumerate(alphas)])
    return coef if sample_weight is None else coef * root[:, None]


class KernelRidge(MultiOutputMixin, RegressorMixin, BaseEstimator):
    """Ridge regression on similarities of rows."""

    _rules = {"alpha": (float_in(0), "an array-like"), "kernel": (one_of(*_KERNELS), "a callable"), "gamma": (float_in(0), "None"),
              "degree": float_in(0), "coef0": float_in("-inf", "inf", "()"), "kernel_params": ("an instance of 'dict'", "None")}

    def __init__(self, alpha=1, *, kernel="linear", gamma=None, degree=3, coef0=1, kernel_params=None):
        self.alpha = alpha
        self.kernel = kernel
        self.gamma = gamma
        self.degree = degree
        self.coef0 = coef0
        self.kernel_params = kernel_params

    def _similar(self, X, Y=None):
        from sklearn.metrics.pairwise import pairwise_kernels
        if callable(self.kernel):
            given = self.kernel_params or {}
        else:
            given = {"gamma": self.gamma, "degree": self.degree, "coef0": self.coef0}
        return pairwise_kernels(X, Y, metric=self.kernel, filter_params=True, **given)

    def fit(self, X, y, sample_weight=None):
        """Find the dual coefficients."""
        X, y = self._validate(X, y, needs_y=True, multi_output=True, y_numeric=True)
        if sample_weight is not None and not isinstance(sample_weight, float):
            sample_weight = check_sample_weight(sample_weight, X.shape[0])
        similar = np.asarray(self._similar(X), dtype=np.float64)
        columns = y.reshape(len(y), -1).astype(np.float64)
        alphas = np.atleast_1d(np.asarray(self.alpha, dtype=np.float64))
        if alphas.size > 1 and alphas.size != columns.shape[1]:
            raise ValueError(f"Number of targets and number of penalties do not correspond: {alphas.size} != {columns.shape[1]}")
        coef = _solve(similar, columns, alphas, sample_weight)
        self.dual_coef_ = coef.ravel() if y.ndim == 1 else coef
        self.X_fit_ = X
        return self

    def predict(self, X):
        """The numbers for each row."""
        check_fitted(self)
        return np.dot(self._similar(self._validate(X, reset=False), self.X_fit_), self.dual_coef_)
