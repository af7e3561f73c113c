"""Polynomials as arrays of coefficients, the highest power first."""

import _numpy
from _numpy import asarray, concatenate, dot, ndarray, zeros

from ._calculus import convolve
from ._creation import diag, vander
from ._shaping import atleast_1d


def _trimmed(p):
    """Without leading zeros."""
    places = p.nonzero()[0]
    return p[int(places[0]) :] if len(places) else p[:0]


def polyval(p, x):
    """The values of a polynomial."""
    p = p.coeffs if isinstance(p, poly1d) else asarray(p)
    if isinstance(x, poly1d):
        result = poly1d(0)
        for coefficient in p:
            result = result * x + coefficient
        return result
    x = asarray(x)
    result = zeros(x.shape, x.dtype)
    for coefficient in p:
        result = result * x + coefficient
    return result[()] if isinstance(result, ndarray) else result


def poly(seq_of_zeros):
    """The polynomial with these roots, or the characteristic one of a matrix."""
    roots_given = atleast_1d(seq_of_zeros)
    if roots_given.ndim == 2 and roots_given.shape[0] == roots_given.shape[1] and roots_given.shape[0] != 0:
        from .linalg import eigvals
        roots_given = eigvals(roots_given)
    elif roots_given.ndim != 1:
        raise ValueError("input must be 1d or non-empty square 2d array.")
    if len(roots_given) == 0:
        return 1.0
    kind = complex if roots_given.dtype.kind == "c" else float
    result = asarray([1], dtype=kind)
    for root in roots_given.tolist():
        result = convolve(result, asarray([1, -root], dtype=kind), mode="full")
    if result.dtype.kind == "c":
        down, up = roots_given.copy(), roots_given.conj()
        down.sort()
        up.sort()
        if (down == up).all():
            result = result.real.copy()
    return result


def roots(p):
    """The roots of a polynomial."""
    p = atleast_1d(p.coeffs if isinstance(p, poly1d) else p)
    if p.ndim != 1:
        raise ValueError("Input must be a rank-1 array.")
    filled = p.nonzero()[0]
    if len(filled) == 0:
        return asarray([], dtype=float)
    at_zero = len(p) - int(filled[-1]) - 1
    p = p[int(filled[0]) : int(filled[-1]) + 1]
    if p.dtype.kind not in "fc":
        p = p.astype(float)
    if len(p) > 1:
        from .linalg import eigvals
        companion = diag(_numpy.ones(len(p) - 2, p.dtype), -1)
        companion[0, :] = -p[1:] / p[0]
        found = eigvals(companion)
    else:
        found = asarray([], dtype=float)
    return concatenate([found, zeros(at_zero, found.dtype)])


def polyadd(a1, a2):
    """The sum of two polynomials."""
    return _joined(a1, a2, lambda one, other: one + other)


def polysub(a1, a2):
    """The difference of two polynomials."""
    return _joined(a1, a2, lambda one, other: one - other)


def _joined(a1, a2, combine):
    wrap = isinstance(a1, poly1d) or isinstance(a2, poly1d)
    a1, a2 = (atleast_1d(a.coeffs if isinstance(a, poly1d) else a) for a in (a1, a2))
    short = len(a2) - len(a1)
    if short > 0:
        a1 = concatenate((zeros(short, a1.dtype), a1))
    elif short < 0:
        a2 = concatenate((zeros(-short, a2.dtype), a2))
    result = combine(a1, a2)
    return poly1d(result) if wrap else result


def polymul(a1, a2):
    """The product of two polynomials."""
    wrap = isinstance(a1, poly1d) or isinstance(a2, poly1d)
    result = convolve(poly1d(a1).coeffs, poly1d(a2).coeffs)
    return poly1d(result) if wrap else result


def polydiv(u, v):
    """The quotient and the remainder of two polynomials."""
    wrap = isinstance(u, poly1d) or isinstance(v, poly1d)
    u, v = (atleast_1d(a.coeffs if isinstance(a, poly1d) else a) for a in (u, v))
    u, v = u + 0.0, v + 0.0
    kind = (u[0] + v[0]).dtype
    steps, degree = len(u) - len(v), len(v) - 1
    quotient = zeros(max(steps + 1, 1), kind)
    rest = u.astype(kind)
    scale = 1.0 / v[0]
    for k in range(0, steps + 1):
        factor = scale * rest[k]
        quotient[k] = factor
        rest[k : k + degree + 1] -= factor * v
    while len(rest) > 1 and abs(rest[0]) <= 1e-08:
        rest = rest[1:]
    return (poly1d(quotient), poly1d(rest)) if wrap else (quotient, rest)


