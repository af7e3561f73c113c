"""Noncentral distributions and those of distances: ncx2, ncf, nct, ksone, kstwo, kstwobign, studentized_range."""

import numpy as np
from _scipy import special as _special

from scipy import special as sc
from scipy.stats._continuous import rv_continuous


class ncx2_gen(rv_continuous):
    """The sum of squares of shifted normal variables."""

    def _argcheck(self, df, nc):
        return (np.asarray(df) > 0) & np.isfinite(df) & (np.asarray(nc) >= 0)

    def _rvs(self, df, nc, size=None, random_state=None):
        return random_state.noncentral_chisquare(df, nc, size)

    def _pdf(self, x, df, nc):
        return _special("ncx2_density", x, df, nc)

    def _cdf(self, x, df, nc):
        return sc.chndtr(x, df, nc)

    def _sf(self, x, df, nc):
        return _special("chndtrc", x, df, nc)

    def _ppf(self, q, df, nc):
        return sc.chndtrix(q, df, nc)

    def _stats(self, df, nc):
        half = 2 * (df + 2 * nc)
        return df + nc, half, np.sqrt(8) * (df + 3 * nc) / (df + 2 * nc) ** 1.5, 12.0 * (df + 4 * nc) / (df + 2 * nc) ** 2


class ncf_gen(rv_continuous):
    """The quotient of a noncentral and a central chi squared variable."""

    def _argcheck(self, dfn, dfd, nc):
        return (np.asarray(dfn) > 0) & (np.asarray(dfd) > 0) & (np.asarray(nc) >= 0)

    def _rvs(self, dfn, dfd, nc, size=None, random_state=None):
        return random_state.noncentral_f(dfn, dfd, nc, size)

    def _pdf(self, x, dfn, dfd, nc):
        return _special("ncf_density", dfn, dfd, nc, x)

    def _cdf(self, x, dfn, dfd, nc):
        return sc.ncfdtr(dfn, dfd, nc, x)

    def _ppf(self, q, dfn, dfd, nc):
        return sc.ncfdtri(dfn, dfd, nc, q)

    def _stats(self, dfn, dfd, nc):
        ratio = dfd / dfn
        mean = np.where(dfd > 2, ratio * (dfn + nc) / (dfd - 2), np.inf)
        top = (dfn + nc) ** 2.0 + (dfn + 2 * nc) * (dfd - 2)
        variance = np.where(dfd > 4, 2 * ratio**2 * top / ((dfd - 2) ** 2.0 * (dfd - 4)), np.inf)
        return mean, variance, *self._shape(dfn, dfd, nc)

    @staticmethod
    def _shape(dfn, dfd, nc):
        """Skewness and kurtosis from the moments of both quotients."""
        chi = [None, dfn + nc, dfn + nc, dfn + nc, dfn + nc]
        cumulants = [None] + [2.0 ** (k - 1) * sc.gamma(k * 1.0) * (dfn + k * nc) for k in range(1, 5)]
        one = cumulants[1]
        two = cumulants[2] + one**2
        three = cumulants[3] + 3 * cumulants[2] * one + one**3
        chi[4] = cumulants[4] + 4 * cumulants[3] * one + 3 * cumulants[2] ** 2 + 6 * cumulants[2] * one**2 + one**4
        inverse = [1.0]
        for k in range(1, 5):
            inverse.append(inverse[-1] / np.where(dfd > 2 * k, dfd - 2 * k, np.nan))
        raw = [(dfd / dfn) ** k * moment * inverse[k] for k, moment in ((1, one), (2, two), (3, three), (4, chi[4]))]
        variance = raw[1] - raw[0] ** 2
        skew = (raw[2] - 3 * raw[0] * raw[1] + 2 * raw[0] ** 3) / variance**1.5
        kurtosis = (raw[3] - 4 * raw[0] * raw[2] + 6 * raw[0] ** 2 * raw[1] - 3 * raw[0] ** 4) / variance**2 - 3
        return skew, kurtosis


class nct_gen(rv_continuous):
    """Student's t of a shifted normal variable."""

    def _argcheck(self, df, nc):
        return (np.asarray(df) > 0) & (np.asarray(nc) == nc)

    def _rvs(self, df, nc, size=None, random_state=None):
        from scipy.stats import norm

        shifted = norm.rvs(loc=nc, size=size, random_state=random_state)
        return shifted * np.sqrt(df) / np.sqrt(random_state.chisquare(df, size=size))

    def _pdf(self, x, df, nc):
        return _special("nct_density", df, nc, x)

    def _cdf(self, x, df, nc):
        return sc.nctdtr(df, nc, x)

    def _sf(self, x, df, nc):
        return _special("nctdtrc", df, nc, x)

    def _ppf(self, q, df, nc):
        return sc.nctdtrit(df, nc, q)

    def _stats(self, df, nc):
        ratio = lambda k: np.where(df > k, (df / 2.0) ** (k / 2) * np.exp(sc.gammaln((df - k) / 2.0) - sc.gammaln(df / 2.0)), np.nan)
        one, two = nc * ratio(1), (nc**2 + 1) * ratio(2)
        three, four = (nc**3 + 3 * nc) * ratio(3), (nc**4 + 6 * nc**2 + 3) * ratio(4)
        variance = two - one**2
        skew = (three - 3 * one * two + 2 * one**3) / variance**1.5
        kurtosis = (four - 4 * one * three + 6 * one**2 * two - 3 * one**4) / variance**2 - 3
        return np.where(df > 1, one, np.inf), np.where(df > 2, variance, np.inf), skew, kurtosis


