"""More distributions made of the normal one: johnsonsu, exponnorm, powernorm, rice, moyal, norminvgauss, wald and kin."""

import numpy as np

from scipy import special as sc
from scipy.stats._continuous import rv_continuous

ROOT_2PI = np.sqrt(2 * np.pi)


def normal_density(x):
    """The density of the normal distribution."""
    return np.exp(-(x**2) / 2.0) / ROOT_2PI


class johnsonsb_gen(rv_continuous):
    """Johnson's bounded distribution."""

    _open_ends = True

    def _argcheck(self, a, b):
        return (np.asarray(b) > 0) & (np.asarray(a) == a)

    def _pdf(self, x, a, b):
        return b * 1.0 / (x * (1 - x)) * normal_density(a + b * sc.logit(x))

    def _cdf(self, x, a, b):
        return sc.ndtr(a + b * sc.logit(x))

    def _ppf(self, q, a, b):
        return sc.expit(1.0 / b * (sc.ndtri(q) - a))

    def _sf(self, x, a, b):
        return sc.ndtr(-(a + b * sc.logit(x)))

    def _isf(self, q, a, b):
        return sc.expit(1.0 / b * (-sc.ndtri(q) - a))


class johnsonsu_gen(rv_continuous):
    """Johnson's unbounded distribution."""

    def _argcheck(self, a, b):
        return (np.asarray(b) > 0) & (np.asarray(a) == a)

    def _pdf(self, x, a, b):
        return b * 1.0 / np.sqrt(x * x + 1.0) * normal_density(a + b * np.arcsinh(x))

    def _cdf(self, x, a, b):
        return sc.ndtr(a + b * np.arcsinh(x))

    def _ppf(self, q, a, b):
        return np.sinh((sc.ndtri(q) - a) / b)

    def _sf(self, x, a, b):
        return sc.ndtr(-(a + b * np.arcsinh(x)))

    def _isf(self, x, a, b):
        return np.sinh((-sc.ndtri(x) - a) / b)

    def _stats(self, a, b):
        grown, turn = np.exp(b**-2.0), a / b
        mean = -(grown**0.5) * np.sinh(turn)
        variance = 0.5 * sc.expm1(b**-2.0) * (grown * np.cosh(2 * turn) + 1)
        top = grown**0.5 * (np.expm1(b**-2.0)) ** 0.5 * (3 * np.sinh(turn) + grown * (grown + 2) * np.sinh(3 * turn))
        skew = -top / np.sqrt(2) / (1 + grown * np.cosh(2 * turn)) ** 1.5
        t1 = 3 + 6 * grown
        t2 = 4 * grown**2 * (grown + 2) * np.cosh(2 * turn)
        t3 = grown**2 * np.cosh(4 * turn) * (-3 + 3 * grown**2 + 2 * grown**3 + grown**4)
        return mean, variance, skew, (t1 + t2 + t3) / (2 * (1 + grown * np.cosh(2 * turn)) ** 2) - 3


class exponnorm_gen(rv_continuous):
    """A normal variable plus an exponential one."""

    def _rvs(self, K, size=None, random_state=None):
        late = random_state.standard_exponential(size) * K
        return random_state.standard_normal(size) + late

    def _pdf(self, x, K):
        return np.exp(self._logpdf(x, K))

    def _logpdf(self, x, K):
        rate = 1.0 / K
        return rate * (0.5 * rate - x) + sc.log_ndtr(x - rate) - np.log(K)

    def _cdf(self, x, K):
        rate = 1.0 / K
        return sc.ndtr(x) - np.exp(rate * (0.5 * rate - x) + sc.log_ndtr(x - rate))

    def _sf(self, x, K):
        rate = 1.0 / K
        return sc.ndtr(-x) + np.exp(rate * (0.5 * rate - x) + sc.log_ndtr(x - rate))

    def _stats(self, K):
        square = K * K
        return K, 1 + square, 2 * K**3 * (1 + square) ** -1.5, 6.0 * square * square * (1 + square) ** -2


