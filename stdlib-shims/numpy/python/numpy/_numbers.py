"""Elementwise functions that are not ufuncs: rounding, parts of complex numbers, closeness, odd functions."""

import _numpy
from _numpy import absolute, arctan2, asarray, isfinite, isinf, isnan, ndarray, sin, where

from ._axes import wrapfunc
from ._error_state import errstate
from ._reductions import UNSET

_PI = 3.141592653589793


def round(a, decimals=0, out=None):
    """Rounded to a number of decimals, halves to the even neighbour."""
    if out is None:
        return wrapfunc(a, "round", decimals=decimals)
    return wrapfunc(a, "round", decimals=decimals, out=out)


around = round


def clip(a, a_min=UNSET, a_max=UNSET, out=None, *, min=UNSET, max=UNSET, **kwargs):
    """No smaller than one bound and no larger than the other."""
    if a_min is UNSET and a_max is UNSET:
        low, high = (None if bound is UNSET else bound for bound in (min, max))
    elif a_min is UNSET or a_max is UNSET:
        raise TypeError(f"clip() missing 1 required positional argument: '{'a_min' if a_min is UNSET else 'a_max'}'")
    elif min is not UNSET or max is not UNSET:
        raise ValueError("Passing `min` or `max` keyword argument when `a_min` and `a_max` are provided is forbidden.")
    else:
        low, high = a_min, a_max
    if out is not None:
        kwargs["out"] = out
    return wrapfunc(a, "clip", low, high, **kwargs)


def fix(x, out=None):
    """Rounded towards zero."""
    return _numpy.trunc(x) if out is None else _numpy.trunc(x, out=out)


def real(val):
    """The real part."""
    try:
        return val.real
    except AttributeError:
        return asarray(val).real


def imag(val):
    """The imaginary part."""
    try:
        return val.imag
    except AttributeError:
        return asarray(val).imag


def angle(z, deg=False):
    """The angle of complex numbers, in radians unless degrees are asked for."""
    z = asarray(z)
    if z.dtype.kind == "c":
        result = arctan2(z.imag, z.real)
    else:
        result = arctan2(0.0, z)
    return result * (180 / _PI) if deg else result


def real_if_close(a, tol=100):
    """Real numbers if every imaginary part is next to nothing."""
    a = asarray(a)
    if a.dtype.kind != "c":
        return a
    bound = tol * 2.220446049250313e-16 if tol > 1 else tol
    return a.real if (absolute(a.imag) < bound).all() else a


def isreal(x):
    """Where the imaginary part is zero."""
    x = asarray(x)
    # the imaginary part of a text or a date is itself, which is not zero
    return x.imag == 0 if x.dtype.kind == "c" else _numpy.full(x.shape, x.dtype.kind not in "USM")[()]


def iscomplex(x):
    """Where the imaginary part is not zero."""
    return asarray(x).imag != 0 if asarray(x).dtype.kind == "c" else _numpy.zeros(asarray(x).shape, bool)[()]


def iscomplexobj(x):
    """Whether the type is complex, whatever the values."""
    return asarray(x).dtype.kind == "c"


def isrealobj(x):
    """Whether the type is not complex."""
    return not iscomplexobj(x)


def _infinite(x, beyond, out):
    x = asarray(x)
    if x.dtype.kind in "cmM":
        raise TypeError(f"This operation is not supported for {x.dtype} values because it would be ambiguous.")
    result = isinf(x) & beyond(x, 0)
    if out is not None:
        out[...] = result
        return out
    return result


def isposinf(x, out=None):
    """Where the value is plus infinity."""
    return _infinite(x, _numpy.greater, out)


def isneginf(x, out=None):
    """Where the value is minus infinity."""
    return _infinite(x, _numpy.less, out)


def nan_to_num(x, copy=True, nan=0.0, posinf=None, neginf=None):
    """NaN and infinities replaced by numbers."""
    given = x
    x = asarray(x)
    if x.dtype.kind not in "fc":
        return x.copy()[()] if copy else x[()]
    result = x.copy() if copy or not isinstance(given, ndarray) else x
    largest = 3.4028234663852886e38 if x.dtype.itemsize == 4 else 1.7976931348623157e308
    for part in (result.real, result.imag) if x.dtype.kind == "c" else (result,):
        missing = isnan(part)
        high = isinf(part) & (part > 0)
        low = isinf(part) & (part < 0)
        part[missing] = nan
        part[high] = largest if posinf is None else posinf
        part[low] = -largest if neginf is None else neginf
    return result[()]


def isclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    """Where two arrays are equal within a tolerance."""
    a = asarray(a)
    b = asarray(b)
    if b.dtype.kind not in "fcmM":
        b = b.astype(float)
    with errstate(invalid="ignore"):
        near = absolute(a - b) <= atol + rtol * absolute(b)
        result = (near & isfinite(b)) | (a == b)
        if equal_nan:
            result = result | (isnan(a) & isnan(b))
    return result[()]


def allclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    """Whether two arrays are equal within a tolerance."""
    return bool(asarray(isclose(a, b, rtol, atol, equal_nan)).all())


def array_equal(a1, a2, equal_nan=False):
    """Whether two arrays have the same shape and elements."""
    try:
        a1, a2 = asarray(a1), asarray(a2)
    except Exception:
        return False
    if a1.shape != a2.shape:
        return False
    same = asarray(a1 == a2)
    if equal_nan:
        if a1.dtype.kind in "fcmM" and a2.dtype.kind in "fcmM":
            missing1 = isnan(a1) if a1.dtype.kind in "fc" else _numpy.isnat(a1)
            missing2 = isnan(a2) if a2.dtype.kind in "fc" else _numpy.isnat(a2)
            same = same | (missing1 & missing2)
    return bool(same.all())


