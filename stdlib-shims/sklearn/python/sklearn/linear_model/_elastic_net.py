"""Lasso and elastic net, for one target and for several at once."""

import warnings

import numpy as np

from sklearn._data import check_sample_weight
from sklearn.base import BaseEstimator, MultiOutputMixin, RegressorMixin
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model._shared import LinearPredictor, centred, weighted
from sklearn._rules import BOOL, SEED, float_in, int_from, one_of


def seed_of(selection, random_state):
    """A seed where coordinates are chosen at random, else None."""
    if selection != "random":
        return None
    from sklearn.utils._random import check_random_state
    return int(check_random_state(random_state).randint(0, 2 ** 31 - 1))


def descend(X, y, coef, alpha, l1_ratio, max_iter, tol, positive, seed, gram=None):
    """Coefficients, gap and rounds for centred data; warns where they did not converge."""
    from _sklearn_linear import net, net_of_products, net_of_tasks
    n_rows = X.shape[0]
    if alpha == 0:
        warnings.warn("Coordinate descent with no regularization may lead to unexpected results and is discouraged.", UserWarning,
                      stacklevel=3)
    options = (alpha * l1_ratio * n_rows, alpha * (1.0 - l1_ratio) * n_rows, max_iter, tol, positive, seed)
    if y.ndim == 2:
        coef, gap, wanted, n_iter = net_of_tasks(X, y, coef, *options)
    elif gram is not None:
        coef, gap, wanted, n_iter = net_of_products(gram[0], gram[1], float(y @ y), coef, *options)
    else:
        coef, gap, wanted, n_iter = net(X, y, coef, *options)
    if gap > wanted:
        words = (
            "Objective did not converge. You might want to increase the number of iterations, check the scale of the features or "
            f"consider increasing regularisation. Duality gap: {gap:.3e}, tolerance: {wanted:.3e}"
        )
        if alpha * l1_ratio == 0 and y.ndim == 1:
            words += (
                "\nLinear regression models with a zero l1 penalization strength are more efficiently fitted using one of the solvers "
                "implemented in sklearn.linear_model.Ridge/RidgeCV instead."
            )
        warnings.warn(words, ConvergenceWarning, stacklevel=3)
    return coef, gap / n_rows, n_iter


class _Net(LinearPredictor, MultiOutputMixin, RegressorMixin, BaseEstimator):
    """Fits by coordinate descent."""

    positive = False

    def _fit_net(self, X, y, l1_ratio, sample_weight=None, gram=False):
        if self.alpha == 0:
            warnings.warn(
                "With alpha=0, this algorithm does not converge well. You are advised to use the LinearRegression estimator",
                UserWarning, stacklevel=3,
            )
        weights = None
        if sample_weight is not None:
            weights = check_sample_weight(sample_weight, X.shape[0])
            weights = weights * (X.shape[0] / weights.sum())
        X, y, x_mean, y_mean = centred(X, y, self.fit_intercept, weights)
        if weights is not None:
            X, y = weighted(X, y, weights)
        seed = seed_of(self.selection, self.random_state)
        joint = self._is_joint and y.ndim == 2
        columns = [y] if joint or y.ndim == 1 else [y[:, place] for place in range(y.shape[1])]
        products = (X.T @ X) if gram else None
        shape = (y.shape[1], X.shape[1]) if y.ndim == 2 else (1, X.shape[1])
        start = np.zeros(shape)
        if self.warm_start and hasattr(self, "coef_"):
            start = np.reshape(self.coef_, shape).astype(np.float64)
        found = []
        for place, column in enumerate(columns):
            first = start if joint else start[place]
            pair = (products, X.T @ column) if gram else None
            max_iter = 1000 if self.max_iter is None else self.max_iter
            found.append(descend(X, column, first, self.alpha, l1_ratio, max_iter, self.tol, self.positive, seed, pair))
        if joint:
            self.eps_ = self.tol * float((y ** 2).sum())
        if len(found) == 1:
            self.coef_, self.dual_gap_, self.n_iter_ = found[0]
        else:
            self.coef_ = np.vstack([coef for coef, _, _ in found])
            self.dual_gap_ = np.array([gap for _, gap, _ in found])
            self.n_iter_ = [n_iter for _, _, n_iter in found]
        self._keep_intercept(x_mean, y_mean)
        return self

    _is_joint = False

    @property
    def sparse_coef_(self):
        """The coefficients as a sparse matrix."""
        from scipy.sparse import csr_matrix
        return csr_matrix(np.atleast_2d(self.coef_))


