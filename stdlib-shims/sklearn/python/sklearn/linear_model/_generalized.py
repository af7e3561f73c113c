"""Generalized linear models: means of Poisson, gamma and Tweedie distributions."""

import numpy as np

from sklearn._data import check_array, check_fitted, check_sample_weight
from sklearn._rules import BOOL, float_in, int_from, one_of
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.linear_model._logistic import warn_unconverged

_RULES = {"alpha": float_in("0.0"), "fit_intercept": BOOL, "solver": one_of("lbfgs", "newton-cholesky"), "max_iter": int_from(1),
          "tol": float_in("0.0", "inf", "()"), "warm_start": BOOL}


def _half_deviance(y, mean, power):
    """Half the unit deviance of each row."""
    if power == 0:
        return 0.5 * (y - mean) ** 2
    if power == 1:
        return np.where(y > 0, y * np.log(np.where(y > 0, y, 1.0) / mean), 0.0) - y + mean
    if power == 2:
        return np.log(mean / y) + y / mean - 1.0
    top = np.where(y > 0, np.maximum(y, 0.0) ** (2 - power), 0.0) / ((1 - power) * (2 - power))
    return top - y * mean ** (1 - power) / (1 - power) + mean ** (2 - power) / (2 - power)


class _Generalized(RegressorMixin, BaseEstimator):
    """Fits by quasi-Newton steps, or by Newton's."""

    def _power(self):
        raise NotImplementedError

    def _is_log(self):
        return True

    def _loss_name(self):
        raise NotImplementedError

    def _in_range(self, y):
        power = self._power()
        return power <= 0 or bool((y >= 0).all() if power < 2 else (y > 0).all())

    def _family(self):
        power = self._power()
        if self._is_log():
            return {1: "poisson", 2: "gamma"}.get(power, "tweedie")
        return "squared" if power == 0 else "tweedie_identity"

    def fit(self, X, y, sample_weight=None):
        """Find the coefficients."""
        X, y = self._validate(X, y, needs_y=True, y_numeric=True)
        X, y = X.astype(np.float64), y.astype(np.float64)
        weights = check_sample_weight(sample_weight, X.shape[0])
        if not self._in_range(y):
            raise ValueError(f"Some value(s) of y are out of the valid range of the loss {self._loss_name()!r}.")
        if self.warm_start and hasattr(self, "coef_"):
            start = np.append(self.coef_, self.intercept_) if self.fit_intercept else np.array(self.coef_)
        else:
            start = np.zeros(X.shape[1] + int(self.fit_intercept))
            if self.fit_intercept:
                mean = np.average(y, weights=weights)
                start[-1] = np.log(mean) if self._is_log() else mean
        shares = weights / weights.sum()
        if self.solver == "lbfgs":
            from _sklearn_linear import fit_family
            coef, self.n_iter_, ending, _ = fit_family(
                X, y, shares, self._family(), float(self._power()), "lbfgs", start, float(self.alpha), bool(self.fit_intercept),
                self.max_iter, float(self.tol),
            )
            warn_unconverged(ending, self.n_iter_, self.max_iter, "")
        else:
            from sklearn.linear_model._newton import newton_of_rows
            coef, self.n_iter_ = newton_of_rows(X, y, shares, self._bends, start, float(self.alpha), self.fit_intercept, self.max_iter,
                                                self.tol)
        self.intercept_ = coef[-1] if self.fit_intercept else 0.0
        self.coef_ = coef[:-1] if self.fit_intercept else coef
        return self

    def _bends(self, y, score):
        """Loss, slope and curve of each row at its score."""
        power = self._power()
        if not self._is_log():
            if power == 0:
                return 0.5 * (score - y) ** 2, score - y, np.ones_like(score)
            slope = score ** -power * (score - y)
            return _half_deviance(y, score, power), slope, score ** (-power - 1) * ((1 - power) * score + power * y)
        if power == 1:
            mean = np.exp(score)
            return mean - y * score, mean - y, mean
        if power == 2:
            ratio = y * np.exp(-score)
            return score + ratio, 1.0 - ratio, ratio
        low, high = np.exp((1 - power) * score), np.exp((2 - power) * score)
        return high / (2 - power) - y * low / (1 - power), high - y * low, (2 - power) * high - (1 - power) * y * low

    def predict(self, X):
        """The mean for each row."""
        score = self._scores(X)
        return np.exp(score) if self._is_log() else score

    def _scores(self, X):
        check_fitted(self)
        return self._validate(X, reset=False) @ self.coef_ + self.intercept_

    def score(self, X, y, sample_weight=None):
        """The share of the deviance explained."""
        mean = self.predict(X)
        y = check_array(y, dtype=np.float64, ensure_2d=False)
        weights = None if sample_weight is None else check_sample_weight(sample_weight, len(y))
        if not self._in_range(y):
            raise ValueError(f"Some value(s) of y are out of the valid range of the loss {self._loss_name()}.")
        power = self._power()
        left = np.average(_half_deviance(y, mean, power), weights=weights)
        whole = np.average(_half_deviance(y, np.average(y, weights=weights), power), weights=weights)
        return 1 - left / whole


class PoissonRegressor(_Generalized):
    """Counts: the logarithm of the mean is linear."""

    _rules = _RULES

    def __init__(self, *, alpha=1.0, fit_intercept=True, solver="lbfgs", max_iter=100, tol=0.0001, warm_start=False, verbose=0):
        self.alpha = alpha
        self.fit_intercept = fit_intercept
        self.solver = solver
        self.max_iter = max_iter
        self.tol = tol
        self.warm_start = warm_start
        self.verbose = verbose

    def _power(self):
        return 1

    def _loss_name(self):
        return "HalfPoissonLoss"


class GammaRegressor(_Generalized):
    """Numbers above zero whose spread grows with the mean: the logarithm of the mean is linear."""

    _rules = _RULES

    def __init__(self, *, alpha=1.0, fit_intercept=True, solver="lbfgs", max_iter=100, tol=0.0001, warm_start=False, verbose=0):
        self.alpha = alpha
        self.fit_intercept = fit_intercept
        self.solver = solver
        self.max_iter = max_iter
        self.tol = tol
        self.warm_start = warm_start
        self.verbose = verbose

    def _power(self):
        return 2

    def _loss_name(self):
        return "HalfGammaLoss"


class TweedieRegressor(_Generalized):
    """Means of a Tweedie distribution: the variance is a power of the mean."""

    _rules = {**_RULES, "power": float_in("-inf", "inf", "()"), "link": one_of("auto", "identity", "log")}

    def __init__(self, *, power=0.0, alpha=1.0, fit_intercept=True, link="auto", solver="lbfgs", max_iter=100, tol=0.0001,
                 warm_start=False, verbose=0):
        self.power = power
        self.alpha = alpha
        self.fit_intercept = fit_intercept
        self.link = link
        self.solver = solver
        self.max_iter = max_iter
        self.tol = tol
        self.warm_start = warm_start
        self.verbose = verbose

    def _power(self):
        return self.power

    def _is_log(self):
        return self.power > 0 if self.link == "auto" else self.link == "log"

    def _loss_name(self):
        return "HalfTweedieLoss" if self._is_log() else "HalfTweedieLossIdentity"
