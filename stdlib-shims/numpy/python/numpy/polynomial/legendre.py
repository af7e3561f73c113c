"""Functions on coefficients of Legendre polynomials, the lowest degree first, and the points and weights of Gauss's rule."""

import _numpy
from _numpy import array, asarray, concatenate, zeros

from .._shaping import moveaxis
from .polynomial import as_series, fitted, polyadd, polyline, polysub, polytrim as legtrim, roots_of, trimmed

legdomain = array([-1.0, 1.0])
legzero = array([0])
legone = array([1])
legx = array([0, 1])
# The first two polynomials are 1 and x, in both.
legadd, legsub, legline = polyadd, polysub, polyline


def legmulx(c):
    """The series times x."""
    c = as_series(c)
    if len(c) == 1 and c[0] == 0:
        return c
    product = zeros(len(c) + 1, c.dtype)
    product[1] = c[0]
    for i in range(1, len(c)):
        product[i + 1] = (c[i] * (i + 1)) / (2 * i + 1)
        product[i - 1] += (c[i] * i) / (2 * i + 1)
    return product


def legmul(c1, c2):
    """The product."""
    c, others = as_series(c1), as_series(c2)
    if len(c) > len(others):
        c, others = others, c
    if len(c) == 1:
        return trimmed(c[0] * others)
    low, high = c[-2] * others, c[-1] * others
    for i in range(3, len(c) + 1):
        degree = len(c) + 2 - i
        low, high = (legsub(c[-i] * others, (high * (degree - 1)) / degree),
                     legadd(low, (legmulx(high) * (2 * degree - 1)) / degree))
    return legadd(low, legmulx(high))


def legdiv(c1, c2):
    """The quotient and the remainder."""
    c1, c2 = as_series(c1), as_series(c2)
    if c2[-1] == 0:
        raise ZeroDivisionError
    if len(c1) < len(c2):
        return c1[:1] * 0, c1
    if len(c2) == 1:
        return c1 / c2[-1], c1[:1] * 0
    quotient, rest = zeros(len(c1) - len(c2) + 1, c1.dtype), c1
    for i in range(len(quotient) - 1, -1, -1):
        part = legmul([0] * i + [1], c2)
        quotient[i] = rest[-1] / part[-1]
        rest = rest[:-1] - quotient[i] * part[:-1]
    return quotient, trimmed(rest)


def legpow(c, pow, maxpower=16):
    """A whole power."""
    c, power = as_series(c), int(pow)
    if power != pow or power < 0:
        raise ValueError("Power must be a non-negative integer.")
    if maxpower is not None and power > maxpower:
        raise ValueError("Power is too large")
    result = array([1], dtype=c.dtype)
    for _ in range(power):
        result = legmul(result, c)
    return result


def legval(x, c, tensor=True):
    """The values at points."""
    c = asarray(c)
    if c.dtype.kind in "iub":
        c = c.astype(float)
    if isinstance(x, (tuple, list)):
        x = asarray(x)
    if tensor and hasattr(x, "ndim"):
        c = c.reshape(c.shape + (1,) * x.ndim)
    low, high = (c[0], 0) if len(c) == 1 else (c[-2], c[-1])
    for i in range(3, len(c) + 1):
        degree = len(c) + 2 - i
        low, high = c[-i] - high * ((degree - 1) / degree), low + high * x * ((2 * degree - 1) / degree)
    return low + high * x


def legder(c, m=1, scl=1, axis=0):
    """The derivative."""
    c = _along(c, axis)
    for _ in range(_count(m, "The order of derivation")):
        if len(c) == 1:
            c = c * 0
            break
        c = c * scl
        slope = zeros((len(c) - 1, *c.shape[1:]), c.dtype)
        for j in range(len(slope), 0, -1):
            slope[j - 1] = (2 * j - 1) * c[j]
            if j > 2:
                c[j - 2] += c[j]
        c = slope
    return moveaxis(c, 0, axis)


def legint(c, m=1, k=(), lbnd=0, scl=1, axis=0):
    """The integral."""
    c, m = _along(c, axis), _count(m, "The order of integration")
    constants = list(k) if hasattr(k, "__iter__") else [k]
    if len(constants) > m:
        raise ValueError("Too many integration constants")
    for constant in [*constants, *[0] * (m - len(constants))]:
        c = c * scl
        if len(c) == 1 and (c[0] == 0).all():
            c[0] += constant
            continue
        whole = concatenate([c[:1] * 0, c * 0])
        whole[1] = c[0]
        for j in range(1, len(c)):
            part = c[j] / (2 * j + 1)
            whole[j + 1] = part
            if j > 1:
                whole[j - 1] -= part
        whole[0] += constant - legval(lbnd, whole)
        c = whole
    return moveaxis(c, 0, axis)


