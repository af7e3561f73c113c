"""Distributions made of the gamma and beta functions: gamma, chi2, chi, rayleigh, maxwell, invgamma, beta, f, powerlaw and kin."""

import numpy as np

from scipy import special as sc
from scipy.stats._continuous import rv_continuous
from scipy.stats._distribution import FitDataError


class gamma_gen(rv_continuous):
    """The gamma distribution."""

    def _pdf(self, x, a):
        return np.exp(self._logpdf(x, a))

    def _logpdf(self, x, a):
        return sc.xlogy(a - 1.0, x) - x - sc.gammaln(a)

    def _cdf(self, x, a):
        return sc.gammainc(a, x)

    def _sf(self, x, a):
        return sc.gammaincc(a, x)

    def _ppf(self, q, a):
        return sc.gammaincinv(a, q)

    def _isf(self, q, a):
        return sc.gammainccinv(a, q)

    def _rvs(self, a, size=None, random_state=None):
        return random_state.standard_gamma(a, size)

    def _stats(self, a):
        return a, a, 2.0 / np.sqrt(a), 6.0 / a

    def _munp(self, order, a):
        return sc.poch(a, order)

    def _entropy(self, a):
        return sc.digamma(a) * (1 - a) + a + sc.gammaln(a)

    def _fitstart(self, data, args=None):
        deviations = data - data.mean()
        skew = np.mean(deviations**3) / np.mean(deviations**2) ** 1.5
        return super()._fitstart(data, args=(4 / (1e-8 + skew**2),))

    def _closed_fit(self, data, held, start, kwds):
        from scipy.optimize import brentq

        if 1 not in held:
            return None
        loc = held[1]
        if np.any(data <= loc):
            raise FitDataError("gamma", lower=loc, upper=np.inf)
        data = data - loc
        mean = data.mean()
        if 2 not in held:
            if 0 in held:
                return held[0], loc, mean / held[0]
            gap = np.log(mean) - np.log(data).mean()
            guess = (3 - gap + np.sqrt((gap - 3) ** 2 + 24 * gap)) / (12 * gap)
            shape = brentq(lambda a: float(np.log(a) - sc.digamma(a) - gap), guess * 0.6, guess * 1.4, disp=0)
            return shape, loc, mean / shape
        goal = np.log(data).mean() - np.log(held[2])
        low, high = 1e-3, 1.0
        while sc.digamma(high) < goal:
            high *= 2
        return brentq(lambda a: float(sc.digamma(a) - goal), low, high), loc, held[2]


class chi2_gen(rv_continuous):
    """Chi squared."""

    def _pdf(self, x, df):
        return np.exp(self._logpdf(x, df))

    def _logpdf(self, x, df):
        return sc.xlogy(df / 2.0 - 1, x) - x / 2.0 - sc.gammaln(df / 2.0) - np.log(2) * df / 2.0

    def _cdf(self, x, df):
        return sc.chdtr(df, x)

    def _sf(self, x, df):
        return sc.chdtrc(df, x)

    def _ppf(self, q, df):
        return 2 * sc.gammaincinv(df / 2, q)

    def _isf(self, q, df):
        return sc.chdtri(df, q)

    def _rvs(self, df, size=None, random_state=None):
        return random_state.chisquare(df, size)

    def _stats(self, df):
        return df, 2 * df, 2 * np.sqrt(2.0 / df), 12.0 / df

    def _entropy(self, df):
        half = df / 2.0
        return half + np.log(2) + sc.gammaln(half) + (1 - half) * sc.digamma(half)


