"""Regressors, and the one-class machine, by stochastic gradients."""

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import BOOL, float_in, one_of
from sklearn.base import OutlierMixin, RegressorMixin
from sklearn.linear_model._stochastic import COMMON_RULES, MOST, STOPPING_RULES, StochasticModel, starting


class _Single(StochasticModel):
    """One set of coefficients, and one number beside them."""

    def _start(self, n_columns, coef_init, intercept_init):
        self._own_coef, self._own_intercept = starting(
            coef_init, intercept_init, (n_columns,), (1,), "Provided coef_init does not match dataset."
        )
        self._mean_coef, self._mean_intercept = np.zeros(n_columns), np.zeros(1)

    def _run(self, X, y, weights, held, seed, **common):
        coef, intercept, means, mean, self.n_iter_ = self._descend(
            X, y, weights, self._own_coef, self._own_intercept[0], self._mean_coef, self._mean_intercept[0], seed=seed, held=held, **common
        )
        self._own_coef, self._own_intercept, self._mean_coef = coef, np.array([intercept]), means
        self._mean_intercept = np.array([mean])
        self.t_ += self.n_iter_ * X.shape[0]
        if self._is_average():
            return means.copy(), self._mean_intercept.copy()
        return coef.copy(), self._own_intercept.copy()


class StochasticRegressor(RegressorMixin, _Single):
    """Fits, in one call or in parts."""

    def _fit_part(self, X, y, *, alpha, C, loss, rate, max_iter, sample_weight, coef_init=None, intercept_init=None):
        from sklearn.utils._random import check_random_state
        first = getattr(self, "coef_", None) is None
        X, y = self._validate(self._dense(X), y, needs_y=True, reset=first)
        X, y = X.astype(np.float64), y.astype(np.float64)
        weights = self._weights(sample_weight, X)
        if first:
            self._start(X.shape[1], coef_init, intercept_init)
        if not hasattr(self, "t_"):
            self.t_ = 1.0
        held = self._held_out(y, weights)
        seed = int(check_random_state(self.random_state).randint(0, MOST))
        self.coef_, self.intercept_ = self._run(X, y, weights, held, seed, alpha=alpha, C=C, loss=loss, rate=rate, max_iter=max_iter)
        return self

    def _fit_whole(self, X, y, *, alpha, C, loss, rate, coef_init=None, intercept_init=None, sample_weight=None):
        if not self.warm_start:
            self.coef_ = None
        self.t_ = 1.0
        self._fit_part(X, y, alpha=alpha, C=C, loss=loss, rate=rate, max_iter=self.max_iter, sample_weight=sample_weight,
                       coef_init=coef_init, intercept_init=intercept_init)
        self._warn_of_limit()
        return self

    def predict(self, X):
        """The linear function of X."""
        check_fitted(self)
        return self._validate(X, reset=False) @ self.coef_ + self.intercept_[0]


class SGDRegressor(StochasticRegressor):
    """Linear regressors of several losses by stochastic gradient descent."""

    _rules = {**COMMON_RULES, "loss": one_of("epsilon_insensitive", "huber", "squared_epsilon_insensitive", "squared_error"),
              **STOPPING_RULES, "penalty": (one_of("elasticnet", "l1", "l2"), "None"), "alpha": float_in(0),
              "l1_ratio": (float_in(0, 1, "[]"), "None"), "power_t": float_in("-inf", "inf", "()"),
              "learning_rate": one_of("adaptive", "constant", "invscaling", "optimal"), "epsilon": float_in(0), "eta0": float_in(0)}

    def __init__(self, loss="squared_error", *, penalty="l2", alpha=0.0001, l1_ratio=0.15, fit_intercept=True, max_iter=1000,
                 tol=0.001, shuffle=True, verbose=0, epsilon=0.1, random_state=None, learning_rate="invscaling", eta0=0.01,
                 power_t=0.25, early_stopping=False, validation_fraction=0.1, n_iter_no_change=5, warm_start=False, average=False):
        self.loss = loss
        self.penalty = penalty
        self.alpha = alpha
        self.l1_ratio = l1_ratio
        self.fit_intercept = fit_intercept
        self.max_iter = max_iter
        self.tol = tol
        self.shuffle = shuffle
        self.verbose = verbose
        self.epsilon = epsilon
        self.random_state = random_state
        self.learning_rate = learning_rate
        self.eta0 = eta0
        self.power_t = power_t
        self.early_stopping = early_stopping
        self.validation_fraction = validation_fraction
        self.n_iter_no_change = n_iter_no_change
        self.warm_start = warm_start
        self.average = average

    def fit(self, X, y, coef_init=None, intercept_init=None, sample_weight=None):
        """Find the coefficients."""
        self._check_options()
        return self._fit_whole(X, y, alpha=self.alpha, C=1.0, loss=self.loss, rate=self.learning_rate, coef_init=coef_init,
                               intercept_init=intercept_init, sample_weight=sample_weight)

    def partial_fit(self, X, y, sample_weight=None):
        """One pass over more rows."""
        if not hasattr(self, "coef_"):
            self._check_options(for_partial_fit=True)
        return self._fit_part(X, y, alpha=self.alpha, C=1.0, loss=self.loss, rate=self.learning_rate, max_iter=1,
                              sample_weight=sample_weight)


