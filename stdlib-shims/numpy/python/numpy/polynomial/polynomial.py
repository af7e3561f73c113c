"""Functions on coefficients, the lowest power first."""

import _numpy
from _numpy import array, asarray, concatenate, zeros

from .._calculus import convolve
from .._creation import vander as _vander
from .._shaping import atleast_1d

polydomain = array([-1, 1])
polyzero = array([0])
polyone = array([1])
polyx = array([0, 1])


def trimmed(c):
    """Without zeros at the end, but never empty."""
    places = c.nonzero()[0]
    return c[: int(places[-1]) + 1] if len(places) else c[:1]


def as_series(c):
    """Coefficients as an array of floats or complex numbers."""
    c = atleast_1d(c)
    if c.size == 0:
        raise ValueError("Coefficient array is empty")
    if c.ndim != 1:
        raise ValueError("Coefficient array is not 1-d")
    return trimmed(c if c.dtype.kind in "fcO" else c.astype(float))


def polyadd(c1, c2):
    """The sum."""
    return _joined(c1, c2, 1)


def polysub(c1, c2):
    """The difference."""
    return _joined(c1, c2, -1)


def _joined(c1, c2, sign):
    c1, c2 = as_series(c1), as_series(c2) * sign
    if len(c1) < len(c2):
        c1 = concatenate([c1, zeros(len(c2) - len(c1), c1.dtype)])
    elif len(c2) < len(c1):
        c2 = concatenate([c2, zeros(len(c1) - len(c2), c2.dtype)])
    return trimmed(c1 + c2)


def polymul(c1, c2):
    """The product."""
    return trimmed(convolve(as_series(c1), as_series(c2)))


def polydiv(c1, c2):
    """The quotient and the remainder."""
    c1, c2 = as_series(c1), as_series(c2)
    if c2[-1] == 0:
        raise ZeroDivisionError
    if len(c1) < len(c2):
        return c1[:1] * 0, c1
    if len(c2) == 1:
        return c1 / c2[-1], c1[:1] * 0
    length, last = len(c1) - len(c2), c2[-1]
    lower = c2[:-1] / last
    rest = c1.astype(_numpy.result_type(c1.dtype, c2.dtype))
    for place in range(length, -1, -1):
        rest[place : place + len(lower)] -= lower * rest[place + len(lower)]
    return rest[len(lower) :] / last, trimmed(rest[: len(lower)])


def polypow(c, pow, maxpower=None):
    """A whole power."""
    if pow != int(pow) or pow < 0:
        raise ValueError("Power must be a non-negative integer.")
    result = asarray([1.0])
    c = as_series(c)
    for _ in range(int(pow)):
        result = convolve(result, c)
    return result


def polyval(x, c, tensor=True):
    """The values at points."""
    c = asarray(c)
    if c.dtype.kind in "iub":
        c = c.astype(float)
    x = asarray(x)
    if tensor:
        c = c.reshape(c.shape + (1,) * x.ndim)
    result = c[-1] + x * 0
    for place in range(2, len(c) + 1):
        result = c[-place] + result * x
    return result[()] if hasattr(result, "shape") else result


def polyder(c, m=1, scl=1, axis=0):
    """The derivative."""
    c = as_series(c) if asarray(c).ndim == 1 else asarray(c)
    for _ in range(m):
        if len(c) == 1:
            return c[:1] * 0
        c = c[1:] * _numpy.arange(1, len(c)) * scl
    return c


def polyint(c, m=1, k=(), lbnd=0, scl=1, axis=0):
    """The integral."""
    c = asarray(c) + 0.0
    constants = list(k) if hasattr(k, "__iter__") else [k]
    constants += [0] * (m - len(constants))
    for step in range(m):
        c = c * scl
        if len(c) == 1 and c[0] == 0:
            c = c + constants[step]
            continue
        higher = concatenate([c[:1] * 0, c / _numpy.arange(1, len(c) + 1)])
        higher[0] += constants[step] - polyval(lbnd, higher)
        c = higher
    return c


def polycompanion(c):
    """A matrix whose eigenvalues are the roots."""
    c = as_series(c)
    if len(c) < 2:
        raise ValueError("Series must have maximum degree of at least 1.")
    if len(c) == 2:
        return array([[-c[0] / c[1]]])
    size = len(c) - 1
    matrix = zeros((size, size), c.dtype)
    matrix[_numpy.arange(1, size), _numpy.arange(size - 1)] = 1
    matrix[:, -1] -= c[:-1] / c[-1]
    return matrix


def polyroots(c):
    """The roots, in order."""
    return roots_of(c, polycompanion)


def roots_of(c, companion):
    """The roots of a series, in order, as eigenvalues of the matrix that `companion` makes of it."""
    from ..linalg import eigvals
    c = as_series(c)
    if len(c) < 2:
        return array([], dtype=c.dtype)
    if len(c) == 2:
        return array([-c[0] / c[1]])
    found = eigvals(companion(c)[::-1, ::-1])
    found.sort()
    return found


def polyfromroots(roots):
    """The polynomial with these roots."""
    result = asarray([1.0])
    for root in sorted(asarray(roots).tolist(), key=lambda one: (one.real, one.imag)):
        result = convolve(result, asarray([-root, 1.0]))
    return result


def polyvander(x, deg):
    """Powers of the points, the lowest first."""
    return _vander(atleast_1d(x) + 0.0, deg + 1, increasing=True)


def polyfit(x, y, deg, rcond=None, full=False, w=None):
    """The polynomial of a degree that fits points best."""
    return fitted(polyvander, x, y, deg, rcond, full, w)


def fitted(vander, x, y, deg, rcond, full, w):
    """The coefficients of least squares over the columns that `vander` makes of points."""
    from ..linalg import lstsq
    x, y = asarray(x) + 0.0, asarray(y) + 0.0
    if asarray(deg).ndim:
        raise NotImplementedError("a fit with a list of degrees")
    if deg < 0:
        raise ValueError("expected deg >= 0")
    if x.ndim != 1:
        raise TypeError("expected 1D vector for x")
    if len(x) != len(y):
        raise TypeError("expected x and y to have same length")
    left, right = vander(x, deg), y
    if w is not None:
        w = asarray(w) + 0.0
        left = left * w[:, None]
        right = (right.T * w).T
    scale = _numpy.sqrt((left * left).sum(axis=0))
    scale[scale == 0] = 1
    if rcond is None:
        rcond = len(x) * 2.220446049250313e-16
    result, residuals, rank, singular = lstsq(left / scale, right, rcond)
    result = (result.T / scale).T
    return (result, [residuals, rank, singular, rcond]) if full else result


def polytrim(c, tol=0):
    """Without small coefficients at the end."""
    if tol < 0:
        raise ValueError("tol must be non-negative")
    c = as_series(c)
    places = (_numpy.absolute(c) > tol).nonzero()[0]
    return c[: int(places[-1]) + 1].copy() if len(places) else c[:1] * 0


def polyline(off, scl):
    """The straight line off + scl * x."""
    return array([off, scl]) if scl != 0 else array([off])
