"""More distributions made of the gamma and beta functions: gengamma, erlang, betaprime, loggamma, pearson3, nakagami, jf_skew_t."""

import numpy as np

from scipy import special as sc
from scipy.stats._continuous import rv_continuous
from scipy.stats._gamma_family import gamma_gen


def _skewness(data):
    deviations = data - data.mean()
    return np.mean(deviations**3) / np.mean(deviations**2) ** 1.5


class gengamma_gen(rv_continuous):
    """A power of a gamma variable."""

    def _argcheck(self, a, c):
        return (np.asarray(a) > 0) & (np.asarray(c) != 0)

    def _pdf(self, x, a, c):
        return np.exp(self._logpdf(x, a, c))

    def _logpdf(self, x, a, c):
        return np.where((x != 0) | (c > 0), np.log(abs(c)) + sc.xlogy(c * a - 1, x) - x**c - sc.gammaln(a), -np.inf)

    def _cdf(self, x, a, c):
        power = x**c
        return np.where(c > 0, sc.gammainc(a, power), sc.gammaincc(a, power))

    def _sf(self, x, a, c):
        power = x**c
        return np.where(c > 0, sc.gammaincc(a, power), sc.gammainc(a, power))

    def _rvs(self, a, c, size=None, random_state=None):
        return np.asarray(random_state.standard_gamma(a, size=size)) ** (1.0 / c)

    def _ppf(self, q, a, c):
        return np.where(c > 0, sc.gammaincinv(a, q), sc.gammainccinv(a, q)) ** (1.0 / c)

    def _isf(self, q, a, c):
        return np.where(c > 0, sc.gammainccinv(a, q), sc.gammaincinv(a, q)) ** (1.0 / c)

    def _munp(self, order, a, c):
        return sc.poch(a, order * 1.0 / c)

    def _entropy(self, a, c):
        slope = sc.digamma(a)
        return a * (1 - slope) + 1.0 / c * slope + sc.gammaln(a) - np.log(abs(c))


class erlang_gen(gamma_gen):
    """The gamma distribution of whole shapes."""

    def _fitstart(self, data, args=None):
        a = int(4.0 / (1e-8 + _skewness(data) ** 2)) or 1
        return rv_continuous._fitstart(self, data, args=(a,))


class betaprime_gen(rv_continuous):
    """The odds of a beta variable."""

    _open_ends = True

    def _rvs(self, a, b, size=None, random_state=None):
        from scipy.stats import gamma

        top = gamma.rvs(a, size=size, random_state=random_state)
        return top / gamma.rvs(b, size=size, random_state=random_state)

    def _pdf(self, x, a, b):
        return np.exp(self._logpdf(x, a, b))

    def _logpdf(self, x, a, b):
        return sc.xlogy(a - 1.0, x) - sc.xlog1py(a + b, x) - sc.betaln(a, b)

    def _cdf(self, x, a, b):
        return np.where(x > 1, sc.betaincc(b, a, 1 / (1 + x)), sc.betainc(a, b, x / (1 + x)))

    def _sf(self, x, a, b):
        return np.where(x > 1, sc.betainc(b, a, 1 / (1 + x)), sc.betaincc(a, b, x / (1 + x)))

    def _ppf(self, p, a, b):
        r = sc.betaincinv(a, b, p)
        other = 1 / sc.betaincinv(b, a, 1 - p) - 1
        return np.where(r > 0.9999, other, r / (1 - r))

    def _munp(self, order, a, b):
        if order >= b:
            return np.inf
        return float(np.prod([(a + step - 1) / (b - step) for step in range(1, order + 1)]))


class loggamma_gen(rv_continuous):
    """The logarithm of a gamma variable."""

    def _rvs(self, c, size=None, random_state=None):
        return np.log(random_state.gamma(c + 1, size=size)) + np.log(random_state.uniform(size=size)) / c

    def _pdf(self, x, c):
        return np.exp(c * x - np.exp(x) - sc.gammaln(c))

    def _logpdf(self, x, c):
        return c * x - np.exp(x) - sc.gammaln(c)

    def _cdf(self, x, c):
        return np.where(x < -np.log(1e300), np.exp(c * x - sc.gammaln(c + 1)), sc.gammainc(c, np.exp(x)))

    def _sf(self, x, c):
        return sc.gammaincc(c, np.exp(x))

    def _ppf(self, q, c):
        return np.log(sc.gammaincinv(c, q))

    def _isf(self, q, c):
        return np.log(sc.gammainccinv(c, q))

    def _stats(self, c):
        variance = sc.polygamma(1, c)
        return sc.digamma(c), variance, sc.polygamma(2, c) / variance**1.5, sc.polygamma(3, c) / variance**2

    def _entropy(self, c):
        return sc.gammaln(c) - c * sc.digamma(c) + c