def polyder(p, m=1):
    """The derivative of a polynomial."""
    m = int(m)
    if m < 0:
        raise ValueError("Order of derivative must be positive (see polyint)")
    wrap = isinstance(p, poly1d)
    p = asarray(p.coeffs if wrap else p)
    for _ in range(m):
        p = p[:-1] * _numpy.arange(len(p) - 1, 0, -1)
    return poly1d(p) if wrap else p


def polyint(p, m=1, k=None):
    """The integral of a polynomial, with constants k."""
    m = int(m)
    if m < 0:
        raise ValueError("Order of integral must be positive (see polyder)")
    constants = [0] * m if k is None else atleast_1d(k).tolist()
    if len(constants) == 1 and m > 1:
        constants = constants * m
    if len(constants) < m:
        raise ValueError("k must be a scalar or a rank-1 array of length 1 or >m.")
    wrap = isinstance(p, poly1d)
    p = asarray(p.coeffs if wrap else p)
    for step in range(m):
        p = concatenate((p / _numpy.arange(len(p), 0, -1), [constants[step]]))
    return poly1d(p) if wrap else p


def polyfit(x, y, deg, rcond=None, full=False, w=None, cov=False):
    """The polynomial of a degree that fits points best."""
    from .linalg import inv, lstsq
    order = int(deg) + 1
    x = asarray(x) + 0.0
    y = asarray(y) + 0.0
    if deg < 0:
        raise ValueError("expected deg >= 0")
    if x.ndim != 1:
        raise TypeError("expected 1D vector for x")
    if x.size == 0:
        raise TypeError("expected non-empty vector for x")
    if y.ndim < 1 or y.ndim > 2:
        raise TypeError("expected 1D or 2D array for y")
    if x.shape[0] != y.shape[0]:
        raise TypeError("expected x and y to have same length")
    if rcond is None:
        rcond = len(x) * 2.220446049250313e-16
    left, right = vander(x, order), y
    if w is not None:
        w = asarray(w) + 0.0
        if w.ndim != 1:
            raise TypeError("expected a 1-d array for weights")
        if w.shape[0] != y.shape[0]:
            raise TypeError("expected w and y to have the same length")
        left = left * w[:, None]
        right = right * (w[:, None] if right.ndim == 2 else w)
    scale = _numpy.sqrt((left * left).sum(axis=0))
    left = left / scale
    coefficients, residuals, rank, singular = lstsq(left, right, rcond)
    coefficients = (coefficients.T / scale).T
    if rank != order and not full:
        from warnings import warn
        from .exceptions import RankWarning
        warn("Polyfit may be poorly conditioned", RankWarning, stacklevel=2)
    if full:
        return coefficients, residuals, rank, singular, rcond
    if cov:
        base = inv(dot(left.T, left)) / scale[:, None] / scale[None, :]
        if cov == "unscaled":
            factor = 1
        else:
            if len(x) <= order:
                raise ValueError("the number of data points must exceed order to scale the covariance matrix")
            factor = residuals / (len(x) - order)
        if y.ndim == 1:
            return coefficients, base * factor
        return coefficients, base[:, :, None] * factor
    return coefficients


def _coefficient(value):
    text = "%.4g" % value
    return text[:-5] if text.endswith(".0000") else text


