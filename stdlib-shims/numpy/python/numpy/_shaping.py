"""The same values in another shape or order of axes."""

from operator import index

import _numpy
from _numpy import asarray, concatenate, ndarray

from ._axes import normalize_axis_index, normalize_axis_tuple, wrapfunc


def reshape(a, /, shape, order="C", *, copy=None):
    """The values in another shape."""
    if copy:
        a = asarray(a).copy()
    return wrapfunc(a, "reshape", shape, order=order)


def ravel(a, order="C"):
    """The values in one dimension, as a view where that can be."""
    return asarray(a).ravel(order=order)


def transpose(a, axes=None):
    """The axes in another order; reversed when none is given."""
    if axes is None:
        return wrapfunc(a, "transpose")
    return asarray(a).transpose(axes)


permute_dims = transpose


def matrix_transpose(x, /):
    """The last two axes exchanged."""
    x = asarray(x)
    if x.ndim < 2:
        raise ValueError(f"Input array must be at least 2-dimensional, but it is {x.ndim}")
    return x.swapaxes(-1, -2)


def swapaxes(a, axis1, axis2):
    """Two axes exchanged."""
    return asarray(a).swapaxes(axis1, axis2)


def moveaxis(a, source, destination):
    """Axes moved to new places, the others in their order."""
    a = asarray(a)
    source = normalize_axis_tuple(source, a.ndim, "source")
    destination = normalize_axis_tuple(destination, a.ndim, "destination")
    if len(source) != len(destination):
        raise ValueError("`source` and `destination` arguments must have the same number of elements")
    order = [axis for axis in range(a.ndim) if axis not in source]
    for place, axis in sorted(zip(destination, source)):
        order.insert(place, axis)
    return a.transpose(order)


def rollaxis(a, axis, start=0):
    """One axis moved before another."""
    a = asarray(a)
    axis = normalize_axis_index(axis, a.ndim)
    if start < 0:
        start += a.ndim
    if not 0 <= start <= a.ndim:
        from _numpy import AxisError
        raise AxisError(f"'start' arg requires {-a.ndim} <= start < {a.ndim + 1}, but {start} was passed in")
    if axis < start:
        start -= 1
    order = [other for other in range(a.ndim) if other != axis]
    order.insert(start, axis)
    return a.transpose(order)


def expand_dims(a, axis):
    """A new axis of length one at that place."""
    a = asarray(a)
    if not isinstance(axis, (tuple, list)):
        axis = (axis,)
    ndim = a.ndim + len(axis)
    axes = normalize_axis_tuple(axis, ndim)
    lengths = iter(a.shape)
    return a.reshape([1 if place in axes else next(lengths) for place in range(ndim)])


def squeeze(a, axis=None):
    """Without the axes of length one."""
    if axis is None:
        return wrapfunc(a, "squeeze")
    return wrapfunc(a, "squeeze", axis=axis)


def _each(make, arrays):
    results = tuple(make(asarray(one)) for one in arrays)
    return results[0] if len(results) == 1 else results


def atleast_1d(*arys):
    """With one dimension or more."""
    return _each(lambda a: a.reshape(1) if a.ndim == 0 else a, arys)


def _two(a):
    if a.ndim == 0:
        return a.reshape(1, 1)
    return a[None, :] if a.ndim == 1 else a


def atleast_2d(*arys):
    """With two dimensions or more."""
    return _each(_two, arys)


def _three(a):
    if a.ndim == 0:
        return a.reshape(1, 1, 1)
    if a.ndim == 1:
        return a[None, :, None]
    return a[:, :, None] if a.ndim == 2 else a


def atleast_3d(*arys):
    """With three dimensions or more."""
    return _each(_three, arys)


def flip(m, axis=None):
    """The order along an axis, or along all, reversed."""
    m = asarray(m)
    if axis is None:
        return m[(slice(None, None, -1),) * m.ndim]
    axes = normalize_axis_tuple(axis, m.ndim)
    return m[tuple(slice(None, None, -1) if place in axes else slice(None) for place in range(m.ndim))]


def fliplr(m):
    """The columns in reversed order."""
    m = asarray(m)
    if m.ndim < 2:
        raise ValueError("Input must be >= 2-d.")
    return m[:, ::-1]


