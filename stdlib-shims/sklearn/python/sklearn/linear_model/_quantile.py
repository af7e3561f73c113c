"""Linear quantiles, by linear programming."""

import warnings

import numpy as np

from sklearn._data import check_sample_weight
from sklearn._rules import BOOL, float_in, one_of
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model._shared import LinearPredictor

_FAILURES = {1: "Iteration limit reached.", 2: "Problem appears to be infeasible.", 3: "Problem appears to be unbounded.",
             4: "Numerical difficulties encountered."}


class QuantileRegressor(LinearPredictor, RegressorMixin, BaseEstimator):
    """The linear function below which a share of the rows lies, with a penalty on absolute coefficients."""

    _rules = {"quantile": float_in(0, 1, "()"), "alpha": float_in(0), "fit_intercept": BOOL,
              "solver": one_of("highs", "highs-ds", "highs-ipm", "interior-point", "revised simplex"),
              "solver_options": ("an instance of 'dict'", "None")}

    def __init__(self, *, quantile=0.5, alpha=1.0, fit_intercept=True, solver="highs", solver_options=None):
        self.quantile = quantile
        self.alpha = alpha
        self.fit_intercept = fit_intercept
        self.solver = solver
        self.solver_options = solver_options

    def fit(self, X, y, sample_weight=None):
        """Find the coefficients."""
        X, y = self._validate(X, y, needs_y=True, y_numeric=True)
        X, y = X.astype(np.float64), y.astype(np.float64)
        weights = check_sample_weight(sample_weight, X.shape[0])
        if self.solver == "interior-point":
            raise ValueError("Solver interior-point is not anymore available in SciPy >= 1.11.0.")
        if self.solver_options:
            raise NotImplementedError("QuantileRegressor(solver_options=...) is not available: leave it to None")
        penalty = weights.sum() * self.alpha
        used = weights != 0
        X, y, weights = X[used], y[used], weights[used]
        self.intercept_, self.coef_ = self._solve(X, y, weights, penalty)
        return self

    def _solve(self, X, y, weights, penalty):
        """Intercept and coefficients, as prices of the dual programme: one variable for each row, between its costs."""
        from scipy.optimize import linprog
        n_columns = X.shape[1]
        sums, limits = np.ones((int(self.fit_intercept), len(y))), None
        if penalty == 0:
            sums = np.vstack((sums, X.T))
        else:
            limits = np.vstack((X.T, -X.T))
        found = linprog(
            -y, A_eq=sums if len(sums) else None, b_eq=np.zeros(len(sums)) if len(sums) else None, A_ub=limits,
            b_ub=None if limits is None else np.full(2 * n_columns, penalty),
            bounds=np.column_stack((-weights * (1 - self.quantile), weights * self.quantile)), method="highs",
        )
        if found.x is None:
            warnings.warn(
                "Linear programming for QuantileRegressor did not succeed.\n"
                f"Status is {found.status}: {_FAILURES.get(found.status, 'unknown reason')}\nResult message of linprog:\n{found.message}",
                ConvergenceWarning, stacklevel=3,
            )
            raise NotImplementedError("QuantileRegressor.fit is not available for these rows: the linear programme has no solution here")
        prices = -np.asarray(found.eqlin.marginals) if len(sums) else np.zeros(0)
        intercept, prices = (prices[0], prices[1:]) if self.fit_intercept else (0.0, prices)
        if limits is not None:
            upper, lower = np.split(np.asarray(found.ineqlin.marginals), 2)
            prices = lower - upper
        return intercept, prices + 0.0

    @property
    def n_iter_(self):
        """Not available."""
        raise NotImplementedError("QuantileRegressor.n_iter_ is not available: the steps of the solver here are not those of HiGHS")
