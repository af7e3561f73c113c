"""Medians, percentiles and quantiles, with and without NaN.

Every method of numpy places a quantile at a fractional rank and rounds or interpolates there.
"""

from math import prod
from warnings import warn

import _numpy
from _numpy import asarray, ceil, floor, isnan, where

from ._axes import normalize_axis_tuple
from ._reductions import UNSET

# alpha and beta of the rank n * q + (alpha + q * (1 - alpha - beta)) - 1
_CONTINUOUS = {
    "linear": (1.0, 1.0),
    "hazen": (0.5, 0.5),
    "weibull": (0.0, 0.0),
    "median_unbiased": (1 / 3.0, 1 / 3.0),
    "normal_unbiased": (3 / 8.0, 3 / 8.0),
    "interpolated_inverted_cdf": (0.0, 1.0),
}
_STEPPED = ("inverted_cdf", "averaged_inverted_cdf", "closest_observation", "lower", "higher", "midpoint", "nearest")


def _rank(method, n, q):
    """The whole part of the rank and the weight of the next element."""
    if method in _CONTINUOUS:
        if method == "linear":
            rank = (n - 1) * q
        else:
            alpha, beta = _CONTINUOUS[method]
            rank = n * q + (alpha + q * (1 - alpha - beta)) - 1
        low = floor(rank)
        return low, rank - low
    if method in ("inverted_cdf", "averaged_inverted_cdf"):
        rank = n * q - 1
        low = floor(rank)
        part = rank - low
        return low, where(part > 0, 1.0, 0.0 if method == "inverted_cdf" else 0.5)
    if method == "closest_observation":
        rank = n * q - 1 - 0.5
        low = floor(rank)
        return low, where((rank == low) & (low % 2 == 1), 0.0, 1.0)
    rank = (n - 1) * q
    low = floor(rank)
    part = rank - low
    if method == "lower":
        return low, part * 0.0
    if method == "higher":
        return ceil(rank), part * 0.0
    if method == "midpoint":
        return low, where(part > 0, 0.5, 0.0)
    # nearest, and of two equally near the one with the even rank
    return low, where((part > 0.5) | ((part == 0.5) & (low % 2 == 1)), 1.0, 0.0)


def _between(low, high, part):
    """low + (high - low) * part, computed from the nearer end so that both ends come out exact."""
    distance = high - low
    return where(part >= 0.5, high - distance * (1 - part), low + distance * part)


def _rows_first(a, axis):
    """The array with the reduced axes flattened into the first, and the shape that keepdims keeps."""
    if axis is None:
        return a.ravel(), (1,) * a.ndim
    axes = normalize_axis_tuple(axis, a.ndim)
    rest = [place for place in range(a.ndim) if place not in axes]
    kept = tuple(1 if place in axes else length for place, length in enumerate(a.shape))
    moved = a.transpose(list(axes) + rest)
    return moved.reshape((prod(a.shape[place] for place in axes),) + tuple(a.shape[place] for place in rest)), kept


def _check_method(method):
    if method not in _CONTINUOUS and method not in _STEPPED:
        choices = [
            "inverted_cdf", "averaged_inverted_cdf", "closest_observation", "interpolated_inverted_cdf", "hazen", "weibull",
            "linear", "median_unbiased", "normal_unbiased", "lower", "higher", "midpoint", "nearest",
        ]
        raise ValueError(f"{method!r} is not a valid method. Use one of: dict_keys({choices})")


