"""Means and their tests, with weights."""

import _rooms
import numpy as np

__all__ = ["CompareMeans", "DescrStatsW", "ttest_ind", "zconfint", "ztest"]
__getattr__ = _rooms.doors(__name__, absent="ttost_ind ttost_paired ztost")


_SIDES = {"two-sided": "both", "2-sided": "both", "2s": "both", "larger": "larger", "l": "larger", "smaller": "smaller", "s": "smaller"}


def _side(alternative):
    if alternative not in _SIDES:
        raise ValueError("invalid alternative")
    return _SIDES[alternative]


def z_test_of(away, error, alternative):
    """(z, p) of a difference and its standard error."""
    from scipy import stats
    z, side = away / error, _side(alternative)
    if side == "both":
        return z, stats.norm.sf(np.abs(z)) * 2
    return z, stats.norm.sf(z) if side == "larger" else stats.norm.cdf(z)


def _t_test_of(away, error, df, alternative, diff=0):
    from scipy import stats
    t, side = (away - diff) / error, _side(alternative)
    if side == "both":
        return t, stats.t.sf(np.abs(t), df) * 2
    return t, stats.t.sf(t, df) if side == "larger" else stats.t.cdf(t, df)


def _interval(middle, error, alpha, alternative, ppf):
    side = _side(alternative)
    if side == "both":
        reach = ppf(1 - alpha / 2.0)
        return middle - reach * error, middle + reach * error
    if side == "larger":
        return middle + ppf(alpha) * error, np.inf
    return -np.inf, middle + ppf(1 - alpha) * error


class DescrStatsW:
    """Mean, spread and tests of numbers with weights."""

    def __init__(self, data, weights=None, ddof=0):
        self.data = np.asarray(data)
        self.weights = np.ones(self.data.shape[0]) if weights is None else np.asarray(weights, dtype=float).squeeze()
        self.ddof = ddof
        self.sum_weights = self.nobs = self.weights.sum(0)
        self.sum = self.data.T @ self.weights
        self.mean = self.sum / self.sum_weights
        self.demeaned = self.data - self.mean
        self.sumsquares = (self.demeaned**2).T @ self.weights
        self.var = self.sumsquares / (self.sum_weights - ddof)
        self.std = np.sqrt(self.var)

    def var_ddof(self, ddof=0):
        """The variance with `ddof` fewer rows."""
        return self.sumsquares / (self.sum_weights - ddof)

    def std_ddof(self, ddof=0):
        """The standard deviation with `ddof` fewer rows."""
        return np.sqrt(self.var_ddof(ddof))

    @property
    def std_mean(self):
        """The standard error of the mean."""
        return self.std_ddof(1) / np.sqrt(self.sum_weights)

    @property
    def cov(self):
        """The covariance of columns."""
        return (self.weights * self.demeaned.T) @ self.demeaned / (self.sum_weights - self.ddof)

    @property
    def corrcoef(self):
        """The correlation of columns."""
        return self.cov / self.std / self.std[:, None]

    def quantile(self, probs, return_pandas=True):
        """Refused: see numpy.quantile."""
        raise NotImplementedError("DescrStatsW.quantile is not available")

    def tconfint_mean(self, alpha=0.05, alternative="two-sided"):
        """The interval of the mean by the t distribution."""
        from scipy import stats
        return _interval(self.mean, self.std_mean, alpha, alternative, lambda q: stats.t.ppf(q, self.sum_weights - 1))

    def zconfint_mean(self, alpha=0.05, alternative="two-sided"):
        """The interval of the mean by the normal distribution."""
        from scipy import stats
        return _interval(self.mean, self.std_mean, alpha, alternative, stats.norm.ppf)

    def ttest_mean(self, value=0, alternative="two-sided"):
        """(t, p, df) of the mean against `value`."""
        df = self.sum_weights - 1
        return (*_t_test_of(self.mean, self.std_mean, df, alternative, value), df)

    def ztest_mean(self, value=0, alternative="two-sided"):
        """(z, p) of the mean against `value`."""
        return z_test_of(self.mean - value, self.std_mean, alternative)

    def get_compare(self, other, weights=None):
        """This sample beside another one."""
        return CompareMeans(self, other if isinstance(other, DescrStatsW) else DescrStatsW(other, weights))


