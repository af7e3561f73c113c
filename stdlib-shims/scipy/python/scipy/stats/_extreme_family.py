"""Distributions of smallest and largest values: weibull, gumbel, genextreme, genpareto."""

import numpy as np

from scipy import special as sc
from scipy.stats._continuous import rv_continuous

ZETA3 = 1.202056903159594


class weibull_min_gen(rv_continuous):
    """Weibull's distribution."""

    def _pdf(self, x, c):
        return c * x ** (c - 1) * np.exp(-(x**c))

    def _logpdf(self, x, c):
        return np.log(c) + sc.xlogy(c - 1, x) - x**c

    def _cdf(self, x, c):
        return -np.expm1(-(x**c))

    def _sf(self, x, c):
        return np.exp(-(x**c))

    def _logsf(self, x, c):
        return -(x**c)

    def _ppf(self, q, c):
        return (-np.log1p(-q)) ** (1.0 / c)

    def _isf(self, q, c):
        return (-np.log(q)) ** (1 / c)

    def _munp(self, order, c):
        return float(sc.gamma(1.0 + order / c))

    def _stats(self, c):
        one, two, three, four = (sc.gamma(1 + k / c) for k in (1, 2, 3, 4))
        variance = two - one**2
        skew = (three - 3 * one * two + 2 * one**3) / variance**1.5
        return one, variance, skew, (four - 4 * one * three + 6 * one**2 * two - 3 * one**4) / variance**2 - 3

    def _entropy(self, c):
        return -np.euler_gamma / c - np.log(c) + np.euler_gamma + 1

    def _fitstart(self, data, args=None):
        """The shape whose skewness is that of the data, with the data's mean and variance."""
        from scipy.optimize import bisect
        from scipy.stats import skew

        if type(self) is not weibull_min_gen:
            return super()._fitstart(data, args)
        wanted = float(skew(data))
        gap = lambda c: float(self._stats(np.float64(c))[2]) - wanted
        if args is None and not gap(1e4) < 0 < gap(0.02):
            return super()._fitstart(data, args)
        c = bisect(gap, 0.02, 1e4) if args is None else args[0]
        one, variance = self._stats(np.float64(c))[:2]
        scale = np.sqrt(np.var(data) / variance)
        return c, np.mean(data) - scale * one, scale


class weibull_max_gen(weibull_min_gen):
    """Weibull's distribution turned around zero."""

    def _pdf(self, x, c):
        return super()._pdf(-x, c)

    def _logpdf(self, x, c):
        return super()._logpdf(-x, c)

    def _cdf(self, x, c):
        return np.exp(-((-x) ** c))

    def _logcdf(self, x, c):
        return -((-x) ** c)

    def _sf(self, x, c):
        return -np.expm1(-((-x) ** c))

    def _logsf(self, x, c):
        return np.log(self._sf(x, c))

    def _ppf(self, q, c):
        return -((-np.log(q)) ** (1.0 / c))

    def _isf(self, q, c):
        return -((-np.log1p(-q)) ** (1.0 / c))

    def _munp(self, order, c):
        return (-1) ** order * super()._munp(order, c)

    def _stats(self, c):
        mean, variance, skew, kurtosis = super()._stats(c)
        return -mean, variance, -skew, kurtosis


class gumbel_r_gen(rv_continuous):
    """Largest values: Gumbel's distribution leaning right."""

    def _pdf(self, x):
        return np.exp(self._logpdf(x))

    def _logpdf(self, x):
        return -x - np.exp(-x)

    def _cdf(self, x):
        return np.exp(-np.exp(-x))

    def _logcdf(self, x):
        return -np.exp(-x)

    def _sf(self, x):
        return -np.expm1(-np.exp(-x))

    def _ppf(self, q):
        return -np.log(-np.log(q))

    def _isf(self, q):
        return -np.log(-np.log1p(-q))

    def _stats(self):
        return np.euler_gamma, np.pi * np.pi / 6.0, 12 * np.sqrt(6) / np.pi**3 * ZETA3, 12.0 / 5

    def _entropy(self):
        return np.euler_gamma + 1.0

    def _closed_fit(self, data, held, start, kwds):
        from scipy.optimize import brentq

        if held:
            return None
        mean = data.mean()

        def gap(scale):
            weights = np.exp(-(data - data.min()) / scale)
            return float(mean - scale - np.sum(data * weights) / np.sum(weights))

        low = high = max(float(data.std()), 1e-12)
        while gap(low) < 0:
            low /= 2
        while gap(high) > 0:
            high *= 2
        scale = brentq(gap, low, high, xtol=1e-14, rtol=1e-14)
        shift = data.min()
        return shift - scale * np.log(np.mean(np.exp(-(data - shift) / scale))), scale


class gumbel_l_gen(rv_continuous):
    """Smallest values: Gumbel's distribution leaning left."""

    def _pdf(self, x):
        return np.exp(self._logpdf(x))

    def _logpdf(self, x):
        return x - np.exp(x)

    def _cdf(self, x):
        return -np.expm1(-np.exp(x))

    def _logcdf(self, x):
        return np.log1p(-np.exp(-np.exp(x)))

    def _sf(self, x):
        return np.exp(-np.exp(x))

    def _logsf(self, x):
        return -np.exp(x)

    def _ppf(self, q):
        return np.log(-np.log1p(-q))

    def _isf(self, q):
        return np.log(-np.log(q))

    def _stats(self):
        return -np.euler_gamma, np.pi * np.pi / 6.0, -12 * np.sqrt(6) / np.pi**3 * ZETA3, 12.0 / 5

    def _entropy(self):
        return np.euler_gamma + 1.0

    def _closed_fit(self, data, held, start, kwds):
        from scipy.stats import gumbel_r

        if held:
            return None
        loc, scale = gumbel_r.fit(-data)
        return -loc, scale


