"""Elements chosen by place, by condition and along an axis."""

from operator import index

import _numpy
from _numpy import arange, asarray, empty, ndarray, result_type, where, zeros

from ._axes import normalize_axis_index, wrapfunc


def take(a, indices, axis=None, out=None, mode="raise"):
    """The elements at those places."""
    if out is None:
        return wrapfunc(a, "take", indices, axis=axis, mode=mode)
    return wrapfunc(a, "take", indices, axis=axis, out=out, mode=mode)


def put(a, ind, v, mode="raise"):
    """Values written at flat places, in the array itself."""
    return a.put(ind, v, mode=mode)


def choose(a, choices, out=None, mode="raise"):
    """Each element from the array its number names."""
    if out is None:
        return asarray(a).choose(choices, mode=mode)
    return asarray(a).choose(choices, out=out, mode=mode)


def compress(condition, a, axis=None, out=None):
    """The slices along an axis where the condition is true."""
    if out is None:
        return wrapfunc(a, "compress", condition, axis=axis)
    return wrapfunc(a, "compress", condition, axis=axis, out=out)


def extract(condition, arr):
    """The elements where the condition is true."""
    return asarray(arr).ravel().take(asarray(condition).ravel().nonzero()[0])


def nonzero(a):
    """The places of the elements that are not zero, an array for each axis."""
    return wrapfunc(a, "nonzero")


def flatnonzero(a):
    """The flat places of the elements that are not zero."""
    return asarray(a).ravel().nonzero()[0]


def argwhere(a):
    """The places of the elements that are not zero, a row for each."""
    a = asarray(a)
    if a.ndim == 0:
        return zeros((1 if a.any() else 0, 0), int)
    found = a.nonzero()
    result = empty((len(found[0]), len(found)), int)
    for column, places in enumerate(found):
        result[:, column] = places
    return result


def select(condlist, choicelist, default=0):
    """For each element the choice of the first condition that is true."""
    if len(condlist) != len(choicelist):
        raise ValueError("list of cases must be same length as list of conditions")
    if len(condlist) == 0:
        raise ValueError("select with an empty condition list is not possible")
    conditions = [asarray(condition) for condition in condlist]
    for position, condition in enumerate(conditions):
        if condition.dtype.kind != "b":
            raise TypeError(f"invalid entry {position} in condlist: should be boolean ndarray")
    choices = [asarray(choice) for choice in choicelist] + [asarray(default)]
    weak = [given if isinstance(given, (int, float, complex)) else made for given, made in zip(list(choicelist) + [default], choices)]
    try:
        kind = result_type(*weak)
    except TypeError as error:
        raise TypeError(f"Choicelist and default value do not have a common dtype: {error}") from None
    result = choices[-1].astype(kind)
    for condition, choice in zip(conditions[::-1], choices[-2::-1]):
        result = where(condition, choice.astype(kind), result)
    return result


def piecewise(x, condlist, funclist, *args, **kw):
    """For each element the function of the condition it meets."""
    x = asarray(x)
    count = len(funclist)
    if isinstance(condlist, ndarray) and condlist.ndim == 1 or not isinstance(condlist, (list, tuple)) or (condlist and not isinstance(condlist[0], (list, ndarray)) and x.ndim != 0):
        condlist = [condlist]
    conditions = [asarray(condition, dtype=bool) for condition in condlist]
    if len(conditions) == count - 1:
        from functools import reduce

        conditions.append(~reduce(lambda one, other: one | other, conditions))
    elif len(conditions) != count:
        raise ValueError(f"with {len(conditions)} condition(s), either {len(conditions)} or {len(conditions) + 1} functions are expected")
    result = zeros(x.shape, x.dtype)
    for condition, function in zip(conditions, funclist):
        if not callable(function):
            result[condition] = function
        else:
            chosen = x[condition]
            if chosen.size:
                result[condition] = function(chosen, *args, **kw)
    return result


def _along_axis(arr_shape, indices, axis):
    places = []
    for one in range(len(arr_shape)):
        if one == axis:
            places.append(indices)
        else:
            places.append(arange(arr_shape[one]).reshape((1,) * one + (-1,) + (1,) * (len(arr_shape) - one - 1)))
    return tuple(places)


def _check_indices(arr, indices, axis):
    if indices.dtype.kind not in "iu":
        raise IndexError("`indices` must be an integer array")
    if indices.ndim != arr.ndim:
        raise ValueError("`indices` and `arr` must have the same number of dimensions")
    return normalize_axis_index(axis, arr.ndim)


def take_along_axis(arr, indices, axis=-1):
    """The elements whose places along an axis stand in another array."""
    arr = asarray(arr)
    indices = asarray(indices)
    if axis is None:
        if indices.ndim != 1:
            raise ValueError("when axis=None, `indices` must have a single dimension.")
        arr, axis = arr.ravel(), 0
    axis = _check_indices(arr, indices, axis)
    return arr[_along_axis(arr.shape, indices, axis)]


def put_along_axis(arr, indices, values, axis):
    """Values written where another array names the places along an axis."""
    indices = asarray(indices)
    if axis is None:
        arr, axis = arr.reshape(-1), 0
    axis = _check_indices(arr, indices, axis)
    arr[_along_axis(arr.shape, indices, axis)] = values


def diag_indices(n, ndim=2):
    """Indices of the main diagonal."""
    return (arange(n),) * ndim


def diag_indices_from(arr):
    """Indices of the main diagonal of an array."""
    arr = asarray(arr)
    if arr.ndim < 2:
        raise ValueError("input array must be at least 2-d")
    if len(set(arr.shape)) > 1:
        raise ValueError("All dimensions of input must be of equal length")
    return diag_indices(arr.shape[0], arr.ndim)


def tril_indices(n, k=0, m=None):
    """Indices of the lower triangle."""
    from ._creation import tri
    return tri(n, m, k=k, dtype=bool).nonzero()


def triu_indices(n, k=0, m=None):
    """Indices of the upper triangle."""
    from ._creation import tri
    return (~tri(n, m, k=k - 1, dtype=bool)).nonzero()


def tril_indices_from(arr, k=0):
    """Indices of the lower triangle of an array."""
    arr = asarray(arr)
    if arr.ndim != 2:
        raise ValueError("input array must be 2-d")
    return tril_indices(arr.shape[-2], k=k, m=arr.shape[-1])


def triu_indices_from(arr, k=0):
    """Indices of the upper triangle of an array."""
    arr = asarray(arr)
    if arr.ndim != 2:
        raise ValueError("input array must be 2-d")
    return triu_indices(arr.shape[-2], k=k, m=arr.shape[-1])


def mask_indices(n, mask_func, k=0):
    """Indices where a masking function leaves an n by n matrix of ones."""
    return (asarray(mask_func(_numpy.ones((n, n), int), k)) != 0).nonzero()


def fill_diagonal(a, val, wrap=False):
    """Writes the main diagonal, in the array itself."""
    if a.ndim < 2:
        raise ValueError("array must be at least 2-d")
    if a.ndim == 2:
        rows, columns = a.shape
        if wrap:
            places = arange(0, rows * columns, columns + 1)
        else:
            places = arange(min(rows, columns)) * (columns + 1)
        from ._index_arithmetic import unravel_index
        a[unravel_index(places, a.shape)] = asarray(val).ravel()[: len(places)] if asarray(val).ndim else val
        return
    if len(set(a.shape)) > 1:
        raise ValueError("All dimensions of input must be of equal length")
    a[diag_indices(a.shape[0], a.ndim)] = val
