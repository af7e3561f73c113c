"""Distributions over an interval: arcsine, anglit, semicircular, cosine, bradford, trapezoid, truncated ones, rdist, argus."""

import numpy as np

from scipy import special as sc
from scipy.stats._continuous import rv_continuous


class arcsine_gen(rv_continuous):
    """The share of time a fair game is led."""

    def _pdf(self, x):
        return 1.0 / np.pi / np.sqrt(x * (1 - x))

    def _cdf(self, x):
        return 2.0 / np.pi * np.arcsin(np.sqrt(x))

    def _ppf(self, q):
        return np.sin(np.pi / 2.0 * q) ** 2.0

    def _stats(self):
        return 0.5, 1.0 / 8, 0.0, -3.0 / 2.0

    def _entropy(self):
        return -0.24156447527049044468


class anglit_gen(rv_continuous):
    """A cosine between two eighths of a turn."""

    def _pdf(self, x):
        return np.cos(2 * x)

    def _cdf(self, x):
        return np.sin(x + np.pi / 4) ** 2.0

    def _sf(self, x):
        return np.cos(x + np.pi / 4) ** 2.0

    def _ppf(self, q):
        return np.arcsin(np.sqrt(q)) - np.pi / 4

    def _stats(self):
        return 0.0, np.pi * np.pi / 16 - 0.5, 0.0, -2 * (np.pi**4 - 96) / (np.pi * np.pi - 8) ** 2

    def _entropy(self):
        return 1 - np.log(2)


class semicircular_gen(rv_continuous):
    """A half circle, after Wigner."""

    def _pdf(self, x):
        return 2.0 / np.pi * np.sqrt(1 - x * x)

    def _logpdf(self, x):
        return np.log(2 / np.pi) + 0.5 * sc.log1p(-x * x)

    def _cdf(self, x):
        return 0.5 + 1.0 / np.pi * (x * np.sqrt(1 - x * x) + np.arcsin(x))

    def _ppf(self, q):
        return sc.betaincinv(1.5, 1.5, q) * 2 - 1

    def _rvs(self, size=None, random_state=None):
        radius = np.sqrt(random_state.uniform(size=size))
        return radius * np.cos(np.pi * random_state.uniform(size=size))

    def _stats(self):
        return 0.0, 0.25, 0.0, -1.0

    def _entropy(self):
        return 0.64472988584940017414


class cosine_gen(rv_continuous):
    """One hump of a cosine."""

    def _pdf(self, x):
        return 1.0 / 2 / np.pi * (1 + np.cos(x))

    def _logpdf(self, x):
        c = np.cos(x)
        return np.where(c == -1, -np.inf, np.log1p(c) - np.log(2 * np.pi))

    def _cdf(self, x):
        return (np.pi + x + np.sin(x)) / (2 * np.pi)

    def _sf(self, x):
        return self._cdf(-x)

    def _isf(self, p):
        return -self._ppf(p)

    def _stats(self):
        variance = np.pi**2 / 3.0 - 2.0
        return 0.0, variance, 0.0, -6 * (np.pi**4 - 90) / (5.0 * (np.pi**2 - 6) ** 2)

    def _entropy(self):
        return np.log(4 * np.pi) - 1.0


class bradford_gen(rv_continuous):
    """Bradford's law of scattering."""

    def _pdf(self, x, c):
        return c / (c * x + 1.0) / sc.log1p(c)

    def _cdf(self, x, c):
        return sc.log1p(c * x) / sc.log1p(c)

    def _ppf(self, q, c):
        return sc.expm1(q * sc.log1p(c)) / c

    def _stats(self, c):
        k = np.log(1.0 + c)
        mean = (c - k) / (c * k)
        variance = ((c + 2.0) * k - 2.0 * c) / (2 * c * k * k)
        skew = np.sqrt(2) * (12 * c * c - 9 * c * k * (c + 2) + 2 * k * k * (c * (c + 3) + 3))
        skew = skew / (np.sqrt(c * (c * (k - 2) + 2 * k)) * (3 * c * (k - 2) + 6 * k))
        top = c**3 * (k - 3) * (k * (3 * k - 16) + 24) + 12 * k * c * c * (k - 4) * (k - 3) + 6 * c * k * k * (3 * k - 14) + 12 * k**3
        return mean, variance, skew, top / (3 * c * (c * (k - 2) + 2 * k) ** 2)

    def _entropy(self, c):
        k = np.log(1 + c)
        return k / 2.0 - np.log(c / k)


