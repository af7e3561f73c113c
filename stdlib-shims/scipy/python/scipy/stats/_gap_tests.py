"""Tests of whole distributions: Cramer and von Mises, Anderson and Darling for several samples, Epps and Singleton."""

import warnings
from math import comb, lcm

import numpy as np

from scipy import special as sc
from scipy.stats._places import rankdata
from scipy.stats._samples import Fields, SignificanceResult, along, fields

Epps_Singleton_2sampResult = fields("Epps_Singleton_2sampResult")
UNSET = object()


class CramerVonMisesResult:
    """The statistic and its p-value."""

    def __init__(self, statistic, pvalue):
        self.statistic, self.pvalue = statistic, pvalue

    def __repr__(self):
        return f"CramerVonMisesResult(statistic={self.statistic}, pvalue={self.pvalue})"


def _series(term):
    """Adds terms up until they are small."""
    total, k = 0.0, 0
    while True:
        step = term(k)
        total, k = total + step, k + 1
        if abs(step) < 1e-7:
            return total


def _limit_cdf(x):
    """The distribution function of the statistic for many observations, after Csorgo and Faraway."""

    def term(k):
        y = 4 * k + 1
        q = y**2 / (16 * x)
        lead = np.exp(sc.gammaln(k + 0.5) - sc.gammaln(k + 1.0)) / (np.pi**1.5 * np.sqrt(x))
        return float(lead * np.sqrt(y) * np.exp(-q) * sc.kv(0.25, q))

    return _series(term)


def _correction(x):
    """What a finite number of observations adds to `_limit_cdf`, but for the share of that itself."""

    def second(y):
        z = y**2 / 4
        return np.exp(-z) * (y / 2) ** 1.5 * (sc.kv(0.25, z) + sc.kv(0.75, z)) / np.sqrt(np.pi)

    def third(y):
        z = y**2 / 4
        bessel = 2 * sc.kv(0.25, z) + 3 * sc.kv(0.75, z) - sc.kv(1.25, z)
        return np.exp(-z) / np.sqrt(np.pi) * (y / 2) ** 2.5 * bessel

    def term(k):
        m, root, low, high = 2 * k + 1, 2 * np.sqrt(x), x**0.75, x**1.25
        here, above = sc.gamma(k + 0.5), sc.gamma(k + 1.5)
        parts = m * here * second((4 * k + 3) / root) / (9 * low) + here * third((4 * k + 1) / root) / (72 * high)
        parts += 2 * (m + 2) * above * third((4 * k + 5) / root) / (12 * high)
        parts += 7 * m * here * (second((4 * k + 1) / root) + second((4 * k + 5) / root)) / (144 * low)
        return float(-parts / (np.pi * sc.gamma(k + 1.0)))

    return _series(term)


def _cvm_cdf(x, n):
    if x <= 1.0 / (12 * n):
        return 0.0
    return 1.0 if x >= n / 3.0 else _limit_cdf(x) * (1 + 1.0 / (12 * n)) + _correction(x) / n


def cramervonmises(rvs, cdf, args=(), *, axis=0, nan_policy="propagate", keepdims=False):
    """Whether a sample follows a distribution function, by the mean square of the gaps."""
    from scipy.stats._fit_tests import _cdf_of

    function = _cdf_of(cdf)

    def one(x):
        n = x.size
        values = np.asarray(function(np.sort(x), *args), dtype=float)
        w = 1 / (12 * n) + np.sum(((2 * np.arange(1, n + 1) - 1) / (2 * n) - values) ** 2)
        return w, np.float64(max(0.0, 1.0 - _cvm_cdf(float(w), n)))

    return CramerVonMisesResult(*along(one, [rvs], axis, nan_policy, n_out=2, keepdims=keepdims, least=2))


def _exact_two_samples(u, m, n):
    """The share of all orders of the values whose statistic is at least u, after Xiao, Gordon and Yakovlev."""
    least = lcm(m, n)
    a, b = least // m, least // n
    limit = least**2 * (m + n) * (6 * int(u) - m * n * (4 * m * n - 1)) // (6 * (m * n) ** 2)
    tables = [(np.zeros(1), np.ones(1))] + [(np.zeros(0), np.zeros(0))] * m
    for row in range(n + 1):
        current, following = (np.zeros(0), np.zeros(0)), []
        for column, table in enumerate(tables):
            values, place = np.unique(np.concatenate((current[0], table[0])), return_inverse=True)
            counts = np.bincount(place, weights=np.concatenate((current[1], table[1])), minlength=values.size)
            current = (values + (a * column - b * row) ** 2, counts)
            following.append(current)
        tables = following
    values, counts = tables[m]
    return float(np.sum(counts[values >= limit]) / comb(m + n, m))