def flipud(m):
    """The rows in reversed order."""
    m = asarray(m)
    if m.ndim < 1:
        raise ValueError("Input must be >= 1-d.")
    return m[::-1, ...]


def rot90(m, k=1, axes=(0, 1)):
    """Turned by 90 degrees, k times, in the plane of two axes."""
    axes = tuple(axes)
    if len(axes) != 2:
        raise ValueError("len(axes) must be 2.")
    m = asarray(m)
    if axes[0] == axes[1] or abs(axes[0] - axes[1]) == m.ndim:
        raise ValueError("Axes must be different.")
    if not all(-m.ndim <= axis < m.ndim for axis in axes):
        raise ValueError(f"Axes={axes} out of range for array of ndim={m.ndim}.")
    k %= 4
    if k == 0:
        return m[:]
    if k == 2:
        return flip(flip(m, axes[0]), axes[1])
    if k == 1:
        return flip(m, axes[1]).swapaxes(axes[0], axes[1])
    return flip(m.swapaxes(axes[0], axes[1]), axes[1])


def roll(a, shift, axis=None):
    """Values moved along an axis; those pushed out come in at the other end."""
    a = asarray(a)
    if axis is None:
        return roll(a.ravel(), shift, 0).reshape(a.shape)
    axes = normalize_axis_tuple(axis, a.ndim, allow_duplicate=True)
    shifts = [shift] * len(axes) if not isinstance(shift, (tuple, list, ndarray)) else list(shift)
    if len(axes) == 1 and len(shifts) > 1:
        axes = axes * len(shifts)
    if len(shifts) != len(axes):
        raise ValueError("'shift' and 'axis' should be scalars or 1D sequences")
    result = a
    for one, amount in zip(axes, shifts):
        length = a.shape[one]
        amount = int(amount) % length if length else 0
        if amount:
            before = (slice(None),) * one
            result = concatenate([result[before + (slice(-amount, None),)], result[before + (slice(None, -amount),)]], axis=one)
    return result.copy() if result is a else result


def resize(a, new_shape):
    """Repeated or cut to fill a new shape."""
    a = asarray(a).ravel()
    shape = (new_shape,) if isinstance(new_shape, int) else tuple(new_shape)
    size = 1
    for length in shape:
        if length < 0:
            raise ValueError("all elements of `new_shape` must be non-negative")
        size *= length
    if a.size == 0 or size == 0:
        return _numpy.zeros(shape, a.dtype)
    times = -(-size // a.size)
    return concatenate([a] * times)[:size].reshape(shape)


def trim_zeros(filt, trim="fb", axis=None):
    """Without the zeros at the front ("f") and the back ("b") of the axes."""
    trim = trim.lower()
    if trim not in ("f", "b", "fb", "bf"):
        raise ValueError(f"unexpected character(s) in `trim`: {trim!r}")
    kept = asarray(filt)
    if kept.ndim == 0:
        return kept
    axes = range(kept.ndim) if axis is None else normalize_axis_tuple(axis, kept.ndim, "axis")
    places = kept.nonzero()
    sections = [slice(None)] * kept.ndim
    for one in axes:
        if len(places[one]):
            first, stop = int(places[one].min()), int(places[one].max()) + 1
        else:
            first = stop = kept.shape[one] if "f" in trim else 0
        sections[one] = slice(first if "f" in trim else 0, stop if "b" in trim else kept.shape[one])
    return filt[sections[0]] if kept.ndim == 1 else kept[tuple(sections)]


def shape(a):
    """The lengths of the axes."""
    try:
        return a.shape
    except AttributeError:
        return asarray(a).shape


def ndim(a):
    """The number of axes."""
    try:
        return a.ndim
    except AttributeError:
        return asarray(a).ndim


def size(a, axis=None):
    """The number of elements, in all or along an axis."""
    if axis is None:
        try:
            return a.size
        except AttributeError:
            return asarray(a).size
    lengths = shape(a)
    count = 1
    for one in normalize_axis_tuple(axis, len(lengths)):
        count *= lengths[one]
    return count