def array_equiv(a1, a2):
    """Whether two arrays are equal after stretching one to the other's shape."""
    try:
        return bool(asarray(asarray(a1) == asarray(a2)).all())
    except Exception:
        return False


def sinc(x):
    """sin(pi x) / (pi x), and 1 at zero."""
    x = asarray(x)
    y = _PI * where(x == 0, 1.0e-20, x)
    return sin(y) / y


def unwrap(p, discont=None, axis=-1, *, period=2 * _PI):
    """Angles without jumps larger than half a period."""
    from ._calculus import diff
    p = asarray(p)
    steps = diff(p, axis=axis)
    if discont is None:
        discont = period / 2
    places = [slice(None)] * p.ndim
    places[axis] = slice(1, None)
    whole = p.dtype.kind in "iu" and isinstance(period, int)
    half = period // 2 if whole else period / 2
    wrapped = (steps + half) % period - half
    wrapped = where((wrapped == -half) & (steps > 0), half, wrapped)
    correction = where(absolute(steps) < discont, 0, wrapped - steps)
    result = p.astype(_numpy.result_type(p, period))
    result[tuple(places)] = p[tuple(places)] + correction.cumsum(axis=axis)
    return result


# Chebyshev coefficients of the modified Bessel function of order zero, below and above eight
_I0_SMALL = (
    -4.41534164647933937950e-18, 3.33079451882223809783e-17, -2.43127984654795469359e-16, 1.71539128555513303061e-15,
    -1.16853328779934516808e-14, 7.67618549860493561688e-14, -4.85644678311192946090e-13, 2.95505266312963983461e-12,
    -1.72682629144155570723e-11, 9.67580903537323691224e-11, -5.18979560163526290666e-10, 2.65982372468238665035e-9,
    -1.30002500998624804212e-8, 6.04699502254191894932e-8, -2.67079385394061173391e-7, 1.11738753912010371815e-6,
    -4.41673835845875056359e-6, 1.64484480707288970893e-5, -5.75419501008210370398e-5, 1.88502885095841655729e-4,
    -5.76375574538582365885e-4, 1.63947561694133579842e-3, -4.32430999505057594430e-3, 1.05464603945949983183e-2,
    -2.37374148058994688156e-2, 4.93052842396707084878e-2, -9.49010970480476444210e-2, 1.71620901522208775349e-1,
    -3.04682672343198398683e-1, 6.76795274409476084995e-1,
)
_I0_LARGE = (
    -7.23318048787475395456e-18, -4.83050448594418207126e-18, 4.46562142029675999901e-17, 3.46122286769746109310e-17,
    -2.82762398051658348494e-16, -3.42548561967721913462e-16, 1.77256013305652638360e-15, 3.81168066935262242075e-15,
    -9.55484669882830764870e-15, -4.15056934728722208663e-14, 1.54008621752140982691e-14, 3.85277838274214270114e-13,
    7.18012445138366623367e-13, -1.79417853150680611778e-12, -1.32158118404477131188e-11, -3.14991652796324136454e-11,
    1.18891471078464383424e-11, 4.94060238822496958910e-10, 3.39623202570838634515e-9, 2.26666899049817806459e-8,
    2.04891858946906374183e-7, 2.89137052083475648297e-6, 6.88975834691682398426e-5, 3.36911647825569408990e-3,
    8.04490411014108831608e-1,
)


def _chebyshev(x, values):
    first, second, third = values[0], 0.0, 0.0
    for value in values[1:]:
        third = second
        second = first
        first = x * second - third + value
    return 0.5 * (first - third)


def i0(x):
    """The modified Bessel function of the first kind, order zero."""
    x = asarray(x)
    if x.dtype.kind == "c":
        raise TypeError("i0 not supported for complex values")
    x = absolute(x.astype(x.dtype if x.dtype.kind == "f" else float))
    near = x <= 8.0
    # each formula is used only where it holds, so that the other's overflow is not warned about
    low, high = where(near, x, x.dtype.type(0)), where(near, x.dtype.type(9), x)
    small = _numpy.exp(low) * _chebyshev(low / 2.0 - 2, _I0_SMALL)
    large = _numpy.exp(high) * _chebyshev(32.0 / high - 2.0, _I0_LARGE) / _numpy.sqrt(high)
    return where(near, small, large)


def _window(M, formula):
    if M < 1:
        return _numpy.zeros(0)
    if M == 1:
        return _numpy.ones(1)
    return formula(_numpy.arange(1 - M, M, 2).astype(float))


def hanning(M):
    """The Hann window."""
    return _window(M, lambda n: 0.5 + 0.5 * _numpy.cos(_PI * n / (M - 1)))


def hamming(M):
    """The Hamming window."""
    return _window(M, lambda n: 0.54 + 0.46 * _numpy.cos(_PI * n / (M - 1)))


def blackman(M):
    """The Blackman window."""
    return _window(M, lambda n: 0.42 + 0.5 * _numpy.cos(_PI * n / (M - 1)) + 0.08 * _numpy.cos(2.0 * _PI * n / (M - 1)))


def bartlett(M):
    """The triangular window that is zero at both ends."""
    return _window(M, lambda n: where(n <= 0, 1 + n / (M - 1), 1 - n / (M - 1)))


def kaiser(M, beta):
    """The Kaiser window."""
    if M == 1:
        return _numpy.ones(1)
    alpha = (M - 1) / 2.0
    n = _numpy.arange(0, M)
    return i0(beta * _numpy.sqrt(1 - ((n - alpha) / alpha) ** 2.0)) / i0(asarray(float(beta)))
