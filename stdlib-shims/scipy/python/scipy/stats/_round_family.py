"""Distributions of angles and other shapes: vonmises, wrapcauchy, genlogistic, tukeylambda, kappa4, geninvgauss, irwinhall and kin."""

import numpy as np

from scipy import special as sc
from scipy.stats._continuous import rv_continuous


class vonmises_gen(rv_continuous):
    """Angles around a direction; the circle is not cut."""

    def _argcheck(self, kappa):
        return np.asarray(kappa) >= 0

    def _rvs(self, kappa, size=None, random_state=None):
        return random_state.vonmises(0.0, kappa, size=size)

    def rvs(self, *args, **kwds):
        """Random angles from -pi to pi."""
        return np.mod(super().rvs(*args, **kwds) + np.pi, 2 * np.pi) - np.pi

    def _pdf(self, x, kappa):
        return np.exp(kappa * (np.cos(x) - 1)) / (2 * np.pi * sc.i0e(kappa))

    def _logpdf(self, x, kappa):
        return kappa * (np.cos(x) - 1) - np.log(2 * np.pi) - np.log(sc.i0e(kappa))

    def _cdf(self, x, kappa):
        turns = np.round(x / (2 * np.pi))
        inner = x - turns * 2 * np.pi
        terms = np.arange(1, 200)
        kappa = np.asarray(kappa, dtype=float)
        weights = np.nan_to_num(sc.ive(terms, kappa[..., None]) / np.asarray(sc.i0e(kappa))[..., None]) / terms
        value = 0.5 + inner / (2 * np.pi) + np.sum(weights * np.sin(terms * np.asarray(inner)[..., None]), axis=-1) / np.pi
        return np.clip(value, 0, 1) + turns

    def _stats(self, kappa):
        return 0.0 * kappa, None, 0.0 * kappa, None

    def _munp(self, order, kappa):
        from scipy.integrate import quad

        return quad(lambda x: x**order * float(self._pdf(x, kappa)), -np.pi, np.pi)[0]

    def _find_quantile(self, q, kappa):
        from scipy.optimize import brentq

        return brentq(lambda x: float(self._cdf(np.float64(x), kappa)) - q, -np.pi, np.pi, xtol=self.xtol)

    def _entropy(self, kappa):
        return -kappa * sc.i1e(kappa) / sc.i0e(kappa) + np.log(2 * np.pi * sc.i0e(kappa)) + kappa

    def _closed_fit(self, data, held, start, kwds):
        if self.a == -np.pi or len(held) > 1 or (held and 2 not in held):
            return None
        from scipy.optimize import brentq

        if 2 in held and held[2] != 1:
            return None
        north, east = np.sum(np.sin(data)), np.sum(np.cos(data))
        loc = np.arctan2(north, east)
        length = np.sum(np.cos(loc - data)) / len(data)
        if length == 1:
            return 1e16, loc, 1.0
        if length <= 0:
            return 2.2250738585072014e-308, loc, 1.0
        gap = lambda kappa: float(sc.i1e(kappa) / sc.i0e(kappa)) - length
        low, high = length * (2 - length**2) / (1 - length**2) / 2, length * (2 - length**2) / (1 - length**2) * 2
        while gap(high) < 0:
            high *= 2
        while gap(low) > 0:
            low /= 2
        return brentq(gap, low, high), loc, 1.0


class wrapcauchy_gen(rv_continuous):
    """A Cauchy distribution wound around the circle."""

    def _argcheck(self, c):
        return (np.asarray(c) > 0) & (np.asarray(c) < 1)

    def rvs(self, *args, **kwds):
        """Random angles from 0 to two pi."""
        return np.mod(super().rvs(*args, **kwds), 2 * np.pi)

    def _pdf(self, x, c):
        return (1.0 - c * c) / (2 * np.pi * (1 + c * c - 2 * c * np.cos(x)))

    def _cdf(self, x, c):
        ratio = (1 + c) / (1 - c)
        first = 1 / np.pi * np.arctan(ratio * np.tan(x / 2))
        second = 1 - 1 / np.pi * np.arctan(ratio * np.tan((2 * np.pi - x) / 2))
        return np.where(x < np.pi, first, second)

    def _ppf(self, q, c):
        ratio = (1.0 - c) / (1.0 + c)
        first, second = 2 * np.arctan(ratio * np.tan(np.pi * q)), 2 * np.pi - 2 * np.arctan(ratio * np.tan(np.pi * (1 - q)))
        return np.where(q < 1.0 / 2, first, second)

    def _entropy(self, c):
        return np.log(2 * np.pi * (1 - c * c))

    def _fitstart(self, data, args=None):
        return 0.5, np.min(data), np.ptp(data) / (2 * np.pi)


