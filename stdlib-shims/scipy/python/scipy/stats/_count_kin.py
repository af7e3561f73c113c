"""More distributions of counts: betabinom, betanbinom, boltzmann, dlaplace, logser, planck, skellam, yulesimon, zipfian and kin."""

import numpy as np

from scipy import special as sc
from scipy.stats._count_family import is_whole
from scipy.stats._discrete import rv_discrete


class betabinom_gen(rv_discrete):
    """Successes among n trials whose chance is a beta variable."""

    def _argcheck(self, n, a, b):
        return (np.asarray(n) >= 0) & is_whole(n) & (np.asarray(a) > 0) & (np.asarray(b) > 0)

    def _get_support(self, n, a, b):
        return 0, n

    def _rvs(self, n, a, b, size=None, random_state=None):
        p = random_state.beta(a, b, size)
        return random_state.binomial(n, p, size)

    def _logpmf(self, k, n, a, b):
        k = np.floor(k)
        return -np.log(n + 1) - sc.betaln(n - k + 1, k + 1) + sc.betaln(k + a, n - k + b) - sc.betaln(a, b)

    def _pmf(self, k, n, a, b):
        return np.exp(self._logpmf(k, n, a, b))

    def _stats(self, n, a, b):
        share = a / (a + b)
        mean = n * share
        variance = n * (a + b + n) * share * (1 - share) / (a + b + 1)
        skew = 1.0 / np.sqrt(variance) * (a + b + 2 * n) * (b - a) / ((a + b + 2) * (a + b))
        top = (a + b) * (a + b - 1 + 6 * n) + 3 * a * b * (n - 2) + 6 * n**2 - 3 * share * b * n * (6 - n) - 18 * share * (1 - share) * n**2
        kurtosis = top * (a + b) ** 2 * (1 + a + b) / (n * a * b * (a + b + 2) * (a + b + 3) * (a + b + n)) - 3
        return mean, variance, skew, kurtosis


class betanbinom_gen(rv_discrete):
    """Failures before n successes whose chance is a beta variable."""

    def _argcheck(self, n, a, b):
        return (np.asarray(n) >= 0) & is_whole(n) & (np.asarray(a) > 0) & (np.asarray(b) > 0)

    def _rvs(self, n, a, b, size=None, random_state=None):
        p = random_state.beta(a, b, size)
        return random_state.negative_binomial(n, p, size)

    def _logpmf(self, k, n, a, b):
        k = np.floor(k)
        return -np.log(n + k) - sc.betaln(n, k + 1) + sc.betaln(a + n, b + k) - sc.betaln(a, b)

    def _pmf(self, k, n, a, b):
        return np.exp(self._logpmf(k, n, a, b))

    def _stats(self, n, a, b):
        mean = np.where(a > 1, n * b / (a - 1.0), np.inf)
        variance = np.where(a > 2, n * b * (n + a - 1.0) * (a + b - 1.0) / ((a - 2.0) * (a - 1.0) ** 2.0), np.inf)
        skew = (2 * n + a - 1.0) * (2 * b + a - 1.0) / (a - 3.0) / np.sqrt(n * b * (n + a - 1.0) * (b + a - 1.0) / (a - 2.0))
        term = a - 2.0
        first = (a - 1.0) ** 2.0 * (a**2.0 + a * (6 * b - 1.0) + 6.0 * (b - 1.0) * b) + 3.0 * n**2.0 * ((a + 5.0) * b**2.0 + (a - 1.0)
            * (a + 5.0) * b + 2.0 * (a - 1.0) ** 2)
        second = 3 * (a - 1.0) * n * ((a + 5.0) * b**2.0 + (a - 1.0) * (a + 5.0) * b + 2.0 * (a - 1.0) ** 2.0)
        bottom = (a - 4.0) * (a - 3.0) * b * n * (a + b - 1.0) * (a + n - 1.0)
        return mean, variance, np.where(a > 3, skew, np.inf), np.where(a > 4, term * (first + second) / bottom - 3.0, np.inf)