class trapezoid_gen(rv_continuous):
    """A trapezoid whose top runs from c to d."""

    def _argcheck(self, c, d):
        c, d = np.asarray(c), np.asarray(d)
        return (c >= 0) & (c <= 1) & (d >= 0) & (d <= 1) & (d >= c)

    def _pdf(self, x, c, d):
        height = 2 / (d - c + 1)
        return np.where(x < c, height * x / np.where(c == 0, 1, c), np.where(x <= d, height, height * (1 - x) / np.where(d == 1, 1, 1 - d)))

    def _cdf(self, x, c, d):
        up = x**2 / np.where(c == 0, 1, c) / (d - c + 1)
        return np.where(x < c, up, np.where(x <= d, (c + 2 * (x - c)) / (d - c + 1), 1 - (1 - x) ** 2 / (d - c + 1) / np.where(d == 1, 1,
            1 - d)))

    def _ppf(self, q, c, d):
        first, second = self._cdf(c, c, d), self._cdf(d, c, d)
        rise, fall = np.sqrt(q * c * (1 + d - c)), 1 - np.sqrt((1 - q) * (d - c + 1) * (1 - d))
        return np.where(q < first, rise, np.where(q <= second, 0.5 * q * (1 + d - c) + 0.5 * c, fall))

    def _munp(self, order, c, d):
        left, right = c ** (order + 1), (1.0 - d ** (order + 2)) / (1.0 - d) if d != 1 else order + 2.0
        return 2.0 / (1.0 + d - c) * (right - left) / ((order + 1) * (order + 2))

    def _entropy(self, c, d):
        return 0.5 * (1.0 - d + c) / (1.0 + d - c) + np.log(0.5 * (1.0 + d - c))

    def _fitstart(self, data, args=None):
        return super()._fitstart(data, args=(1.0 / 3, 2.0 / 3) if args is None else args)


class truncexpon_gen(rv_continuous):
    """An exponential distribution that ends at b."""

    def _get_support(self, b):
        return self.a, b

    def _pdf(self, x, b):
        return np.exp(-x) / -sc.expm1(-b)

    def _logpdf(self, x, b):
        return -x - np.log(-sc.expm1(-b))

    def _cdf(self, x, b):
        return sc.expm1(-x) / sc.expm1(-b)

    def _ppf(self, q, b):
        return -sc.log1p(q * sc.expm1(-b))

    def _sf(self, x, b):
        return (np.exp(-b) - np.exp(-x)) / sc.expm1(-b)

    def _isf(self, q, b):
        return -np.log(np.exp(-b) - q * sc.expm1(-b))

    def _munp(self, order, b):
        if order == 1:
            return (1 - (b + 1) * np.exp(-b)) / (-sc.expm1(-b))
        if order == 2:
            return 2 * (1 - 0.5 * (b * b + 2 * b + 2) * np.exp(-b)) / (-sc.expm1(-b))
        return super()._munp(order, b)

    def _entropy(self, b):
        grown = np.exp(b)
        return np.log(grown - 1) + (1 + grown * (b - 1.0)) / (1.0 - grown)


class truncpareto_gen(rv_continuous):
    """Pareto's distribution that ends at c."""

    def fit(self, data, *args, **kwds):
        """Refused: its likelihood has equations of its own."""
        from scipy._refusals import refuse

        refuse("scipy.stats.truncpareto.fit")

    def _argcheck(self, b, c):
        return (np.asarray(b) != 0) & (np.asarray(c) > 1)

    def _get_support(self, b, c):
        return self.a, c

    def _pdf(self, x, b, c):
        return b * x ** -(b + 1) / (1 - 1 / c**b)

    def _logpdf(self, x, b, c):
        return np.where(b > 0, np.log(b) - np.log(-np.expm1(-b * np.log(c))) - (b + 1) * np.log(x),
            np.log(np.abs(b)) - np.log(np.abs(np.expm1(-b * np.log(c)))) - (b + 1) * np.log(x))

    def _cdf(self, x, b, c):
        return (1 - x**-b) / (1 - 1 / c**b)

    def _sf(self, x, b, c):
        return (x**-b - 1 / c**b) / (1 - 1 / c**b)

    def _ppf(self, q, b, c):
        return (1 - (1 - 1 / c**b) * q) ** (-1 / b)

    def _isf(self, q, b, c):
        return (1 / c**b + (1 - 1 / c**b) * q) ** (-1 / b)

    def _entropy(self, b, c):
        return -(np.log(b / (1 - 1 / c**b)) + (b + 1) * (np.log(c) / (c**b - 1) - 1 / b))

    def _munp(self, order, b, c):
        if order == b:
            return b * np.log(c) / (1 - 1 / c**b)
        return b / (b - order) * (c**b - c**order) / (c**b - 1)


