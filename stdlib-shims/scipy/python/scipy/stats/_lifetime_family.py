"""Distributions of lifetimes and incomes: exponweib, burr, fisk, mielke, gompertz, lomax, kappa3 and kin."""

import numpy as np

from scipy import special as sc
from scipy.stats._continuous import rv_continuous


class exponweib_gen(rv_continuous):
    """A power of Weibull's distribution function."""

    def _logpdf(self, x, a, c):
        tail = -(x**c)
        return np.log(a) + np.log(c) + sc.xlogy(a - 1.0, -np.expm1(tail)) + tail + sc.xlogy(c - 1.0, x)

    def _pdf(self, x, a, c):
        return np.exp(self._logpdf(x, a, c))

    def _cdf(self, x, a, c):
        return (-np.expm1(-(x**c))) ** a

    def _ppf(self, q, a, c):
        return (-np.log1p(-(q ** (1.0 / a)))) ** (1.0 / c)

    def _sf(self, x, a, c):
        return -np.expm1(a * np.log1p(-np.exp(-(x**c))))

    def _isf(self, p, a, c):
        return (-np.log(-np.expm1(np.log1p(-p) / a))) ** (1 / c)


class exponpow_gen(rv_continuous):
    """Lifetimes whose hazard grows like the exponential of a power."""

    def _logpdf(self, x, b):
        power = x**b
        return 1 + np.log(b) + sc.xlogy(b - 1.0, x) + power - np.exp(power)

    def _pdf(self, x, b):
        return np.exp(self._logpdf(x, b))

    def _cdf(self, x, b):
        return -np.expm1(-np.expm1(x**b))

    def _sf(self, x, b):
        return np.exp(-np.expm1(x**b))

    def _isf(self, x, b):
        return np.log1p(-np.log(x)) ** (1.0 / b)

    def _ppf(self, q, b):
        return np.log1p(-np.log1p(-q)) ** (1.0 / b)


class fatiguelife_gen(rv_continuous):
    """Birnbaum and Saunders' time until a crack."""

    _open_ends = True

    def _rvs(self, c, size=None, random_state=None):
        half = 0.5 * c * random_state.standard_normal(size)
        square = half * half
        return 1.0 + 2 * square + 2 * half * np.sqrt(1 + square)

    def _logpdf(self, x, c):
        return np.log(x + 1) - (x - 1) ** 2 / (2.0 * x * c**2) - np.log(2 * c) - 0.5 * (np.log(2 * np.pi) + 3 * np.log(x))

    def _pdf(self, x, c):
        return np.exp(self._logpdf(x, c))

    def _cdf(self, x, c):
        return sc.ndtr(1.0 / c * (np.sqrt(x) - 1.0 / np.sqrt(x)))

    def _sf(self, x, c):
        return sc.ndtr(-1.0 / c * (np.sqrt(x) - 1.0 / np.sqrt(x)))

    def _ppf(self, q, c):
        z = c * sc.ndtri(q)
        return 0.25 * (z + np.sqrt(z**2 + 4)) ** 2

    def _isf(self, q, c):
        z = -c * sc.ndtri(q)
        return 0.25 * (z + np.sqrt(z**2 + 4)) ** 2

    def _stats(self, c):
        square = c * c
        mean = square / 2.0 + 1.0
        bottom = 5.0 * square + 4.0
        return mean, square * bottom / 4.0, 4 * c * (11 * square + 6.0) / bottom**1.5, 6 * square * (93 * square + 40.0) / bottom**2.0


class burr_gen(rv_continuous):
    """Burr's third distribution."""

    _open_ends = True

    def _pdf(self, x, c, d):
        return np.where(x == 0, c * d * x ** (c * d - 1) / (1 + x**c) ** (d + 1), c * d * x ** (-c - 1.0) / (1 + x ** (-c)) ** (d + 1.0))

    def _logpdf(self, x, c, d):
        low = np.log(c) + np.log(d) + sc.xlogy(c * d - 1, x) - (d + 1) * np.log1p(x**c)
        return np.where(x == 0, low, np.log(c) + np.log(d) + sc.xlogy(-c - 1, x) - sc.xlog1py(d + 1, x ** (-c)))

    def _cdf(self, x, c, d):
        return (1 + x ** (-c)) ** (-d)

    def _logcdf(self, x, c, d):
        return sc.log1p(x ** (-c)) * (-d)

    def _sf(self, x, c, d):
        return -np.expm1(self._logcdf(x, c, d))

    def _logsf(self, x, c, d):
        return np.log1p(-((1 + x ** (-c)) ** (-d)))

    def _ppf(self, q, c, d):
        return (q ** (-1.0 / d) - 1) ** (-1.0 / c)

    def _isf(self, q, c, d):
        return sc.expm1(-1.0 / d * np.log1p(-q)) ** (-1.0 / c)

    def _munp(self, order, c, d):
        share = 1.0 * order / c
        return np.where((c > order) & (d == d), d * sc.beta(1.0 - share, d + share), np.nan)[()]

    def _stats(self, c, d):
        one, two, three, four = (np.asarray(burr_gen._munp(self, order, c, d), dtype=float) for order in (1, 2, 3, 4))
        variance = two - one**2
        skew = (three - 3 * one * two + 2 * one**3) / variance**1.5
        return one, variance, skew, (four - 4 * one * three + 6 * one**2 * two - 3 * one**4) / variance**2 - 3