class boltzmann_gen(rv_discrete):
    """Energies below N at a temperature."""

    def _argcheck(self, lambda_, N):
        return (np.asarray(lambda_) > 0) & (np.asarray(N) > 0) & is_whole(N)

    def _get_support(self, lambda_, N):
        return self.a, N - 1

    def _pmf(self, k, lambda_, N):
        return (1 - np.exp(-lambda_)) / (1 - np.exp(-lambda_ * N)) * np.exp(-lambda_ * k)

    def _cdf(self, k, lambda_, N):
        return (1 - np.exp(-lambda_ * (np.floor(k) + 1))) / (1 - np.exp(-lambda_ * N))

    def _ppf(self, q, lambda_, N):
        share = q * (1 - np.exp(-lambda_ * N))
        value = np.ceil(-1.0 / lambda_ * np.log(1 - share) - 1)
        before = np.maximum(value - 1, 0)
        return np.where(self._cdf(before, lambda_, N) >= q, before, value)


class dlaplace_gen(rv_discrete):
    """Laplace's distribution over whole numbers."""

    def _pmf(self, k, a):
        return np.tanh(a / 2.0) * np.exp(-a * abs(k))

    def _cdf(self, k, a):
        k = np.floor(k)
        return np.where(k >= 0, 1.0 - np.exp(-a * k) / (np.exp(a) + 1), np.exp(a * (k + 1)) / (np.exp(a) + 1))

    def _ppf(self, q, a):
        grown = 1 + np.exp(a)
        value = np.ceil(np.where(q < 1.0 / (1 + np.exp(-a)), np.log(q * grown) / a - 1, -np.log((1 - q) * grown) / a))
        before = value - 1
        return np.where(self._cdf(before, a) >= q, before, value)

    def _stats(self, a):
        grown = np.exp(a)
        variance, fourth = 2.0 * grown / (grown - 1.0) ** 2, 2.0 * grown * (grown**2 + 10.0 * grown + 1.0) / (grown - 1.0) ** 4
        return 0.0 * a, variance, 0.0 * a, fourth / variance**2 - 3.0

    def _rvs(self, a, size=None, random_state=None):
        p = -np.expm1(-np.asarray(a))
        first = random_state.geometric(p, size=size)
        return first - random_state.geometric(p, size=size)


class logser_gen(rv_discrete):
    """The logarithmic series."""

    def _argcheck(self, p):
        return (np.asarray(p) > 0) & (np.asarray(p) < 1)

    def _rvs(self, p, size=None, random_state=None):
        return random_state.logseries(p, size=size)

    def _pmf(self, k, p):
        return -np.power(p, k) * 1.0 / k / sc.log1p(-p)

    def _stats(self, p):
        r = sc.log1p(-p)
        mean = p / (p - 1.0) / r
        second = -p / r / (p - 1.0) ** 2
        variance = second - mean * mean
        third = -p / r * (1.0 + p) / (1.0 - p) ** 3
        central = third - 3 * mean * second + 2 * mean**3
        fourth = -p / r * (1.0 / (p - 1) ** 2 - 6 * p / (p - 1) ** 3 + 6 * p * p / (p - 1) ** 4)
        top = fourth - 4 * third * mean + 6 * second * mean * mean - 3 * mean**4
        return mean, variance, central / np.power(variance, 1.5), top / variance**2 - 3.0


