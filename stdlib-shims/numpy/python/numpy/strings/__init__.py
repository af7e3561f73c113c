"""Functions on arrays of text, element by element."""

import _numpy
from _numpy import UFuncTypeError, array, asarray, empty

from .._broadcasting import broadcast_arrays

__all__ = [
    "add", "capitalize", "center", "count", "decode", "encode", "endswith", "equal", "expandtabs", "find", "greater", "greater_equal",
    "index", "isalnum", "isalpha", "isdecimal", "isdigit", "islower", "isnumeric", "isspace", "istitle", "isupper", "less", "less_equal",
    "ljust", "lower", "lstrip", "mod", "multiply", "not_equal", "partition", "replace", "rfind", "rindex", "rjust", "rpartition", "rstrip",
    "slice", "startswith", "str_len", "strip", "swapcase", "title", "translate", "upper", "zfill",
]


def _text(a):
    a = asarray(a)
    if a.dtype.kind not in "US":
        raise TypeError("string operation on non-string array")
    return a


def _operand(name, a):
    """The texts of a function that numpy counts among its ufuncs."""
    a = asarray(a)
    if a.dtype.kind not in "US":
        raise UFuncTypeError(f"ufunc '{name}' did not contain a loop with signature matching types {type(a.dtype)} -> None")
    return a


def _map(function, *args, kind=None):
    """The function of the elements of the arguments stretched to one shape."""
    arrays = broadcast_arrays(*args)
    values = [function(*row) for row in zip(*[one.ravel().tolist() for one in arrays])]
    result = array(values, dtype=kind) if values or kind is not None else empty(0, arrays[0].dtype)
    return result.reshape(arrays[0].shape)


def _fitting(value, like):
    """A text argument in the type, str or bytes, of the elements."""
    if like.dtype.kind == "S" and isinstance(value, str):
        return value.encode()
    return value


def _same_width(function, a):
    """The function of the texts, in the room they had."""
    return _map(function, a, kind=a.dtype)


def upper(a):
    """In upper case."""
    return _same_width(lambda one: one.upper(), _text(a))


def lower(a):
    """In lower case."""
    return _same_width(lambda one: one.lower(), _text(a))


def title(a):
    """Each word with a capital."""
    return _same_width(lambda one: one.title(), _text(a))


def capitalize(a):
    """The first letter as a capital."""
    return _same_width(lambda one: one.capitalize(), _text(a))


def swapcase(a):
    """Upper case to lower and the other way round."""
    return _same_width(lambda one: one.swapcase(), _text(a))


def strip(a, chars=None):
    """Without spaces, or the given characters, at both ends."""
    a = _operand("strip", a)
    return _same_width(lambda one: one.strip(_fitting(chars, a)), a)[()]


def lstrip(a, chars=None):
    """Without spaces, or the given characters, at the start."""
    a = _operand("lstrip", a)
    return _same_width(lambda one: one.lstrip(_fitting(chars, a)), a)[()]


def rstrip(a, chars=None):
    """Without spaces, or the given characters, at the end."""
    a = _operand("rstrip", a)
    return _same_width(lambda one: one.rstrip(_fitting(chars, a)), a)[()]


def center(a, width, fillchar=" "):
    """In the middle of a width."""
    a = _text(a)
    return _map(lambda one, size: one.center(size, _fitting(fillchar, a)), a, width)


def ljust(a, width, fillchar=" "):
    """At the left of a width."""
    a = _text(a)
    return _map(lambda one, size: one.ljust(size, _fitting(fillchar, a)), a, width)


def rjust(a, width, fillchar=" "):
    """At the right of a width."""
    a = _text(a)
    return _map(lambda one, size: one.rjust(size, _fitting(fillchar, a)), a, width)


def zfill(a, width):
    """Filled with zeros at the left."""
    return _map(lambda one, size: one.zfill(size), _text(a), width)


def expandtabs(a, tabsize=8):
    """With spaces for tabs."""
    return _map(lambda one: one.expandtabs(tabsize), _text(a))


def add(x1, x2):
    """Texts joined."""
    return _numpy.add(x1, x2)


def multiply(a, i):
    """Texts repeated."""
    return _map(lambda one, times: one * max(times, 0), _text(a), i)