def _along(c, axis):
    c = array(c, ndmin=1)
    return moveaxis(c.astype(float) if c.dtype.kind in "iub" else c, axis, 0)


def _count(m, name):
    if m != int(m) or m < 0:
        raise ValueError(f"{name} must be non-negative")
    return int(m)


def legvander(x, deg):
    """The values of each Legendre polynomial up to a degree, along the last axis."""
    if deg < 0:
        raise ValueError("deg must be non-negative")
    x = array(x, ndmin=1) + 0.0
    values = zeros((deg + 1, *x.shape), x.dtype)
    values[0] = x * 0 + 1
    if deg > 0:
        values[1] = x
    for i in range(2, deg + 1):
        values[i] = (values[i - 1] * x * (2 * i - 1) - values[i - 2] * (i - 1)) / i
    return moveaxis(values, 0, -1)


def legfit(x, y, deg, rcond=None, full=False, w=None):
    """The series of a degree that fits points best."""
    return fitted(legvander, x, y, deg, rcond, full, w)


def legcompanion(c):
    """A matrix, symmetric for a single polynomial, whose eigenvalues are the roots."""
    c = as_series(c)
    if len(c) < 2:
        raise ValueError("Series must have maximum degree of at least 1.")
    if len(c) == 2:
        return array([[-c[0] / c[1]]])
    n = len(c) - 1
    scale, matrix = 1.0 / _numpy.sqrt(2 * _numpy.arange(n) + 1), zeros((n, n), c.dtype)
    beside = _numpy.arange(1, n)
    matrix[beside - 1, beside] = matrix[beside, beside - 1] = beside * scale[: n - 1] * scale[1:n]
    matrix[:, -1] -= (c[:-1] / c[-1]) * (scale / scale[-1]) * (n / (2 * n - 1))
    return matrix


def legroots(c):
    """The roots, in order."""
    return roots_of(c, legcompanion)


def legfromroots(roots):
    """The series with these roots."""
    roots = as_series(roots) if len(roots) else []
    factors = [legline(-root, 1) for root in sorted(asarray(roots).tolist(), key=lambda one: (one.real, one.imag))] or [array([1.0])]
    while len(factors) > 1:
        half = len(factors) // 2
        products = [legmul(factors[i], factors[i + half]) for i in range(half)]
        if len(factors) % 2:
            products[0] = legmul(products[0], factors[-1])
        factors = products
    return factors[0]


def leg2poly(c):
    """The same polynomial as coefficients of powers."""
    c = as_series(c)
    if len(c) < 3:
        return c
    low, high = c[-2:-1], c[-1:]
    for i in range(len(c) - 1, 1, -1):
        low, high = polysub(c[i - 2], (high * (i - 1)) / i), polyadd(low, (_shifted(high) * (2 * i - 1)) / i)
    return polyadd(low, _shifted(high))


def _shifted(c):
    return concatenate([c[:1] * 0, c])


def poly2leg(pol):
    """The same polynomial as a Legendre series."""
    result = array([0.0])
    for value in as_series(pol)[::-1]:
        result = legadd(legmulx(result), value)
    return result


def legweight(x):
    """The weight with which the polynomials are orthogonal: one."""
    return x * 0.0 + 1.0


def leggauss(deg):
    """Points and weights of Gauss's rule, which integrates polynomials up to degree 2 * deg - 1 exactly.

    >>> from numpy.polynomial.legendre import leggauss
    >>> leggauss(2)[1].round(6)
    array([1., 1.])
    """
    from ..linalg import eigvalsh
    if deg != int(deg):
        raise TypeError(f"deg must be an integer, received {deg}")
    if deg <= 0:
        raise ValueError("deg must be a positive integer")
    c = array([0.0] * int(deg) + [1.0])
    x = eigvalsh(legcompanion(c))
    # One step of Newton's method.
    slope = legval(x, legder(c))
    x = x - legval(x, c) / slope
    below = legval(x, c[1:])
    weights = 1 / ((below / _numpy.absolute(below).max()) * (slope / _numpy.absolute(slope).max()))
    weights = (weights + weights[::-1]) / 2
    return (x - x[::-1]) / 2, weights * (2.0 / weights.sum())