class genextreme_gen(rv_continuous):
    """Extreme values of every tail; c above 0 ends on the right."""

    def _argcheck(self, c):
        return np.isfinite(c)

    def _get_support(self, c):
        c = np.asarray(c, dtype=float)
        with np.errstate(all="ignore"):
            return np.where(c < 0, 1.0 / c, -np.inf)[()], np.where(c > 0, 1.0 / c, np.inf)[()]

    def _log_rate(self, x, c):
        return np.where((x == x) & (c != 0), np.log1p(-c * x) / np.where(c == 0, 1, c), -x)

    def _logpdf(self, x, c):
        rate = self._log_rate(x, c)
        value = -np.exp(rate) + rate - np.where(c == 0, 0.0, np.log1p(-c * x))
        return np.where((c != 0) & (c * x == 1), -np.inf, value)

    def _pdf(self, x, c):
        return np.exp(self._logpdf(x, c))

    def _cdf(self, x, c):
        return np.exp(-np.exp(self._log_rate(x, c)))

    def _logcdf(self, x, c):
        return -np.exp(self._log_rate(x, c))

    def _sf(self, x, c):
        return -np.expm1(-np.exp(self._log_rate(x, c)))

    def _ppf(self, q, c):
        x = -np.log(-np.log(q))
        return np.where(c == 0, x, -np.expm1(-c * x) / np.where(c == 0, 1, c))

    def _isf(self, q, c):
        x = -np.log(-np.log1p(-q))
        return np.where(c == 0, x, -np.expm1(-c * x) / np.where(c == 0, 1, c))

    def _stats(self, c):
        from scipy.stats import gumbel_r

        one, two, three, four = (sc.gamma(k * c + 1) for k in (1, 2, 3, 4))
        variance = two - one**2
        skew = np.sign(c) * (-three + (two + 2 * variance) * one) / variance**1.5
        kurtosis = (four + (-4 * three + 3 * (two + variance) * one) * one) / variance**2 - 3
        flat = gumbel_r._stats()
        safe = np.where(c == 0, 1, c)
        mean = np.where(c < -1, np.nan, np.where(c == 0, flat[0], (1 - one) / safe))
        variance = np.where(c < -0.5, np.nan, np.where(c == 0, flat[1], variance / safe**2))
        return mean, variance, np.where(c < -1 / 3, np.nan, np.where(c == 0, flat[2], skew)), np.where(c < -0.25, np.nan,
            np.where(c == 0, flat[3], kurtosis))

    def _entropy(self, c):
        return np.euler_gamma * (1 - c) + 1

    def _fitstart(self, data, args=None):
        deviations = data - data.mean()
        skew = np.mean(deviations**3) / np.mean(deviations**2) ** 1.5
        return super()._fitstart(data, args=(0.5 if skew < 0 else -0.5,))


class genpareto_gen(rv_continuous):
    """Tails above a threshold: the generalised Pareto distribution."""

    def _argcheck(self, c):
        return np.isfinite(c)

    def _get_support(self, c):
        c = np.asarray(c, dtype=float)
        with np.errstate(all="ignore"):
            return 0.0, np.where(c < 0, -1.0 / c, np.inf)[()]

    def _logpdf(self, x, c):
        return np.where((x == x) & (c != 0), -(c + 1.0) / np.where(c == 0, 1, c) * np.log1p(c * x), -x)

    def _pdf(self, x, c):
        return np.exp(self._logpdf(x, c))

    def _logsf(self, x, c):
        return np.where((x == x) & (c != 0), -np.log1p(c * x) / np.where(c == 0, 1, c), -x)

    def _sf(self, x, c):
        return np.exp(self._logsf(x, c))

    def _cdf(self, x, c):
        return -np.expm1(self._logsf(x, c))

    def _ppf(self, q, c):
        return np.where(c == 0, -np.log1p(-q), np.expm1(-c * np.log1p(-q)) / np.where(c == 0, 1, c))

    def _isf(self, q, c):
        return np.where(c == 0, -np.log(q), np.expm1(-c * np.log(q)) / np.where(c == 0, 1, c))

    def _stats(self, c):
        mean = np.where(c < 1, 1 / (1 - c), np.inf)
        variance = np.where(c < 0.5, 1 / ((1 - c) ** 2 * (1 - 2 * c)), np.nan)
        skew = np.where(c < 1 / 3, 2 * (1 + c) * np.sqrt(1 - 2 * c) / (1 - 3 * c), np.nan)
        kurtosis = np.where(c < 0.25, 3 * (1 - 2 * c) * (2 * c**2 + c + 3) / ((1 - 3 * c) * (1 - 4 * c)) - 3, np.nan)
        return mean, variance, skew, kurtosis

    def _entropy(self, c):
        return 1.0 + c


DISTRIBUTIONS = {
    "weibull_min": (weibull_min_gen, "c", 0.0, np.inf),
    "weibull_max": (weibull_max_gen, "c", -np.inf, 0.0),
    "gumbel_r": (gumbel_r_gen, "", -np.inf, np.inf),
    "gumbel_l": (gumbel_l_gen, "", -np.inf, np.inf),
    "genextreme": (genextreme_gen, "c", -np.inf, np.inf),
    "genpareto": (genpareto_gen, "c", 0.0, np.inf),
}
