"""Ridge regression, and the classifier that rests on it."""

import warnings

import numpy as np

import _sklearn_linear
from sklearn._data import check_fitted, check_sample_weight, column_or_1d
from sklearn.base import BaseEstimator, MultiOutputMixin, RegressorMixin
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model._shared import (
    LinearClassifierMixin, LinearPredictor, centred, means_of, uncentred, weighted, weights_of_rows,
)
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of


def _by_cholesky(X, y, alphas):
    """Coefficients from products of columns, or of rows where there are fewer."""
    n_rows, n_columns = X.shape
    if n_columns > n_rows:
        products = X @ X.T
        return np.column_stack([
            X.T @ np.linalg.solve(products + alpha * np.eye(n_rows), y[:, place]) for place, alpha in enumerate(alphas)
        ]).T
    return _by_products(X.T @ X, X.T @ y, alphas)


def _by_products(products, with_y, alphas):
    """Coefficients from products of columns with each other and with the targets."""
    n_columns = len(products)
    if (alphas == alphas[0]).all():
        return np.linalg.solve(products + alphas[0] * np.eye(n_columns), with_y).T
    return np.column_stack([
        np.linalg.solve(products + alpha * np.eye(n_columns), with_y[:, place]) for place, alpha in enumerate(alphas)
    ]).T


def _by_svd(X, y, alphas):
    left, values, right = np.linalg.svd(X, full_matrices=False)
    kept = values > 1e-15
    shrunk = np.zeros((values.size, alphas.size))
    shrunk[kept] = values[kept][:, None] / (values[kept][:, None] ** 2 + alphas)
    return (right.T @ (shrunk * (left.T @ y))).T


def _by_bounds(X, y, alphas, max_iter, tol):
    """Coefficients of zero or more, by quasi-Newton steps."""
    from sklearn.utils._descent import descend
    made = []
    low = np.zeros(X.shape[1])
    for place, alpha in enumerate(alphas):
        target = y[:, place]

        def loss(coef):
            left = X @ coef - target
            return 0.5 * (left @ left) + 0.5 * alpha * (coef @ coef), X.T @ left + alpha * coef

        found = descend(loss, low.copy(), low=low, max_iter=15000 if max_iter is None else max_iter, gtol=tol, ftol=tol)
        if found.ending not in ("flat", "settled"):
            warnings.warn(
                "The lbfgs solver did not converge. Try increasing max_iter or tol. Currently: max_iter="
                f"{15000 if max_iter is None else max_iter} and tol={tol}", ConvergenceWarning, stacklevel=4,
            )
        made.append(found.at)
    return np.vstack(made)


def _by_conjugates(X, y, alphas, max_iter, tol):
    """Coefficients by conjugate gradients, on products of columns, or of rows where there are fewer."""
    from scipy.sparse.linalg import LinearOperator, cg
    by_rows = X.shape[1] > X.shape[0]
    size = X.shape[0] if by_rows else X.shape[1]
    made = []
    for place, alpha in enumerate(alphas):
        def product(vector, alpha=alpha):
            return (X @ (X.T @ vector) if by_rows else X.T @ (X @ vector)) + alpha * vector

        operator = LinearOperator((size, size), matvec=product, dtype=np.float64)
        if by_rows:
            found, _ = cg(operator, y[:, place], rtol=tol)
            made.append(X.T @ found)
        else:
            found, _ = cg(operator, X.T @ y[:, place], maxiter=max_iter, rtol=tol)
            made.append(found)
    return np.vstack(made)


def _by_lsqr(X, y, alphas, max_iter, tol):
    """Coefficients and rounds of Paige and Saunders' method."""
    from scipy.sparse.linalg import lsqr
    found = [
        lsqr(X, y[:, place], damp=np.sqrt(alpha), atol=tol, btol=tol, iter_lim=max_iter)[:3] for place, alpha in enumerate(alphas)
    ]
    return np.vstack([coef for coef, _, _ in found]), np.array([n_iter for _, _, n_iter in found], dtype=np.int32)


def _by_average(X, y, alphas, weights, solver, max_iter, tol, random_state):
    """Coefficients and rounds of stochastic average gradients."""
    from sklearn.utils._random import check_random_state
    coefs, rounds = [], []
    for place, alpha in enumerate(alphas):
        seed = int(check_random_state(random_state).randint(1, 2 ** 31 - 1))
        coef, n_iter, converged, _ = _sklearn_linear.average(
            X, y[:, place], weights, "squared", 1, float(alpha) / X.shape[0], 0.0, False, 1.0, solver == "saga",
            1000 if max_iter is None else max_iter, tol, seed, None, None,
        )
        if not converged:
            warnings.warn("The max_iter was reached which means the coef_ did not converge", ConvergenceWarning, stacklevel=5)
        coefs.append(coef)
        rounds.append(n_iter)
    return np.vstack(coefs), np.array(rounds, dtype=np.int32)