def _quantile(a, q, axis, out, method, keepdims, skip_nan):
    _check_method(method)
    a = asarray(a)
    if a.dtype.kind == "c":
        raise TypeError("a must be an array of real numbers")
    rows, kept = _rows_first(a, axis)
    q = asarray(q)
    if q.ndim > 2:
        raise ValueError("q must be a scalar or 1d")
    length = rows.shape[0]
    if length == 0:
        if skip_nan:
            from _numpy import full
            result = full(q.shape + rows.shape[1:], float("nan"))
            return result[()]
        raise IndexError(f"index {-1 if a.dtype.kind == 'f' else 0} is out of bounds for axis 0 with size 0")
    flat_q = q.reshape((-1,) + (1,) * (rows.ndim - 1)).astype(float)
    has_nan = None
    n = length
    if a.dtype.kind == "f" or a.dtype.kind in "mM" and not skip_nan:
        missing = isnan(rows)
        if missing.any():
            has_nan = missing.any(axis=0)
            if skip_nan:
                n = asarray((~missing).sum(axis=0))[None]
    if skip_nan and n is not length:
        low, part = _rank(method, n, flat_q)
        last = where(n > 0, n - 1, 0)
    else:
        low, part = _rank(method, length, flat_q)
        last = length - 1
    high = low + 1
    low = where(low < 0, 0, where(low > last, last, low)).astype(int)
    high = where(high < 0, 0, where(high > last, last, high)).astype(int)
    if n is length:
        ranks = sorted(set(low.ravel().tolist()) | set(high.ravel().tolist()))
        if len(ranks) <= 16 and rows.ndim == 1 and rows.dtype == float and has_nan is None:
            found = _numpy.order_statistics(rows, ranks)
            below, above = (found[asarray([ranks.index(rank) for rank in wanted.ravel().tolist()])] for wanted in (low, high))
        else:
            ordered = rows.copy()
            ordered.sort(axis=0)
            below, above = ordered[low.ravel()], ordered[high.ravel()]
    else:
        from ._selecting import take_along_axis
        ordered = rows.copy()
        ordered.sort(axis=0)
        shape = (flat_q.shape[0],) + rows.shape[1:]
        from ._broadcasting import broadcast_to
        below = take_along_axis(ordered, broadcast_to(low, shape), 0)
        above = take_along_axis(ordered, broadcast_to(high, shape), 0)
    if method in ("lower", "higher", "nearest", "inverted_cdf", "closest_observation"):
        result = where(part == 1.0, above, below)
    else:
        if q.ndim == 0 and a.dtype.kind == "f":
            # one quantile keeps the precision of the array; an array of them brings its own
            part = part.astype(a.dtype, copy=False)
        result = _between(below, above, part)
    if has_nan is not None:
        if skip_nan:
            if (n == 0).any():
                warn("All-NaN slice encountered", RuntimeWarning, stacklevel=4)
                result = where(n == 0, float("nan"), result)
        else:
            result = where(has_nan, asarray("nan" if a.dtype.kind == "f" else "NaT").astype(result.dtype), result)
    if keepdims is not UNSET and keepdims:
        result = result.reshape(q.shape + kept)
    else:
        result = result.reshape(q.shape + rows.shape[1:])
    if out is not None:
        out[...] = result
        return out
    return result[()]


def _weighted(a, q, axis, out, method, keepdims, weights):
    """The first value at which the weights up to it reach the fraction q of all weights."""
    if method != "inverted_cdf":
        raise ValueError(f"Only method 'inverted_cdf' supports weights. Got: {method}.")
    a, weights = asarray(a), asarray(weights)
    if a.dtype.kind == "c":
        raise TypeError("a must be an array of real numbers")
    if weights.shape != a.shape:
        if axis is None:
            raise TypeError("Axis must be specified when shapes of a and weights differ.")
        axes = normalize_axis_tuple(axis, a.ndim)
        if weights.shape != tuple(a.shape[one] for one in axes):
            raise ValueError("Shape of weights must be consistent with shape of a along specified axis.")
        weights = weights.reshape([length if place in axes else 1 for place, length in enumerate(a.shape)])
        weights = _numpy.broadcast_to(weights, a.shape)
    if (weights < 0).any():
        raise ValueError("Weights must be non-negative.")
    rows, kept = _rows_first(a, axis)
    order = rows.argsort(axis=0, kind="stable")
    from ._selecting import take_along_axis
    ordered = take_along_axis(rows, order, 0)
    reached = take_along_axis(_rows_first(weights, axis)[0], order, 0).astype(float).cumsum(axis=0)
    reached = reached / reached[-1]
    q = asarray(q)
    columns = (reached[:, None] if rows.ndim == 1 else reached.reshape(rows.shape[0], -1)), ordered.reshape(rows.shape[0], -1)
    found = []
    for one in q.ravel().tolist():
        # a fraction of nothing is reached by the first value that weighs anything
        places = ((columns[0] >= one) & (columns[0] > 0)).argmax(axis=0)
        found.append(columns[1][places, _numpy.arange(len(places))])
    result = asarray(found)
    if a.dtype.kind == "f" and isnan(rows).any():
        result = where(isnan(rows).any(axis=0).ravel(), a.dtype.type("nan"), result)
    result = result.reshape(q.shape + (kept if keepdims is not UNSET and keepdims else rows.shape[1:]))
    if out is not None:
        out[...] = result
        return out
    return result


