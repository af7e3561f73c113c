"""Numbers that describe a sample: means, spread, shape, scores."""

import numpy as np

from scipy._refusals import refuse
from scipy.stats._samples import along, check_policy, fields, has_nan, lines_of

DescribeResult = fields("DescribeResult", "nobs minmax mean variance skewness kurtosis")
ModeResult = fields("ModeResult", "mode count")


def _central(a, order):
    """The central moment of the last axis, as a mean of powers."""
    return np.mean((a - np.mean(a, axis=-1, keepdims=True)) ** order, axis=-1)


def _is_flat(second, a):
    """Whether the lines of the last axis do not vary, to rounding."""
    return second <= (np.finfo(float).eps * np.mean(a, axis=-1)) ** 2


def describe(a, axis=0, ddof=1, bias=True, nan_policy="propagate"):
    """Count, range, mean, variance, skewness and kurtosis."""
    check_policy(nan_policy)
    a = np.asarray(a)
    if axis is None:
        a, axis = a.ravel(), 0
    if has_nan(a) and nan_policy != "propagate":
        if nan_policy == "raise":
            raise ValueError("The input contains nan values")
        if a.ndim > 1:
            refuse("scipy.stats.describe(nan_policy='omit') of several columns", "describe each column without its missing values")
        a = a[~np.isnan(a)]
    if a.size == 0:
        raise ValueError("The input must not be empty.")
    minmax = (np.min(a, axis=axis), np.max(a, axis=axis))
    return DescribeResult(np.int64(a.shape[axis]), minmax, np.mean(a, axis=axis), np.var(a, axis=axis, ddof=ddof),
        skew(a, axis, bias=bias), kurtosis(a, axis, bias=bias))


def skew(a, axis=0, bias=True, nan_policy="propagate", *, keepdims=False):
    """How far the sample leans to one side."""

    def one(a):
        n = a.shape[-1]
        with np.errstate(all="ignore"):
            second, third = _central(a, 2), _central(a, 3)
            flat = _is_flat(second, a)
            value = np.where(flat, np.nan, third / second**1.5)
            if not bias and n > 2:
                value = np.where(flat, value, np.sqrt((n - 1.0) * n) / (n - 2.0) * third / second**1.5)
        return value[()]

    return along(one, [a], axis, nan_policy, keepdims=keepdims, whole=True)[0]


def kurtosis(a, axis=0, fisher=True, bias=True, nan_policy="propagate", *, keepdims=False):
    """How heavy the tails of the sample are; 0 for a normal one with `fisher`."""

    def one(a):
        n = a.shape[-1]
        with np.errstate(all="ignore"):
            second, fourth = _central(a, 2), _central(a, 4)
            flat = _is_flat(second, a)
            value = np.where(flat, np.nan, fourth / second**2.0)
            if not bias and n > 3:
                value = np.where(flat, value, 1.0 / (n - 2) / (n - 3) * ((n**2 - 1.0) * fourth / second**2.0 - 3 * (n - 1) ** 2.0) + 3.0)
        return np.asarray(value - 3 if fisher else value)[()]

    return along(one, [a], axis, nan_policy, keepdims=keepdims, whole=True)[0]


def moment(a, order=1, axis=0, nan_policy="propagate", *, center=None, keepdims=False):
    """The moment of the given order about the mean, or about `center`."""
    if np.ndim(order) > 0:
        return np.array([moment(a, one, axis, nan_policy, center=center, keepdims=keepdims) for one in order])

    def one(a):
        if order == 1 and center is None:
            return np.zeros_like(np.mean(a, axis=-1))[()]
        middle = np.mean(a, axis=-1, keepdims=True) if center is None else center
        return np.mean((a - middle) ** order, axis=-1)

    return along(one, [a], axis, nan_policy, keepdims=keepdims, whole=True)[0]


