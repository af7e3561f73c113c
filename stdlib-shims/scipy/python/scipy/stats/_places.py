"""Ranks, percentiles and what is left when the ends of a sample are cut."""

import numpy as np

from scipy.stats._samples import along, check_policy, fields, has_nan

SigmaclipResult = fields("SigmaclipResult", "clipped lower upper")


def rankdata(a, method="average", *, axis=None, nan_policy="propagate"):
    """The rank of each value, from 1; equal values as `method` says."""
    if method not in ("average", "min", "max", "dense", "ordinal"):
        raise ValueError(f'unknown method "{method}"')
    check_policy(nan_policy)
    a = np.asarray(a)
    if axis is None:
        return _ranks(a.ravel(), method, nan_policy)
    if a.size == 0:
        return np.empty(a.shape)
    moved = np.moveaxis(a, axis, -1)
    ranked = np.array([_ranks(line, method, nan_policy) for line in moved.reshape(-1, moved.shape[-1])])
    return np.moveaxis(ranked.reshape(moved.shape), -1, axis)


def _ranks(a, method, nan_policy):
    if has_nan(a):
        if nan_policy == "raise":
            raise ValueError("The input contains nan values")
        if nan_policy == "propagate":
            return np.full(a.shape, np.nan)
        ranks, there = np.full(a.shape, np.nan), ~np.isnan(a)
        ranks[there] = _ranks(a[there], method, "propagate")
        return ranks
    if a.size == 0:
        return np.empty(0)
    order = np.argsort(a, kind="stable")
    if method == "ordinal":
        ranks = np.empty(a.size, dtype=np.int64)
        ranks[order] = np.arange(1, a.size + 1)
        return ranks
    ordered = a[order]
    first = np.concatenate(([True], ordered[1:] != ordered[:-1]))
    dense = np.empty(a.size, dtype=np.int64)
    dense[order] = np.cumsum(first)
    if method == "dense":
        return dense
    starts = np.concatenate((np.flatnonzero(first), [a.size]))
    if method == "max":
        return starts[dense]
    if method == "min":
        return starts[dense - 1] + 1
    return 0.5 * (starts[dense] + starts[dense - 1] + 1)


def percentileofscore(a, score, kind="rank", nan_policy="propagate"):
    """The percentage of the data at or below a score."""
    if kind not in ("rank", "strict", "weak", "mean"):
        raise ValueError("kind can only be 'rank', 'strict', 'weak' or 'mean'")
    check_policy(nan_policy)
    a, score = np.asarray(a), np.asarray(score)
    if has_nan(a):
        if nan_policy == "raise":
            raise ValueError("The input contains nan values")
        if nan_policy == "propagate":
            return np.full(score.shape, np.nan)[()]
        a = a[~np.isnan(a)]
    n = a.size
    if n == 0:
        return np.full(score.shape, np.nan)[()]
    ordered = np.sort(a.ravel())
    below = np.searchsorted(ordered, score, side="left")
    up_to = np.searchsorted(ordered, score, side="right")
    if kind == "strict":
        value = below * (100 / n)
    elif kind == "weak":
        value = up_to * (100 / n)
    elif kind == "mean":
        value = (below + up_to) * (50 / n)
    else:
        value = (below + up_to + (below < up_to)) * (50 / n)
    return np.where(np.isnan(score.astype(float)), np.nan, value)[()]


def scoreatpercentile(a, per, limit=(), interpolation_method="fraction", axis=None):
    """The value at a percentage of the sorted data."""
    a = np.asarray(a)
    if a.size == 0:
        return np.nan if np.isscalar(per) else np.full(np.asarray(per).shape, np.nan)
    if limit:
        a = a[(limit[0] <= a) & (a <= limit[1])]
    methods = {"fraction": "linear", "lower": "lower", "higher": "higher"}
    if interpolation_method not in methods:
        raise ValueError("interpolation_method can only be 'fraction', 'lower' or 'higher'")
    if np.any(np.asarray(per) < 0) or np.any(np.asarray(per) > 100):
        raise ValueError("percentile must be in the range [0, 100]")
    return np.percentile(a, per, axis=axis, method=methods[interpolation_method])


def _cut(a, low, high, axis):
    part = np.partition(a, (low, high - 1), axis) if a.size else a
    place = [slice(None)] * a.ndim
    place[axis] = slice(low, high)
    return part[tuple(place)]