class truncweibull_min_gen(rv_continuous):
    """Weibull's distribution between a and b."""

    def _fitstart(self, data, args=None):
        return super()._fitstart(data, args=(1, 0, 1) if args is None else args)

    def _argcheck(self, c, a, b):
        return (np.asarray(a) >= 0) & (np.asarray(b) > a) & (np.asarray(c) > 0)

    def _get_support(self, c, a, b):
        return a, b

    def _pdf(self, x, c, a, b):
        return c * x ** (c - 1) * np.exp(-(x**c)) / (np.exp(-(a**c)) - np.exp(-(b**c)))

    def _logpdf(self, x, c, a, b):
        return np.log(c) + sc.xlogy(c - 1, x) - x**c - np.log(np.exp(-(a**c)) - np.exp(-(b**c)))

    def _cdf(self, x, c, a, b):
        return (np.exp(-(a**c)) - np.exp(-(x**c))) / (np.exp(-(a**c)) - np.exp(-(b**c)))

    def _sf(self, x, c, a, b):
        return (np.exp(-(x**c)) - np.exp(-(b**c))) / (np.exp(-(a**c)) - np.exp(-(b**c)))

    def _ppf(self, q, c, a, b):
        return (-np.log((1 - q) * np.exp(-(a**c)) + q * np.exp(-(b**c)))) ** (1 / c)

    def _isf(self, q, c, a, b):
        return (-np.log((1 - q) * np.exp(-(b**c)) + q * np.exp(-(a**c)))) ** (1 / c)

    def _munp(self, order, c, a, b):
        share = order / c + 1.0
        inside = sc.gamma(share) * (sc.gammainc(share, b**c) - sc.gammainc(share, a**c))
        return inside / (np.exp(-(a**c)) - np.exp(-(b**c)))


class rdist_gen(rv_continuous):
    """One coordinate of a random direction."""

    def _logpdf(self, x, c):
        from scipy.stats import beta

        return -np.log(2) + beta._logpdf((x + 1) / 2, c / 2, c / 2)

    def _pdf(self, x, c):
        return np.exp(self._logpdf(x, c))

    def _cdf(self, x, c):
        return sc.betainc(c / 2, c / 2, (x + 1) / 2)

    def _sf(self, x, c):
        return sc.betaincc(c / 2, c / 2, (x + 1) / 2)

    def _ppf(self, q, c):
        return 2 * sc.betaincinv(c / 2, c / 2, q) - 1

    def _rvs(self, c, size=None, random_state=None):
        return 2 * random_state.beta(c / 2, c / 2, size) - 1

    def _munp(self, order, c):
        return (1 - order % 2) * sc.beta((order + 1.0) / 2, c / 2.0) / sc.beta(1.0 / 2, c / 2.0)


class argus_gen(rv_continuous):
    """Decayed masses at a threshold, after the ARGUS experiment."""

    @staticmethod
    def _phi(chi):
        return sc.gammainc(1.5, chi**2 / 2) / 2

    def _logpdf(self, x, chi):
        y = 1.0 - x * x
        return 3 * np.log(chi) - 0.5 * np.log(2 * np.pi) - np.log(self._phi(chi)) + np.log(x) + 0.5 * np.log1p(-x * x) - chi**2 * y / 2

    def _pdf(self, x, chi):
        return np.exp(self._logpdf(x, chi))

    def _cdf(self, x, chi):
        return 1.0 - self._sf(x, chi)

    def _sf(self, x, chi):
        return self._phi(chi * np.sqrt((1 - x) * (1 + x))) / self._phi(chi)

    def _stats(self, chi):
        phi = self._phi(chi)
        mean = np.sqrt(np.pi / 8) * chi * sc.ive(1, chi**2 / 4) / phi
        density = np.exp(-(chi**2) / 2) / np.sqrt(2 * np.pi)
        second = np.where(chi > 0.1, 1 - 3 / chi**2 + chi * density / phi,
            np.polyval([-358 / 65690625, 0, -94 / 1010625, 0, 2 / 2625, 0, 6 / 175, 0, 0.4], chi))
        return mean, second - mean**2, None, None

    def _rvs(self, chi, size=None, random_state=None):
        from scipy._refusals import refuse
        from scipy.stats._rejection import argus_values

        if np.size(chi) > 1:
            refuse("scipy.stats.argus.rvs of several shapes", "draw for one shape at a time")
        return argus_values(float(chi), size, random_state)


DISTRIBUTIONS = {
    "arcsine": (arcsine_gen, "", 0.0, 1.0),
    "anglit": (anglit_gen, "", -np.pi / 4, np.pi / 4),
    "semicircular": (semicircular_gen, "", -1.0, 1.0),
    "cosine": (cosine_gen, "", -np.pi, np.pi),
    "bradford": (bradford_gen, "c", 0.0, 1.0),
    "trapezoid": (trapezoid_gen, "c, d", 0.0, 1.0),
    "truncexpon": (truncexpon_gen, "b", 0.0, np.inf),
    "truncpareto": (truncpareto_gen, "b, c", 1.0, np.inf),
    "truncweibull_min": (truncweibull_min_gen, "c, a, b", -np.inf, np.inf),
    "rdist": (rdist_gen, "c", -1.0, 1.0),
    "argus": (argus_gen, "chi", 0.0, 1.0),
}