class planck_gen(rv_discrete):
    """Planck's exponential of whole numbers."""

    def _pmf(self, k, lambda_):
        return -sc.expm1(-lambda_) * np.exp(-lambda_ * k)

    def _cdf(self, k, lambda_):
        return -sc.expm1(-lambda_ * (np.floor(k) + 1))

    def _sf(self, k, lambda_):
        return np.exp(-lambda_ * (np.floor(k) + 1))

    def _ppf(self, q, lambda_):
        value = np.ceil(-1.0 / lambda_ * sc.log1p(-q) - 1)
        before = np.maximum(value - 1, 0)
        return np.where(self._cdf(before, lambda_) >= q, before, value)

    def _rvs(self, lambda_, size=None, random_state=None):
        return random_state.geometric(-sc.expm1(-lambda_), size=size) - 1.0

    def _stats(self, lambda_):
        return 1 / sc.expm1(lambda_), np.exp(-lambda_) / sc.expm1(-lambda_) ** 2, 2 * np.cosh(lambda_ / 2.0), 4 + 2 * np.cosh(lambda_)

    def _entropy(self, lambda_):
        whole = -sc.expm1(-lambda_)
        return lambda_ * np.exp(-lambda_) / whole - np.log(whole)


class skellam_gen(rv_discrete):
    """The difference of two Poisson counts."""

    def _rvs(self, mu1, mu2, size=None, random_state=None):
        first = random_state.poisson(mu1, size)
        return first - random_state.poisson(mu2, size)

    def _pmf(self, x, mu1, mu2):
        from scipy.stats import ncx2

        below = ncx2.pdf(2 * mu2, 2 * (1 - np.minimum(x, 0)), 2 * mu1) * 2
        above = ncx2.pdf(2 * mu1, 2 * (1 + np.maximum(x, 0)), 2 * mu2) * 2
        return np.where(x < 0, below, above)

    def _cdf(self, x, mu1, mu2):
        from scipy.stats import ncx2

        x = np.floor(x)
        below = ncx2.cdf(2 * mu2, np.maximum(-2 * x, 1), 2 * mu1)
        above = 1 - ncx2.cdf(2 * mu1, 2 * (np.maximum(x, 0) + 1), 2 * mu2)
        return np.where(x < 0, below, above)

    def _stats(self, mu1, mu2):
        mean, variance = mu1 - mu2, mu1 + mu2
        return mean, variance, mean / np.sqrt(variance**3), 1 / variance


class yulesimon_gen(rv_discrete):
    """The rich get richer, after Yule and Simon."""

    def _rvs(self, alpha, size=None, random_state=None):
        first = random_state.standard_exponential(size)
        second = random_state.standard_exponential(size)
        return np.ceil(-first / np.log1p(-np.exp(-second / alpha)))

    def _pmf(self, x, alpha):
        return alpha * sc.beta(x, alpha + 1)

    def _logpmf(self, x, alpha):
        return np.log(alpha) + sc.betaln(x, alpha + 1)

    def _cdf(self, x, alpha):
        return 1 - x * sc.beta(x, alpha + 1)

    def _sf(self, x, alpha):
        return x * sc.beta(x, alpha + 1)

    def _stats(self, alpha):
        mean = np.where(alpha <= 1, np.inf, alpha / (alpha - 1))
        variance = np.where(alpha > 2, alpha**2 / ((alpha - 2.0) * (alpha - 1) ** 2), np.inf)
        variance = np.where(alpha <= 1, np.nan, variance)
        skew = np.where(alpha > 3, np.sqrt(alpha - 2) * (alpha + 1) ** 2 / (alpha * (alpha - 3)), np.inf)
        kurtosis = np.where(alpha > 4, alpha + 3 + (11 * alpha**3 - 49 * alpha - 22) / (alpha * (alpha - 4) * (alpha - 3)), np.inf)
        return mean, variance, np.where(alpha <= 2, np.nan, skew), np.where(alpha <= 2, np.nan, kurtosis)


