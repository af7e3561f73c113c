"""Distributions made of the normal one: norm, lognorm, halfnorm, truncnorm, skewnorm, invgauss, t, cauchy, chi2 and kin."""

import numpy as np

from scipy import special as sc
from scipy._legendre import gauss_nodes
from scipy.stats._continuous import rv_continuous

LOG_ROOT_2PI = 0.5 * np.log(2 * np.pi)
EULER = 0.577215664901532860606512090082402431


class norm_gen(rv_continuous):
    """The normal distribution."""

    def _argcheck(self):
        return True

    def _pdf(self, x):
        return np.exp(-(x**2) / 2.0) / np.sqrt(2 * np.pi)

    def _logpdf(self, x):
        return -(x**2) / 2.0 - LOG_ROOT_2PI

    def _cdf(self, x):
        return sc.ndtr(x)

    def _logcdf(self, x):
        return sc.log_ndtr(x)

    def _sf(self, x):
        return sc.ndtr(-x)

    def _logsf(self, x):
        return sc.log_ndtr(-x)

    def _ppf(self, q):
        return sc.ndtri(q)

    def _isf(self, q):
        return -sc.ndtri(q)

    def _rvs(self, size=None, random_state=None):
        return random_state.standard_normal(size)

    def _stats(self):
        return 0.0, 1.0, 0.0, 0.0

    def _entropy(self):
        return 0.5 * (np.log(2 * np.pi) + 1)

    def _munp(self, order):
        return 0.0 if order % 2 else float(np.prod(np.arange(order - 1, 0, -2, dtype=float)))

    def _closed_fit(self, data, held, start, kwds):
        loc = held.get(0, data.mean())
        return loc, held.get(1, np.sqrt(((data - loc) ** 2).mean()))


class lognorm_gen(rv_continuous):
    """A variable whose logarithm is normal."""

    _open_ends = True

    def _pdf(self, x, s):
        return np.exp(self._logpdf(x, s))

    def _logpdf(self, x, s):
        return np.where(x > 0, -(np.log(x) ** 2) / (2 * s**2) - np.log(s * x * np.sqrt(2 * np.pi)), -np.inf)

    def _cdf(self, x, s):
        return sc.ndtr(np.log(x) / s)

    def _logcdf(self, x, s):
        return sc.log_ndtr(np.log(x) / s)

    def _sf(self, x, s):
        return sc.ndtr(-np.log(x) / s)

    def _logsf(self, x, s):
        return sc.log_ndtr(-np.log(x) / s)

    def _ppf(self, q, s):
        return np.exp(s * sc.ndtri(q))

    def _isf(self, q, s):
        return np.exp(-s * sc.ndtri(q))

    def _rvs(self, s, size=None, random_state=None):
        return np.exp(s * random_state.standard_normal(size))

    def _stats(self, s):
        p = np.exp(s * s)
        return np.sqrt(p), p * (p - 1), np.sqrt(p - 1) * (2 + p), np.polyval([1, 2, 3, 0, -6.0], p)

    def _entropy(self, s):
        return 0.5 * (1 + np.log(2 * np.pi) + 2 * np.log(s))

    def _munp(self, order, s):
        return np.exp(0.5 * order * order * s * s)

    def _closed_fit(self, data, held, start, kwds):
        if 1 not in held:
            return None
        if np.any(data <= held[1]):
            from scipy.stats._distribution import FitDataError

            raise FitDataError("lognorm", lower=held[1], upper=np.inf)
        logs = np.log(data - held[1])
        if 0 in held:
            return held[0], held[1], held.get(2, np.exp(logs.mean()))
        scale = held.get(2, np.exp(logs.mean()))
        return np.sqrt(np.mean((logs - np.log(scale)) ** 2)), held[1], scale