class powernorm_gen(rv_continuous):
    """The smallest of c normal variables."""

    def _pdf(self, x, c):
        return c * normal_density(x) * sc.ndtr(-x) ** (c - 1.0)

    def _logpdf(self, x, c):
        return np.log(c) - x**2 / 2 - 0.5 * np.log(2 * np.pi) + (c - 1) * sc.log_ndtr(-x)

    def _cdf(self, x, c):
        return -sc.expm1(self._logsf(x, c))

    def _ppf(self, q, c):
        return -sc.ndtri((1.0 - q) ** (1.0 / c))

    def _sf(self, x, c):
        return np.exp(self._logsf(x, c))

    def _logsf(self, x, c):
        return c * sc.log_ndtr(-x)

    def _isf(self, q, c):
        return -sc.ndtri(np.exp(np.log(q) / c))


class powerlognorm_gen(rv_continuous):
    """The smallest of c log-normal variables."""

    _open_ends = True

    def _pdf(self, x, c, s):
        return np.exp(self._logpdf(x, c, s))

    def _logpdf(self, x, c, s):
        z = np.log(x) / s
        return np.log(c) - np.log(x) - np.log(s) - z**2 / 2 - 0.5 * np.log(2 * np.pi) + sc.log_ndtr(-z) * (c - 1.0)

    def _cdf(self, x, c, s):
        return -sc.expm1(self._logsf(x, c, s))

    def _logsf(self, x, c, s):
        return sc.log_ndtr(-np.log(x) / s) * c

    def _sf(self, x, c, s):
        return np.exp(self._logsf(x, c, s))

    def _ppf(self, q, c, s):
        return self._isf(1 - q, c, s)

    def _isf(self, q, c, s):
        return np.exp(-sc.ndtri(q ** (1 / c)) * s)


class _settled(rv_continuous):
    """A distribution of a family with its shape settled."""

    _open_ends = True
    _family, _shape = "", 1.0

    def _whole(self, method, *args):
        from scipy import stats

        return getattr(getattr(stats, self._family), method)(*args, self._shape)

    def _argcheck(self):
        return True

    def _pdf(self, x):
        return self._whole("_pdf", x)

    def _logpdf(self, x):
        return self._whole("_logpdf", x)

    def _cdf(self, x):
        return self._whole("_cdf", x)

    def _logcdf(self, x):
        return self._whole("_logcdf", x)

    def _sf(self, x):
        return self._whole("_sf", x)

    def _logsf(self, x):
        return self._whole("_logsf", x)

    def _ppf(self, q):
        return self._whole("_ppf", q)

    def _isf(self, q):
        return self._whole("_isf", q)

    def _stats(self):
        return self._whole("_stats")

    def _munp(self, order):
        return self._whole("_munp", order)


class gibrat_gen(_settled):
    """The log-normal distribution of shape 1."""

    _family = "lognorm"

    def _rvs(self, size=None, random_state=None):
        return np.exp(random_state.standard_normal(size))

    def _entropy(self):
        return 0.5 * np.log(2 * np.pi) + 0.5


class wald_gen(_settled):
    """The inverse normal distribution of mean 1."""

    _family = "invgauss"

    def _rvs(self, size=None, random_state=None):
        return random_state.wald(1.0, 1.0, size=size)