def mod(a, values):
    """Texts with values put in by the % rules."""
    return _map(lambda one, value: one % value, _text(a), values)


def replace(a, old, new, count=-1):
    """With one text in place of another."""
    a = _text(a)
    return _map(lambda one, before, after: one.replace(_fitting(before, a), _fitting(after, a), count), a, old, new)


def slice(a, start=None, stop=None, step=None, /):
    """The characters from one place to another."""
    import builtins
    part = builtins.slice(start) if stop is None and step is None else builtins.slice(start, stop, step)
    return _same_width(lambda one: one[part], _operand("slice", a))[()]


def translate(a, table, deletechars=None):
    """With characters exchanged by a table."""
    return _map(lambda one: one.translate(table), _text(a))


def _search(name, a, sub, start, end):
    a = _operand(name, a)
    return _map(lambda one, part: getattr(one, name)(_fitting(part, a), start, end), a, sub, kind=int)[()]


def find(a, sub, start=0, end=None):
    """The first place of a text, or -1."""
    return _search("find", a, sub, start, end)


def rfind(a, sub, start=0, end=None):
    """The last place of a text, or -1."""
    return _search("rfind", a, sub, start, end)


def index(a, sub, start=0, end=None):
    """The first place of a text, which must be there."""
    return _search("index", a, sub, start, end)


def rindex(a, sub, start=0, end=None):
    """The last place of a text, which must be there."""
    return _search("rindex", a, sub, start, end)


def count(a, sub, start=0, end=None):
    """How often a text occurs."""
    return _search("count", a, sub, start, end)


def startswith(a, prefix, start=0, end=None):
    """Whether the text starts so."""
    a = _operand("startswith", a)
    return _map(lambda one, part: one.startswith(_fitting(part, a), start, end), a, prefix, kind=bool)[()]


def endswith(a, suffix, start=0, end=None):
    """Whether the text ends so."""
    a = _operand("endswith", a)
    return _map(lambda one, part: one.endswith(_fitting(part, a), start, end), a, suffix, kind=bool)[()]


def str_len(x):
    """The number of characters."""
    return _map(len, _operand("str_len", x), kind=int)[()]


def _predicate(name):
    def test(a):
        return _map(lambda one: getattr(one, name)(), _operand(name, a), kind=bool)[()]

    test.__name__ = name
    test.__doc__ = f"Where str.{name} is true."
    return test


isalnum = _predicate("isalnum")
isalpha = _predicate("isalpha")
isdecimal = _predicate("isdecimal")
isdigit = _predicate("isdigit")
islower = _predicate("islower")
isnumeric = _predicate("isnumeric")
isspace = _predicate("isspace")
istitle = _predicate("istitle")
isupper = _predicate("isupper")


def equal(x1, x2):
    """Where texts are equal."""
    return _numpy.equal(x1, x2)


def not_equal(x1, x2):
    """Where texts differ."""
    return _numpy.not_equal(x1, x2)


def less(x1, x2):
    """Where the first text comes before the second."""
    return _numpy.less(x1, x2)


def less_equal(x1, x2):
    """Where the first text does not come after the second."""
    return _numpy.less_equal(x1, x2)


def greater(x1, x2):
    """Where the first text comes after the second."""
    return _numpy.greater(x1, x2)


def greater_equal(x1, x2):
    """Where the first text does not come before the second."""
    return _numpy.greater_equal(x1, x2)


def encode(a, encoding="utf-8", errors="strict"):
    """Text as bytes."""
    a = _text(a)
    return _map(lambda one: one.encode(encoding, errors), a, kind=None if a.size else "S1")


def decode(a, encoding="utf-8", errors="strict"):
    """Bytes as text."""
    a = _text(a)
    return _map(lambda one: one.decode(encoding, errors), a, kind=None if a.size else "U1")


def _in_three(name, a, sep):
    a = _text(a)
    parts = [getattr(one, name)(_fitting(sep, a)) for one in a.ravel().tolist()]
    return tuple(array([row[place] for row in parts]).reshape(a.shape) for place in range(3))


def partition(a, sep):
    """What stands before, at and after the first separator, as three arrays."""
    return _in_three("partition", a, sep)


def rpartition(a, sep):
    """What stands before, at and after the last separator, as three arrays."""
    return _in_three("rpartition", a, sep)