def cramervonmises_2samp(x, y, method="auto", *, axis=0, nan_policy="propagate", keepdims=False):
    """Whether two samples follow the same distribution, by the mean square of the gaps."""
    if method not in ("auto", "exact", "asymptotic"):
        raise ValueError("method must be either auto, exact or asymptotic.")

    def one(x, y):
        nx, ny = x.size, y.size
        ranks = rankdata(np.concatenate((np.sort(x), np.sort(y))))
        u = nx * np.sum((ranks[:nx] - np.arange(1, nx + 1)) ** 2) + ny * np.sum((ranks[nx:] - np.arange(1, ny + 1)) ** 2)
        k, total = nx * ny, nx + ny
        t = u / (k * total) - (4 * k - 1) / (6 * total)
        if method == "exact" or (method == "auto" and max(nx, ny) <= 20):
            return t, np.float64(_exact_two_samples(u, nx, ny))
        variance = (total + 1) * (4 * k * total - 3 * (nx**2 + ny**2) - 2 * k) / (45 * total**2 * 4 * k)
        scaled = 1 / 6 + (t - (1 + 1 / total) / 6) / np.sqrt(45 * variance)
        return t, np.float64(1.0 if scaled < 0.003 else max(0.0, 1.0 - _limit_cdf(float(scaled))))

    return CramerVonMisesResult(*along(one, [x, y], axis, nan_policy, n_out=2, keepdims=keepdims, least=2))


def epps_singleton_2samp(x, y, t=(0.4, 0.8), *, axis=0, nan_policy="propagate", keepdims=False):
    """Whether two samples follow the same distribution, by their characteristic functions."""
    t = np.asarray(t, dtype=float)
    if t.ndim > 1:
        raise ValueError(f"t must be 1d, but t.ndim equals {t.ndim}.")
    if np.any(t <= 0):
        raise ValueError("t must contain positive elements only.")

    def one(x, y):
        from scipy.stats import iqr

        nx, ny = x.size, y.size
        n = nx + ny
        if not (np.all(np.isfinite(x)) and np.all(np.isfinite(y))):
            return np.float64(np.nan), np.float64(np.nan)
        scaled = t[:, None] / (iqr(np.concatenate((x, y))) / 2)
        gx, gy = (np.concatenate((np.cos(scaled * part), np.sin(scaled * part))) for part in (x, y))
        inverse = np.linalg.pinv(n / nx * np.cov(gx) * (nx - 1) / nx + n / ny * np.cov(gy) * (ny - 1) / ny)
        rank = np.linalg.matrix_rank(inverse)
        if rank < 2 * t.size:
            warnings.warn(
                "Estimated covariance matrix does not have full rank. This indicates a bad choice of the input t and the test might not "
                "be consistent.",
                stacklevel=2,
            )
        gap = np.mean(gx, axis=-1) - np.mean(gy, axis=-1)
        w = n * (gap @ inverse @ gap)
        if max(nx, ny) < 25:
            w = w / (1.0 + n ** (-0.45) + 10.1 * (nx ** (-1.7) + ny ** (-1.7)))
        return w, sc.chdtrc(float(rank), w)

    return Epps_Singleton_2sampResult(*along(one, [x, y], axis, nan_policy, n_out=2, keepdims=keepdims, least=5))


class Anderson_ksampResult(Fields):
    """The statistic, critical values and the p-value."""

    _name = "Anderson_ksampResult"
    _fields = ("statistic", "critical_values", "pvalue")

    @property
    def significance_level(self):
        """The p-value under its older name."""
        return self.pvalue