class recipinvgauss_gen(rv_continuous):
    """One over an inverse normal variable."""

    def _pdf(self, x, mu):
        return np.exp(self._logpdf(x, mu))

    def _logpdf(self, x, mu):
        return np.where(x > 0, -((1 - mu * x) ** 2.0) / (2 * x * mu**2.0) - 0.5 * np.log(2 * np.pi * x), -np.inf)

    def _cdf(self, x, mu):
        root = 1.0 / np.sqrt(x)
        return sc.ndtr(-root * (1.0 / mu - x)) - np.exp(2.0 / mu) * sc.ndtr(-root * (1.0 / mu + x))

    def _sf(self, x, mu):
        root = 1.0 / np.sqrt(x)
        return sc.ndtr(root * (1.0 / mu - x)) + np.exp(2.0 / mu) * sc.ndtr(-root * (1.0 / mu + x))

    def _rvs(self, mu, size=None, random_state=None):
        return 1.0 / random_state.wald(mu, 1.0, size=size)


class moyal_gen(rv_continuous):
    """Moyal's approximation of the loss of energy."""

    def _rvs(self, size=None, random_state=None):
        from scipy.stats import gamma

        return -np.log(gamma.rvs(a=0.5, scale=2, size=size, random_state=random_state))

    def _pdf(self, x):
        return np.exp(-0.5 * (x + np.exp(-x))) / ROOT_2PI

    def _cdf(self, x):
        return sc.erfc(np.exp(-0.5 * x) / np.sqrt(2))

    def _sf(self, x):
        return sc.erf(np.exp(-0.5 * x) / np.sqrt(2))

    def _ppf(self, x):
        return -np.log(2 * sc.erfcinv(x) ** 2)

    def _stats(self):
        return np.log(2) + np.euler_gamma, np.pi**2 / 2, 28 * np.sqrt(2) * sc.zeta(3) / np.pi**3, 4.0


class rice_gen(rv_continuous):
    """The length of a plane vector around a point at distance b."""

    def _argcheck(self, b):
        return np.asarray(b) >= 0

    def _rvs(self, b, size=None, random_state=None):
        shape = (2,) + (() if size is None else tuple(size) if np.ndim(size) else (size,))
        t = np.asarray(b) / np.sqrt(2) + random_state.standard_normal(size=shape)
        return np.sqrt((t * t).sum(axis=0))

    def _cdf(self, x, b):
        return sc.chndtr(np.square(x), 2, np.square(b))

    def _ppf(self, q, b):
        return np.sqrt(sc.chndtrix(q, 2, np.square(b)))

    def _pdf(self, x, b):
        return x * np.exp(-(x - b) * (x - b) / 2.0) * sc.ive(0, x * b)

    def _logpdf(self, x, b):
        return np.log(x) - (x - b) ** 2 / 2 + np.log(sc.ive(0, x * b))


class norminvgauss_gen(rv_continuous):
    """Normal variables whose variance is inverse normal."""

    _open_ends = True

    def _argcheck(self, a, b):
        return (np.asarray(a) > 0) & (np.absolute(b) < a)

    def _pdf(self, x, a, b):
        root, far = np.sqrt(a**2 - b**2), np.hypot(1, x)
        return a / np.pi * sc.kve(1, a * far) * np.exp(b * x - a * far + root) / far

    def _rvs(self, a, b, size=None, random_state=None):
        from scipy.stats import invgauss

        root = np.sqrt(a**2 - b**2)
        spread = invgauss.rvs(mu=1 / root, size=size, random_state=random_state)
        return b * spread + np.sqrt(spread) * random_state.standard_normal(size)

    def _stats(self, a, b):
        root = np.sqrt(a**2 - b**2)
        return b / root, a**2 / root**3, 3.0 * b / (a * np.sqrt(root)), 3.0 * (1 + 4 * b**2 / a**2) / root

    def _fitstart(self, data, args=None):
        return super()._fitstart(data, args=(1, 0.5) if args is None else args)


