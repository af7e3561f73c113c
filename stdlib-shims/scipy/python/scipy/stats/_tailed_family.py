"""Heavy-tailed and two-sided distributions: halfcauchy, levy, gennorm, foldnorm, hypsecant, dgamma, laplace_asymmetric and kin."""

import numpy as np

from scipy import special as sc
from scipy.stats._continuous import rv_continuous


class halfcauchy_gen(rv_continuous):
    """The absolute value of a Cauchy variable."""

    def _pdf(self, x):
        return 2.0 / np.pi / (1.0 + x * x)

    def _logpdf(self, x):
        return np.log(2.0 / np.pi) - sc.log1p(x * x)

    def _cdf(self, x):
        return 2.0 / np.pi * np.arctan(x)

    def _ppf(self, q):
        return np.tan(np.pi / 2 * q)

    def _sf(self, x):
        return 2.0 / np.pi * np.arctan2(1, x)

    def _isf(self, p):
        return 1.0 / np.tan(np.pi * p / 2)

    def _stats(self):
        return np.inf, np.inf, np.nan, np.nan

    def _entropy(self):
        return np.log(2 * np.pi)


class halflogistic_gen(rv_continuous):
    """The absolute value of a logistic variable."""

    def _pdf(self, x):
        return np.exp(self._logpdf(x))

    def _logpdf(self, x):
        return np.log(2) - x - 2.0 * sc.log1p(np.exp(-x))

    def _cdf(self, x):
        return np.tanh(x / 2.0)

    def _ppf(self, q):
        return 2 * np.arctanh(q)

    def _sf(self, x):
        return 2 * sc.expit(-x)

    def _isf(self, q):
        return np.where(q < 0.5, -sc.logit(0.5 * q), 2 * np.arctanh(1 - q))

    def _munp(self, order):
        return {0: 1.0, 1: 2 * np.log(2), 2: np.pi**2 / 3, 3: 9 * 1.202056903159594, 4: 7 * np.pi**4 / 15}.get(
            order, 2 * (1 - 2.0 ** (1 - order)) * sc.gamma(order + 1.0) * sc.zeta(order, 1)
        )

    def _entropy(self):
        return 2 - np.log(2)


class foldcauchy_gen(rv_continuous):
    """A Cauchy variable around c folded at zero."""

    def _argcheck(self, c):
        return np.asarray(c) >= 0

    def _rvs(self, c, size=None, random_state=None):
        from scipy.stats import cauchy

        return abs(cauchy.rvs(loc=c, size=size, random_state=random_state))

    def _pdf(self, x, c):
        return 1.0 / np.pi * (1.0 / (1 + (x - c) ** 2) + 1.0 / (1 + (x + c) ** 2))

    def _cdf(self, x, c):
        return 1.0 / np.pi * (np.arctan(x - c) + np.arctan(x + c))

    def _sf(self, x, c):
        return (np.arctan2(1, x - c) + np.arctan2(1, x + c)) / np.pi

    def _stats(self, c):
        return np.inf + 0 * c, np.inf + 0 * c, np.nan + 0 * c, np.nan + 0 * c


class foldnorm_gen(rv_continuous):
    """A normal variable around c folded at zero."""

    def _argcheck(self, c):
        return np.asarray(c) >= 0

    def _rvs(self, c, size=None, random_state=None):
        return abs(random_state.standard_normal(size) + c)

    def _pdf(self, x, c):
        return (np.exp(-((x + c) ** 2) / 2) + np.exp(-((x - c) ** 2) / 2)) / np.sqrt(2 * np.pi)

    def _cdf(self, x, c):
        return 0.5 * (sc.erf((x - c) / np.sqrt(2)) + sc.erf((x + c) / np.sqrt(2)))

    def _sf(self, x, c):
        return sc.ndtr(c - x) + sc.ndtr(-c - x)

    def _stats(self, c):
        square = c * c
        decay = np.exp(-0.5 * square) / np.sqrt(2.0 * np.pi)
        mean = 2.0 * decay + c * sc.erf(c / np.sqrt(2))
        variance = square + 1 - mean * mean
        skew = 2.0 * (mean**3 - square * mean - decay) / variance**1.5
        fourth = square * (square + 6.0) + 3 + 8.0 * decay * mean + (2.0 * (square - 3.0) - 3.0 * mean**2) * mean**2
        return mean, variance, skew, fourth / variance**2.0 - 3.0