def _fractions(q, whole, text):
    q = asarray(q) / whole if whole != 1 else asarray(q)
    if not ((q >= 0) & (q <= 1)).all():
        raise ValueError(text)
    return q


def _answer(name, a, q, axis, out, method, keepdims, weights, skip_nan):
    if asarray(a).dtype.kind == "c":
        raise TypeError("a must be an array of real numbers")
    if name.endswith("percentile"):
        q = _fractions(q, 100, "Percentiles must be in the range [0, 100]")
    else:
        q = _fractions(q, 1, "Quantiles must be in the range [0, 1]")
    if weights is None:
        return _quantile(a, q, axis, out, method, keepdims, skip_nan)
    if skip_nan:
        raise NotImplementedError(f"{name}(weights=...)")
    return _weighted(a, q, axis, out, method, keepdims, weights)


def percentile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False, *, weights=None):
    """The values below which q percent of the elements fall."""
    return _answer("percentile", a, q, axis, out, method, keepdims, weights, False)


def quantile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False, *, weights=None):
    """The values below which a fraction q of the elements falls."""
    return _answer("quantile", a, q, axis, out, method, keepdims, weights, False)


def nanpercentile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=UNSET, *, weights=None):
    """Percentiles of the elements that are not NaN."""
    return _answer("nanpercentile", a, q, axis, out, method, keepdims, weights, True)


def nanquantile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=UNSET, *, weights=None):
    """Quantiles of the elements that are not NaN."""
    return _answer("nanquantile", a, q, axis, out, method, keepdims, weights, True)


def median(a, axis=None, out=None, overwrite_input=False, keepdims=False):
    """The middle element, or the mean of the two in the middle."""
    a = asarray(a)
    if out is None and a.size and a.dtype.kind in "iuf":
        return _numpy.median(a, axis, keepdims)
    rows, kept = _rows_first(a, axis)
    length = rows.shape[0]
    if length == 0:
        result = rows.mean(axis=0)
    else:
        half = length // 2
        ordered = rows.copy()
        ordered.partition([half] if length % 2 else [half - 1, half], axis=0)
        result = ordered[half : half + 1].mean(axis=0) if length % 2 else ordered[half - 1 : half + 1].mean(axis=0)
        if a.dtype.kind in "fmM":
            missing = isnan(rows).any(axis=0)
            if asarray(missing).any():
                result = where(missing, asarray("nan" if a.dtype.kind == "f" else "NaT").astype(a.dtype), result)[()]
    if keepdims:
        result = asarray(result).reshape(kept)
    if out is not None:
        out[...] = result
        return out
    return result


def nanmedian(a, axis=None, out=None, overwrite_input=False, keepdims=UNSET):
    """The median of the elements that are not NaN."""
    a = asarray(a)
    if a.dtype.kind not in "fmM" or not isnan(a).any():
        return median(a, axis, out, overwrite_input, keepdims is not UNSET and bool(keepdims))
    if a.size and isnan(a).all(axis=axis).any():
        warn("All-NaN slice encountered", RuntimeWarning, stacklevel=2)
    rows, kept = _rows_first(a, axis)
    counts = asarray((~isnan(rows)).sum(axis=0))[None]
    ordered = rows.copy()
    ordered.sort(axis=0)
    from ._selecting import take_along_axis
    low = where(counts > 0, (counts - 1) // 2, 0)
    high = where(counts > 0, counts // 2, 0)
    # what is missing sorts last, so that a slice of nothing else gives it again
    result = ((take_along_axis(ordered, low, 0) + take_along_axis(ordered, high, 0)) / 2)[0]
    if keepdims is not UNSET and keepdims:
        result = result.reshape(kept)
    if out is not None:
        out[...] = result
        return out
    return result[()]