class genlogistic_gen(rv_continuous):
    """A power of the logistic distribution function."""

    def _pdf(self, x, c):
        return np.exp(self._logpdf(x, c))

    def _logpdf(self, x, c):
        far = np.abs(x)
        return np.log(c) - np.where(x >= 0, 1, c) * far - (c + 1) * sc.log1p(np.exp(-far))

    def _cdf(self, x, c):
        return (1 + np.exp(-x)) ** (-c)

    def _logcdf(self, x, c):
        return -c * np.log1p(np.exp(-x))

    def _ppf(self, q, c):
        return -np.log(sc.expm1(-1.0 / c * np.log(q)))

    def _sf(self, x, c):
        return -sc.expm1(self._logcdf(x, c))

    def _isf(self, q, c):
        return self._ppf(1 - q, c)

    def _stats(self, c):
        variance = np.pi * np.pi / 6.0 + sc.zeta(2, c)
        skew = (-2 * sc.zeta(3, c) + 2 * 1.202056903159594) / variance**1.5
        return np.euler_gamma + sc.digamma(c), variance, skew, (np.pi**4 / 15.0 + 6 * sc.zeta(4, c)) / variance**2.0

    def _entropy(self, c):
        return -np.log(c) + sc.digamma(c + 1) + np.euler_gamma + 1


class genhalflogistic_gen(rv_continuous):
    """The generalised half-logistic distribution."""

    def _get_support(self, c):
        return self.a, 1.0 / c

    def _pdf(self, x, c):
        rest = np.asarray(1 - c * x)
        power = rest ** (1.0 / c - 1)
        return 2 * power / (1 + power * rest) ** 2

    def _cdf(self, x, c):
        rest = np.asarray(1 - c * x) ** (1.0 / c)
        return (1.0 - rest) / (1 + rest)

    def _ppf(self, q, c):
        return 1.0 / c * (1 - ((1.0 - q) / (1.0 + q)) ** c)

    def _entropy(self, c):
        return 2 - (2 * c + 1) * np.log(2)


class genexpon_gen(rv_continuous):
    """Lifetimes whose hazard rises from a to a + b."""

    def _pdf(self, x, a, b, c):
        return (a + b * -sc.expm1(-c * x)) * np.exp((-a - b) * x + b * -sc.expm1(-c * x) / c)

    def _logpdf(self, x, a, b, c):
        return np.log(a + b * -sc.expm1(-c * x)) + (-a - b) * x + b * -sc.expm1(-c * x) / c

    def _cdf(self, x, a, b, c):
        return -sc.expm1((-a - b) * x + b * -sc.expm1(-c * x) / c)

    def _sf(self, x, a, b, c):
        return np.exp((-a - b) * x + b * -sc.expm1(-c * x) / c)


class tukeylambda_gen(rv_continuous):
    """Tukey's distribution, given by its quantiles."""

    _open_ends = True

    def _argcheck(self, lam):
        return np.isfinite(lam)

    def _get_support(self, lam):
        lam = np.asarray(lam, dtype=float)
        with np.errstate(all="ignore"):
            reach = np.where(lam > 0, 1 / lam, np.inf)[()]
        return -reach, reach

    def _ppf(self, q, lam):
        safe = np.where(lam == 0, 1.0, lam)
        return np.where(lam == 0, sc.logit(q), (q**safe - (1 - q) ** safe) / safe)

    def _cdf(self, x, lam):
        def one(x, lam):
            if lam == 0:
                return float(sc.expit(x))
            low, high = 0.0, 1.0
            for _ in range(1100):
                middle = (low + high) / 2
                if middle in (low, high):
                    break
                if (middle**lam - (1 - middle) ** lam) / lam < x:
                    low = middle
                else:
                    high = middle
            return high

        return self._each(one, x, lam)

    def _pdf(self, x, lam):
        share = self._cdf(x, lam)
        density = 1.0 / (share ** (lam - 1.0) + (1 - share) ** (lam - 1.0))
        return np.where((lam <= 0) | (abs(x) < 1.0 / np.where(lam == 0, 1, lam)), density, 0.0)

    def _stats(self, lam):
        variance = 2.0 / lam**2 * (1.0 / (1.0 + 2 * lam) - sc.beta(lam + 1, lam + 1))
        fourth = 2 / lam**4 * (1 / (4 * lam + 1) - 4 * sc.beta(3 * lam + 1, lam + 1) + 3 * sc.beta(2 * lam + 1, 2 * lam + 1))
        variance, fourth = np.where(lam == 0, np.pi**2 / 3, variance), np.where(lam == 0, 4.2 * np.pi**4 / 9, fourth)
        return 0.0 * lam, np.where(lam > -0.5, variance, np.inf), 0.0 * lam, np.where(lam > -0.25, fourth / variance**2 - 3, np.inf)