class PassiveAggressiveRegressor(StochasticRegressor):
    """Steps just long enough to bring the last error within the band."""

    penalty = None
    l1_ratio = 0
    learning_rate = "invscaling"
    power_t = 0.25
    eta0 = 1.0

    _rules = {**COMMON_RULES, **STOPPING_RULES, "loss": one_of("epsilon_insensitive", "squared_epsilon_insensitive"),
              "C": float_in(0, "inf", "(]"), "epsilon": float_in(0)}

    def __init__(self, *, C=1.0, fit_intercept=True, max_iter=1000, tol=0.001, early_stopping=False, validation_fraction=0.1,
                 n_iter_no_change=5, shuffle=True, verbose=0, loss="epsilon_insensitive", epsilon=0.1, random_state=None,
                 warm_start=False, average=False):
        self.C = C
        self.fit_intercept = fit_intercept
        self.max_iter = max_iter
        self.tol = tol
        self.early_stopping = early_stopping
        self.validation_fraction = validation_fraction
        self.n_iter_no_change = n_iter_no_change
        self.shuffle = shuffle
        self.verbose = verbose
        self.loss = loss
        self.epsilon = epsilon
        self.random_state = random_state
        self.warm_start = warm_start
        self.average = average

    def _how(self):
        rate = "pa1" if self.loss == "epsilon_insensitive" else "pa2"
        return {"alpha": 1.0, "C": self.C, "loss": "epsilon_insensitive", "rate": rate}

    def fit(self, X, y, coef_init=None, intercept_init=None):
        """Find the coefficients."""
        self._check_options()
        return self._fit_whole(X, y, coef_init=coef_init, intercept_init=intercept_init, **self._how())

    def partial_fit(self, X, y):
        """One pass over more rows."""
        if not hasattr(self, "coef_"):
            self._check_options(for_partial_fit=True)
        return self._fit_part(X, y, max_iter=1, sample_weight=None, **self._how())


class SGDOneClassSVM(OutlierMixin, _Single):
    """A plane between most rows and the origin."""

    l1_ratio = 0

    _rules = {**COMMON_RULES, "nu": float_in(0.0, 1.0, "(]"), "learning_rate": one_of("adaptive", "constant", "invscaling", "optimal"),
              "eta0": float_in(0), "power_t": float_in("-inf", "inf", "()")}

    def __init__(self, nu=0.5, fit_intercept=True, max_iter=1000, tol=0.001, shuffle=True, verbose=0, random_state=None,
                 learning_rate="optimal", eta0=0.0, power_t=0.5, warm_start=False, average=False):
        self.nu = nu
        self.fit_intercept = fit_intercept
        self.max_iter = max_iter
        self.tol = tol
        self.shuffle = shuffle
        self.verbose = verbose
        self.random_state = random_state
        self.learning_rate = learning_rate
        self.eta0 = eta0
        self.power_t = power_t
        self.warm_start = warm_start
        self.average = average

    def _fit_part(self, X, max_iter, sample_weight, coef_init=None, offset_init=None):
        from sklearn.utils._random import check_random_state
        first = getattr(self, "coef_", None) is None
        X = self._validate(self._dense(X), reset=first).astype(np.float64)
        weights = self._weights(sample_weight, X)
        if first:
            offset = np.zeros(1) if offset_init is None else np.asarray(offset_init, dtype=np.float64).reshape(1)
            self._start(X.shape[1], coef_init, 1.0 - offset)
        if not hasattr(self, "t_"):
            self.t_ = 1.0
        seed = int(check_random_state(self.random_state).randint(0, MOST))
        self.coef_, intercept = self._run(
            X, np.ones(X.shape[0]), weights, np.zeros(0, dtype=bool), seed, alpha=self.nu / 2, C=1.0, loss="hinge", rate=self.learning_rate,
            max_iter=max_iter, one_class=True,
        )
        self.offset_ = 1 - intercept
        return self

    def fit(self, X, y=None, coef_init=None, offset_init=None, sample_weight=None):
        """Find the plane."""
        self._check_options()
        if self.warm_start and getattr(self, "coef_", None) is not None:
            coef_init = self.coef_ if coef_init is None else coef_init
            offset_init = self.offset_ if offset_init is None else offset_init
        self.coef_ = None
        self.t_ = 1.0
        self._fit_part(X, self.max_iter, sample_weight, coef_init, offset_init)
        self._warn_of_limit()
        return self

    def partial_fit(self, X, y=None, sample_weight=None):
        """One pass over more rows."""
        if not hasattr(self, "coef_"):
            self._check_options(for_partial_fit=True)
        return self._fit_part(X, 1, sample_weight)

    def decision_function(self, X):
        """How far beyond the plane each row lies."""
        check_fitted(self, "coef_")
        return self._validate(X, reset=False) @ self.coef_ - self.offset_[0]

    def score_samples(self, X):
        """The same without the offset."""
        return self.decision_function(X) + self.offset_[0]

    def predict(self, X):
        """1 for rows beyond the plane, -1 for others."""
        return np.where(self.decision_function(X) >= 0, 1, -1).astype(np.int32)