class poly1d:
    """A polynomial that can be evaluated, added, multiplied and printed."""

    __hash__ = None

    def __init__(self, c_or_r, r=False, variable=None):
        if isinstance(c_or_r, poly1d):
            self._coeffs = c_or_r._coeffs
            self._variable = c_or_r._variable if variable is None else variable
            return
        values = atleast_1d(poly(c_or_r) if r else c_or_r)
        if values.ndim > 1:
            raise ValueError("Polynomial must be 1d only.")
        values = _trimmed(values)
        self._coeffs = values if len(values) else asarray([0], dtype=values.dtype)
        self._variable = "x" if variable is None else variable

    @property
    def coeffs(self):
        """The coefficients, the highest power first."""
        return self._coeffs

    c = coef = coefficients = coeffs

    @property
    def variable(self):
        """The name of the variable."""
        return self._variable

    @property
    def order(self):
        """The degree."""
        return len(self._coeffs) - 1

    o = order

    @property
    def roots(self):
        """The roots."""
        return roots(self._coeffs)

    r = roots

    def __array__(self, dtype=None, copy=None):
        return self._coeffs.astype(dtype) if dtype else self._coeffs.copy()

    def __repr__(self):
        values = repr(self._coeffs)
        return "poly1d" + values[5:]

    def __len__(self):
        return self.order

    def __str__(self):
        text = "0"
        variable = self._variable
        coeffs = self._coeffs
        last = len(coeffs) - 1
        for place, value in enumerate(coeffs.tolist()):
            power = last - place
            if isinstance(value, complex):
                number = f"({_coefficient(value.real)} + {_coefficient(value.imag)}j)" if value.imag else _coefficient(value.real)
                number = f"({_coefficient(value.imag)}j)" if value.imag and not value.real else number
                positive = True
            else:
                number = _coefficient(value)
                positive = not number.startswith("-")
            if power == 0:
                piece = number if number != "0" or last == 0 else ""
            elif power == 1:
                piece = "" if number == "0" else f"{number} {variable}"
            else:
                piece = "" if number == "0" else f"{number} {variable}**{power}"
            if place == 0:
                text = piece
            elif piece:
                text = f"{text} + {piece}" if positive else f"{text} - {piece[1:]}"
        return _raised(text)

    def __call__(self, val):
        return polyval(self._coeffs, val)

    def __neg__(self):
        return poly1d(-self._coeffs)

    def __pos__(self):
        return self

    def __mul__(self, other):
        if isinstance(other, (int, float, complex, _numpy.generic)):
            return poly1d(self._coeffs * other)
        return poly1d(polymul(self._coeffs, poly1d(other).coeffs))

    def __rmul__(self, other):
        if isinstance(other, (int, float, complex, _numpy.generic)):
            return poly1d(other * self._coeffs)
        return poly1d(polymul(poly1d(other).coeffs, self._coeffs))

    def __add__(self, other):
        return poly1d(polyadd(self._coeffs, poly1d(other).coeffs))

    __radd__ = __add__

    def __sub__(self, other):
        return poly1d(polysub(self._coeffs, poly1d(other).coeffs))

    def __rsub__(self, other):
        return poly1d(polysub(poly1d(other).coeffs, self._coeffs))

    def __pow__(self, val):
        if val != int(val) or val < 0:
            raise ValueError("Power to non-negative integers only.")
        result = asarray([1])
        for _ in range(int(val)):
            result = polymul(self._coeffs, result)
        return poly1d(result)

    def __truediv__(self, other):
        if isinstance(other, (int, float, complex, _numpy.generic)):
            return poly1d(self._coeffs / other)
        return polydiv(self, poly1d(other))

    def __rtruediv__(self, other):
        if isinstance(other, (int, float, complex, _numpy.generic)):
            return poly1d(other / self._coeffs)
        return polydiv(poly1d(other), self)

    def __eq__(self, other):
        if not isinstance(other, poly1d):
            return NotImplemented
        return self._coeffs.shape == other._coeffs.shape and bool((self._coeffs == other._coeffs).all())

    def __ne__(self, other):
        return NotImplemented if not isinstance(other, poly1d) else not self == other

    def __getitem__(self, power):
        place = self.order - power
        if power < 0 or power > self.order:
            return self._coeffs.dtype.type(0)
        return self._coeffs[place]

    def __setitem__(self, power, value):
        if power < 0:
            raise ValueError("Does not support negative powers.")
        if power > self.order:
            self._coeffs = concatenate((zeros(power - self.order, self._coeffs.dtype), self._coeffs))
        self._coeffs[self.order - power] = value

    def __iter__(self):
        return iter(self._coeffs)

    def integ(self, m=1, k=0):
        """The integral."""
        return poly1d(polyint(self._coeffs, m=m, k=k))

    def deriv(self, m=1):
        """The derivative."""
        return poly1d(polyder(self._coeffs, m=m))


def _raised(text, width=70):
    """Powers on a line of their own above the terms, folded at the width."""
    import re
    done, upper, lower = " ", "", ""
    start = 0
    for match in re.finditer(r"\*\*([0-9]*)", text):
        power = match.group(1)
        part = text[start : match.start()]
        start = match.end()
        above = " " * (len(part) - 1) + power
        below = part + " " * (len(power) - 1)
        if len(upper) + len(above) > width:
            done += f"{upper}\n{lower}\n "
            upper, lower = above, below
        else:
            upper += above
            lower += below
    return f"{done}{upper}\n{lower}{text[start:]}"