class ElasticNet(_Net):
    """Least squares with a penalty on absolute values and squares of the coefficients."""

    _rules = {"alpha": float_in(0), "l1_ratio": float_in(0, 1, "[]"), "fit_intercept": BOOL,
              "precompute": (*BOOL, "an array-like"), "max_iter": (int_from(1), "None"), "tol": float_in(0), "warm_start": BOOL,
              "positive": BOOL, "random_state": SEED, "selection": one_of("cyclic", "random")}

    def __init__(self, alpha=1.0, *, l1_ratio=0.5, fit_intercept=True, precompute=False, max_iter=1000, copy_X=True, tol=0.0001,
                 warm_start=False, positive=False, random_state=None, selection="cyclic"):
        self.alpha = alpha
        self.l1_ratio = l1_ratio
        self.fit_intercept = fit_intercept
        self.precompute = precompute
        self.max_iter = max_iter
        self.copy_X = copy_X
        self.tol = tol
        self.warm_start = warm_start
        self.positive = positive
        self.random_state = random_state
        self.selection = selection

    def fit(self, X, y, sample_weight=None, check_input=True):
        """Find the coefficients."""
        X, y = self._validate(X, y, needs_y=True, multi_output=True, y_numeric=True)
        return self._fit_net(X.astype(np.float64), y.astype(np.float64), self.l1_ratio, sample_weight, self.precompute is not False)

    @staticmethod
    def path(X, y, **options):
        """Coefficients for many penalties."""
        from sklearn.linear_model._paths import enet_path
        return enet_path(X, y, **options)


class Lasso(ElasticNet):
    """Least squares with a penalty on absolute values of the coefficients."""

    _rules = {"alpha": float_in(0), "fit_intercept": BOOL, "precompute": (*BOOL, "an array-like"),
              "max_iter": (int_from(1), "None"), "tol": float_in(0), "warm_start": BOOL, "positive": BOOL, "random_state": SEED,
              "selection": one_of("cyclic", "random")}

    def __init__(self, alpha=1.0, *, fit_intercept=True, precompute=False, copy_X=True, max_iter=1000, tol=0.0001,
                 warm_start=False, positive=False, random_state=None, selection="cyclic"):
        self.alpha = alpha
        self.fit_intercept = fit_intercept
        self.precompute = precompute
        self.copy_X = copy_X
        self.max_iter = max_iter
        self.tol = tol
        self.warm_start = warm_start
        self.positive = positive
        self.random_state = random_state
        self.selection = selection

    @property
    def l1_ratio(self):
        """All of the penalty is on absolute values."""
        return 1.0


class MultiTaskElasticNet(_Net):
    """The elastic net for several targets that use the same columns."""

    _is_joint = True

    _rules = {"alpha": float_in(0), "l1_ratio": float_in(0, 1, "[]"), "fit_intercept": BOOL, "max_iter": (int_from(1), "None"),
              "tol": float_in(0), "warm_start": BOOL, "random_state": SEED, "selection": one_of("cyclic", "random")}

    def __init__(self, alpha=1.0, *, l1_ratio=0.5, fit_intercept=True, copy_X=True, max_iter=1000, tol=0.0001, warm_start=False,
                 random_state=None, selection="cyclic"):
        self.alpha = alpha
        self.l1_ratio = l1_ratio
        self.fit_intercept = fit_intercept
        self.copy_X = copy_X
        self.max_iter = max_iter
        self.tol = tol
        self.warm_start = warm_start
        self.random_state = random_state
        self.selection = selection

    def fit(self, X, y):
        """Find the coefficients."""
        X, y = self._validate(X, y, needs_y=True, multi_output=True, y_numeric=True)
        if y.ndim == 1:
            name = "ElasticNet" if hasattr(type(self), "_tasks") else "Lasso"
            raise ValueError(f"For mono-task outputs, use {name}")
        return self._fit_net(X.astype(np.float64), y.astype(np.float64), self.l1_ratio)

    _tasks = True


class MultiTaskLasso(MultiTaskElasticNet):
    """The lasso for several targets that use the same columns."""

    _rules = {"alpha": float_in(0), "fit_intercept": BOOL, "max_iter": (int_from(1), "None"), "tol": float_in(0),
              "warm_start": BOOL, "random_state": SEED, "selection": one_of("cyclic", "random")}

    def __init__(self, alpha=1.0, *, fit_intercept=True, copy_X=True, max_iter=1000, tol=0.0001, warm_start=False,
                 random_state=None, selection="cyclic"):
        self.alpha = alpha
        self.fit_intercept = fit_intercept
        self.copy_X = copy_X
        self.max_iter = max_iter
        self.tol = tol
        self.warm_start = warm_start
        self.random_state = random_state
        self.selection = selection

    @property
    def l1_ratio(self):
        """All of the penalty is on absolute values."""
        return 1.0