class pearson3_gen(rv_continuous):
    """Pearson's third distribution: a gamma variable by its skewness, with mean 0 and variance 1."""

    def _argcheck(self, skew):
        return np.isfinite(skew)

    @staticmethod
    def _parts(x, skew):
        """The shapes of the gamma variable, x in its terms, and where the skewness is next to nothing."""
        flat = np.abs(skew) < 0.000016
        safe = np.where(flat, 1.0, skew)
        beta = 2.0 / safe
        alpha = (safe / 2.0) ** -2.0
        return flat, beta, alpha, beta * (x - -beta)

    def _stats(self, skew):
        return 0.0 * skew, 1.0 + 0.0 * skew, 1.0 * skew, 1.5 * skew**2

    def _pdf(self, x, skew):
        return np.exp(self._logpdf(x, skew))

    def _logpdf(self, x, skew):
        from scipy.stats import gamma

        flat, beta, alpha, moved = self._parts(x, skew)
        return np.where(flat, -(x**2) / 2 - 0.5 * np.log(2 * np.pi),
            np.where(moved >= 0, np.log(abs(beta)) + gamma._logpdf(np.maximum(moved, 0), alpha), -np.inf))

    def _cdf(self, x, skew):
        flat, _, alpha, moved = self._parts(x, skew)
        moved = np.maximum(moved, 0)
        return np.where(flat, sc.ndtr(x), np.where(skew > 0, sc.gammainc(alpha, moved), sc.gammaincc(alpha, moved)))

    def _sf(self, x, skew):
        flat, _, alpha, moved = self._parts(x, skew)
        moved = np.maximum(moved, 0)
        return np.where(flat, sc.ndtr(-x), np.where(skew > 0, sc.gammaincc(alpha, moved), sc.gammainc(alpha, moved)))

    def _rvs(self, skew, size=None, random_state=None):
        skew = np.atleast_1d(np.broadcast_to(skew, size))
        flat, beta, alpha, _ = self._parts(0.0, skew)
        values = np.empty(np.shape(flat))
        values[flat] = random_state.standard_normal(int(np.sum(flat)))
        values[~flat] = random_state.standard_gamma(alpha[~flat], int(np.sum(~flat))) / beta[~flat] - beta[~flat]
        return values[0] if size == () else values

    def _ppf(self, q, skew):
        flat, beta, alpha, _ = self._parts(0.0, skew)
        q_side = np.where(beta < 0, 1 - q, q)
        return np.where(flat, sc.ndtri(q), sc.gammaincinv(alpha, q_side) / beta - beta)


class nakagami_gen(rv_continuous):
    """The root of a gamma variable of mean 1."""

    def _argcheck(self, nu):
        return np.asarray(nu) > 0

    def _pdf(self, x, nu):
        return np.exp(self._logpdf(x, nu))

    def _logpdf(self, x, nu):
        return np.log(2) + sc.xlogy(nu, nu) - sc.gammaln(nu) + sc.xlogy(2 * nu - 1, x) - nu * x**2

    def _cdf(self, x, nu):
        return sc.gammainc(nu, nu * x * x)

    def _ppf(self, q, nu):
        return np.sqrt(1.0 / nu * sc.gammaincinv(nu, q))

    def _sf(self, x, nu):
        return sc.gammaincc(nu, nu * x * x)

    def _isf(self, p, nu):
        return np.sqrt(1 / nu * sc.gammainccinv(nu, p))

    def _stats(self, nu):
        mean = np.exp(sc.gammaln(nu + 0.5) - sc.gammaln(nu)) / np.sqrt(nu)
        variance = 1.0 - mean * mean
        skew = mean * (1 - 4 * nu * variance) / 2.0 / nu / variance**1.5
        top = -6 * mean**4 * nu + (8 * nu - 2) * mean**2 - 2 * nu + 1
        return mean, variance, skew, top / (nu * variance**2.0)

    def _entropy(self, nu):
        return nu + sc.gammaln(nu) - np.log(2) - (nu - 0.5) * sc.digamma(nu) - 0.5 * np.log(nu)

    def _rvs(self, nu, size=None, random_state=None):
        return np.sqrt(random_state.standard_gamma(nu, size=size) / nu)

    def _fitstart(self, data, args=None):
        loc = np.min(data)
        return (1.0,) * self.numargs + (loc, np.sqrt(np.sum((data - loc) ** 2) / len(data)))


class jf_skew_t_gen(rv_continuous):
    """The skew t distribution of Jones and Faddy."""

    def _pdf(self, x, a, b):
        c = 2 ** (a + b - 1) * sc.beta(a, b) * np.sqrt(a + b)
        root = np.sqrt(a + b + x**2)
        return (1 + x / root) ** (a + 0.5) * (1 - x / root) ** (b + 0.5) / c

    def _rvs(self, a, b, size=None, random_state=None):
        d = random_state.beta(a, b, size)
        return (2 * d - 1) * np.sqrt(a + b) / (2 * np.sqrt(d * (1 - d)))

    def _cdf(self, x, a, b):
        return sc.betainc(a, b, (1 + x / np.sqrt(a + b + x**2)) * 0.5)

    def _sf(self, x, a, b):
        return sc.betaincc(a, b, (1 + x / np.sqrt(a + b + x**2)) * 0.5)

    def _ppf(self, q, a, b):
        d = sc.betaincinv(a, b, q)
        return (2 * d - 1) * np.sqrt(a + b) / (2 * np.sqrt(d * (1 - d)))

    def _munp(self, order, a, b):
        if not (a > 0.5 * order and b > 0.5 * order):
            return np.nan
        steps = np.arange(order + 1)
        signs = np.where(steps % 2, -1, 1)
        total = np.sum(sc.comb(order, steps) * signs * sc.beta(a + 0.5 * order - steps, b - 0.5 * order + steps))
        return total * (a + b) ** (0.5 * order) / (2**order * sc.beta(a, b))


DISTRIBUTIONS = {
    "gengamma": (gengamma_gen, "a, c", 0.0, np.inf),
    "erlang": (erlang_gen, "a", 0.0, np.inf),
    "betaprime": (betaprime_gen, "a, b", 0.0, np.inf),
    "loggamma": (loggamma_gen, "c", -np.inf, np.inf),
    "pearson3": (pearson3_gen, "skew", -np.inf, np.inf),
    "nakagami": (nakagami_gen, "nu", 0.0, np.inf),
    "jf_skew_t": (jf_skew_t_gen, "a, b", -np.inf, np.inf),
}