def mode(a, axis=0, nan_policy="propagate", keepdims=False):
    """The commonest value and how often it occurs; the smallest of equals."""
    a = np.asarray(a)
    if a.dtype.kind not in "biufc":
        raise TypeError(
            "Argument `a` is not recognized as numeric. Support for input that cannot be coerced to a numeric array was deprecated "
            "in SciPy 1.9.0 and removed in SciPy 1.11.0. Please consider `np.unique`."
        )
    check_policy(nan_policy)
    if a.size == 0:
        return ModeResult(np.float64(np.nan), np.float64(0.0))
    if has_nan(a) and nan_policy == "raise":
        raise ValueError("The input contains nan values")

    def one(line):
        there = line[~np.isnan(line)] if has_nan(line) else line
        values, counts = np.unique(there, return_counts=True)
        missing = line.size - there.size if nan_policy == "propagate" else 0
        if missing > (counts.max() if len(counts) else 0):
            return np.nan, missing
        if not len(counts):
            return np.nan, 0
        best = np.argmax(counts)
        return values[best], counts[best]

    (lines,), outer, kept = lines_of([a], axis)
    found = [one(line) for line in lines.reshape(int(np.prod(outer)), lines.shape[-1])]
    if outer == () and not keepdims:
        return ModeResult(*found[0])
    values, counts = np.array([value for value, _ in found], dtype=a.dtype), np.array([count for _, count in found])
    if has_nan(a) and nan_policy == "omit":
        counts = counts.astype(float)
    shape = kept if keepdims else outer
    return ModeResult(values.reshape(shape), counts.reshape(shape))


def sem(a, axis=0, ddof=1, nan_policy="propagate", *, keepdims=False):
    """The standard error of the mean."""
    one = lambda a: np.std(a, axis=-1, ddof=ddof) / np.sqrt(a.shape[-1])
    return along(one, [a], axis, nan_policy, keepdims=keepdims, whole=True)[0]


def _spread(a, axis, ddof, nan_policy):
    check_policy(nan_policy)
    if nan_policy == "raise" and has_nan(a):
        raise ValueError("The input contains nan values")
    mean, std = (np.nanmean, np.nanstd) if nan_policy == "omit" else (np.mean, np.std)
    return mean(a, axis=axis, keepdims=True), std(a, axis=axis, ddof=ddof, keepdims=True)


def zscore(a, axis=0, ddof=0, nan_policy="propagate"):
    """How many standard deviations each value lies from the mean."""
    return zmap(a, a, axis=axis, ddof=ddof, nan_policy=nan_policy)


def zmap(scores, compare, axis=0, ddof=0, nan_policy="propagate"):
    """How many standard deviations of `compare` each score lies from its mean."""
    compare, scores = np.asarray(compare), np.asarray(scores)
    if compare.size == 0:
        return np.empty(compare.shape)
    mean, std = _spread(compare, axis, ddof, nan_policy)
    same = np.isclose(std, 0, atol=0) | (std <= np.abs(np.finfo(float).eps * mean))
    with np.errstate(all="ignore"):
        return np.where(same, np.nan, (scores - mean) / std)


def gzscore(a, *, axis=0, ddof=0, nan_policy="propagate"):
    """The score of the logarithms."""
    return zscore(np.log(np.asarray(a)), axis=axis, ddof=ddof, nan_policy=nan_policy)


def iqr(x, axis=None, rng=(25, 75), scale=1.0, nan_policy="propagate", interpolation="linear", keepdims=False):
    """The range between two percentiles."""
    x = np.asarray(x)
    if x.size == 0:
        return np.nan
    check_policy(nan_policy)
    if len(rng) != 2:
        raise TypeError("quantile range must be two element sequence")
    if np.isnan(rng).any():
        raise ValueError("range must not contain NaNs")
    if isinstance(scale, str):
        if scale.lower() != "normal":
            raise ValueError(f"{scale} not a valid scale for `iqr`")
        scale = 1.3489795003921634
    if nan_policy == "raise" and has_nan(x):
        raise ValueError("The input contains nan values")
    percentile = np.nanpercentile if nan_policy == "omit" else np.percentile
    low, high = percentile(x, sorted(rng), axis=axis, method=interpolation, keepdims=keepdims)
    return (high - low) / scale if scale != 1.0 else high - low


def _mean_of(transform, back, a, axis, dtype, weights, nan_policy, keepdims):
    """The mean, weighed or not, of transformed values, transformed back."""
    a = np.asarray(a, dtype=dtype)

    def one(values, *weights):
        with np.errstate(all="ignore"):
            moved = transform(values)
            return back(np.average(moved, axis=-1, weights=weights[0]) if weights else np.mean(moved, axis=-1))

    samples = [a] if weights is None else [a, np.asarray(weights, dtype=dtype)]
    return along(one, samples, axis, nan_policy, keepdims=keepdims, paired=True, whole=True)[0]


def gmean(a, axis=0, dtype=None, weights=None, *, nan_policy="propagate", keepdims=False):
    """The geometric mean."""
    return _mean_of(np.log, np.exp, a, axis, dtype, weights, nan_policy, keepdims)


