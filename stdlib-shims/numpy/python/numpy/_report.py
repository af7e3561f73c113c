"""What a report shows of arrays and numpy scalars: an array as numpy prints it, a scalar as a plain value."""

from _numpy import dtype, generic, ndarray


def describe(value):
    """A plain value for `value`, which is an object of this package."""
    if isinstance(value, ndarray):
        return repr(value) if value.ndim else plain(value.item())
    if isinstance(value, generic):
        return plain(value.item())
    if isinstance(value, dtype):
        return str(value)
    return repr(value)


# elements have no names that rows could give
rows = describe


def keys(value):
    """What the keys of `value` are called, and the keys, for the hint beside a KeyError."""
    names = getattr(getattr(value, "dtype", None), "names", None)
    return ("fields", list(names or ()))


def plain(value):
    """Values json has no word for become text."""
    if isinstance(value, (bool, int, float, str, list, dict)) or value is None:
        return value
    return str(value)
