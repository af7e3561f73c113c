"""`np.emath`: square roots and logarithms that turn complex where real numbers have no answer."""

from types import SimpleNamespace

import _numpy
from _numpy import asarray


def _complex_if(condition, x):
    x = asarray(x)
    return x.astype(complex) if x.dtype.kind != "c" and condition(x).any() else x


def sqrt(x):
    """The square root."""
    return _numpy.sqrt(_complex_if(lambda v: v < 0, x))


def log(x):
    """The natural logarithm."""
    return _numpy.log(_complex_if(lambda v: v < 0, x))


def log10(x):
    """The logarithm to base 10."""
    return _numpy.log10(_complex_if(lambda v: v < 0, x))


def log2(x):
    """The logarithm to base 2."""
    return _numpy.log2(_complex_if(lambda v: v < 0, x))


def logn(n, x):
    """The logarithm to base n."""
    return log(x) / log(n)


def power(x, p):
    """A power."""
    x = _complex_if(lambda v: v < 0, x)
    p = asarray(p)
    return _numpy.power(x, p.astype(float) if p.dtype.kind in "iu" and (p < 0).any() else p)


def arccos(x):
    """The inverse cosine."""
    return _numpy.arccos(_complex_if(lambda v: abs(v) > 1, x))


def arcsin(x):
    """The inverse sine."""
    return _numpy.arcsin(_complex_if(lambda v: abs(v) > 1, x))


def arctanh(x):
    """The inverse hyperbolic tangent."""
    return _numpy.arctanh(_complex_if(lambda v: abs(v) > 1, x))


emath = SimpleNamespace(arccos=arccos, arcsin=arcsin, arctanh=arctanh, log=log, log2=log2, log10=log10, logn=logn, power=power, sqrt=sqrt)
