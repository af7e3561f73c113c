"""Axis arguments, and the rule by which a function hands over to a method of what it is given."""

from operator import index

from _numpy import AxisError, asarray, ndarray


def out_of_bounds(axis, ndim, prefix=None):
    text = f"axis {axis} is out of bounds for array of dimension {ndim}"
    return AxisError(f"{prefix}: {text}" if prefix else text)


def normalize_axis_index(axis, ndim, prefix=None):
    """The axis as a number from 0 to ndim - 1."""
    axis = index(axis)
    if not -ndim <= axis < ndim:
        raise out_of_bounds(axis, ndim, prefix)
    return axis + ndim if axis < 0 else axis


def normalize_axis_tuple(axis, ndim, argname=None, allow_duplicate=False):
    """One axis or several as a tuple of numbers from 0 to ndim - 1."""
    if not isinstance(axis, (tuple, list)):
        try:
            axis = [index(axis)]
        except TypeError:
            axis = list(axis)
    axes = tuple(normalize_axis_index(one, ndim, argname) for one in axis)
    if not allow_duplicate and len(set(axes)) != len(axes):
        if argname:
            raise ValueError(f"repeated axis in `{argname}` argument")
        raise ValueError("repeated axis")
    return axes


def wrapfunc(obj, name, *args, **kwargs):
    """The method of that name, on the object itself or on an array made of it."""
    if type(obj) is ndarray:
        return getattr(obj, name)(*args, **kwargs)
    if type(obj) is not list and type(obj) is not tuple:
        method = getattr(obj, name, None)
        if method is not None and hasattr(obj, "__array__"):
            return method(*args, **kwargs)
    return getattr(asarray(obj), name)(*args, **kwargs)


def unsupported(name, argument):
    """The error for an argument that is not offered."""
    return NotImplementedError(f"{name}({argument}=...)")
