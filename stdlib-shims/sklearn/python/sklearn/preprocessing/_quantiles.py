"""`QuantileTransformer`: columns spread evenly, or like a bell, by their quantiles."""

import warnings

import numpy as np

from sklearn._data import check_fitted
from sklearn._rules import BOOL, SEED, int_from, one_of
from sklearn.base import BaseEstimator, OneToOneFeatureMixin, TransformerMixin
from sklearn.utils import check_random_state

_EDGE = 1e-7


class QuantileTransformer(OneToOneFeatureMixin, TransformerMixin, BaseEstimator):
    """Values to their quantiles, or to those of the normal distribution."""

    _rules = {
        "n_quantiles": int_from(1), "output_distribution": one_of("uniform", "normal"), "ignore_implicit_zeros": BOOL,
        "subsample": (int_from(1), "None"), "random_state": SEED, "copy": BOOL,
    }

    def __init__(self, *, n_quantiles=1000, output_distribution="uniform", ignore_implicit_zeros=False, subsample=10_000, random_state=None,
                 copy=True):
        self.n_quantiles = n_quantiles
        self.output_distribution = output_distribution
        self.ignore_implicit_zeros = ignore_implicit_zeros
        self.subsample = subsample
        self.random_state = random_state
        self.copy = copy

    def _data(self, X, reset, allow_negative=False):
        X = self._validate(X, reset=reset, accept_sparse="csc", dtype=(np.float64, np.float32), ensure_all_finite="allow-nan",
                           copy=self.copy)
        if hasattr(X, "tocsc") and not allow_negative and not self.ignore_implicit_zeros and (X.data < 0).any():
            raise ValueError("QuantileTransformer only accepts non-negative sparse matrices.")
        return X

    def fit(self, X, y=None):
        """Find the quantiles of the columns."""
        self._check_parameters()
        if self.subsample is not None and self.n_quantiles > self.subsample:
            raise ValueError("The number of quantiles cannot be greater than the number of samples used. Got "
                             f"{self.n_quantiles} quantiles and {self.subsample} samples.")
        X = self._data(X, True)
        n_samples = X.shape[0]
        if self.n_quantiles > n_samples:
            warnings.warn(f"n_quantiles ({self.n_quantiles}) is greater than the total number of samples ({n_samples}). n_quantiles is "
                          f"set to "
                          "n_samples.", stacklevel=2)
        self.n_quantiles_ = max(1, min(self.n_quantiles, n_samples))
        rng = check_random_state(self.random_state)
        self.references_ = np.linspace(0, 1, self.n_quantiles_, endpoint=True)
        quantiles = self._of_sparse(X, rng) if hasattr(X, "tocsc") else self._of_dense(X, rng)
        self.quantiles_ = np.maximum.accumulate(quantiles)
        return self

    def _of_dense(self, X, rng):
        from sklearn.utils import resample
        if self.ignore_implicit_zeros:
            warnings.warn("'ignore_implicit_zeros' takes effect only with sparse matrix. This parameter has no effect.", stacklevel=3)
        if self.subsample is not None and self.subsample < X.shape[0]:
            X = resample(X, replace=False, n_samples=self.subsample, random_state=rng)
        return np.nanpercentile(X, self.references_ * 100, axis=0)

    def _of_sparse(self, X, rng):
        made, n_samples = [], X.shape[0]
        for place in range(X.shape[1]):
            values = X.data[int(X.indptr[place]):int(X.indptr[place + 1])]
            size = len(values) if self.ignore_implicit_zeros else n_samples
            if self.subsample is not None and len(values) > self.subsample:
                count = self.subsample * len(values) // n_samples
                values = rng.choice(values, size=count, replace=False)
                size = count if self.ignore_implicit_zeros else self.subsample
            column = np.concatenate([values, np.zeros(size - len(values))])
            made.append(np.nanpercentile(column, self.references_ * 100) if size else np.zeros(len(self.references_)))
        return np.transpose(np.array(made))

    def _column(self, column, quantiles, inverse):
        from scipy.stats import norm
        bell = self.output_distribution == "normal"
        low, high = (0, 1) if inverse else (quantiles[0], quantiles[-1])
        if inverse and bell:
            column = norm.cdf(column)
        with np.errstate(invalid="ignore"):
            below = column - _EDGE < low if bell else column == low
            above = column + _EDGE > high if bell else column == high
        there = ~np.isnan(column)
        made, values, marks = column.copy(), column[there], self.references_
        if inverse:
            made[there] = np.interp(values, marks, quantiles)
        else:
            # The mean of both sides, so that repeated quantiles go to the middle.
            made[there] = 0.5 * (np.interp(values, quantiles, marks) - np.interp(-values, -quantiles[::-1], -marks[::-1]))
        made[above] = quantiles[-1] if inverse else 1
        made[below] = quantiles[0] if inverse else 0
        if bell and not inverse:
            edge = _EDGE - np.spacing(1)
            made = np.clip(norm.ppf(made), norm.ppf(edge), norm.ppf(1 - edge))
        return made

    def _change(self, X, inverse):
        if hasattr(X, "tocsc"):
            for place in range(X.shape[1]):
                part = slice(int(X.indptr[place]), int(X.indptr[place + 1]))
                X.data[part] = self._column(X.data[part], self.quantiles_[:, place], inverse)
            return X
        columns = [self._column(X[:, place], self.quantiles_[:, place], inverse) for place in range(X.shape[1])]
        return np.stack(columns, axis=1).astype(X.dtype)

    def transform(self, X):
        """Values to quantiles."""
        check_fitted(self)
        return self._change(self._data(X, False), False)

    def inverse_transform(self, X):
        """Quantiles to values."""
        check_fitted(self)
        return self._change(self._data(X, False, True), True)


def quantile_transform(X, *, axis=0, n_quantiles=1000, output_distribution="uniform", ignore_implicit_zeros=False, subsample=100_000,
                       random_state=None, copy=True):
    """Columns (or rows) spread evenly, or like a bell."""
    transformer = QuantileTransformer(n_quantiles=n_quantiles, output_distribution=output_distribution, subsample=subsample,
                                      ignore_implicit_zeros=ignore_implicit_zeros, random_state=random_state, copy=copy)
    return transformer.fit_transform(X) if axis == 0 else transformer.fit_transform(X.T).T