class halfnorm_gen(rv_continuous):
    """The absolute value of a normal variable."""

    def _pdf(self, x):
        return np.sqrt(2.0 / np.pi) * np.exp(-x * x / 2.0)

    def _logpdf(self, x):
        return 0.5 * np.log(2.0 / np.pi) - x * x / 2.0

    def _cdf(self, x):
        return sc.erf(x / np.sqrt(2))

    def _sf(self, x):
        return 2 * sc.ndtr(-x)

    def _ppf(self, q):
        return sc.ndtri((1 + q) / 2.0)

    def _isf(self, q):
        return -sc.ndtri(q / 2)

    def _rvs(self, size=None, random_state=None):
        return abs(random_state.standard_normal(size=size))

    def _stats(self):
        return np.sqrt(2.0 / np.pi), 1 - 2.0 / np.pi, np.sqrt(2) * (4 - np.pi) / (np.pi - 2) ** 1.5, 8 * (np.pi - 3) / (np.pi - 2) ** 2

    def _entropy(self):
        return 0.5 * np.log(np.pi / 2.0) + 0.5

    def _closed_fit(self, data, held, start, kwds):
        loc = held.get(0, data.min())
        return loc, held.get(1, np.sqrt(np.mean((data - loc) ** 2)))


class truncnorm_gen(rv_continuous):
    """The normal distribution between a and b."""

    def _fitstart(self, data, args=None):
        return super()._fitstart(data, args=(np.min(data), np.max(data)) if args is None else args)

    def _argcheck(self, a, b):
        return np.asarray(a) < b

    def _get_support(self, a, b):
        return a, b

    def _log_mass(self, a, b):
        a, b = np.broadcast_arrays(np.asarray(a, dtype=float), np.asarray(b, dtype=float))
        flip = a > 0
        low, high = np.where(flip, -b, a), np.where(flip, -a, b)
        top, bottom = sc.log_ndtr(high), sc.log_ndtr(low)
        return top + np.log1p(-np.exp(bottom - top))

    def _logpdf(self, x, a, b):
        return -(x**2) / 2.0 - LOG_ROOT_2PI - self._log_mass(a, b)

    def _pdf(self, x, a, b):
        return np.exp(self._logpdf(x, a, b))

    def _logcdf(self, x, a, b):
        return self._log_mass(a, x) - self._log_mass(a, b)

    def _cdf(self, x, a, b):
        return np.exp(self._logcdf(x, a, b))

    def _logsf(self, x, a, b):
        return self._log_mass(x, b) - self._log_mass(a, b)

    def _sf(self, x, a, b):
        return np.exp(self._logsf(x, a, b))

    def _ppf(self, q, a, b):
        q, a, b = np.broadcast_arrays(np.asarray(q, dtype=float), np.asarray(a, dtype=float), np.asarray(b, dtype=float))
        left = sc.ndtri(np.clip(sc.ndtr(a) + q * (sc.ndtr(b) - sc.ndtr(a)), 0, 1))
        right = -sc.ndtri(np.clip(sc.ndtr(-b) + (1 - q) * (sc.ndtr(-a) - sc.ndtr(-b)), 0, 1))
        return np.clip(np.where(a > 0, right, left), a, b)

    def _stats(self, a, b):
        mass = np.exp(self._log_mass(a, b))
        at_a, at_b = np.exp(-np.square(a) / 2.0) / np.sqrt(2 * np.pi) / mass, np.exp(-np.square(b) / 2.0) / np.sqrt(2 * np.pi) / mass
        a_part, b_part = np.where(np.isinf(a), 0.0, a), np.where(np.isinf(b), 0.0, b)
        first = at_a - at_b
        second = 1 + a_part * at_a - b_part * at_b
        third = 2 * first + a_part**2 * at_a - b_part**2 * at_b
        fourth = 3 * second + a_part**3 * at_a - b_part**3 * at_b
        variance = second - first**2
        skew = (third - 3 * first * second + 2 * first**3) / variance**1.5
        kurtosis = (fourth - 4 * first * third + 6 * first**2 * second - 3 * first**4) / variance**2 - 3
        return first, variance, skew, kurtosis

    def _entropy(self, a, b):
        mass = np.exp(self._log_mass(a, b))
        at = lambda x: np.where(np.isinf(x), 0.0, x * np.exp(-np.square(x) / 2.0) / np.sqrt(2 * np.pi))
        return LOG_ROOT_2PI + 0.5 + np.log(mass) + (at(a) - at(b)) / (2 * mass)