class alpha_gen(rv_continuous):
    """One over a normal variable cut at zero."""

    _open_ends = True

    def _pdf(self, x, a):
        return 1.0 / x**2 / sc.ndtr(a) * normal_density(a - 1.0 / x)

    def _logpdf(self, x, a):
        return -2 * np.log(x) - (a - 1.0 / x) ** 2 / 2 - 0.5 * np.log(2 * np.pi) - np.log(sc.ndtr(a))

    def _cdf(self, x, a):
        return sc.ndtr(a - 1.0 / x) / sc.ndtr(a)

    def _ppf(self, q, a):
        return 1.0 / (a - sc.ndtri(q * sc.ndtr(a)))

    def _stats(self, a):
        return np.inf + 0 * a, np.inf + 0 * a, np.nan + 0 * a, np.nan + 0 * a


class crystalball_gen(rv_continuous):
    """A normal distribution with a power law below -beta."""

    def _argcheck(self, beta, m):
        return (np.asarray(m) > 1) & (np.asarray(beta) > 0)

    @staticmethod
    def _whole(beta, m):
        return 1.0 / (m / beta / (m - 1) * np.exp(-(beta**2) / 2.0) + ROOT_2PI * sc.ndtr(beta))

    def _pdf(self, x, beta, m):
        return np.exp(self._logpdf(x, beta, m))

    def _logpdf(self, x, beta, m):
        far = m * np.log(m / beta) - beta**2 / 2 - m * np.log(np.maximum(m / beta - beta - x, 1e-300))
        return np.log(self._whole(beta, m)) + np.where(x > -beta, -(x**2) / 2, far)

    def _cdf(self, x, beta, m):
        tail = np.exp(m * np.log(m / beta) - beta**2 / 2.0) * np.maximum(m / beta - beta - np.minimum(x, -beta),
            1e-300) ** (-m + 1) / (m - 1)
        upper = m / beta * np.exp(-(beta**2) / 2.0) / (m - 1) + ROOT_2PI * (sc.ndtr(x) - sc.ndtr(-beta))
        return self._whole(beta, m) * np.where(x > -beta, upper, tail)

    def _sf(self, x, beta, m):
        return np.where(x > -beta, self._whole(beta, m) * ROOT_2PI * sc.ndtr(-x), 1 - self._cdf(x, beta, m))

    def _ppf(self, p, beta, m):
        whole = self._whole(beta, m)
        edge = whole * (m / beta) * np.exp(-(beta**2) / 2) / (m - 1)
        low = m / beta - beta - ((m - 1) * (m / beta) ** (-m) / np.exp(-(beta**2) / 2) * np.minimum(p, edge) / whole) ** (1 / (1 - m))
        high = sc.ndtri(sc.ndtr(-beta) + 1 / ROOT_2PI * (p / whole - m / beta * np.exp(-(beta**2) / 2) / (m - 1)))
        return np.where(p < edge, low, high)

    def _munp(self, order, beta, m):
        return super()._munp(order, beta, m) if order + 1 < m else np.inf

    def _fitstart(self, data, args=None):
        return super()._fitstart(data, args=(1, 1.5) if args is None else args)


DISTRIBUTIONS = {
    "johnsonsb": (johnsonsb_gen, "a, b", 0.0, 1.0),
    "johnsonsu": (johnsonsu_gen, "a, b", -np.inf, np.inf),
    "exponnorm": (exponnorm_gen, "K", -np.inf, np.inf),
    "powernorm": (powernorm_gen, "c", -np.inf, np.inf),
    "powerlognorm": (powerlognorm_gen, "c, s", 0.0, np.inf),
    "gibrat": (gibrat_gen, "", 0.0, np.inf),
    "wald": (wald_gen, "", 0.0, np.inf),
    "recipinvgauss": (recipinvgauss_gen, "mu", 0.0, np.inf),
    "moyal": (moyal_gen, "", -np.inf, np.inf),
    "rice": (rice_gen, "b", 0.0, np.inf),
    "norminvgauss": (norminvgauss_gen, "a, b", -np.inf, np.inf),
    "alpha": (alpha_gen, "a", 0.0, np.inf),
    "crystalball": (crystalball_gen, "beta, m", -np.inf, np.inf),
}