class chi_gen(rv_continuous):
    """The root of a chi squared variable."""

    def _pdf(self, x, df):
        return np.exp(self._logpdf(x, df))

    def _logpdf(self, x, df):
        return np.log(2) - 0.5 * np.log(2) * df - sc.gammaln(0.5 * df) + sc.xlogy(df - 1.0, x) - 0.5 * x**2

    def _cdf(self, x, df):
        return sc.gammainc(0.5 * df, 0.5 * x**2)

    def _sf(self, x, df):
        return sc.gammaincc(0.5 * df, 0.5 * x**2)

    def _ppf(self, q, df):
        return np.sqrt(2 * sc.gammaincinv(0.5 * df, q))

    def _isf(self, q, df):
        return np.sqrt(2 * sc.gammainccinv(0.5 * df, q))

    def _rvs(self, df, size=None, random_state=None):
        return np.sqrt(random_state.chisquare(df, size))

    def _stats(self, df):
        mean = np.sqrt(2) * np.exp(sc.gammaln(df / 2 + 0.5) - sc.gammaln(df / 2))
        variance = df - mean * mean
        skew = (2 * mean**3.0 + mean * (1 - 2 * df)) / variance**1.5
        kurtosis = (2 * df * (1.0 - df) - 6 * mean**4 + 4 * mean**2 * (2 * df - 1)) / variance**2.0
        return mean, variance, skew, kurtosis


class rayleigh_gen(rv_continuous):
    """The length of a plane vector of two normal parts."""

    _open_ends = True

    def _pdf(self, x):
        return x * np.exp(-0.5 * x * x)

    def _logpdf(self, x):
        return np.log(x) - 0.5 * x * x

    def _cdf(self, x):
        return -np.expm1(-0.5 * x**2)

    def _sf(self, x):
        return np.exp(-0.5 * x * x)

    def _logsf(self, x):
        return -0.5 * x * x

    def _ppf(self, q):
        return np.sqrt(-2 * np.log1p(-q))

    def _isf(self, q):
        return np.sqrt(-2 * np.log(q))

    def _rvs(self, size=None, random_state=None):
        return np.sqrt(random_state.chisquare(2, size))

    def _stats(self):
        left = 4 - np.pi
        return np.sqrt(np.pi / 2), left / 2, 2 * (np.pi - 3) * np.sqrt(np.pi) / left**1.5, 6 * np.pi / left - 16 / left**2

    def _entropy(self):
        return np.euler_gamma / 2.0 + 1 - 0.5 * np.log(2)

    def _closed_fit(self, data, held, start, kwds):
        if 0 not in held:
            return None
        if np.any(data <= held[0]):
            raise FitDataError("rayleigh", lower=1, upper=np.inf)
        return held[0], np.sqrt(np.sum((data - held[0]) ** 2) / (2 * len(data)))


class maxwell_gen(rv_continuous):
    """The length of a vector in space of three normal parts."""

    def _pdf(self, x):
        return np.sqrt(2.0 / np.pi) * x * x * np.exp(-x * x / 2.0)

    def _logpdf(self, x):
        return 0.5 * np.log(2 / np.pi) + 2 * np.log(x) - 0.5 * x * x

    def _cdf(self, x):
        return sc.gammainc(1.5, x * x / 2.0)

    def _sf(self, x):
        return sc.gammaincc(1.5, x * x / 2.0)

    def _ppf(self, q):
        return np.sqrt(2 * sc.gammaincinv(1.5, q))

    def _isf(self, q):
        return np.sqrt(2 * sc.gammainccinv(1.5, q))

    def _rvs(self, size=None, random_state=None):
        return np.sqrt(random_state.chisquare(3.0, size))

    def _stats(self):
        left = 3 * np.pi - 8
        return 2 * np.sqrt(2.0 / np.pi), 3 - 8 / np.pi, np.sqrt(2) * (32 - 10 * np.pi) / left**1.5, (-12 * np.pi**2 + 160 * np.pi
            - 384) / left**2.0

    def _entropy(self):
        return np.euler_gamma + 0.5 * np.log(2 * np.pi) - 0.5