class nhypergeom_gen(rv_discrete):
    """Successes drawn before the r-th failure, without putting back."""

    def _argcheck(self, M, n, r):
        return (np.asarray(n) >= 0) & (np.asarray(n) <= M) & (np.asarray(r) >= 0) & (np.asarray(r) <= np.asarray(M)
            - n) & is_whole(M) & is_whole(n) & is_whole(r)

    def _get_support(self, M, n, r):
        return 0, n

    def _logpmf(self, k, M, n, r):
        value = -sc.betaln(k + 1, r) + sc.betaln(k + r, 1) - sc.betaln(n - k + 1, M - r - n + 1) + sc.betaln(M - r - k + 1,
            1) + sc.betaln(n + 1, M - n + 1) - sc.betaln(M + 1, 1)
        return np.where((r == 0) & (k == 0), 0.0, value)

    def _pmf(self, k, M, n, r):
        return np.exp(self._logpmf(k, M, n, r))

    def _rvs(self, M, n, r, size=None, random_state=None):
        def one(M, n, r):
            k = np.arange(0, n + 1)
            running = self._cdf(k, float(M), float(n), float(r))
            return int(np.searchsorted(running, random_state.uniform(), side="left"))

        size = () if size is None else size
        M, n, r = (np.broadcast_to(value, size) for value in (M, n, r))
        cells = [one(*row) for row in zip(M.ravel(), n.ravel(), r.ravel())]
        return np.array(cells).reshape(size)

    def _stats(self, M, n, r):
        M, n, r = 1.0 * M, 1.0 * n, 1.0 * r
        mean = r * n / (M - n + 1)
        return mean, r * (M + 1) * n / ((M - n + 1) * (M - n + 2)) * (1 - r / (M - n + 1)), None, None


class zipfian_gen(rv_discrete):
    """Zipf's law among n."""

    def _argcheck(self, a, n):
        return (np.asarray(a) >= 0) & (np.asarray(n) > 0) & is_whole(n)

    def _get_support(self, a, n):
        return 1, n

    @staticmethod
    def _harmonic(n, a):
        """The sum of the first n powers."""
        def one(n, a):
            return float(np.sum(np.arange(1, int(n) + 1, dtype=float) ** -a)) if n >= 1 else 0.0

        n, a = np.broadcast_arrays(n, a)
        return np.array([one(*cell) for cell in zip(n.ravel().tolist(), a.ravel().tolist())]).reshape(n.shape)

    def _pmf(self, k, a, n):
        return 1.0 / self._harmonic(n, a) * k ** (-a * 1.0)

    def _cdf(self, k, a, n):
        return self._harmonic(k, a) / self._harmonic(n, a)

    def _sf(self, k, a, n):
        return (self._harmonic(n, a) - self._harmonic(k, a)) / self._harmonic(n, a)

    def _stats(self, a, n):
        whole, one, two, three, four = (self._harmonic(n, a - power) for power in range(5))
        first, second = one / whole, two * whole - one**2
        skew = (three / whole - 3 * one * two / whole**2 + 2 * one**3 / whole**3) / (second / whole**2) ** 1.5
        top = whole**3 * four - 4 * whole**2 * one * three + 6 * whole * one**2 * two - 3 * one**4
        return first, second / whole**2, skew, top / second**2 - 3


class poisson_binom_gen(rv_discrete):
    """Successes among trials each of its own chance."""

    def __call__(self, p, loc=0):
        return super().__call__(p, loc)

    def _argcheck(self, *p):
        return np.all([(np.asarray(one) >= 0) & (np.asarray(one) <= 1) for one in p], axis=0)

    def _read(self, args, kwds, extra=()):
        p = kwds["p"] if "p" in kwds else args[0]
        rest = {name: value for name, value in kwds.items() if name != "p"}
        names = [*(("loc",)), *(name for name, _ in extra)]
        rest.update(zip(names, args[0 if "p" in kwds else 1 :]))
        shapes = tuple(np.moveaxis(np.atleast_1d(np.asarray(p, dtype=float)), -1, 0))
        return (shapes, rest.get("loc", 0), 1, *(rest.get(name, default) for name, default in extra))

    def _get_support(self, *p):
        return 0, len(p)

    @staticmethod
    def _chances(p):
        """The chance of each count, in the last axis."""
        p = np.broadcast_arrays(*p)
        masses = np.zeros((*p[0].shape, len(p) + 1))
        masses[..., 0] = 1.0
        for one in p:
            one = one[..., None]
            moved = np.concatenate((np.zeros_like(one, dtype=float), masses[..., :-1]), axis=-1)
            masses = masses * (1 - one) + moved * one
        return masses

    @staticmethod
    def _at(table, k):
        k = np.asarray(k, dtype=np.int64)
        k = np.clip(np.broadcast_to(k, np.broadcast_shapes(k.shape, table.shape[:-1])), 0, table.shape[-1] - 1)
        table = np.broadcast_to(table, (*k.shape, table.shape[-1]))
        return np.take_along_axis(table, k[..., None], -1)[..., 0]

    def _pmf(self, k, *p):
        return self._at(self._chances(p), k)

    def _cdf(self, k, *p):
        return np.where(np.asarray(k) < 0, 0.0, self._at(np.cumsum(self._chances(p), axis=-1), k))

    def _rvs(self, *p, size=None, random_state=None):
        p = np.stack(p, axis=-1)
        size = np.broadcast_shapes(p.shape, (*(size or ()), 1))
        return np.sum(random_state.binomial(1, p, size=size), axis=-1)

    def _stats(self, *p):
        p = np.stack(p)
        variance = p * (1 - p)
        return np.sum(p, axis=0), np.sum(variance, axis=0), None, None

    def _masses(self, shapes):
        return np.arange(len(shapes) + 1), self._chances(shapes)