class geninvgauss_gen(rv_continuous):
    """The generalised inverse normal distribution."""

    def _argcheck(self, p, b):
        return (np.asarray(p) == p) & (np.asarray(b) > 0)

    def _logpdf(self, x, p, b):
        return np.where(x > 0, (p - 1) * np.log(x) - b * (x + 1 / x) / 2 + b - np.log(2 * sc.kve(p, b)), -np.inf)

    def _pdf(self, x, p, b):
        return np.exp(self._logpdf(x, p, b))

    def _munp(self, order, p, b):
        return sc.kve(p + order, b) / sc.kve(p, b)

    def _rvs(self, p, b, size=None, random_state=None):
        from scipy._refusals import refuse
        from scipy.stats._rejection import inverse_normals

        if np.size(p) > 1 or np.size(b) > 1:
            refuse("scipy.stats.geninvgauss.rvs of several shapes", "draw for one shape at a time")
        return inverse_normals(float(p), float(b), size, random_state)


class genhyperbolic_gen(rv_continuous):
    """The generalised hyperbolic distribution."""

    def _argcheck(self, p, a, b):
        return (np.abs(b) < a) & (np.asarray(p) >= 0) | (np.abs(b) <= a) & (np.asarray(p) < 0)

    def _logpdf(self, x, p, a, b):
        root, far = np.sqrt(a**2 - b**2), np.hypot(1, x)
        lead = p * np.log(root) - 0.5 * np.log(2 * np.pi) - (p - 0.5) * np.log(a) - np.log(sc.kve(p, root)) + root
        return lead + (p - 0.5) * np.log(far) + np.log(sc.kve(p - 0.5, a * far)) - a * far + b * x

    def _pdf(self, x, p, a, b):
        return np.exp(self._logpdf(x, p, a, b))

    def _stats(self, p, a, b):
        root = np.sqrt(a**2 - b**2)
        bessel = [sc.kve(p + k, root) / sc.kve(p, root) for k in range(5)]
        powers = [1.0, *(bessel[k] / root**k for k in range(1, 5))]
        one = b * powers[1]
        two = powers[1] + b**2 * powers[2]
        three = 3 * b * powers[2] + b**3 * powers[3]
        four = 3 * powers[2] + 6 * b**2 * powers[3] + b**4 * powers[4]
        variance = two - one**2
        skew = (three - 3 * one * two + 2 * one**3) / variance**1.5
        return one, variance, skew, (four - 4 * one * three + 6 * one**2 * two - 3 * one**4) / variance**2 - 3

    def _rvs(self, p, a, b, size=None, random_state=None):
        from scipy.stats import geninvgauss

        root = np.sqrt(a**2 - b**2)
        spread = geninvgauss.rvs(p=p, b=root, scale=1 / root, size=size, random_state=random_state)
        return b * spread + np.sqrt(spread) * random_state.standard_normal(size)

    def _fitstart(self, data, args=None):
        return super()._fitstart(data, args=(1, 1, 0.5) if args is None else args)


