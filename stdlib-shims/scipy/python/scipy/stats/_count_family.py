"""Distributions of counts: binom, poisson, geom, nbinom, hypergeom, randint, zipf and kin."""

import numpy as np

from scipy import special as sc
from scipy.stats._discrete import rv_discrete
from scipy.stats._random import integers


def is_whole(value):
    """Whether each value is a whole number."""
    return np.asarray(value) == np.round(value)


class binom_gen(rv_discrete):
    """Successes among n trials."""

    def _argcheck(self, n, p):
        return (np.asarray(n) >= 0) & is_whole(n) & (np.asarray(p) >= 0) & (np.asarray(p) <= 1)

    def _get_support(self, n, p):
        return self.a, n

    def _logpmf(self, k, n, p):
        ways = sc.gammaln(n + 1.0) - (sc.gammaln(k + 1.0) + sc.gammaln(n - k + 1.0))
        return ways + sc.xlogy(k, p) + sc.xlog1py(n - k, -p)

    def _pmf(self, k, n, p):
        n, k = np.asarray(n, dtype=float), np.asarray(k, dtype=float)
        few = np.where(n < 60, sc.binom(n, k) * np.power(np.asarray(p, dtype=float), k) * np.power(1 - np.asarray(p, dtype=float), n - k),
            0.0)
        return np.where(n < 60, few, np.exp(self._logpmf(k, n, p)))

    def _cdf(self, k, n, p):
        return sc.bdtr(k, n, p)

    def _sf(self, k, n, p):
        return sc.bdtrc(k, n, p)

    def _rvs(self, n, p, size=None, random_state=None):
        return random_state.binomial(n, p, size)

    def _stats(self, n, p):
        q = 1.0 - p
        variance = n * p * q
        return n * p * 1.0, variance, (q - p) / np.sqrt(variance), (1.0 - 6 * p * q) / variance


class bernoulli_gen(binom_gen):
    """One trial."""

    def _argcheck(self, p):
        return (np.asarray(p) >= 0) & (np.asarray(p) <= 1)

    def _get_support(self, p):
        return 0, 1

    def _logpmf(self, k, p):
        return np.log(self._pmf(k, p))

    def _pmf(self, k, p):
        return np.where(k == 1, p, np.where(k == 0, 1.0 - p, 0.0))

    def _cdf(self, k, p):
        return np.where(k >= 1, 1.0, np.where(k >= 0, 1.0 - p, 0.0))

    def _sf(self, k, p):
        return 1.0 - self._cdf(k, p)

    def _rvs(self, p, size=None, random_state=None):
        return random_state.binomial(1, p, size)

    def _stats(self, p):
        return super()._stats(1, p)


class poisson_gen(rv_discrete):
    """Counts of rare events."""

    def _argcheck(self, mu):
        return np.asarray(mu) >= 0

    def _logpmf(self, k, mu):
        return sc.xlogy(k, mu) - sc.gammaln(k + 1.0) - mu

    def _pmf(self, k, mu):
        return np.exp(self._logpmf(k, mu))

    def _cdf(self, k, mu):
        return np.where(np.asarray(mu) == 0, 1.0, sc.pdtr(k, mu))

    def _sf(self, k, mu):
        return np.where(np.asarray(mu) == 0, 0.0, sc.pdtrc(k, mu))

    def _rvs(self, mu, size=None, random_state=None):
        return random_state.poisson(mu, size)

    def _stats(self, mu):
        mu = np.asarray(mu, dtype=float)
        return mu, mu, np.where(mu > 0, np.sqrt(1.0 / mu), np.inf), np.where(mu > 0, 1.0 / mu, np.inf)


class geom_gen(rv_discrete):
    """Trials up to the first success."""

    def _argcheck(self, p):
        return (np.asarray(p) <= 1) & (np.asarray(p) > 0)

    def _pmf(self, k, p):
        return np.power(1.0 - p, k - 1) * p

    def _logpmf(self, k, p):
        return sc.xlog1py(k - 1, -p) + np.log(p)

    def _cdf(self, k, p):
        return -np.expm1(np.log1p(-p) * np.floor(k))

    def _sf(self, k, p):
        return np.exp(np.floor(k) * np.log1p(-p))

    def _ppf(self, q, p):
        value = np.ceil(np.log1p(-q) / np.log1p(-p))
        return np.where((self._cdf(value - 1, p) >= q) & (value > 0), value - 1, value)

    def _rvs(self, p, size=None, random_state=None):
        return random_state.geometric(p, size=size)

    def _stats(self, p):
        q = 1.0 - p
        return 1.0 / p, q / p / p, (2.0 - p) / np.sqrt(q), np.polyval([1, -6, 6], p) / (1.0 - p)


class nbinom_gen(rv_discrete):
    """Failures before the n-th success."""

    def _argcheck(self, n, p):
        return (np.asarray(n) > 0) & (np.asarray(p) > 0) & (np.asarray(p) <= 1)

    def _logpmf(self, k, n, p):
        return sc.gammaln(n + k) - sc.gammaln(k + 1.0) - sc.gammaln(n) + n * np.log(p) + sc.xlog1py(k, -p)

    def _pmf(self, k, n, p):
        return np.exp(self._logpmf(k, n, p))

    def _cdf(self, k, n, p):
        return sc.betainc(n, np.floor(k) + 1, p)

    def _sf(self, k, n, p):
        return sc.betaincc(n, np.floor(k) + 1, p)

    def _rvs(self, n, p, size=None, random_state=None):
        return random_state.negative_binomial(n, p, size)

    def _stats(self, n, p):
        q = 1.0 - p
        return n * q / p, n * q / p**2, (2.0 - p) / np.sqrt(n * q), 6.0 / n + p**2 / (n * q)


