"""Distributions of exponentials and powers: expon, uniform, pareto, laplace, logistic, triang, loguniform."""

import numpy as np

from scipy import special as sc
from scipy.stats._continuous import rv_continuous
from scipy.stats._distribution import FitDataError


class expon_gen(rv_continuous):
    """The exponential distribution."""

    def _pdf(self, x):
        return np.exp(-x)

    def _logpdf(self, x):
        return -x

    def _cdf(self, x):
        return -np.expm1(-x)

    def _sf(self, x):
        return np.exp(-x)

    def _logsf(self, x):
        return -x

    def _ppf(self, q):
        return -np.log1p(-q)

    def _isf(self, q):
        return -np.log(q)

    def _rvs(self, size=None, random_state=None):
        return random_state.standard_exponential(size)

    def _stats(self):
        return 1.0, 1.0, 2.0, 6.0

    def _munp(self, order):
        return float(sc.gamma(order + 1.0))

    def _entropy(self):
        return 1.0

    def _closed_fit(self, data, held, start, kwds):
        loc = held.get(0, data.min())
        if data.min() < loc:
            raise FitDataError("expon", lower=loc, upper=np.inf)
        return loc, held.get(1, data.mean() - loc)


class uniform_gen(rv_continuous):
    """Every place between 0 and 1 alike."""

    def _pdf(self, x):
        return 1.0 * (x == x)

    def _cdf(self, x):
        return x

    def _ppf(self, q):
        return q

    def _rvs(self, size=None, random_state=None):
        return random_state.uniform(0.0, 1.0, size)

    def _stats(self):
        return 0.5, 1.0 / 12, 0.0, -1.2

    def _munp(self, order):
        return 1.0 / (order + 1)

    def _entropy(self):
        return 0.0

    def _closed_fit(self, data, held, start, kwds):
        if 1 in held:
            span = np.ptp(data)
            if span > held[1]:
                raise FitDataError("uniform", lower=0, upper=held[1])
            return data.min() - 0.5 * (held[1] - span), held[1]
        loc = held.get(0, data.min())
        if loc > data.min():
            raise FitDataError("uniform", lower=loc, upper=loc + data.max() - loc)
        return loc, data.max() - loc


class pareto_gen(rv_continuous):
    """Pareto's distribution."""

    def _pdf(self, x, b):
        return b * x ** (-b - 1.0)

    def _cdf(self, x, b):
        return 1 - x ** (-b * 1.0)

    def _sf(self, x, b):
        return x ** (-b * 1.0)

    def _ppf(self, q, b):
        return (1 - q) ** (-1.0 / b)

    def _isf(self, q, b):
        return q ** (-1.0 / b)

    def _stats(self, b):
        b = 1.0 * b
        mean = np.where(b > 1, b / (b - 1), np.inf)
        variance = np.where(b > 2, b / (b - 2.0) / (b - 1) ** 2, np.inf)
        skew = np.where(b > 3, 2 * (b + 1.0) * np.sqrt(b - 2.0) / ((b - 3.0) * np.sqrt(b)), np.nan)
        kurtosis = np.where(b > 4, 6.0 * np.polyval([1.0, 1.0, -6, -2], b) / np.polyval([1.0, -7.0, 12.0, 0.0], b), np.nan)
        return mean, variance, skew, kurtosis

    def _entropy(self, b):
        return 1 + 1.0 / b - np.log(b)

    def _closed_fit(self, data, held, start, kwds):
        shape, loc, scale = (held.get(place) for place in range(3))
        smallest = np.min(data)
        if loc is not None and smallest - loc < (scale or 0):
            raise FitDataError("pareto", lower=1, upper=np.inf)
        best = lambda scale, loc: len(data) / np.sum(np.log((data - loc) / scale))
        if loc is None and scale is None:
            scale = self._best_scale(data, smallest, shape, best, float(kwds.get("scale", 1)))
            loc = smallest - scale
            if not scale + loc < smallest:
                scale = np.nextafter(smallest - loc, 0)
            return shape or best(scale, smallest - scale), loc, scale
        loc = smallest - scale if loc is None else loc
        scale = scale or smallest - loc
        return shape or best(scale, loc), loc, scale

    @staticmethod
    def _best_scale(data, smallest, shape, best, start):
        """Where the likelihood no longer grows along scales that begin at the smallest value."""
        from scipy.optimize import brentq

        def gap(scale):
            loc = smallest - scale
            power = shape or best(scale, loc)
            return float((power + 1) * np.sum(1 / (data - loc)) - len(data) * power / scale)

        low, high = start / 2, start * 2
        while np.sign(gap(low)) == np.sign(gap(high)) and low > 0:
            low, high = low / 2, high * 2
        return brentq(gap, low, high)


class laplace_gen(rv_continuous):
    """Two exponentials back to back."""

    def _pdf(self, x):
        return 0.5 * np.exp(-abs(x))

    def _cdf(self, x):
        return np.where(x > 0, 1.0 - 0.5 * np.exp(-x), 0.5 * np.exp(x))

    def _sf(self, x):
        return self._cdf(-x)

    def _ppf(self, q):
        return np.where(q > 0.5, -np.log(2 * (1 - q)), np.log(2 * q))

    def _isf(self, q):
        return -self._ppf(q)

    def _rvs(self, size=None, random_state=None):
        return random_state.laplace(0, 1, size=size)

    def _stats(self):
        return 0.0, 2.0, 0.0, 3.0

    def _entropy(self):
        return np.log(2) + 1

    def _closed_fit(self, data, held, start, kwds):
        loc = held.get(0, np.median(data))
        return loc, held.get(1, np.sum(np.abs(data - loc)) / len(data))