class irwinhall_gen(rv_continuous):
    """The sum of n uniform variables."""

    def fit(self, data, *args, **kwds):
        """Refused, as in the original: the likelihood has no useful slope along n."""
        raise NotImplementedError(
            "The generic `fit` implementation is unreliable for this distribution, and no custom implementation is available. "
            "Consider using `scipy.stats.fit`."
        )

    def _argcheck(self, n):
        return (np.asarray(n) > 0) & (np.asarray(n) == np.round(n))

    def _get_support(self, n):
        return 0.0 * n, n

    def _spline(self, x, n, power):
        """The sum of truncated powers, from the nearer end."""

        def one(x, n):
            from math import comb, factorial

            if not 0 <= x <= n:
                return np.nan
            x = min(x, n - x) if power == n - 1 else x
            return sum((-1) ** k * comb(int(n), k) * (x - k) ** power for k in range(int(np.floor(x)) + 1)) / factorial(int(power))

        return self._each(one, x, n)

    def _pdf(self, x, n):
        return self._each(lambda x, n: float(self._spline(x, n, n - 1)), x, n)

    def _cdf(self, x, n):
        low = self._each(lambda x, n: float(self._spline(min(x, n - x), n, n)), x, n)
        return np.where(x <= n / 2, low, 1 - low)

    def _sf(self, x, n):
        return self._cdf(n - x, n)

    def _rvs(self, n, size=None, random_state=None):
        if np.size(n) > 1:
            from scipy._refusals import refuse

            refuse("scipy.stats.irwinhall.rvs of several n", "draw for one n at a time")
        return np.sum(random_state.uniform(size=(int(n), *(size or ()))), axis=0)

    def _stats(self, n):
        return n / 2, n / 12, 0.0 * n, -6 / (5 * n)


class kappa4_gen(rv_continuous):
    """Kappa with four parameters; its limits are other distributions."""

    def _argcheck(self, h, k):
        return np.isfinite(h) & np.isfinite(k)

    def _get_support(self, h, k):
        h, k = np.asarray(h, dtype=float), np.asarray(k, dtype=float)
        with np.errstate(all="ignore"):
            low = np.where(h > 0, np.where(k == 0, np.log(h), (1 - h**-k) / np.where(k == 0, 1, k)), np.where(k < 0, 1 / k, -np.inf))
            high = np.where(k > 0, 1 / k, np.inf)
        return low[()], high[()]

    def _inner(self, x, k):
        """The logarithm of the Gumbel-like term."""
        return np.where(k == 0, -x, np.log1p(-k * x) / np.where(k == 0, 1, k))

    def _logcdf(self, x, h, k):
        term = np.exp(self._inner(x, k))
        return np.where(h == 0, -term, np.log1p(-h * term) / np.where(h == 0, 1, h))

    def _cdf(self, x, h, k):
        return np.exp(self._logcdf(x, h, k))

    def _logpdf(self, x, h, k):
        return np.where(k == 0, -x, sc.xlog1py(1.0 / np.where(k == 0, 1, k) - 1.0, -k * x)) + (1 - h) * self._logcdf(x, h, k)

    def _pdf(self, x, h, k):
        return np.exp(self._logpdf(x, h, k))

    def _ppf(self, q, h, k):
        term = np.where(h == 0, -np.log(q), (1.0 - q**h) / np.where(h == 0, 1, h))
        return np.where(k == 0, -np.log(term), (1.0 - term**k) / np.where(k == 0, 1, k))

    def _munp(self, order, h, k):
        from scipy.integrate import quad

        most = int(-1 / h * k) if h < 0 <= k else int(-1 / k) if k < 0 else 5
        if order >= most:
            return np.nan
        return quad(lambda q: float(self._ppf(np.float64(q), np.float64(h), np.float64(k))) ** order, 0, 1)[0]


DISTRIBUTIONS = {
    "vonmises": (vonmises_gen, "kappa", -np.inf, np.inf),
    "vonmises_line": (vonmises_gen, "kappa", -np.pi, np.pi),
    "wrapcauchy": (wrapcauchy_gen, "c", 0.0, 2 * np.pi),
    "genlogistic": (genlogistic_gen, "c", -np.inf, np.inf),
    "genhalflogistic": (genhalflogistic_gen, "c", 0.0, np.inf),
    "genexpon": (genexpon_gen, "a, b, c", 0.0, np.inf),
    "tukeylambda": (tukeylambda_gen, "lam", -np.inf, np.inf),
    "geninvgauss": (geninvgauss_gen, "p, b", 0.0, np.inf),
    "genhyperbolic": (genhyperbolic_gen, "p, a, b", -np.inf, np.inf),
    "irwinhall": (irwinhall_gen, "n", -np.inf, np.inf),
    "kappa4": (kappa4_gen, "h, k", -np.inf, np.inf),
}