class hypergeom_gen(rv_discrete):
    """Good things among N taken from M of which n are good."""

    def _argcheck(self, M, n, N):
        M, n, N = np.asarray(M), np.asarray(n), np.asarray(N)
        return (M > 0) & (n >= 0) & (N >= 0) & (n <= M) & (N <= M) & is_whole(M) & is_whole(n) & is_whole(N)

    def _get_support(self, M, n, N):
        return np.maximum(N - (M - n), 0), np.minimum(n, N)

    def _logpmf(self, k, M, n, N):
        bad = M - n
        return (
            sc.betaln(n + 1.0, 1) + sc.betaln(bad + 1.0, 1) + sc.betaln(M - N + 1.0, N + 1.0)
            - sc.betaln(k + 1.0, n - k + 1.0) - sc.betaln(N - k + 1.0, bad - N + k + 1.0) - sc.betaln(M + 1.0, 1)
        )

    def _pmf(self, k, M, n, N):
        return np.exp(self._logpmf(k, M, n, N))

    def _sum(self, k, M, n, N, upper):
        arrays = np.broadcast_arrays(k, M, n, N)
        answers = []
        for top, all_, good, drawn in zip(*(array.ravel().tolist() for array in arrays)):
            low, high = max(drawn - (all_ - good), 0), min(good, drawn)
            top = min(max(top, low - 1), high)
            each = np.arange(top + 1, high + 1) if upper else np.arange(low, top + 1)
            answers.append(float(np.sum(self._pmf(each, all_, good, drawn))))
        return np.array(answers).reshape(arrays[0].shape)

    def _cdf(self, k, M, n, N):
        return self._sum(k, M, n, N, upper=False)

    def _sf(self, k, M, n, N):
        return self._sum(k, M, n, N, upper=True)

    def _rvs(self, M, n, N, size=None, random_state=None):
        return random_state.hypergeometric(n, M - n, N, size=size)

    def _stats(self, M, n, N):
        M, n, N = 1.0 * M, 1.0 * n, 1.0 * N
        m = M - n
        p = n / M
        mean = N * p
        variance = m * n * N * (M - N) / (M * M * (M - 1))
        skew = (m - n) * (M - 2 * N) / (M - 2.0) * np.sqrt((M - 1.0) / (m * n * N * (M - N)))
        kurtosis = M * (M + 1) - 6 * N * (M - N) - 6 * n * m
        kurtosis = kurtosis * (M - 1) * M * M + 6 * n * N * (M - N) * m * (5 * M - 6)
        return mean, variance, skew, kurtosis / (n * N * (M - N) * m * (M - 2.0) * (M - 3.0))


class randint_gen(rv_discrete):
    """Every whole number from low up to high - 1 alike."""

    def _argcheck(self, low, high):
        return (np.asarray(high) > low) & is_whole(low) & is_whole(high)

    def _get_support(self, low, high):
        return low, np.asarray(high) - 1

    def _pmf(self, k, low, high):
        return np.ones_like(k) / (np.asarray(high, dtype=float) - low)

    def _cdf(self, k, low, high):
        return (np.floor(k) - low + 1.0) / (high - low)

    def _ppf(self, q, low, high):
        value = np.ceil(q * (high - low) + low) - 1
        lower = np.maximum(value - 1, low)
        return np.where(self._cdf(lower, low, high) >= q, lower, value)

    def _rvs(self, low, high, size=None, random_state=None):
        return integers(random_state, low, high, size)

    def _stats(self, low, high):
        low, high = 1.0 * low, 1.0 * high
        d = high - low
        return (high + low - 1.0) / 2, (d * d - 1) / 12.0, 0.0 * d, -6.0 / 5.0 * (d * d + 1.0) / (d * d - 1.0)


class zipf_gen(rv_discrete):
    """Ranks whose frequency falls as a power."""

    def _argcheck(self, a):
        return np.asarray(a) > 1

    def _pmf(self, k, a):
        return 1.0 / sc.zeta(a, 1) * k ** (-1.0 * a)

    def _cdf(self, k, a):
        return 1.0 - sc.zeta(a, k + 1.0) / sc.zeta(a, 1)

    def _sf(self, k, a):
        return sc.zeta(a, k + 1.0) / sc.zeta(a, 1)

    def _rvs(self, a, size=None, random_state=None):
        return random_state.zipf(a, size=size)

    def _munp(self, order, a):
        return float(sc.zeta(a - order, 1) / sc.zeta(a, 1)) if a > order + 1 else np.inf

    def _stats(self, a):
        raw = [np.where(a > order + 1, sc.zeta(np.where(a > order + 1, a - order, 2.0), 1) / sc.zeta(a, 1), np.inf) for order in (1, 2, 3,
            4)]
        mean, variance = raw[0], raw[1] - raw[0] ** 2
        skew = (raw[2] - 3 * mean * raw[1] + 2 * mean**3) / variance**1.5
        return mean, variance, skew, (raw[3] - 4 * mean * raw[2] + 6 * mean**2 * raw[1] - 3 * mean**4) / variance**2 - 3


DISTRIBUTIONS = {
    "binom": (binom_gen, "n, p", 0, np.inf),
    "bernoulli": (bernoulli_gen, "p", 0, 1),
    "poisson": (poisson_gen, "mu", 0, np.inf),
    "geom": (geom_gen, "p", 1, np.inf),
    "nbinom": (nbinom_gen, "n, p", 0, np.inf),
    "hypergeom": (hypergeom_gen, "M, n, N", 0, np.inf),
    "randint": (randint_gen, "low, high", -np.inf, np.inf),
    "zipf": (zipf_gen, "a", 1, np.inf),
}
