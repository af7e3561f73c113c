"""Sorting and searching."""

import _numpy
from _numpy import asarray, ndarray

from ._axes import wrapfunc


def sort(a, axis=-1, kind=None, order=None, *, stable=None):
    """A sorted copy."""
    if type(a) is ndarray and axis is not None and order is None and stable is None and kind is None:
        a = a.copy()
        a.sort(axis)
        return a
    a = asarray(a)
    if axis is None:
        a, axis = a.flatten(), -1
    else:
        a = a.copy()
    if order is not None:
        return a[argsort(a, axis=axis, order=order)]
    a.sort(axis=axis, kind="stable" if stable else kind)
    return a


def argsort(a, axis=-1, kind=None, order=None, *, stable=None):
    """The places that put the elements in order."""
    if order is not None:
        names = [order] if isinstance(order, str) else list(order)
        a = asarray(a)
        names += [name for name in a.dtype.names if name not in names]
        return _numpy.lexsort([a[name] for name in names[::-1]])
    return wrapfunc(a, "argsort", axis=axis, kind="stable" if stable else kind)


def sort_complex(a):
    """Sorted by real part, then imaginary part, as complex numbers."""
    a = asarray(a).copy()
    a.sort()
    return a if a.dtype.kind == "c" else a.astype(complex)


def partition(a, kth, axis=-1, kind="introselect", order=None):
    """A copy in which the k-th element stands where sorting would put it, smaller ones before."""
    a = asarray(a)
    if axis is None:
        a, axis = a.flatten(), -1
    else:
        a = a.copy()
    a.partition(kth, axis=axis)
    return a


def argpartition(a, kth, axis=-1, kind="introselect", order=None):
    """The places that partition the elements."""
    return wrapfunc(a, "argpartition", kth, axis=axis)


def searchsorted(a, v, side="left", sorter=None):
    """Where values go so that the order holds."""
    if sorter is None:
        return wrapfunc(a, "searchsorted", v, side=side)
    return wrapfunc(a, "searchsorted", v, side=side, sorter=sorter)


def digitize(x, bins, right=False):
    """The number of the bin for each value."""
    x = asarray(x)
    bins = asarray(bins)
    if x.dtype.kind == "c":
        raise TypeError("x may not be complex")
    if bins.dtype.kind not in "biufO":
        raise TypeError(f"Cannot cast array data from {bins.dtype!r} to dtype('float64') according to the rule 'safe'")
    steps = bins[1:] >= bins[:-1] if len(bins) > 1 else asarray([True])
    rising = bool(steps.all())
    if not rising and not (bins[1:] <= bins[:-1]).all():
        raise ValueError("bins must be monotonically increasing or decreasing")
    side = "left" if right else "right"
    if rising:
        return bins.searchsorted(x, side=side)
    return len(bins) - bins[::-1].searchsorted(x, side=side)