class skewnorm_gen(rv_continuous):
    """The skewed normal distribution of Azzalini."""

    def _argcheck(self, a):
        return np.isfinite(a)

    def _pdf(self, x, a):
        return 2.0 * np.exp(-(x**2) / 2) / np.sqrt(2 * np.pi) * sc.ndtr(a * x)

    def _logpdf(self, x, a):
        return np.log(2) - x**2 / 2 - LOG_ROOT_2PI + sc.log_ndtr(a * x)

    def _cdf(self, x, a):
        return np.clip(sc.ndtr(x) - 2 * owens_t(x, a), 0, 1)

    def _sf(self, x, a):
        return self._cdf(-x, -a)

    def _rvs(self, a, size=None, random_state=None):
        first, second = random_state.normal(size=size), random_state.normal(size=size)
        lean = a / np.sqrt(1 + a**2)
        mixed = lean * first + second * np.sqrt(1 - lean**2)
        return np.where(first >= 0, mixed, -mixed)

    def _stats(self, a):
        lean = np.sqrt(2 / np.pi) * a / np.sqrt(1 + a**2)
        return lean, 1 - lean**2, (4 - np.pi) / 2 * (lean / np.sqrt(1 - lean**2)) ** 3, 2 * (np.pi - 3) * (lean**2 / (1 - lean**2)) ** 2


def owens_t(h, a):
    """Owen's T function, by Gauss-Legendre quadrature of its definition."""
    h, a = np.broadcast_arrays(np.asarray(h, dtype=float), np.asarray(a, dtype=float))
    flip = np.abs(a) > 1
    slope = np.where(flip, 1 / np.where(flip, np.abs(a), 1.0), np.abs(a))
    height = np.where(flip, np.abs(h) * np.abs(a), np.abs(h))
    nodes, weights = gauss_nodes(40)
    total = np.zeros(h.shape)
    for node, weight in zip(nodes, weights):
        x = slope * (node + 1) / 2
        total = total + weight * np.exp(-(height**2) * (1 + x**2) / 2) / (1 + x**2)
    small = total * slope / 2 / (2 * np.pi)
    low, high = sc.ndtr(np.abs(h)), sc.ndtr(np.abs(h) * np.abs(a))
    big = 0.5 * (low + high) - low * high - small
    return np.sign(a) * np.where(flip, big, small)


class invgauss_gen(rv_continuous):
    """The inverse Gaussian distribution."""

    _open_ends = True

    def _pdf(self, x, mu):
        return 1.0 / np.sqrt(2 * np.pi * x**3.0) * np.exp(-1.0 / (2 * x) * (x / mu - 1) ** 2)

    def _logpdf(self, x, mu):
        return -0.5 * np.log(2 * np.pi) - 1.5 * np.log(x) - (x / mu - 1) ** 2 / (2 * x)

    def _logcdf(self, x, mu):
        root = 1 / np.sqrt(x)
        first = sc.log_ndtr(root * (x / mu - 1))
        second = 2 / mu + sc.log_ndtr(-root * (x + mu) / mu)
        return first + np.log1p(np.exp(second - first))

    def _cdf(self, x, mu):
        return np.where(x <= 0, 0.0, np.exp(self._logcdf(x, mu)))

    def _logsf(self, x, mu):
        root = 1 / np.sqrt(x)
        first = sc.log_ndtr(-root * (x / mu - 1))
        second = 2 / mu + sc.log_ndtr(-root * (x + mu) / mu)
        return first + np.log1p(-np.exp(second - first))

    def _sf(self, x, mu):
        return np.where(x <= 0, 1.0, np.exp(self._logsf(x, mu)))

    def _closed_fit(self, data, held, start, kwds):
        if 1 not in held or 0 in held or 2 in held:
            return None
        data = data - held[1]
        mean = data.mean()
        scale = len(data) / np.sum(1.0 / data - 1.0 / mean)
        return mean / scale, held[1], scale

    def _rvs(self, mu, size=None, random_state=None):
        return random_state.wald(mu, 1.0, size=size)

    def _stats(self, mu):
        return mu, mu**3.0, 3 * np.sqrt(mu), 15 * mu


