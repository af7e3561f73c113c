"""Reductions that leave NaN out."""

from warnings import warn

from _numpy import asarray, fmax, fmin, isnan, ndarray, sqrt, where

from ._axes import normalize_axis_tuple
from ._error_state import errstate
from ._reductions import UNSET, _given


def _without_nan(a, filling):
    """The array with its NaN replaced, and where they were (None if it cannot hold any)."""
    a = asarray(a)
    if a.dtype.kind not in "fc":
        return a, None
    mask = isnan(a)
    if not mask.any():
        return a, None
    return where(mask, a.dtype.type(filling), a), mask


def nansum(a, axis=None, dtype=None, out=None, keepdims=UNSET, initial=UNSET, where=UNSET):
    """The sum of the elements that are not NaN."""
    filled, _ = _without_nan(a, 0)
    return filled.sum(axis=axis, **_given(dtype=dtype, out=out, keepdims=keepdims, initial=initial, where=where))


def nanprod(a, axis=None, dtype=None, out=None, keepdims=UNSET, initial=UNSET, where=UNSET):
    """The product of the elements that are not NaN."""
    filled, _ = _without_nan(a, 1)
    return filled.prod(axis=axis, **_given(dtype=dtype, out=out, keepdims=keepdims, initial=initial, where=where))


def nancumsum(a, axis=None, dtype=None, out=None):
    """The running sum, NaN counting as zero."""
    return _without_nan(a, 0)[0].cumsum(axis=axis, **_given(dtype=dtype, out=out))


def nancumprod(a, axis=None, dtype=None, out=None):
    """The running product, NaN counting as one."""
    return _without_nan(a, 1)[0].cumprod(axis=axis, **_given(dtype=dtype, out=out))


def _restore(result, mask, axis, keepdims, text):
    """NaN back where a whole slice was NaN, with numpy's warning."""
    if mask is None:
        return result
    empty_slices = mask.all(axis=axis, **_given(keepdims=keepdims))
    if asarray(empty_slices).any():
        warn(text, RuntimeWarning, stacklevel=4)
        result = where(empty_slices, float("nan"), result)[()]
    return result


def _extreme(rule, name, a, filling, axis, options):
    """The extreme by a rule that passes over NaN; the slow way, which warns, where only NaN is left."""
    given, a = a, asarray(a)
    if a.dtype.kind in "fmM" and a.size and not options:
        result = rule.reduce(a, axis=axis)
        if a.dtype.kind in "mM" or not isnan(result).any():
            return result
    filled, mask = _without_nan(a, filling)
    if filled.size == 0 and axis is None and "initial" not in options:
        raise ValueError(f"zero-size array to reduction operation {rule.__name__} which has no identity")
    result = getattr(filled, name)(axis=axis, **options)
    # numpy words it by whether it was given an array
    return _restore(result, mask, axis, options.get("keepdims", UNSET), f"All-NaN {'slice' if type(given) is ndarray else 'axis'} encountered")


def nanmax(a, axis=None, out=None, keepdims=UNSET, initial=UNSET, where=UNSET):
    """The largest element that is not NaN."""
    return _extreme(fmax, "max", a, -float("inf"), axis, _given(out=out, keepdims=keepdims, initial=initial, where=where))


def nanmin(a, axis=None, out=None, keepdims=UNSET, initial=UNSET, where=UNSET):
    """The smallest element that is not NaN."""
    return _extreme(fmin, "min", a, float("inf"), axis, _given(out=out, keepdims=keepdims, initial=initial, where=where))


def _nan_place(name, a, axis, filling, options):
    filled, mask = _without_nan(a, filling)
    if mask is not None and asarray(mask.all(axis=axis)).any():
        raise ValueError("All-NaN slice encountered")
    return getattr(filled, name)(axis=axis, **options)


def nanargmax(a, axis=None, out=None, *, keepdims=UNSET):
    """The place of the largest element that is not NaN."""
    return _nan_place("argmax", a, axis, -float("inf"), _given(out=out, keepdims=keepdims))


def nanargmin(a, axis=None, out=None, *, keepdims=UNSET):
    """The place of the smallest element that is not NaN."""
    return _nan_place("argmin", a, axis, float("inf"), _given(out=out, keepdims=keepdims))


def nanmean(a, axis=None, dtype=None, out=None, keepdims=UNSET, *, where=UNSET):
    """The mean of the elements that are not NaN."""
    filled, mask = _without_nan(a, 0)
    options = _given(keepdims=keepdims, where=where)
    if mask is None:
        return filled.mean(axis=axis, **_given(dtype=dtype, out=out), **options)
    count = (~mask).sum(axis=axis, dtype=int, **options)
    total = filled.sum(axis=axis, **_given(dtype=dtype, out=out), **options)
    with errstate(divide="ignore", invalid="ignore"):
        result = total / count
    if isinstance(total, ndarray):
        result = result.astype(total.dtype, copy=False)
    else:
        result = asarray(result).astype(asarray(total).dtype)[()]
    if asarray(count == 0).any():
        warn("Mean of empty slice", RuntimeWarning, stacklevel=2)
    if out is not None:
        out[...] = result
        return out
    return result


def nanvar(a, axis=None, dtype=None, out=None, ddof=0, keepdims=UNSET, *, where=UNSET, mean=UNSET, correction=UNSET):
    """The variance of the elements that are not NaN."""
    if correction is not UNSET:
        ddof = correction
    filled, mask = _without_nan(a, 0)
    if mask is None:
        return filled.var(axis=axis, ddof=ddof, **_given(dtype=dtype, out=out, keepdims=keepdims, where=where))
    if where is not UNSET or out is not None:
        raise NotImplementedError("nanvar(where=..., out=...) of an array with NaN")
    count = (~mask).sum(axis=axis, dtype=int, keepdims=True)
    with errstate(divide="ignore", invalid="ignore"):
        centre = filled.sum(axis=axis, keepdims=True) / count
        distance = _numpy_where(mask, 0, filled - centre)
        squares = (distance * distance.conj()).real if distance.dtype.kind == "c" else distance * distance
        result = squares.sum(axis=axis, keepdims=True) / (count - ddof)
    lost = count - ddof <= 0
    if asarray(lost).any():
        warn("Degrees of freedom <= 0 for slice.", RuntimeWarning, stacklevel=2)
        result = _numpy_where(lost, float("nan"), result)
    if keepdims is not UNSET and keepdims:
        return result
    axes = tuple(range(result.ndim)) if axis is None else normalize_axis_tuple(axis, result.ndim)
    result = result.astype(filled.real.dtype, copy=False).reshape([length for place, length in enumerate(result.shape) if place not in axes])
    return result[()]


_numpy_where = where


def nanstd(a, axis=None, dtype=None, out=None, ddof=0, keepdims=UNSET, *, where=UNSET, mean=UNSET, correction=UNSET):
    """The standard deviation of the elements that are not NaN."""
    return sqrt(nanvar(a, axis=axis, dtype=dtype, ddof=ddof, keepdims=keepdims, where=where, correction=correction), **_given(out=out))
