"""Whether a sample follows a distribution, or two follow the same: Kolmogorov and Smirnov."""

import numpy as np
from _scipy import special as _special

from scipy import special as sc
from scipy.stats._samples import Fields, along


class KstestResult(Fields):
    """The largest gap, its p-value, where it lies and on which side."""

    _name = "KstestResult"


def _exact_two_sided(n, d):
    """The chance of a gap of at least d among n values."""
    return float(_special("kolmogn", float(n), d))


def _one_sided(n, d):
    """The chance of a gap of at least d on one side, by Smirnov's sum."""
    return 1.0 if d <= 0 else float(sc.smirnov(float(n), d))


def _cdf_of(cdf):
    if callable(cdf):
        return cdf
    from scipy.stats import distributions

    return getattr(distributions, cdf).cdf


def ks_1samp(x, cdf, args=(), alternative="two-sided", method="auto", *, axis=0, nan_policy="propagate", keepdims=False):
    """Whether a sample follows a distribution function."""
    alternative = {"t": "two-sided", "g": "greater", "l": "less"}.get(alternative.lower()[0], alternative)
    if alternative not in ("two-sided", "greater", "less"):
        raise ValueError(f"Unexpected value alternative={alternative!r}")
    if method not in ("auto", "exact", "approx", "asymp"):
        raise ValueError(f"Invalid value for mode: {method}")
    found = along(lambda x: _one_sample(np.sort(x), cdf, args, alternative, method), [x], axis, nan_policy, n_out=4, keepdims=keepdims)
    return _result(found)


def _result(found):
    d, p, where, sign = found
    return KstestResult(d, p, statistic_location=where, statistic_sign=sign)


def _one_sample(x, cdf, args, alternative, method):
    n = x.size
    values = np.asarray(cdf(x, *args), dtype=float)
    above, below = np.arange(1.0, n + 1) / n - values, values - np.arange(0.0, n) / n
    plus, minus = int(np.argmax(above)), int(np.argmax(below))
    if alternative == "greater" or (alternative == "two-sided" and above[plus] > below[minus]):
        d, where, sign = above[plus], x[plus], np.int8(1)
    else:
        d, where, sign = below[minus], x[minus], np.int8(-1)
    if alternative != "two-sided":
        p = _one_sided(n, d)
    elif method in ("auto", "exact") and (n <= 10000 or method == "exact"):
        p = _exact_two_sided(n, d)
    elif method == "approx":
        p = 2 * _one_sided(n, d)
    else:
        p = sc.kolmogorov(np.sqrt(n) * d)
    return d, np.float64(min(1.0, max(0.0, p))), where, sign


def ks_2samp(data1, data2, alternative="two-sided", method="auto", *, axis=0, nan_policy="propagate", keepdims=False):
    """Whether two samples follow the same distribution."""
    if method not in ("auto", "exact", "asymp"):
        raise ValueError(f"Invalid value for mode: {method}")
    alternative = {"t": "two-sided", "g": "greater", "l": "less"}.get(alternative.lower()[0], alternative)
    if alternative not in ("two-sided", "less", "greater"):
        raise ValueError(f"Invalid value for alternative: {alternative}")
    one = lambda first, second: _two_samples(np.sort(first), np.sort(second), alternative, method)
    return _result(along(one, [data1, data2], axis, nan_policy, n_out=4, keepdims=keepdims))


def _two_samples(first, second, alternative, method):
    n1, n2 = first.size, second.size
    everything = np.concatenate((first, second))
    cdf1, cdf2 = np.searchsorted(first, everything, side="right") / n1, np.searchsorted(second, everything, side="right") / n2
    gaps = cdf1 - cdf2
    low, high = int(np.argmin(gaps)), int(np.argmax(gaps))
    minus, plus = np.clip(-gaps[low], 0, 1), gaps[high]
    if alternative == "less" or (alternative == "two-sided" and minus > plus):
        d, where, sign = minus, everything[low], -1
    else:
        d, where, sign = plus, everything[high], 1
    common = int(np.gcd(n1, n2))
    if method == "auto":
        method = "exact" if max(n1, n2) <= 10000 else "asymp"
    p = _exact_two_samples(n1, n2, common, d, alternative) if method == "exact" else None
    if p is None:
        big, small = float(max(n1, n2)), float(min(n1, n2))
        if alternative == "two-sided":
            p = _exact_two_sided(int(np.round(big * small / (big + small))), d)
        else:
            z = np.sqrt(big * small / (big + small)) * d
            p = np.exp(-2 * z**2 - 2 * z * (big + 2 * small) / np.sqrt(big * small * (big + small)) / 3.0)
    return np.float64(d), np.float64(min(1.0, max(0.0, p))), where, np.int8(sign)


def _exact_two_samples(n1, n2, common, d, alternative):
    """The share of lattice paths that leave the band of width d."""
    lcm = n1 // common * n2
    gap = int(np.round(d * lcm)) * common
    if alternative != "two-sided" and n1 != n2 and np.isinf(sc.binom(float(n1 + n2), float(n1))):
        # The original counts paths, and takes the formula for many values where the count overflows.
        return None
    first, second = (n2, n1) if alternative == "less" else (n1, n2)
    return float(_special("ks_paths", float(gap), float(first), float(second), 1.0 if alternative == "two-sided" else 0.0))


def kstest(rvs, cdf, args=(), N=20, alternative="two-sided", method="auto", *, axis=0, nan_policy="propagate", keepdims=False):
    """The test of one sample against a distribution, or of two samples."""
    if alternative == "two_sided":
        alternative = "two-sided"
    if alternative not in ("two-sided", "greater", "less"):
        raise ValueError(f"Unexpected alternative: {alternative}")
    sides = {"axis": axis, "nan_policy": nan_policy, "keepdims": keepdims}
    if isinstance(rvs, str):
        from scipy import stats

        if rvs != cdf:
            raise AttributeError("if rvs is a string, cdf has to be the same distribution")
        rvs = getattr(stats, rvs).rvs
    if callable(rvs):
        rvs = rvs(*args, size=N)
    if isinstance(cdf, str) or callable(cdf):
        return ks_1samp(rvs, _cdf_of(cdf), args, alternative, method, **sides)
    return ks_2samp(rvs, cdf, alternative, method, **sides)