class nchypergeom_fisher_gen(rv_discrete):
    """Fisher's noncentral draw: all at once, by odds."""

    def _argcheck(self, M, n, N, odds):
        M, n, N = (np.asarray(value) for value in (M, n, N))
        return (M >= 0) & (n >= 0) & (N >= 0) & (N <= M) & (n <= M) & (np.asarray(odds) >= 0) & is_whole(M) & is_whole(n) & is_whole(N)

    def _get_support(self, M, n, N, odds):
        return np.maximum(0, np.asarray(N) - (np.asarray(M) - n)), np.minimum(N, n)

    def _table(self, M, n, N, odds):
        low, high = self._get_support(M, n, N, odds)
        k = np.arange(low, high + 1, dtype=float)
        logs = -(sc.betaln(k + 1, n - k + 1) + sc.betaln(N - k + 1, M - n - N + k + 1)) + sc.xlogy(k, odds)
        weights = np.exp(logs - logs.max())
        return k, weights / weights.sum()

    def _pmf(self, k, M, n, N, odds):
        def one(k, *shapes):
            places, masses = self._table(*shapes)
            at = int(k - places[0])
            return masses[at] if 0 <= at < len(masses) and places[at] == k else 0.0

        arrays = np.broadcast_arrays(k, M, n, N, odds)
        cells = [one(*cell) for cell in zip(*(array.ravel().tolist() for array in arrays))]
        return np.array(cells, dtype=float).reshape(arrays[0].shape)

    def _rvs(self, M, n, N, odds, size=None, random_state=None):
        from scipy._refusals import refuse

        refuse("scipy.stats.nchypergeom_fisher.rvs", "use nchypergeom_fisher.ppf of uniform values")


DISTRIBUTIONS = {
    "betabinom": (betabinom_gen, "n, a, b", 0, np.inf),
    "betanbinom": (betanbinom_gen, "n, a, b", 0, np.inf),
    "boltzmann": (boltzmann_gen, "lambda_, N", 0, np.inf),
    "dlaplace": (dlaplace_gen, "a", -np.inf, np.inf),
    "logser": (logser_gen, "p", 1, np.inf),
    "planck": (planck_gen, "lambda_", 0, np.inf),
    "skellam": (skellam_gen, "mu1, mu2", -np.inf, np.inf),
    "yulesimon": (yulesimon_gen, "alpha", 1, np.inf),
    "nhypergeom": (nhypergeom_gen, "M, n, r", 0, np.inf),
    "zipfian": (zipfian_gen, "a, n", 1, np.inf),
    "poisson_binom": (poisson_binom_gen, "p", 0, np.inf),
    "nchypergeom_fisher": (nchypergeom_fisher_gen, "M, n, N, odds", 0, np.inf),
}
