"""Sums, extremes, means and cumulative results, over all elements or along axes."""

import _numpy
from _numpy import asarray, ndarray

from ._axes import normalize_axis_tuple, wrapfunc


class _Unset:
    """Stands for an argument that was not given."""

    def __repr__(self):
        return "<no value>"


UNSET = _Unset()


def _given(**options):
    return {name: value for name, value in options.items() if value is not UNSET and value is not None}


def _reduce(a, name, axis, options):
    if type(a) is not ndarray:
        if type(a) is not list and type(a) is not tuple and (hasattr(a, "__array__") or hasattr(a, "tocsr")):
            method = getattr(a, name, None)
            if method is not None:
                return method(axis=axis, **options)
        a = asarray(a)
    return getattr(a, name)(axis=axis, **options)


def sum(a, axis=None, dtype=None, out=None, keepdims=UNSET, initial=UNSET, where=UNSET):
    """The sum of the elements."""
    if type(a) is ndarray and dtype is None and out is None and keepdims is UNSET and initial is UNSET and where is UNSET:
        return a.sum(axis=axis)
    if hasattr(a, "__next__"):
        raise TypeError("Calling np.sum(generator) is deprecated. Use np.sum(np.fromiter(generator)) or the python sum builtin instead.")
    return _reduce(a, "sum", axis, _given(dtype=dtype, out=out, keepdims=keepdims, initial=initial, where=where))


def prod(a, axis=None, dtype=None, out=None, keepdims=UNSET, initial=UNSET, where=UNSET):
    """The product of the elements."""
    return _reduce(a, "prod", axis, _given(dtype=dtype, out=out, keepdims=keepdims, initial=initial, where=where))


def max(a, axis=None, out=None, keepdims=UNSET, initial=UNSET, where=UNSET):
    """The largest element; NaN if there is one."""
    if type(a) is ndarray and out is None and keepdims is UNSET and initial is UNSET and where is UNSET:
        return a.max(axis)
    return _reduce(a, "max", axis, _given(out=out, keepdims=keepdims, initial=initial, where=where))


def min(a, axis=None, out=None, keepdims=UNSET, initial=UNSET, where=UNSET):
    """The smallest element; NaN if there is one."""
    if type(a) is ndarray and out is None and keepdims is UNSET and initial is UNSET and where is UNSET:
        return a.min(axis)
    return _reduce(a, "min", axis, _given(out=out, keepdims=keepdims, initial=initial, where=where))


amax = max
amin = min


def all(a, axis=None, out=None, keepdims=UNSET, *, where=UNSET):
    """Whether every element is true."""
    return _reduce(a, "all", axis, _given(out=out, keepdims=keepdims, where=where))


def any(a, axis=None, out=None, keepdims=UNSET, *, where=UNSET):
    """Whether some element is true."""
    return _reduce(a, "any", axis, _given(out=out, keepdims=keepdims, where=where))


def mean(a, axis=None, dtype=None, out=None, keepdims=UNSET, *, where=UNSET):
    """The arithmetic mean."""
    if type(a) is ndarray and dtype is None and out is None and keepdims is UNSET and where is UNSET:
        return a.mean(axis=axis)
    return _reduce(a, "mean", axis, _given(dtype=dtype, out=out, keepdims=keepdims, where=where))


def _spread(name, a, axis, dtype, out, ddof, keepdims, where, known_mean, correction):
    if correction is not UNSET:
        if ddof != 0:
            raise ValueError("ddof and correction can't be provided simultaneously.")
        ddof = correction
    if known_mean is UNSET:
        return _reduce(a, name, axis, dict(_given(dtype=dtype, out=out, keepdims=keepdims, where=where), ddof=ddof))
    if where is not UNSET:
        raise NotImplementedError(f"{name}(mean=..., where=...)")
    a = asarray(a)
    distance = a - known_mean
    squares = distance * distance.conj()
    count = a.size
    if axis is not None:
        count = 1
        for one in normalize_axis_tuple(axis, a.ndim):
            count *= a.shape[one]
    from _numpy import sqrt
    result = squares.real.sum(axis=axis, **_given(keepdims=keepdims)) / (count - ddof)
    return sqrt(result) if name == "std" else result


def std(a, axis=None, dtype=None, out=None, ddof=0, keepdims=UNSET, *, where=UNSET, mean=UNSET, correction=UNSET):
    """The standard deviation, of the whole population unless ddof says otherwise."""
    return _spread("std", a, axis, dtype, out, ddof, keepdims, where, mean, correction)