class invgamma_gen(rv_continuous):
    """One over a gamma variable."""

    _open_ends = True

    def _pdf(self, x, a):
        return np.exp(self._logpdf(x, a))

    def _logpdf(self, x, a):
        return -(a + 1) * np.log(x) - sc.gammaln(a) - 1.0 / x

    def _cdf(self, x, a):
        return sc.gammaincc(a, 1.0 / x)

    def _sf(self, x, a):
        return sc.gammainc(a, 1.0 / x)

    def _ppf(self, q, a):
        return 1.0 / sc.gammainccinv(a, q)

    def _isf(self, q, a):
        return 1.0 / sc.gammaincinv(a, q)

    def _stats(self, a):
        mean = np.where(a > 1, 1.0 / (a - 1.0), np.inf)
        variance = np.where(a > 2, 1.0 / (a - 1.0) ** 2 / (a - 2.0), np.inf)
        skew = np.where(a > 3, 4.0 * np.sqrt(a - 2.0) / (a - 3.0), np.nan)
        return mean, variance, skew, np.where(a > 4, 6.0 * (5.0 * a - 11.0) / (a - 3.0) / (a - 4.0), np.nan)

    def _entropy(self, a):
        return a - (a + 1.0) * sc.digamma(a) + sc.gammaln(a)


class beta_gen(rv_continuous):
    """The beta distribution."""

    def _pdf(self, x, a, b):
        return np.exp(self._logpdf(x, a, b))

    def _logpdf(self, x, a, b):
        return sc.xlog1py(b - 1.0, -x) + sc.xlogy(a - 1.0, x) - sc.betaln(a, b)

    def _cdf(self, x, a, b):
        return sc.betainc(a, b, x)

    def _sf(self, x, a, b):
        return sc.betaincc(a, b, x)

    def _ppf(self, q, a, b):
        return sc.betaincinv(a, b, q)

    def _isf(self, q, a, b):
        return 1 - sc.betaincinv(b, a, q)

    def _rvs(self, a, b, size=None, random_state=None):
        return random_state.beta(a, b, size)

    def _stats(self, a, b):
        total = a + b
        skew = 2 * (b - a) * np.sqrt(total + 1) / ((total + 2) * np.sqrt(a * b))
        kurtosis = 6 * ((a - b) ** 2 * (total + 1) - a * b * (total + 2)) / (a * b * (total + 2) * (total + 3))
        return a / total, a * b / (total**2 * (total + 1)), skew, kurtosis

    def _entropy(self, a, b):
        return sc.betaln(a, b) - (a - 1) * sc.digamma(a) - (b - 1) * sc.digamma(b) + (a + b - 2) * sc.digamma(a + b)

    def _fitstart(self, data, args=None):
        from scipy.optimize import fsolve

        deviations = data - data.mean()
        spread = np.mean(deviations**2)
        skew, kurtosis = np.mean(deviations**3) / spread**1.5, np.mean(deviations**4) / spread**2 - 3

        def gap(x):
            _, _, ours, flat = self._stats(x[0], x[1])
            return [ours - skew, flat - kurtosis]

        return super()._fitstart(data, args=tuple(fsolve(gap, (1.0, 1.0))))

    def _closed_fit(self, data, held, start, kwds):
        from scipy.optimize import fsolve

        if 2 not in held or 3 not in held:
            return None
        loc, scale = held[2], held[3]
        data = (data - loc) / scale
        if np.any(data <= 0) or np.any(data >= 1):
            raise FitDataError("beta", lower=loc, upper=loc + scale)
        mean = data.mean()
        first, second = np.log(data).mean(), np.log1p(-data).mean()
        if 0 in held or 1 in held:
            return None
        total = mean * (1 - mean) / data.var() - 1
        found = fsolve(lambda p: [sc.digamma(p[0]) - sc.digamma(p[0] + p[1]) - first,
            sc.digamma(p[1]) - sc.digamma(p[0] + p[1]) - second], [mean * total, (1 - mean) * total])
        return found[0], found[1], loc, scale


