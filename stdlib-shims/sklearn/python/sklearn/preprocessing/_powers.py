"""`PowerTransformer`: columns made more like a bell by a power."""

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import BOOL, one_of
from sklearn.base import BaseEstimator, OneToOneFeatureMixin, TransformerMixin


def _yeo_johnson(x, power):
    made, up = np.zeros_like(x), x >= 0
    high, low = x[up], x[~up]
    made[up] = np.log1p(high) if abs(power) < np.spacing(1.0) else (np.power(high + 1, power) - 1) / power
    made[~up] = -np.log1p(-low) if abs(power - 2) <= np.spacing(1.0) else -(np.power(-low + 1, 2 - power) - 1) / (2 - power)
    return made


def _yeo_johnson_back(x, power):
    made, up = np.zeros_like(x), x >= 0
    high, low = x[up], x[~up]
    made[up] = np.exp(high) - 1 if abs(power) < np.spacing(1.0) else np.power(high * power + 1, 1 / power) - 1
    made[~up] = 1 - np.exp(-low) if abs(power - 2) <= np.spacing(1.0) else 1 - np.power(-(2 - power) * low + 1, 1 / (2 - power))
    return made


def _box_cox(x, power):
    return np.log(x) if power == 0 else np.expm1(power * np.log(x)) / power


def _box_cox_back(x, power):
    return np.exp(x) if power == 0 else np.exp(np.log1p(power * x) / power)


class PowerTransformer(OneToOneFeatureMixin, TransformerMixin, BaseEstimator):
    """Finds for each column the power that makes it most like a bell."""

    _rules = {"method": one_of("yeo-johnson", "box-cox"), "standardize": BOOL, "copy": BOOL}

    def __init__(self, method="yeo-johnson", *, standardize=True, copy=True):
        self.method = method
        self.standardize = standardize
        self.copy = copy

    def _data(self, X, reset, positive=False):
        X = self._validate(X, reset=reset, dtype=(np.float64, np.float32), ensure_all_finite="allow-nan")
        if positive and self.method == "box-cox" and np.nanmin(X) <= 0:
            raise ValueError("The Box-Cox transformation can only be applied to strictly positive data")
        return X

    def _power(self, column):
        from scipy.stats import boxcox, yeojohnson
        there = column[~np.isnan(column)]
        if self.method == "box-cox":
            if len(there) == 0:
                raise ValueError("Column must not be all nan.")
            return boxcox(there, lmbda=None)[1]
        return yeojohnson(there, lmbda=None)[1]

    def _raised(self, X):
        change = _box_cox if self.method == "box-cox" else _yeo_johnson
        with np.errstate(invalid="ignore"):
            return np.stack([change(X[:, place], power) for place, power in enumerate(self.lambdas_.tolist())], axis=1)

    def fit(self, X, y=None):
        """Find the powers."""
        self._learn(X)
        return self

    def fit_transform(self, X, y=None):
        """Find the powers and raise the columns to them."""
        return self._learn(X)

    def _learn(self, X):
        X = self._data(X, True, True)
        n_samples, eps = X.shape[0], np.finfo(np.float64).eps
        mean, variance = X.mean(axis=0), X.var(axis=0)
        constant = variance <= n_samples * eps * variance + (n_samples * mean * eps) ** 2
        self.lambdas_ = np.array([1.0 if constant[place] and self.method == "yeo-johnson" else self._power(X[:, place])
                                  for place in range(X.shape[1])], dtype=X.dtype)
        made = self._raised(X)
        # A column that does not vary stays as it is.
        made = np.where(constant, X, made) if self.method == "yeo-johnson" else made
        if self.standardize:
            from sklearn.preprocessing._scalers import StandardScaler
            self._scaler = StandardScaler().set_output(transform="default")
            made = self._scaler.fit_transform(made)
        return made

    def transform(self, X):
        """Raise columns to their powers."""
        check_fitted(self)
        made = self._raised(self._data(X, False, True))
        return self._scaler.transform(made) if self.standardize else made

    def inverse_transform(self, X):
        """Columns as they were."""
        check_fitted(self)
        X = self._data(X, False)
        if self.standardize:
            X = self._scaler.inverse_transform(X)
        change = _box_cox_back if self.method == "box-cox" else _yeo_johnson_back
        with np.errstate(invalid="ignore"):
            return np.stack([change(X[:, place], power) for place, power in enumerate(self.lambdas_.tolist())], axis=1)


def power_transform(X, method="yeo-johnson", *, standardize=True, copy=True):
    """Columns made more like a bell by a power."""
    return PowerTransformer(method=method, standardize=standardize, copy=copy).fit_transform(X)
