"""The older names for functions on arrays of text; `numpy.strings` has the newer ones."""

import _numpy
from _numpy import array, asarray, empty

from ..strings import (
    _fitting, _map, _text, add, capitalize, center, count, decode, encode, endswith, expandtabs, find, index, isalnum, isalpha,
    isdecimal, isdigit, islower, isnumeric, isspace, istitle, isupper, ljust, lower, lstrip, mod, multiply, replace, rfind, rindex, rjust, rstrip, startswith, str_len, strip, swapcase, title, translate, upper, zfill,
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
    return result.reshape(shape)


def _comparison(name, meaning):
    def compare(x1, x2):
        x1, x2 = asarray(x1), asarray(x2)
        if x1.dtype.kind not in "US" or x2.dtype.kind not in "US":
            raise TypeError("comparison of non-string arrays")
        return asarray(getattr(_numpy, name)(x1, x2))

    compare.__name__ = name
    compare.__doc__ = f"Where the first text {meaning} the second."
    return compare


equal = _comparison("equal", "is")
not_equal = _comparison("not_equal", "is not")
less = _comparison("less", "comes before")
less_equal = _comparison("less_equal", "does not come after")
greater = _comparison("greater", "comes after")
greater_equal = _comparison("greater_equal", "does not come before")


def join(sep, seq):
    """The characters of each text with a separator between them."""
    seq = _text(seq)
    return _map(lambda one, between: between.join(one), seq, sep)


def _listed(a, cut):
    a = _text(a)
    return _objects([cut(one) for one in a.ravel().tolist()], a.shape)


def split(a, sep=None, maxsplit=None):
    """Each text as a list of its words."""
    return _listed(a, lambda one: one.split(sep, -1 if maxsplit is None else maxsplit))


def rsplit(a, sep=None, maxsplit=None):
    """Each text as a list of its words, cut from the right."""
    return _listed(a, lambda one: one.rsplit(sep, -1 if maxsplit is None else maxsplit))


def splitlines(a, keepends=None):
    """Each text as a list of its lines."""
    return _listed(a, lambda one: one.splitlines(bool(keepends)))


def partition(a, sep):
    """What stands before, at and after the first separator, along a new last axis."""
    a = _text(a)
    return array([one.partition(_fitting(sep, a)) for one in a.ravel().tolist()]).reshape(a.shape + (3,))


def rpartition(a, sep):
    """What stands before, at and after the last separator, along a new last axis."""
    a = _text(a)
    return array([one.rpartition(_fitting(sep, a)) for one in a.ravel().tolist()]).reshape(a.shape + (3,))