class logistic_gen(rv_continuous):
    """The logistic distribution."""

    def _pdf(self, x):
        return np.exp(self._logpdf(x))

    def _logpdf(self, x):
        far = -np.abs(x)
        return far - 2.0 * np.log1p(np.exp(far))

    def _cdf(self, x):
        return sc.expit(x)

    def _logcdf(self, x):
        return sc.log_expit(x)

    def _sf(self, x):
        return sc.expit(-x)

    def _logsf(self, x):
        return sc.log_expit(-x)

    def _ppf(self, q):
        return sc.logit(q)

    def _isf(self, q):
        return -sc.logit(q)

    def _rvs(self, size=None, random_state=None):
        return random_state.logistic(size=size)

    def _stats(self):
        return 0.0, np.pi * np.pi / 3.0, 0.0, 6.0 / 5.0

    def _entropy(self):
        return 2.0

    def _closed_fit(self, data, held, start, kwds):
        from scipy.optimize import root

        n, (loc, scale) = len(data), self._fitstart(data)
        loc, scale = kwds.get("loc", loc), kwds.get("scale", scale)
        along_loc = lambda loc, scale: np.sum(sc.expit((data - loc) / scale)) - n / 2
        along_scale = lambda loc, scale: np.sum((data - loc) / scale * np.tanh((data - loc) / scale / 2)) - n
        if 1 in held:
            found = root(lambda x: along_loc(x[0], held[1]), (loc,))
            loc, scale = found.x[0], held[1]
        elif 0 in held:
            found = root(lambda x: along_scale(held[0], x[0]), (scale,))
            loc, scale = held[0], found.x[0]
        else:
            found = root(lambda x: (along_loc(*x), along_scale(*x)), (loc, scale))
            loc, scale = found.x
        return (loc, abs(scale)) if found.success else None


class triang_gen(rv_continuous):
    """A triangle with its top at c."""

    def _argcheck(self, c):
        return (np.asarray(c) >= 0) & (np.asarray(c) <= 1)

    def _pdf(self, x, c):
        return np.where(x < c, 2 * x / np.where(c == 0, 1, c), np.where((x == c) & (c == 1), 2 * x, 2 * (1 - x) / (1 - c)))

    def _cdf(self, x, c):
        return np.where(x < c, x * x / np.where(c == 0, 1, c), np.where(c == 1, x * x, (x * x - 2 * x + c) / (c - 1)))

    def _ppf(self, q, c):
        return np.where(q < c, np.sqrt(c * q), 1 - np.sqrt((1 - c) * (1 - q)))

    def _rvs(self, c, size=None, random_state=None):
        return random_state.triangular(0, c, 1, size)

    def _stats(self, c):
        spread = 1.0 - c + c * c
        skew = np.sqrt(2) * (2 * c - 1) * (c + 1) * (c - 2) / (5 * spread**1.5)
        return (c + 1.0) / 3.0, spread / 18, skew, np.full(np.shape(c), -0.6)

    def _entropy(self, c):
        return 0.5 - np.log(2) + 0 * c


class loguniform_gen(rv_continuous):
    """A variable whose logarithm is uniform."""

    def fit(self, data, *args, **kwds):
        """The most likely ends; the scale is 1 when nothing else is asked for."""
        return super().fit(data, *args, **{"fscale": 1, **kwds})

    def _fitstart(self, data, args=None):
        return super()._fitstart(data, args=(np.min(data), np.max(data)) if args is None else args)

    def _argcheck(self, a, b):
        return (np.asarray(a) > 0) & (np.asarray(b) > a)

    def _get_support(self, a, b):
        return a, b

    def _pdf(self, x, a, b):
        return 1.0 / (x * np.log(b * 1.0 / a))

    def _cdf(self, x, a, b):
        return (np.log(x) - np.log(a)) / np.log(b * 1.0 / a)

    def _ppf(self, q, a, b):
        return np.exp(np.log(a) + q * (np.log(b) - np.log(a)))

    def _munp(self, order, a, b):
        return (b**order - a**order) / (order * np.log(b / a))

    def _entropy(self, a, b):
        return 0.5 * (np.log(a) + np.log(b)) + np.log(np.log(b * 1.0 / a))


DISTRIBUTIONS = {
    "expon": (expon_gen, "", 0.0, np.inf),
    "uniform": (uniform_gen, "", 0.0, 1.0),
    "pareto": (pareto_gen, "b", 1.0, np.inf),
    "laplace": (laplace_gen, "", -np.inf, np.inf),
    "logistic": (logistic_gen, "", -np.inf, np.inf),
    "triang": (triang_gen, "c", 0.0, 1.0),
    "loguniform": (loguniform_gen, "a, b", -np.inf, np.inf),
    "reciprocal": (loguniform_gen, "a, b", -np.inf, np.inf),
}