class burr12_gen(rv_continuous):
    """Burr's twelfth distribution."""

    def _pdf(self, x, c, d):
        return np.exp(self._logpdf(x, c, d))

    def _logpdf(self, x, c, d):
        return np.log(c) + np.log(d) + sc.xlogy(c - 1, x) + sc.xlog1py(-d - 1, x**c)

    def _cdf(self, x, c, d):
        return -np.expm1(self._logsf(x, c, d))

    def _logcdf(self, x, c, d):
        return np.log1p(-((1 + x**c) ** (-d)))

    def _sf(self, x, c, d):
        return np.exp(self._logsf(x, c, d))

    def _logsf(self, x, c, d):
        return sc.xlog1py(-d, x**c)

    def _ppf(self, q, c, d):
        return sc.expm1(-1 / d * np.log1p(-q)) ** (1 / c)

    def _isf(self, p, c, d):
        return sc.expm1(-1 / d * np.log(p)) ** (1 / c)

    def _munp(self, order, c, d):
        share = 1.0 * order / c
        return np.where(c * d > order, d * sc.beta(1.0 + share, d - share), np.nan)[()]


class fisk_gen(burr_gen):
    """The log-logistic distribution."""

    def _pdf(self, x, c):
        return super()._pdf(x, c, 1.0)

    def _logpdf(self, x, c):
        return super()._logpdf(x, c, 1.0)

    def _cdf(self, x, c):
        return super()._cdf(x, c, 1.0)

    def _logcdf(self, x, c):
        return super()._logcdf(x, c, 1.0)

    def _sf(self, x, c):
        return 1 / (1 + x**c)

    def _logsf(self, x, c):
        return -np.log1p(x**c)

    def _ppf(self, q, c):
        return super()._ppf(q, c, 1.0)

    def _isf(self, q, c):
        return (1 / q - 1) ** (1 / c)

    def _munp(self, order, c):
        return super()._munp(order, c, 1.0)

    def _stats(self, c):
        return super()._stats(c, 1.0)

    def _entropy(self, c):
        return 2 - np.log(c)


class mielke_gen(rv_continuous):
    """Mielke's beta-kappa distribution."""

    def _pdf(self, x, k, s):
        return k * x ** (k - 1.0) / (1.0 + x**s) ** (1.0 + k * 1.0 / s)

    def _logpdf(self, x, k, s):
        return np.log(k) + np.log(x) * (k - 1) - np.log1p(x**s) * (1 + k / s)

    def _cdf(self, x, k, s):
        return x**k / (1.0 + x**s) ** (k * 1.0 / s)

    def _ppf(self, q, k, s):
        power = q ** (s * 1.0 / k)
        return (power / (1.0 - power)) ** (1.0 / s)

    def _munp(self, order, k, s):
        return np.where(order < s, sc.gamma((k + order) / s) * sc.gamma(1 - order / s) / sc.gamma(k / s), np.inf)[()]


class gompertz_gen(rv_continuous):
    """Gompertz' law of mortality."""

    def _pdf(self, x, c):
        return np.exp(self._logpdf(x, c))

    def _logpdf(self, x, c):
        return np.log(c) + x - c * np.expm1(x)

    def _cdf(self, x, c):
        return -np.expm1(-c * np.expm1(x))

    def _ppf(self, q, c):
        return np.log1p(-1.0 / c * np.log1p(-q))

    def _sf(self, x, c):
        return np.exp(-c * np.expm1(x))

    def _isf(self, p, c):
        return np.log1p(-np.log(p) / c)


class lomax_gen(rv_continuous):
    """Pareto's distribution from zero on."""

    def _pdf(self, x, c):
        return c * 1.0 / (1.0 + x) ** (c + 1.0)

    def _logpdf(self, x, c):
        return np.log(c) - (c + 1) * np.log1p(x)

    def _cdf(self, x, c):
        return -np.expm1(-c * np.log1p(x))

    def _sf(self, x, c):
        return np.exp(-c * np.log1p(x))

    def _logsf(self, x, c):
        return -c * np.log1p(x)

    def _ppf(self, q, c):
        return np.expm1(-np.log1p(-q) / c)

    def _isf(self, q, c):
        return q ** (-1.0 / c) - 1

    def _stats(self, c):
        from scipy.stats import pareto

        mean, variance, skew, kurtosis = pareto._stats(c)
        return mean - 1.0, variance, skew, kurtosis

    def _entropy(self, c):
        return 1 + 1.0 / c - np.log(c)