def solve_ridge(X, y, alphas, solver, positive, max_iter=None, tol=1e-4, weights=None, random_state=None):
    """Coefficients (targets, columns) of centred data, rounds and the solver used; weights of rows are taken in here."""
    if solver == "auto":
        solver = "lbfgs" if positive else "cholesky"
    if positive and solver != "lbfgs":
        raise ValueError(
            f"When positive=True, only 'lbfgs' solver can be used. Please change solver {solver} to 'lbfgs' or set positive=False."
        )
    if solver == "lbfgs" and not positive:
        raise ValueError("'lbfgs' solver can be used only when positive=True. Please use another solver.")
    if solver in ("sag", "saga"):
        ones = np.ones(X.shape[0]) if weights is None else weights
        return *_by_average(X, y, alphas, ones, solver, max_iter, tol, random_state), solver
    if weights is not None:
        X, y = weighted(X, y, weights)
    if solver == "lbfgs":
        return _by_bounds(X, y, alphas, max_iter, tol), None, solver
    if solver == "sparse_cg":
        return _by_conjugates(X, y, alphas, max_iter, tol), None, solver
    if solver == "lsqr":
        return *_by_lsqr(X, y, alphas, max_iter, tol), solver
    if solver == "cholesky" and not (alphas == 0).any():
        try:
            return _by_cholesky(X, y, alphas), None, solver
        except np.linalg.LinAlgError:
            solver = "svd"
    return _by_svd(X, y, alphas), None, solver


def ridge_regression(X, y, alpha, *, sample_weight=None, solver="auto", max_iter=None, tol=1e-4, verbose=0, positive=False,
                     random_state=None, return_n_iter=False, return_intercept=False, check_input=True):
    """Coefficients of ridge regression without an intercept."""
    if return_intercept:
        raise NotImplementedError("ridge_regression(return_intercept=True) is not available: use Ridge")
    if hasattr(X, "toarray"):
        solver, X = ("sparse_cg" if solver == "auto" else solver), X.toarray()
    X, y = np.asarray(X, dtype=np.float64), np.asarray(y, dtype=np.float64)
    weights = None if sample_weight is None else check_sample_weight(sample_weight, X.shape[0])
    columns = y.reshape(len(y), -1)
    alphas = np.broadcast_to(np.asarray(alpha, dtype=np.float64).ravel(), (columns.shape[1],))
    coef, n_iter, _ = solve_ridge(X, columns, alphas, solver, positive, max_iter, tol, weights, random_state)
    coef = coef.ravel() if len(coef) == 1 else coef
    return (coef, n_iter) if return_n_iter else coef


class _Ridge(BaseEstimator):
    """Fits coefficients shrunk by the sum of their squares."""

    def _fit_ridge(self, X, y, sample_weight, solver):
        if self.solver == "lbfgs" and not self.positive:
            raise ValueError("'lbfgs' solver can be used only when positive=True. Please use another solver.")
        if self.positive and self.solver not in ("auto", "lbfgs"):
            raise ValueError(
                f"solver='{self.solver}' does not support positive fitting. Please set the solver to 'auto' or 'lbfgs', or set "
                "`positive=False`"
            )
        weights = weights_of_rows(sample_weight, X.shape[0])
        n_targets = y.shape[1] if y.ndim > 1 else 1
        alphas = np.asarray(self.alpha, dtype=np.float64).ravel()
        if alphas.size not in (1, n_targets):
            raise ValueError(f"Number of targets and number of penalties do not correspond: {alphas.size} != {n_targets}")
        alphas = np.broadcast_to(alphas, (n_targets,))
        coef = None
        if solver in ("auto", "cholesky") and not self.positive and X.shape[0] >= X.shape[1] and not (alphas == 0).any():
            x_mean, y_mean = means_of(X, y, self.fit_intercept, weights)
            products = _sklearn_linear.products(*uncentred(X, y, x_mean, y_mean, weights))
            inner = X.shape[1]
            try:
                coef, self.n_iter_, self.solver_ = _by_products(products[:inner, :inner], products[:inner, inner:], alphas), None, "cholesky"
            except np.linalg.LinAlgError:
                solver = "svd"
        if coef is None:
            X, y, x_mean, y_mean = centred(X, y, self.fit_intercept, weights)
            coef, self.n_iter_, self.solver_ = solve_ridge(
                X, y.reshape(len(y), -1), alphas, solver, self.positive, self.max_iter, self.tol, weights, self.random_state
            )
        self.coef_ = coef.ravel() if len(coef) == 1 else coef
        self.intercept_ = y_mean - np.dot(x_mean, self.coef_.T) if self.fit_intercept else 0.0
        return self

    def _solver_for(self, X):
        """The solver, where rows of a sparse matrix leave a choice."""
        if not hasattr(X, "toarray") or self.positive:
            return self.solver
        if self.fit_intercept:
            if self.solver not in ("auto", "lbfgs", "lsqr", "sag", "sparse_cg"):
                raise ValueError(
                    f"solver='{self.solver}' does not support fitting the intercept on sparse data. Please set the solver to 'auto' or "
                    "'lsqr', 'sparse_cg', 'sag', 'lbfgs' or set `fit_intercept=False`"
                )
            if self.solver == "sag" and self.max_iter is None and self.tol > 1e-4:
                raise NotImplementedError(f"{type(self).__name__}(solver='sag') is not available for a sparse matrix: use 'auto'")
            return self.solver if self.solver in ("lsqr", "lbfgs") else "sparse_cg"
        return "sparse_cg" if self.solver == "auto" else self.solver