class CompareMeans:
    """Two samples, each a `DescrStatsW`."""

    def __init__(self, d1, d2):
        self.d1, self.d2 = d1, d2

    @classmethod
    def from_data(cls, data1, data2, weights1=None, weights2=None, ddof1=0, ddof2=0):
        """Two samples of numbers."""
        return cls(DescrStatsW(data1, weights1, ddof1), DescrStatsW(data2, weights2, ddof2))

    @property
    def std_meandiff_separatevar(self):
        """The standard error of the difference, each with its variance."""
        return np.sqrt(self.d1.var_ddof(1) / self.d1.nobs + self.d2.var_ddof(1) / self.d2.nobs)

    @property
    def std_meandiff_pooledvar(self):
        """The standard error of the difference with one variance."""
        pooled = (self.d1.sumsquares + self.d2.sumsquares) / (self.d1.nobs - 1 + self.d2.nobs - 1)
        return np.sqrt(pooled * (1.0 / self.d1.nobs + 1.0 / self.d2.nobs))

    def dof_satt(self):
        """Degrees of freedom after Satterthwaite."""
        first, second = self.d1.var_ddof(1) / self.d1.nobs, self.d2.var_ddof(1) / self.d2.nobs
        return (first + second) ** 2 / (first**2 / (self.d1.nobs - 1) + second**2 / (self.d2.nobs - 1))

    def _error_and_df(self, usevar):
        if usevar == "pooled":
            return self.std_meandiff_pooledvar, self.d1.nobs - 1 + self.d2.nobs - 1
        if usevar == "unequal":
            return self.std_meandiff_separatevar, self.dof_satt()
        raise ValueError('usevar can only be "pooled" or "unequal"')

    def ttest_ind(self, alternative="two-sided", usevar="pooled", value=0):
        """(t, p, df) of the difference of means."""
        error, df = self._error_and_df(usevar)
        return (*_t_test_of(self.d1.mean - self.d2.mean, error, df, alternative, value), df)

    def ztest_ind(self, alternative="two-sided", usevar="pooled", value=0):
        """(z, p) of the difference of means."""
        return z_test_of(self.d1.mean - self.d2.mean - value, self._error_and_df(usevar)[0], alternative)

    def tconfint_diff(self, alpha=0.05, alternative="two-sided", usevar="pooled"):
        """The interval of the difference by the t distribution."""
        from scipy import stats
        error, df = self._error_and_df(usevar)
        return _interval(self.d1.mean - self.d2.mean, error, alpha, alternative, lambda q: stats.t.ppf(q, df))

    def zconfint_diff(self, alpha=0.05, alternative="two-sided", usevar="pooled"):
        """The interval of the difference by the normal distribution."""
        from scipy import stats
        return _interval(self.d1.mean - self.d2.mean, self._error_and_df(usevar)[0], alpha, alternative, stats.norm.ppf)

    def summary(self, *args, **kwargs):
        """Refused: see ttest_ind."""
        raise NotImplementedError("CompareMeans.summary is not available: see ttest_ind")


def ttest_ind(x1, x2, alternative="two-sided", usevar="pooled", weights=(None, None), value=0):
    """(t, p, df) of the means of two samples."""
    return CompareMeans.from_data(x1, x2, *weights).ttest_ind(alternative, usevar, value)


def ztest(x1, x2=None, value=0, alternative="two-sided", usevar="pooled", ddof=1.0):
    """(z, p) of one mean against `value`, or of two against each other.

    >>> z, p = ztest([1.0, 2.0, 3.0, 4.0], value=2.0)
    >>> round(float(z), 6), round(float(p), 6)
    (0.774597, 0.438578)
    """
    away, error = _difference(x1, x2, value, usevar, ddof)
    return z_test_of(away, error, alternative)


def zconfint(x1, x2=None, value=0, alpha=0.05, alternative="two-sided", usevar="pooled", ddof=1.0):
    """The interval of a mean, or of the difference of two."""
    from scipy import stats
    away, error = _difference(x1, x2, value, usevar, ddof)
    return _interval(away, error, alpha, alternative, stats.norm.ppf)


def _difference(x1, x2, value, usevar, ddof):
    if usevar not in ("pooled", "unequal"):
        raise NotImplementedError(f'usevar not recognized, got {usevar}')
    x1 = np.asarray(x1)
    n1, mean1, var1 = x1.shape[0], x1.mean(0), x1.var(0)
    if x2 is None:
        return mean1 - value, np.sqrt(var1 / (n1 - ddof))
    x2 = np.asarray(x2)
    n2, mean2, var2 = x2.shape[0], x2.mean(0), x2.var(0)
    if usevar == "pooled":
        pooled = (n1 * var1 + n2 * var2) / (n1 + n2 - 2 * ddof)
        return mean1 - mean2 - value, np.sqrt(pooled * (1.0 / n1 + 1.0 / n2))
    return mean1 - mean2 - value, np.sqrt(var1 / (n1 - ddof) + var2 / (n2 - ddof))
