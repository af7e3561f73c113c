"""The older names for functions on arrays of text; `numpy.strings` has the newer ones."""

from _numpy import array, asarray, empty

from ..strings import (
    add, capitalize, center, count, decode, encode, endswith, equal, expandtabs, find, greater, greater_equal, index, isalnum, isalpha,
    isdecimal, isdigit, islower, isnumeric, isspace, istitle, isupper, less, less_equal, ljust, lower, lstrip, mod, multiply, not_equal,
    replace, rfind, rindex, rjust, rstrip, startswith, str_len, strip, swapcase, title, translate, upper, zfill,
)

__all__ = [
    "add", "capitalize", "center", "count", "decode", "encode", "endswith", "equal", "expandtabs", "find", "greater", "greater_equal",
    "index", "isalnum", "isalpha", "isdecimal", "isdigit", "islower", "isnumeric", "isspace", "istitle", "isupper", "join", "less",
    "less_equal", "ljust", "lower", "lstrip", "mod", "multiply", "not_equal", "partition", "replace", "rfind", "rindex", "rjust",
    "rpartition", "rsplit", "rstrip", "split", "splitlines", "startswith", "str_len", "strip", "swapcase", "title", "translate", "upper",
    "zfill",
]


def _objects(values, shape):
    result = empty(len(values), object)
    for place, value in enumerate(values):
        result[place] = value
    return result.reshape(shape)[()]


def join(sep, seq):
    """The characters of each text with a separator between them."""
    from ..strings import _map
    return _map(lambda between, one: between.join(one), sep, seq)


def split(a, sep=None, maxsplit=None):
    """Each text as a list of its words."""
    a = asarray(a)
    return _objects([one.split(sep, -1 if maxsplit is None else maxsplit) for one in a.ravel().tolist()], a.shape)


def rsplit(a, sep=None, maxsplit=None):
    """Each text as a list of its words, cut from the right."""
    a = asarray(a)
    return _objects([one.rsplit(sep, -1 if maxsplit is None else maxsplit) for one in a.ravel().tolist()], a.shape)


def splitlines(a, keepends=None):
    """Each text as a list of its lines."""
    a = asarray(a)
    return _objects([one.splitlines(bool(keepends)) for one in a.ravel().tolist()], a.shape)


def partition(a, sep):
    """What stands before, at and after the first separator, along a new last axis."""
    a = asarray(a)
    return array([one.partition(sep) for one in a.ravel().tolist()]).reshape(a.shape + (3,))


def rpartition(a, sep):
    """What stands before, at and after the last separator, along a new last axis."""
    a = asarray(a)
    return array([one.rpartition(sep) for one in a.ravel().tolist()]).reshape(a.shape + (3,))