def hmean(a, axis=0, dtype=None, *, weights=None, nan_policy="propagate", keepdims=False):
    """The harmonic mean; there is none of negative values."""
    inverse = lambda values: 1.0 / np.where(np.any(values < 0, axis=-1, keepdims=True), np.nan, values)
    return _mean_of(inverse, lambda mean: 1.0 / mean, a, axis, dtype, weights, nan_policy, keepdims)


def pmean(a, p, *, axis=0, dtype=None, weights=None, nan_policy="propagate", keepdims=False):
    """The power mean."""
    if not isinstance(p, (int, float, np.number)):
        raise ValueError("Power mean only implemented for a scalar power p.")
    if p == 0:
        return gmean(a, axis, dtype, weights, nan_policy=nan_policy, keepdims=keepdims)
    power = lambda values: np.where(np.any(values < 0, axis=-1, keepdims=True), np.nan, values) ** float(p)
    return _mean_of(power, lambda mean: mean ** (1 / p), a, axis, dtype, weights, nan_policy, keepdims)


def gstd(a, axis=0, ddof=1, *, keepdims=False, nan_policy="propagate"):
    """The geometric standard deviation."""

    def one(a):
        with np.errstate(all="ignore"):
            return np.exp(np.std(np.log(a), axis=-1, ddof=ddof))

    return along(one, [a], axis, nan_policy, keepdims=keepdims, whole=True)[0]


def variation(a, axis=0, nan_policy="propagate", ddof=0, *, keepdims=False):
    """The standard deviation over the mean."""

    def one(a):
        with np.errstate(all="ignore"):
            return np.std(a, axis=-1, ddof=ddof) / np.mean(a, axis=-1)

    return along(one, [a], axis, nan_policy, keepdims=keepdims, whole=True)[0]


def median_abs_deviation(x, axis=0, center=None, scale=1.0, nan_policy="propagate", *, keepdims=False):
    """The median distance from the median."""
    center = np.median if center is None else center
    if not callable(center):
        raise TypeError(f"The argument 'center' must be callable. The given value {center!r} is not callable.")
    if isinstance(scale, str):
        if scale.lower() != "normal":
            raise ValueError(f"{scale} is not a valid scale value.")
        scale = 0.6744897501960817
    one = lambda x: np.median(np.abs(x - np.expand_dims(center(x, axis=-1), -1)), axis=-1) / scale
    return along(one, [x], axis, nan_policy, keepdims=keepdims, whole=True)[0]


def _power_sums(data):
    return data.shape[-1], [np.sum(data**power, axis=-1) for power in range(5)]


def kstat(data, n=2, *, axis=None, nan_policy="propagate", keepdims=False):
    """The unbiased estimator of the n-th cumulant."""
    if n not in (1, 2, 3, 4):
        raise ValueError("k-statistics only supported for 1<=n<=4")

    def one(data):
        size, s = _power_sums(data)
        with np.errstate(all="ignore"):
            if n == 1:
                return s[1] / size
            if n == 2:
                return (size * s[2] - s[1] ** 2) / np.float64(size * (size - 1.0))
            if n == 3:
                return (2 * s[1] ** 3 - 3 * size * s[1] * s[2] + size * size * s[3]) / np.float64(size * (size - 1.0) * (size - 2.0))
            top = -6 * s[1] ** 4 + 12 * size * s[1] ** 2 * s[2] - 3 * size * (size - 1.0) * s[2] ** 2 - 4 * size * (size
                + 1) * s[1] * s[3] + size * size * (size + 1) * s[4]
            return top / np.float64(size * (size - 1.0) * (size - 2.0) * (size - 3.0))

    return along(one, [data], axis, nan_policy, keepdims=keepdims, whole=True)[0]


def kstatvar(data, n=2, *, axis=None, nan_policy="propagate", keepdims=False):
    """The unbiased estimator of the variance of `kstat`, for n of 1 or 2."""
    if n not in (1, 2):
        raise ValueError("Only n=1 or n=2 supported.")
    if n == 1:
        one = lambda data: kstat(data, 2, axis=-1) / data.shape[-1]
    else:

        def one(data):
            size, second, fourth = data.shape[-1], kstat(data, 2, axis=-1), kstat(data, 4, axis=-1)
            return (2 * size * second**2 + (size - 1) * fourth) / (size * (size + 1))

    return along(one, [data], axis, nan_policy, keepdims=keepdims, whole=True)[0]