class invweibull_gen(rv_continuous):
    """One over a Weibull variable."""

    _open_ends = True

    def _pdf(self, x, c):
        return c * x ** (-c - 1.0) * np.exp(-(x ** (-c)))

    def _cdf(self, x, c):
        return np.exp(-(x ** (-c)))

    def _sf(self, x, c):
        return -np.expm1(-(x**-c))

    def _ppf(self, q, c):
        return (-np.log(q)) ** (-1.0 / c)

    def _isf(self, p, c):
        return (-np.log1p(-p)) ** (-1 / c)

    def _munp(self, order, c):
        return sc.gamma(1 - order / c)

    def _entropy(self, c):
        return 1 + np.euler_gamma + np.euler_gamma / c - np.log(c)

    def _fitstart(self, data, args=None):
        return super()._fitstart(data, args=(1.0,) if args is None else args)


class loglaplace_gen(rv_continuous):
    """A variable whose logarithm has Laplace's distribution."""

    def _pdf(self, x, c):
        half = c / 2.0
        return half * x ** np.where(x < 1, c - 1, -c - 1)

    def _cdf(self, x, c):
        return np.where(x < 1, 0.5 * x**c, 1 - 0.5 * x ** (-c))

    def _sf(self, x, c):
        return np.where(x < 1, 1 - 0.5 * x**c, 0.5 * x ** (-c))

    def _ppf(self, q, c):
        return np.where(q < 0.5, (2.0 * q) ** (1.0 / c), (2 * (1.0 - q)) ** (-1.0 / c))

    def _isf(self, q, c):
        return np.where(q > 0.5, (2.0 * (1.0 - q)) ** (1.0 / c), (2 * q) ** (-1.0 / c))

    def _munp(self, order, c):
        return np.where(order < c, c**2 / (c**2 - order**2), np.inf)[()]

    def _entropy(self, c):
        return np.log(2.0 / c) + 1.0

    def _closed_fit(self, data, held, start, kwds):
        from scipy.stats import laplace
        from scipy.stats._distribution import FitDataError

        if 1 not in held:
            return None
        if np.any(data <= held[1]):
            raise FitDataError("loglaplace", lower=held[1], upper=np.inf)
        known = {"floc": np.log(held[2])} if 2 in held else {}
        if 0 in held:
            known["fscale"] = 1 / held[0]
        middle, spread = laplace.fit(np.log(data - held[1]), **known)
        return held.get(0, 1 / spread), held[1], held.get(2, np.exp(middle))


class kappa3_gen(rv_continuous):
    """Kappa with three parameters."""

    def _pdf(self, x, a):
        return a * (a + x**a) ** (-1.0 / a - 1)

    def _cdf(self, x, a):
        return x * (a + x**a) ** (-1.0 / a)

    def _sf(self, x, a):
        exact = 1 - self._cdf(x, a)
        near = -sc.expm1(sc.xlog1py(-1.0 / a, a * x**-a))
        return np.where(exact < 0.01, near, exact)

    def _ppf(self, q, a):
        return (a / (q**-a - 1.0)) ** (1.0 / a)

    def _isf(self, q, a):
        return (a / sc.expm1(-a * np.log1p(-q))) ** (1 / a)

    def _munp(self, order, a):
        return super()._munp(order, a) if order < a else np.nan


DISTRIBUTIONS = {
    "exponweib": (exponweib_gen, "a, c", 0.0, np.inf),
    "exponpow": (exponpow_gen, "b", 0.0, np.inf),
    "fatiguelife": (fatiguelife_gen, "c", 0.0, np.inf),
    "burr": (burr_gen, "c, d", 0.0, np.inf),
    "burr12": (burr12_gen, "c, d", 0.0, np.inf),
    "fisk": (fisk_gen, "c", 0.0, np.inf),
    "mielke": (mielke_gen, "k, s", 0.0, np.inf),
    "gompertz": (gompertz_gen, "c", 0.0, np.inf),
    "lomax": (lomax_gen, "c", 0.0, np.inf),
    "invweibull": (invweibull_gen, "c", 0.0, np.inf),
    "loglaplace": (loglaplace_gen, "c", 0.0, np.inf),
    "kappa3": (kappa3_gen, "a", 0.0, np.inf),
}