def var(a, axis=None, dtype=None, out=None, ddof=0, keepdims=UNSET, *, where=UNSET, mean=UNSET, correction=UNSET):
    """The variance, of the whole population unless ddof says otherwise."""
    return _spread("var", a, axis, dtype, out, ddof, keepdims, where, mean, correction)


def ptp(a, axis=None, out=None, keepdims=UNSET):
    """The largest minus the smallest element."""
    from _numpy import subtract
    a = asarray(a)
    options = _given(keepdims=keepdims)
    return subtract(a.max(axis=axis, **options), a.min(axis=axis, **options), **_given(out=out))


def argmax(a, axis=None, out=None, *, keepdims=UNSET):
    """The place of the largest element."""
    if type(a) is ndarray and out is None and keepdims is UNSET:
        return a.argmax(axis)
    return wrapfunc(a, "argmax", axis=axis, **_given(out=out, keepdims=keepdims))


def argmin(a, axis=None, out=None, *, keepdims=UNSET):
    """The place of the smallest element."""
    if type(a) is ndarray and out is None and keepdims is UNSET:
        return a.argmin(axis)
    return wrapfunc(a, "argmin", axis=axis, **_given(out=out, keepdims=keepdims))


def cumsum(a, axis=None, dtype=None, out=None):
    """The running sum."""
    if type(a) is ndarray and dtype is None and out is None:
        return a.cumsum(axis)
    return wrapfunc(a, "cumsum", axis=axis, **_given(dtype=dtype, out=out))


def cumprod(a, axis=None, dtype=None, out=None):
    """The running product."""
    if type(a) is ndarray and dtype is None and out is None:
        return a.cumprod(axis)
    return wrapfunc(a, "cumprod", axis=axis, **_given(dtype=dtype, out=out))


def _cumulative(name, x, axis, dtype, out, include_initial, first):
    x = asarray(x)
    if axis is None:
        if x.ndim > 1:
            raise ValueError("For arrays which have more than one dimension ``axis`` argument is required.")
        axis = 0
    if include_initial and out is not None:
        raise NotImplementedError(f"cumulative_{name[3:]}(out=..., include_initial=True)")
    result = getattr(x, name)(axis=axis, **_given(dtype=dtype, out=out))
    if include_initial:
        from _numpy import concatenate, full
        shape = list(result.shape)
        shape[axis] = 1
        result = concatenate([full(shape, first, result.dtype), result], axis=axis)
    return result


def cumulative_sum(x, /, *, axis=None, dtype=None, out=None, include_initial=False):
    """The running sum along an axis, from zero if asked."""
    return _cumulative("cumsum", x, axis, dtype, out, include_initial, 0)


def cumulative_prod(x, /, *, axis=None, dtype=None, out=None, include_initial=False):
    """The running product along an axis, from one if asked."""
    return _cumulative("cumprod", x, axis, dtype, out, include_initial, 1)


def count_nonzero(a, axis=None, *, keepdims=False):
    """How many elements are not zero."""
    a = asarray(a)
    if axis is None and not keepdims:
        return _numpy.int64(_numpy.count_nonzero(a))
    return a.astype(bool).sum(axis=axis, dtype=int, keepdims=keepdims)


def average(a, axis=None, weights=None, returned=False, *, keepdims=UNSET):
    """The mean in which each element counts by its weight."""
    from _numpy import result_type
    a = asarray(a)
    options = _given(keepdims=keepdims)
    if axis is not None:
        axis = normalize_axis_tuple(axis, a.ndim, "axis")
    if weights is None:
        result = a.mean(axis=axis, **options)
        total = asarray(result).dtype.type(a.size / asarray(result).size)
    else:
        weights = asarray(weights)
        kind = result_type(a.dtype, weights.dtype, "f8") if a.dtype.kind in "iub" else result_type(a.dtype, weights.dtype)
        if a.shape != weights.shape:
            if axis is None:
                raise TypeError("Axis must be specified when shapes of a and weights differ.")
            axes = axis
            if weights.shape != tuple(a.shape[one] for one in axes):
                raise ValueError("Shape of weights must be consistent with shape of a along specified axis.")
            order = sorted(range(len(axes)), key=axes.__getitem__)
            weights = weights.transpose(order).reshape([length if place in axes else 1 for place, length in enumerate(a.shape)])
        total = weights.sum(axis=axis, dtype=kind, **options)
        if asarray(total == 0.0).any():
            raise ZeroDivisionError("Weights sum to zero, can't be normalized")
        result = (a * weights).sum(axis=axis, dtype=kind, **options) / total
    if returned:
        from ._broadcasting import broadcast_to
        if asarray(total).shape != asarray(result).shape:
            total = broadcast_to(total, asarray(result).shape).copy()
        return result, total
    return result