def _whole_and_positive(n):
    return (np.asarray(n) >= 1) & (np.asarray(n) == np.round(n))


def _smirnov_density(x, n):
    """The derivative of Smirnov's sum, term by term."""
    if not 0 < x < 1:
        return 1.0 if x == 0 else 0.0
    j = np.arange(0, int(np.floor(n * (1 - x))) + 1, dtype=float)
    above, below = np.maximum(1 - x - j / n, 0.0), x + j / n
    with np.errstate(all="ignore"):
        choose = sc.gammaln(n + 1.0) - sc.gammaln(j + 1) - sc.gammaln(n - j + 1)
        main = np.exp(choose + sc.xlogy(n - j, above) + sc.xlogy(j - 1, below))
        slope = np.where(above > 0, main * (x * (n - j) / np.where(above > 0, above, 1.0)), 0.0) - main * (1 + x * (j - 1) / below)
    return float(np.sum(slope))


class ksone_gen(rv_continuous):
    """The largest gap to one side, after Smirnov."""

    def _argcheck(self, n):
        return _whole_and_positive(n)

    def _cdf(self, x, n):
        return 1 - self._sf(x, n)

    def _sf(self, x, n):
        return sc.smirnov(n, x)

    def _pdf(self, x, n):
        return self._each(_smirnov_density, x, n)


class kstwo_gen(rv_continuous):
    """The largest gap to either side, after Kolmogorov."""

    def _argcheck(self, n):
        return _whole_and_positive(n)

    def _get_support(self, n):
        return 0.5 / (n if not np.ndim(n) else np.asarray(n)), 1.0

    def _cdf(self, x, n):
        return 1 - self._sf(x, n)

    def _sf(self, x, n):
        return _special("kolmogn", n, x)

    def _pdf(self, x, n):
        step = 1e-4
        rise = lambda width: self._sf(x - width, n) - self._sf(x + width, n)
        return np.maximum((8 * rise(step) - rise(2 * step)) / (12 * step), 0.0)


class kstwobign_gen(rv_continuous):
    """The limit of the largest gap of many observations."""

    def _cdf(self, x):
        return 1 - sc.kolmogorov(x)

    def _sf(self, x):
        return sc.kolmogorov(x)

    def _pdf(self, x):
        k = np.arange(1, 101, dtype=float)
        x = np.asarray(x)[..., None]
        direct = np.sum(8 * x * (-1) ** (k + 1) * k**2 * np.exp(-2 * k**2 * x**2), axis=-1)
        odd = (2 * k - 1) ** 2 * np.pi**2 / 8
        turned = np.sqrt(2 * np.pi) * np.sum((2 * odd / x**4 - 1 / x**2) * np.exp(-odd / x**2), axis=-1)
        return np.where(x[..., 0] <= 0, 0.0, np.where(x[..., 0] < 1, turned, direct))


class studentized_range_gen(rv_continuous):
    """The range of k normal means over an estimate of their spread."""

    def _argcheck(self, k, df):
        return (np.asarray(k) > 1) & (np.asarray(df) > 0)

    def _cdf(self, x, k, df):
        from scipy.stats._studentized_range import lower_tail

        return self._each(lower_tail, x, k, df)

    def _sf(self, x, k, df):
        return np.clip(1 - self._cdf(x, k, df), 0, 1)

    def _pdf(self, x, k, df):
        from scipy.stats._studentized_range import density

        return self._each(density, x, k, df)

    def _munp(self, order, k, df):
        from scipy._refusals import refuse

        refuse("scipy.stats.studentized_range.moment")

    def _entropy(self, k, df):
        from scipy._refusals import refuse

        refuse("scipy.stats.studentized_range.entropy")


DISTRIBUTIONS = {
    "ncx2": (ncx2_gen, "df, nc", 0.0, np.inf),
    "ncf": (ncf_gen, "dfn, dfd, nc", 0.0, np.inf),
    "nct": (nct_gen, "df, nc", -np.inf, np.inf),
    "ksone": (ksone_gen, "n", 0.0, 1.0),
    "kstwo": (kstwo_gen, "n", 0.0, 1.0),
    "kstwobign": (kstwobign_gen, "", 0.0, np.inf),
    "studentized_range": (studentized_range_gen, "k, df", 0.0, np.inf),
}