class gennorm_gen(rv_continuous):
    """The generalised normal distribution: exp(-|x|**beta)."""

    def _pdf(self, x, beta):
        return np.exp(self._logpdf(x, beta))

    def _logpdf(self, x, beta):
        return np.log(0.5 * beta) - sc.gammaln(1.0 / beta) - abs(x) ** beta

    def _cdf(self, x, beta):
        half = 0.5 * np.sign(x)
        return (0.5 + half) - half * sc.gammaincc(1.0 / beta, abs(x) ** beta)

    def _sf(self, x, beta):
        return self._cdf(-x, beta)

    def _ppf(self, q, beta):
        side = np.sign(q - 0.5)
        return side * sc.gammainccinv(1.0 / beta, (1.0 + side) - 2.0 * side * q) ** (1.0 / beta)

    def _isf(self, q, beta):
        return -self._ppf(q, beta)

    def _munp(self, order, beta):
        return 0.0 if order % 2 else np.exp(sc.gammaln((order + 1) / beta) - sc.gammaln(1 / beta))

    def _stats(self, beta):
        one, three, five = sc.gammaln(1.0 / beta), sc.gammaln(3.0 / beta), sc.gammaln(5.0 / beta)
        return 0.0 * beta, np.exp(three - one), 0.0 * beta, np.exp(five + one - 2.0 * three) - 3.0

    def _entropy(self, beta):
        return 1.0 / beta - np.log(0.5 * beta) + sc.gammaln(1.0 / beta)

    def _rvs(self, beta, size=None, random_state=None):
        z = np.asarray(random_state.gamma(1 / beta, size=size)) ** (1 / beta)
        return np.where(random_state.random(size=z.shape) < 0.5, -z, z)


class halfgennorm_gen(rv_continuous):
    """The upper half of the generalised normal distribution."""

    def _pdf(self, x, beta):
        return np.exp(self._logpdf(x, beta))

    def _logpdf(self, x, beta):
        return np.log(beta) - sc.gammaln(1.0 / beta) - x**beta

    def _cdf(self, x, beta):
        return sc.gammainc(1.0 / beta, x**beta)

    def _ppf(self, q, beta):
        return sc.gammaincinv(1.0 / beta, q) ** (1.0 / beta)

    def _sf(self, x, beta):
        return sc.gammaincc(1.0 / beta, x**beta)

    def _isf(self, q, beta):
        return sc.gammainccinv(1.0 / beta, q) ** (1.0 / beta)

    def _entropy(self, beta):
        return 1.0 / beta - np.log(beta) + sc.gammaln(1.0 / beta)


class hypsecant_gen(rv_continuous):
    """The hyperbolic secant."""

    def _pdf(self, x):
        return 1.0 / (np.pi * np.cosh(x))

    def _cdf(self, x):
        return 2.0 / np.pi * np.arctan(np.exp(x))

    def _ppf(self, q):
        return np.log(np.tan(np.pi * q / 2.0))

    def _sf(self, x):
        return 2.0 / np.pi * np.arctan(np.exp(-x))

    def _isf(self, q):
        return -np.log(np.tan(np.pi * q / 2.0))

    def _stats(self):
        return 0.0, np.pi * np.pi / 4, 0.0, 2.0

    def _entropy(self):
        return np.log(2 * np.pi)


class levy_gen(rv_continuous):
    """Lévy's distribution."""

    _open_ends = True

    def _pdf(self, x):
        return 1 / np.sqrt(2 * np.pi * x) / x * np.exp(-1 / (2 * x))

    def _cdf(self, x):
        return sc.erfc(np.sqrt(0.5 / x))

    def _sf(self, x):
        return sc.erf(np.sqrt(0.5 / x))

    def _ppf(self, q):
        z = sc.ndtri(1 - q / 2)
        return 1.0 / (z * z)

    def _isf(self, p):
        return 1 / (2 * sc.erfinv(p) ** 2)

    def _stats(self):
        return np.inf, np.inf, np.nan, np.nan