def _ksamp_statistic(samples, variant):
    """The sum of squared gaps between each sample and all values, after Scholz and Stephens."""
    everything = np.sort(np.concatenate(samples))
    distinct, n, total = np.unique(everything), everything.size, 0.0
    if variant == "continuous":
        places = np.arange(1, n)
        for sample in samples:
            below = np.sort(sample).searchsorted(everything[: n - 1], side="right")
            total += np.sum((n * below - places * sample.size) ** 2 / (places * (n - places))) / sample.size
        return total / n
    left = everything.searchsorted(distinct, "left")
    ties = everything.searchsorted(distinct, "right") - left
    if variant == "midrank":
        middle = left + ties / 2.0
        for sample in samples:
            ordered = np.sort(sample)
            upper = ordered.searchsorted(distinct, side="right")
            below = upper - (upper - ordered.searchsorted(distinct, "left")) / 2.0
            total += np.sum(ties / n * (n * below - middle * sample.size) ** 2 / (middle * (n - middle) - n * ties / 4.0)) / sample.size
        return total * (n - 1.0) / n
    ties, upto = ties[:-1], np.cumsum(ties[:-1])
    for sample in samples:
        below = np.sort(sample).searchsorted(distinct[:-1], side="right")
        total += np.sum(ties / n * (n * below - upto * sample.size) ** 2 / (upto * (n - upto))) / sample.size
    return total


def anderson_ksamp(samples, midrank=UNSET, *, variant=UNSET, method=None):
    """Whether several samples follow one distribution, after Anderson and Darling."""
    if len(samples) < 2:
        raise ValueError("anderson_ksamp needs at least two samples")
    samples = [np.asarray(sample) for sample in samples]
    everything = np.concatenate(samples)
    if np.unique(everything).size < 2:
        raise ValueError("anderson_ksamp needs more than one distinct observation")
    if any(sample.size == 0 for sample in samples):
        raise ValueError("anderson_ksamp encountered sample without observations")
    older = variant is UNSET
    if older:
        warnings.warn(
            "Parameter `variant` has been introduced to replace `midrank`; `midrank` will be removed in SciPy 1.19.0. Specify `variant` "
            "to silence this warning. "
            "Note that the returned object will no longer be unpackable as a tuple, and `critical_values` will be omitted.",
            UserWarning,
            stacklevel=2,
        )
        variant = "midrank" if midrank is UNSET or midrank else "right"
    if variant not in ("midrank", "right", "continuous"):
        raise ValueError("`variant` must be one of 'midrank', 'right', or 'continuous'.")
    k, n = len(samples), everything.size
    m = k - 1
    a2 = (_ksamp_statistic(samples, variant) - m) / np.sqrt(_ksamp_variance([sample.size for sample in samples]))
    critical = np.array([0.675, 1.281, 1.645, 1.96, 2.326, 2.573, 3.085]) + np.array([-0.245, 0.25, 0.678, 1.149, 1.822, 2.364,
        3.615]) / np.sqrt(m)
    critical = critical + np.array([-0.105, -0.305, -0.362, -0.391, -0.396, -0.345, -0.154]) / m
    levels = np.array([0.25, 0.1, 0.05, 0.025, 0.01, 0.005, 0.001])
    if method is not None:
        from scipy.stats import permutation_test

        found = permutation_test(samples, lambda *parts: _ksamp_statistic(parts, variant), n_resamples=method.n_resamples,
            batch=method.batch, rng=method.rng, alternative="greater")
        p = found.pvalue
    elif a2 < critical.min() or a2 > critical.max():
        p, word, side = (levels.max(), "capped", "larger") if a2 < critical.min() else (levels.min(), "floored", "smaller")
        warnings.warn(f"p-value {word}: true value {side} than {p}. Consider specifying `method` (e.g. "
                      f"`method=stats.PermutationMethod()`.)", stacklevel=2)
    else:
        p = float(np.exp(np.polyval(np.polyfit(critical, np.log(levels), 2), a2)))
    return Anderson_ksampResult(a2, critical, p) if older else SignificanceResult(a2, p)


def _ksamp_variance(sizes):
    k, n = len(sizes), sum(sizes)
    inverse = float(np.sum(1.0 / np.array(sizes)))
    running = np.cumsum(1.0 / np.arange(n - 1, 1, -1))
    h, g = running[-1] + 1, np.sum(running / np.arange(2, n))
    a = (4 * g - 6) * (k - 1) + (10 - 6 * g) * inverse
    b = (2 * g - 4) * k**2 + 8 * h * k + (2 * g - 14 * h - 4) * inverse - 8 * h + 4 * g - 6
    c = (6 * h + 2 * g - 2) * k**2 + (4 * h - 4 * g + 6) * k + (2 * h - 6) * inverse + 4 * h
    d = (2 * h + 6) * k**2 - 4 * h * k
    return (a * n**3 + b * n**2 + c * n + d) / ((n - 1.0) * (n - 2.0) * (n - 3.0))
