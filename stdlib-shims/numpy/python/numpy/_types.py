"""Questions about types: limits of numbers, the tree of scalar types, common types."""

import _numpy
from _numpy import asarray, dtype, generic, result_type

_FLOATS = {
    # name: (bits, mantissa bits, smallest exponent, largest exponent, decimal digits)
    "float16": (16, 10, -14, 16, 3),
    "float32": (32, 23, -126, 128, 6),
    "float64": (64, 52, -1022, 1024, 15),
}


class finfo:
    """Limits of a floating-point type."""

    def __init__(self, dtype):
        kind = _numpy.dtype(dtype) if isinstance(dtype, (str, type, _numpy.dtype)) else asarray(dtype).dtype
        name = {"complex64": "float32", "complex128": "float64"}.get(kind.name, kind.name)
        if name not in _FLOATS:
            raise ValueError(f"data type {kind.type!r} not inexact")
        self.bits, self.nmant, self.minexp, self.maxexp, self.precision = _FLOATS[name]
        self.dtype = _numpy.dtype(name)
        make = self.dtype.type
        self.machep = -self.nmant
        self.negep = -self.nmant - 1
        self.iexp = self.bits - self.nmant - 1
        self.nexp = self.iexp
        self.eps = make(2.0**-self.nmant)
        self.epsneg = make(2.0 ** (-self.nmant - 1))
        self.max = make((2.0 - 2.0**-self.nmant) * 2.0 ** (self.maxexp - 1))
        self.min = -self.max
        self.tiny = make(2.0**self.minexp)
        self.smallest_normal = self.tiny
        self.smallest_subnormal = make(2.0 ** (self.minexp - self.nmant))
        self.resolution = make(float(f"1e-{self.precision}"))

    def __repr__(self):
        return f"finfo(resolution={self.resolution!s}, min={self.min!s}, max={self.max!s}, dtype={self.dtype})"


class iinfo:
    """Limits of an integer type."""

    def __init__(self, int_type):
        try:
            self.dtype = _numpy.dtype(int_type)
        except TypeError:
            self.dtype = asarray(int_type).dtype
        self.kind = self.dtype.kind
        self.bits = self.dtype.itemsize * 8
        self.key = f"{self.kind}{self.bits}"
        if self.kind not in "iu":
            raise ValueError(f"Invalid integer data type {self.kind!r}.")

    @property
    def min(self):
        """The smallest value."""
        return 0 if self.kind == "u" else -(1 << (self.bits - 1))

    @property
    def max(self):
        """The largest value."""
        return (1 << self.bits) - 1 if self.kind == "u" else (1 << (self.bits - 1)) - 1

    def __repr__(self):
        return f"iinfo(min={self.min}, max={self.max}, dtype={self.dtype})"

    def __str__(self):
        return (
            f"Machine parameters for {self.dtype}\n---------------------------------------------------------------\n"
            f"min = {self.min}\nmax = {self.max}\n---------------------------------------------------------------\n"
        )


def _scalar_type(kind):
    if isinstance(kind, type) and issubclass(kind, generic):
        return kind
    return dtype(kind).type


def issubdtype(arg1, arg2):
    """Whether a type stands below another in the tree of scalar types."""
    return issubclass(_scalar_type(arg1), _scalar_type(arg2))


_KINDS = {
    "bool": "b",
    "signed integer": "i",
    "unsigned integer": "u",
    "integral": "iu",
    "real floating": "f",
    "complex floating": "c",
    "numeric": "iufc",
}


def isdtype(dtype, kind):
    """Whether a dtype is of one of the kinds."""
    wanted = kind if isinstance(kind, tuple) else (kind,)
    given = _numpy.dtype(dtype)
    for one in wanted:
        if isinstance(one, str):
            if one not in _KINDS:
                raise ValueError(f"kind argument is a string, but {one!r} is not a known kind name.")
            if given.kind in _KINDS[one]:
                return True
        elif given == _numpy.dtype(one):
            return True
    return False


def isscalar(element):
    """Whether the value is a scalar and not an array or a container."""
    import numbers
    return isinstance(element, generic) or type(element) in (int, float, complex, bool, str, bytes, memoryview) or isinstance(element, numbers.Number)


def iterable(y):
    """Whether the value can be iterated over."""
    try:
        iter(y)
    except TypeError:
        return False
    return True


def common_type(*arrays):
    """The inexact scalar type that holds all the arrays."""
    kinds = []
    for array in arrays:
        kind = asarray(array).dtype
        if kind.kind not in "iufc":
            raise TypeError("can't get common type for non-numeric array")
        kinds.append(_numpy.dtype(float) if kind.kind in "iu" else kind)
    return result_type(*kinds).type


_NAMES = {
    "S1": "character", "?": "bool", "b": "signed char", "B": "unsigned char", "h": "short", "H": "unsigned short",
    "i": "integer", "I": "unsigned integer", "l": "long integer", "L": "unsigned long integer", "q": "long long integer",
    "Q": "unsigned long long integer", "f": "single precision", "d": "double precision", "g": "long precision",
    "F": "complex single precision", "D": "complex double precision", "G": "complex long double precision",
    "S": "string", "U": "unicode", "V": "void", "O": "object",
}


def typename(char):
    """What a type code stands for."""
    return _NAMES[char]


def mintypecode(typechars, typeset="GDFgdf", default="d"):
    """The smallest type code of the set to which all can be cast."""
    codes = [one if isinstance(one, str) else asarray(one).dtype.char for one in typechars]
    found = [code for code in codes if code in typeset]
    if not found:
        return default
    if "F" in found and "d" in found:
        return "D"
    return min(found, key="GDgFdf".index)


typecodes = {
    "Character": "c", "Integer": "bhilqnp", "UnsignedInteger": "BHILQNP", "Float": "efdg", "Complex": "FDG",
    "AllInteger": "bBhHiIlLqQnNpP", "AllFloat": "efdgFDG", "Datetime": "Mm", "All": "?bhilqnpBHILQNPefdgFDGSUVOMm",
}


def min_scalar_type(a, /):
    """The smallest type that holds a scalar's value; the type itself of an array that is not a scalar."""
    array = asarray(a)
    return _numpy.min_scalar_type(a) if array.ndim == 0 else array.dtype