class levy_l_gen(rv_continuous):
    """Lévy's distribution turned around zero."""

    _open_ends = True

    def _pdf(self, x):
        x = abs(x)
        return 1 / np.sqrt(2 * np.pi * x) / x * np.exp(-1 / (2 * x))

    def _cdf(self, x):
        return 2 * sc.ndtr(1 / np.sqrt(abs(x))) - 1

    def _sf(self, x):
        return 2 * sc.ndtr(-1 / np.sqrt(abs(x)))

    def _ppf(self, q):
        z = sc.ndtri((q + 1.0) / 2)
        return -1.0 / (z * z)

    def _isf(self, p):
        return -1 / sc.ndtri(p / 2) ** 2

    def _stats(self):
        return np.inf, np.inf, np.nan, np.nan


class dgamma_gen(rv_continuous):
    """Two gamma distributions back to back."""

    def _rvs(self, a, size=None, random_state=None):
        from scipy.stats import gamma

        drawn = random_state.uniform(size=size)
        return gamma.rvs(a, size=size, random_state=random_state) * np.where(drawn >= 0.5, 1, -1)

    def _pdf(self, x, a):
        far = abs(x)
        return 1.0 / (2 * sc.gamma(a)) * far ** (a - 1.0) * np.exp(-far)

    def _logpdf(self, x, a):
        far = abs(x)
        return sc.xlogy(a - 1.0, far) - far - np.log(2) - sc.gammaln(a)

    def _cdf(self, x, a):
        return np.where(x > 0, 0.5 + 0.5 * sc.gammainc(a, abs(x)), 0.5 * sc.gammaincc(a, abs(x)))

    def _sf(self, x, a):
        return self._cdf(-x, a)

    def _ppf(self, q, a):
        return np.where(q > 0.5, sc.gammaincinv(a, 2 * np.maximum(q, 0.5) - 1), -sc.gammainccinv(a, 2 * np.minimum(q, 0.5)))

    def _isf(self, q, a):
        return -self._ppf(q, a)

    def _stats(self, a):
        second = a * (a + 1.0)
        return 0.0 * a, second, 0.0 * a, (a + 2.0) * (a + 3.0) / second - 3.0

    def _entropy(self, a):
        return a + np.log(2) + sc.gammaln(a) + (1 - a) * sc.digamma(a)


class dweibull_gen(rv_continuous):
    """Two Weibull distributions back to back."""

    def _rvs(self, c, size=None, random_state=None):
        from scipy.stats import weibull_min

        drawn = random_state.uniform(size=size)
        return weibull_min.rvs(c, size=size, random_state=random_state) * np.where(drawn >= 0.5, 1, -1)

    def _pdf(self, x, c):
        far = abs(x)
        return c / 2.0 * far ** (c - 1.0) * np.exp(-(far**c))

    def _logpdf(self, x, c):
        far = abs(x)
        return np.log(c) - np.log(2.0) + sc.xlogy(c - 1.0, far) - far**c

    def _cdf(self, x, c):
        half = 0.5 * np.exp(-(abs(x) ** c))
        return np.where(x > 0, 1 - half, half)

    def _sf(self, x, c):
        return self._cdf(-x, c)

    def _ppf(self, q, c):
        far = (-np.log(2.0 * np.where(q <= 0.5, q, 1.0 - q))) ** (1.0 / c)
        return np.where(q > 0.5, far, -far)

    def _isf(self, q, c):
        return -self._ppf(q, c)

    def _munp(self, order, c):
        return (1 - order % 2) * sc.gamma(1.0 + 1.0 * order / c)

    def _stats(self, c):
        second = sc.gamma(1 + 2 / c)
        return 0.0 * c, second, 0.0 * c, sc.gamma(1 + 4 / c) / second**2 - 3

    def _entropy(self, c):
        from scipy.stats import weibull_min

        return weibull_min._entropy(c) + np.log(2.0)