def trimboth(a, proportiontocut, axis=0):
    """The data without a share at each end."""
    a = np.asarray(a)
    if a.size == 0:
        return a
    if axis is None:
        a, axis = a.ravel(), 0
    n = a.shape[axis]
    low = int(proportiontocut * n)
    if low >= n - low:
        raise ValueError("Proportion too big.")
    return _cut(a, low, n - low, axis)


def trim1(a, proportiontocut, tail="right", axis=0):
    """The data without a share at one end."""
    a = np.asarray(a)
    if axis is None:
        a, axis = a.ravel(), 0
    n = a.shape[axis]
    if proportiontocut >= 1:
        return np.array([])
    if tail.lower() == "right":
        return _cut(a, 0, n - int(proportiontocut * n), axis)
    return _cut(a, int(proportiontocut * n), n, axis)


def trim_mean(a, proportiontocut, axis=0, *, nan_policy="propagate", keepdims=False):
    """The mean without a share at each end."""

    def one(line):
        n = line.shape[-1]
        low = int(proportiontocut * n)
        if low > n - low:
            raise ValueError("Proportion too big.")
        return np.mean(np.sort(_cut(line, low, n - low, -1), axis=-1), axis=-1)

    return along(one, [a], axis, nan_policy, keepdims=keepdims, whole=True)[0]


def sigmaclip(a, low=4.0, high=4.0):
    """Cuts values far from the mean until none are."""
    kept = np.asarray(a).ravel()
    while True:
        std, mean, size = kept.std(), kept.mean(), kept.size
        lower, upper = mean - std * low, mean + std * high
        kept = kept[(kept >= lower) & (kept <= upper)]
        if kept.size == size:
            return SigmaclipResult(kept, lower, upper)


def _within(line, limits, inclusive):
    """The values within the limits; there must be some."""
    if limits is None:
        return line
    low, high = limits
    keep = np.ones(line.shape, dtype=bool)
    if low is not None:
        keep &= (line >= low) if inclusive[0] else (line > low)
    if high is not None:
        keep &= (line <= high) if inclusive[1] else (line < high)
    if not np.any(keep):
        raise ValueError("No array values within given limits")
    return line[keep]


def tmean(a, limits=None, inclusive=(True, True), axis=None, *, nan_policy="propagate", keepdims=False):
    """The mean of values within limits."""
    return along(lambda line: np.mean(_within(line, limits, inclusive)), [a], axis, nan_policy, keepdims=keepdims)[0]


def tvar(a, limits=None, inclusive=(True, True), axis=0, ddof=1, *, nan_policy="propagate", keepdims=False):
    """The variance of values within limits."""
    return along(lambda line: np.var(_within(line, limits, inclusive), ddof=ddof), [a], axis, nan_policy, keepdims=keepdims)[0]


def tstd(a, limits=None, inclusive=(True, True), axis=0, ddof=1, *, nan_policy="propagate", keepdims=False):
    """The standard deviation of values within limits."""
    return np.sqrt(tvar(a, limits, inclusive, axis, ddof, nan_policy=nan_policy, keepdims=keepdims))


def tsem(a, limits=None, inclusive=(True, True), axis=0, ddof=1, *, nan_policy="propagate", keepdims=False):
    """The standard error of the mean of values within limits."""

    def one(line):
        kept = _within(line, limits, inclusive)
        return np.std(kept, ddof=ddof) / np.sqrt(kept.size)

    return along(one, [a], axis, nan_policy, keepdims=keepdims)[0]


def tmin(a, lowerlimit=None, axis=0, inclusive=True, nan_policy="propagate", *, keepdims=False):
    """The smallest value above a limit."""
    one = lambda line: np.min(_within(line, (lowerlimit, None), (inclusive, True)))
    return along(one, [a], axis, nan_policy, keepdims=keepdims, exact=True)[0]


def tmax(a, upperlimit=None, axis=0, inclusive=True, nan_policy="propagate", *, keepdims=False):
    """The largest value below a limit."""
    one = lambda line: np.max(_within(line, (None, upperlimit), (True, inclusive)))
    return along(one, [a], axis, nan_policy, keepdims=keepdims, exact=True)[0]


def tiecorrect(rankvals):
    """The factor that corrects the tests of Kruskal and Mann-Whitney for ties."""
    ranks = np.sort(np.asarray(rankvals), axis=None)
    counts, n = np.unique(ranks, return_counts=True)[1].astype(float), float(ranks.size)
    return 1.0 if n < 2 else 1.0 - np.sum(counts**3 - counts) / (n**3 - n)