class t_gen(rv_continuous):
    """Student's t."""

    def _logpdf(self, x, df):
        ratio = sc.gammaln((df + 1) / 2) - sc.gammaln(df / 2) - 0.5 * np.log(df * np.pi)
        return np.where(np.isinf(df), -(x**2) / 2.0 - LOG_ROOT_2PI, ratio - (df + 1) / 2 * np.log1p(x * x / df))

    def _pdf(self, x, df):
        return np.exp(self._logpdf(x, df))

    def _cdf(self, x, df):
        return sc.stdtr(df, x)

    def _sf(self, x, df):
        return self._cdf(-x, df)

    def _ppf(self, q, df):
        return sc.stdtrit(df, q)

    def _isf(self, q, df):
        return -self._ppf(q, df)

    def _rvs(self, df, size=None, random_state=None):
        return random_state.standard_t(df, size=size)

    def _stats(self, df):
        nothing = np.where(df > 1, 0.0, np.inf)
        variance = np.where(np.isinf(df), 1.0, np.where(df > 2, df / (df - 2.0), np.where(df > 1, np.inf, np.nan)))
        kurtosis = np.where(np.isinf(df), 0.0, np.where(df > 4, 6.0 / (df - 4.0), np.where(df > 2, np.inf, np.nan)))
        return nothing, variance, np.where(df > 3, 0.0, np.nan), kurtosis

    def _entropy(self, df):
        half, more = df / 2, (df + 1) / 2
        value = more * (sc.digamma(more) - sc.digamma(half)) + np.log(np.sqrt(df)) + sc.betaln(half, 0.5)
        return np.where(np.isinf(df), 0.5 * (np.log(2 * np.pi) + 1), value)


class cauchy_gen(rv_continuous):
    """The Cauchy distribution."""

    def _pdf(self, x):
        return 1.0 / np.pi / (1.0 + x * x)

    def _cdf(self, x):
        return np.arctan2(1, -x) / np.pi

    def _sf(self, x):
        return np.arctan2(1, x) / np.pi

    def _ppf(self, q):
        return np.where(q == 0.5, 0.0, np.tan(np.pi * q - np.pi / 2.0))

    def _isf(self, q):
        return np.where(q == 0.5, 0.0, np.tan(np.pi / 2.0 - np.pi * q))

    def _stats(self):
        return np.nan, np.nan, np.nan, np.nan

    def _entropy(self):
        return np.log(4 * np.pi)

    def _fitstart(self, data, args=None):
        low, middle, high = np.percentile(data, [25, 50, 75])
        return middle, (high - low) / 2


DISTRIBUTIONS = {
    "norm": (norm_gen, "", -np.inf, np.inf),
    "lognorm": (lognorm_gen, "s", 0.0, np.inf),
    "halfnorm": (halfnorm_gen, "", 0.0, np.inf),
    "truncnorm": (truncnorm_gen, "a, b", -np.inf, np.inf),
    "skewnorm": (skewnorm_gen, "a", -np.inf, np.inf),
    "invgauss": (invgauss_gen, "mu", 0.0, np.inf),
    "t": (t_gen, "df", -np.inf, np.inf),
    "cauchy": (cauchy_gen, "", -np.inf, np.inf),
}