class Ridge(LinearPredictor, MultiOutputMixin, RegressorMixin, _Ridge):
    """Least squares with a penalty on the squares of the coefficients."""

    _rules = {"alpha": (float_in(0), "an instance of 'numpy.ndarray'"), "fit_intercept": BOOL,
              "max_iter": (int_from(1), "None"), "tol": float_in(0),
              "solver": one_of("auto", "cholesky", "lbfgs", "lsqr", "sag", "saga", "sparse_cg", "svd"), "positive": BOOL,
              "random_state": SEED}

    def __init__(self, alpha=1.0, *, fit_intercept=True, copy_X=True, max_iter=None, tol=0.0001, solver="auto", positive=False,
                 random_state=None):
        self.alpha = alpha
        self.fit_intercept = fit_intercept
        self.copy_X = copy_X
        self.max_iter = max_iter
        self.tol = tol
        self.solver = solver
        self.positive = positive
        self.random_state = random_state

    def fit(self, X, y, sample_weight=None):
        """Find the coefficients."""
        solver = self._solver_for(X)
        X, y = self._validate(X, y, needs_y=True, multi_output=True, y_numeric=True)
        return self._fit_ridge(X.astype(np.float64, copy=False), y.astype(np.float64, copy=False), sample_weight, solver)


class RidgeTargets(LinearClassifierMixin):
    """Classes as targets of -1 and 1."""

    def _targets(self, y, sample_weight):
        from sklearn.preprocessing import LabelBinarizer
        from sklearn.utils.class_weight import compute_sample_weight
        self._binarizer = LabelBinarizer(pos_label=1, neg_label=-1)
        Y = self._binarizer.fit_transform(y).astype(np.float64)
        if not self._binarizer.y_type_.startswith("multilabel"):
            y = column_or_1d(y, warn=True)
        if self.class_weight:
            weights = check_sample_weight(sample_weight, Y.shape[0])
            sample_weight = weights * compute_sample_weight(self.class_weight, y)
        return Y, sample_weight

    @property
    def classes_(self):
        """The classes."""
        return self._binarizer.classes_

    def predict(self, X):
        """The class of each row."""
        check_fitted(self, attributes=["_binarizer"])
        if self._binarizer.y_type_.startswith("multilabel"):
            return self._binarizer.inverse_transform(2 * (self.decision_function(X) > 0) - 1)
        return super().predict(X)


class RidgeClassifier(RidgeTargets, _Ridge):
    """Classes by ridge regression on targets of -1 and 1."""

    _rules = {"alpha": (float_in(0), "an instance of 'numpy.ndarray'"), "fit_intercept": BOOL,
              "max_iter": (int_from(1), "None"), "tol": float_in(0),
              "class_weight": ("an instance of 'dict'", one_of("balanced"), "None"),
              "solver": one_of("auto", "cholesky", "lbfgs", "lsqr", "sag", "saga", "sparse_cg", "svd"), "positive": BOOL,
              "random_state": SEED}

    def __init__(self, alpha=1.0, *, fit_intercept=True, copy_X=True, max_iter=None, tol=0.0001, class_weight=None,
                 solver="auto", positive=False, random_state=None):
        self.alpha = alpha
        self.fit_intercept = fit_intercept
        self.copy_X = copy_X
        self.max_iter = max_iter
        self.tol = tol
        self.class_weight = class_weight
        self.solver = solver
        self.positive = positive
        self.random_state = random_state

    def fit(self, X, y, sample_weight=None):
        """Find the coefficients."""
        solver = self._solver_for(X)
        X, y = self._validate(X, y, needs_y=True, multi_output=True)
        Y, sample_weight = self._targets(y, sample_weight)
        return self._fit_ridge(X.astype(np.float64, copy=False), Y, sample_weight, solver)
