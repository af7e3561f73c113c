"""What a report shows of arrays and numpy scalars: plain values, and never more than a head."""

from _numpy import dtype, generic, ndarray

HEAD = 20


def describe(value):
    """A plain value for `value`, which is an object of this package."""
    if isinstance(value, ndarray):
        if value.ndim == 0:
            return plain(value.item())
        return {"shape": list(value.shape), "dtype": str(value.dtype), "head": plain(head(value).tolist())}
    if isinstance(value, generic):
        return plain(value.item())
    if isinstance(value, dtype):
        return str(value)
    return repr(value)


def keys(value):
    """What the keys of `value` are called, and the keys, for the hint beside a KeyError."""
    names = getattr(getattr(value, "dtype", None), "names", None)
    return ("fields", list(names or ()))


def head(array):
    """The first elements along every axis, few enough to show."""
    most = HEAD if array.ndim == 1 else 5
    return array[tuple(slice(most) for _ in range(array.ndim))]


def plain(value):
    """Values json has no word for become text."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if value is None or isinstance(value, (bool, int, float, str, dict)):
        return value
    return str(value)