class laplace_asymmetric_gen(rv_continuous):
    """Two exponentials of different slopes back to back."""

    def _logpdf(self, x, kappa):
        slope = np.where(x >= 0, -kappa, 1 / kappa)
        return x * slope - np.log(kappa + 1 / kappa)

    def _pdf(self, x, kappa):
        return np.exp(self._logpdf(x, kappa))

    def _cdf(self, x, kappa):
        total = kappa + 1 / kappa
        return np.where(x >= 0, 1 - np.exp(-x * kappa) * (1 / kappa / total), np.exp(x / kappa) * (kappa / total))

    def _sf(self, x, kappa):
        total = kappa + 1 / kappa
        return np.where(x >= 0, np.exp(-x * kappa) * (1 / kappa / total), 1 - np.exp(x / kappa) * (kappa / total))

    def _ppf(self, q, kappa):
        total = kappa + 1 / kappa
        return np.where(q >= kappa / total, -np.log((1 - q) * total * kappa) / kappa, np.log(q * total / kappa) * kappa)

    def _isf(self, q, kappa):
        total = kappa + 1 / kappa
        return np.where(q <= 1 / kappa / total, -np.log(q * total * kappa) / kappa, np.log((1 - q) * total / kappa) * kappa)

    def _stats(self, kappa):
        up = 1 / kappa
        variance = up * up + kappa * kappa
        return up - kappa, variance, 2.0 * (1 - kappa**6) / (1 + kappa**4) ** 1.5, 6.0 * (1 + kappa**8) / (1 + kappa**4) ** 2

    def _entropy(self, kappa):
        return 1 + np.log(kappa + 1 / kappa)


class skewcauchy_gen(rv_continuous):
    """A Cauchy distribution that leans by a."""

    def _argcheck(self, a):
        return np.abs(a) < 1

    def _pdf(self, x, a):
        return 1 / (np.pi * (x**2 / (a * np.sign(x) + 1) ** 2 + 1))

    def _cdf(self, x, a):
        return np.where(x <= 0, (1 - a) / 2 + (1 - a) / np.pi * np.arctan(x / (1 - a)),
            (1 - a) / 2 + (1 + a) / np.pi * np.arctan(x / (1 + a)))

    def _ppf(self, q, a):
        below = q < (1 - a) / 2
        width = np.where(below, 1 - a, 1 + a)
        return width * np.tan(np.pi / width * (q - (1 - a) / 2))

    def _stats(self, a):
        return np.nan + 0 * a, np.nan + 0 * a, np.nan + 0 * a, np.nan + 0 * a

    def _fitstart(self, data, args=None):
        low, middle, high = np.percentile(data, [25, 50, 75])
        return 0.0, middle, (high - low) / 2


DISTRIBUTIONS = {
    "halfcauchy": (halfcauchy_gen, "", 0.0, np.inf),
    "halflogistic": (halflogistic_gen, "", 0.0, np.inf),
    "foldcauchy": (foldcauchy_gen, "c", 0.0, np.inf),
    "foldnorm": (foldnorm_gen, "c", 0.0, np.inf),
    "gennorm": (gennorm_gen, "beta", -np.inf, np.inf),
    "halfgennorm": (halfgennorm_gen, "beta", 0.0, np.inf),
    "hypsecant": (hypsecant_gen, "", -np.inf, np.inf),
    "levy": (levy_gen, "", 0.0, np.inf),
    "levy_l": (levy_l_gen, "", -np.inf, 0.0),
    "dgamma": (dgamma_gen, "a", -np.inf, np.inf),
    "dweibull": (dweibull_gen, "c", -np.inf, np.inf),
    "laplace_asymmetric": (laplace_asymmetric_gen, "kappa", -np.inf, np.inf),
    "skewcauchy": (skewcauchy_gen, "a", -np.inf, np.inf),
}