class f_gen(rv_continuous):
    """Fisher's F."""

    def _pdf(self, x, dfn, dfd):
        return np.exp(self._logpdf(x, dfn, dfd))

    def _logpdf(self, x, dfn, dfd):
        n, m = 1.0 * dfn, 1.0 * dfd
        return m / 2 * np.log(m) + n / 2 * np.log(n) + sc.xlogy(n / 2 - 1, x) - (n + m) / 2 * np.log(m + n * x) - sc.betaln(n / 2, m / 2)

    def _cdf(self, x, dfn, dfd):
        return sc.fdtr(dfn, dfd, x)

    def _sf(self, x, dfn, dfd):
        return sc.fdtrc(dfn, dfd, x)

    def _ppf(self, q, dfn, dfd):
        return sc.fdtri(dfn, dfd, q)

    def _isf(self, q, dfn, dfd):
        return 1.0 / sc.fdtri(dfd, dfn, q)

    def _rvs(self, dfn, dfd, size=None, random_state=None):
        return random_state.f(dfn, dfd, size)

    def _stats(self, dfn, dfd):
        n, m = 1.0 * dfn, 1.0 * dfd
        mean = np.where(m > 2, m / (m - 2), np.inf)
        variance = np.where(m > 4, 2 * m * m * (n + m - 2) / (n * (m - 2) ** 2 * (m - 4)), np.inf)
        skew = np.where(m > 6, (2 * n + m - 2) / (m - 6) * np.sqrt(8 * (m - 4) / (n * (n + m - 2))), np.nan)
        kurtosis = np.where(m > 8, (8 + (m - 6) * np.where(m > 6, skew, 0) ** 2) * 3 / (2 * (m - 8)), np.nan)
        return mean, variance, skew, kurtosis


class powerlaw_gen(rv_continuous):
    """A power of x between 0 and 1."""

    def _inside(self, x, shapes):
        return super()._inside(x, shapes) & ((x != 0) | (shapes[0] >= 1))

    def _pdf(self, x, a):
        return a * x ** (a - 1.0)

    def _logpdf(self, x, a):
        return np.log(a) + sc.xlogy(a - 1, x)

    def _cdf(self, x, a):
        return x ** (a * 1.0)

    def _logcdf(self, x, a):
        return a * np.log(x)

    def _sf(self, x, a):
        return -np.expm1(sc.xlogy(a, x))

    def _ppf(self, q, a):
        return q ** (1.0 / a)

    def _stats(self, a):
        skew = -2.0 * ((a - 1.0) / (a + 3.0)) * np.sqrt((a + 2.0) / a)
        kurtosis = 6 * np.polyval([1, -1, -6, 2], a) / (a * (a + 3.0) * (a + 4))
        return a / (a + 1.0), a / (a + 2.0) / (a + 1.0) ** 2, skew, kurtosis

    def _munp(self, order, a):
        return a / (a + order)

    def _entropy(self, a):
        return 1 - 1.0 / a - np.log(a)

    def _closed_fit(self, data, held, start, kwds):
        from scipy.stats._powerlaw_fit import fit

        return fit(self, data, held)


DISTRIBUTIONS = {
    "gamma": (gamma_gen, "a", 0.0, np.inf),
    "chi2": (chi2_gen, "df", 0.0, np.inf),
    "chi": (chi_gen, "df", 0.0, np.inf),
    "rayleigh": (rayleigh_gen, "", 0.0, np.inf),
    "maxwell": (maxwell_gen, "", 0.0, np.inf),
    "invgamma": (invgamma_gen, "a", 0.0, np.inf),
    "beta": (beta_gen, "a, b", 0.0, 1.0),
    "f": (f_gen, "dfn, dfd", 0.0, np.inf),
    "powerlaw": (powerlaw_gen, "a", 0.0, 1.0),
}
