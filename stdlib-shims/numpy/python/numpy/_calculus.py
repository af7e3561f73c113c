"""Differences, gradients, integrals, interpolation, convolution, covariance."""

from warnings import warn

import _numpy
from _numpy import asarray, concatenate, dot, empty, ndarray, result_type, sqrt

from ._axes import normalize_axis_index, normalize_axis_tuple
from ._reductions import UNSET, average


def diff(a, n=1, axis=-1, prepend=UNSET, append=UNSET):
    """Differences of neighbours along an axis, n times."""
    if n == 0:
        return a
    if n < 0:
        raise ValueError("order must be non-negative but got " + repr(n))
    a = asarray(a)
    if a.ndim == 0:
        raise ValueError("diff requires input that is at least one dimensional")
    axis = normalize_axis_index(axis, a.ndim)
    parts = [a]
    for value, at in ((prepend, 0), (append, None)):
        if value is not UNSET:
            value = asarray(value)
            if value.ndim == 0:
                shape = list(a.shape)
                shape[axis] = 1
                value = _numpy.broadcast_to(value, tuple(shape))
            parts.insert(0 if at == 0 else len(parts), value)
    if len(parts) > 1:
        a = concatenate(parts, axis)
    before = (slice(None),) * axis
    later, earlier = before + (slice(1, None),), before + (slice(None, -1),)
    subtract = _numpy.not_equal if a.dtype.kind == "b" else _numpy.subtract
    for _ in range(n):
        a = subtract(a[later], a[earlier])
    return a


def _spacings(f, axes, varargs):
    if len(varargs) == 0:
        return [1.0] * len(axes)
    if len(varargs) == 1 and asarray(varargs[0]).ndim == 0:
        return list(varargs) * len(axes)
    if len(varargs) != len(axes):
        raise TypeError("invalid number of arguments")
    spacings = []
    for axis, distances in zip(axes, varargs):
        distances = asarray(distances)
        if distances.ndim == 0:
            spacings.append(distances[()])
            continue
        if distances.ndim != 1:
            raise ValueError("distances must be either scalars or 1d")
        if len(distances) != f.shape[axis]:
            raise ValueError("when 1d, distances must match the length of the corresponding dimension")
        if distances.dtype.kind in "iu":
            distances = distances.astype(float)
        steps = diff(distances)
        spacings.append(steps[0] if (steps == steps[0]).all() else steps)
    return spacings


def gradient(f, *varargs, axis=None, edge_order=1):
    """Slopes at each point: central differences inside, one-sided ones at the ends."""
    f = asarray(f)
    axes = tuple(range(f.ndim)) if axis is None else normalize_axis_tuple(axis, f.ndim)
    spacings = _spacings(f, axes, varargs)
    if edge_order > 2:
        raise ValueError("'edge_order' greater than 2 not supported")
    if f.dtype.kind in "iu":
        f = f.astype(float)
    if f.dtype.kind == "M":
        f = f.view(f.dtype.str.replace("M", "m"))
    kind = f.dtype if f.dtype.kind in "fcm" else float
    results = []
    for one, spacing in zip(axes, spacings):
        if f.shape[one] < edge_order + 1:
            raise ValueError("Shape of array too small to calculate a numerical gradient, at least (edge_order + 1) elements are required.")

        def at(start, stop=None, single=False, one=one):
            return (slice(None),) * one + (start if single else slice(start, stop),)

        out = empty(f.shape, kind)
        uniform = not isinstance(spacing, ndarray) or spacing.ndim == 0
        if uniform:
            out[at(1, -1)] = (f[at(2, None)] - f[at(None, -2)]) / (2.0 * spacing)
        else:
            left, right = spacing[:-1], spacing[1:]
            shape = [1] * f.ndim
            shape[one] = -1
            a = (-right / (left * (left + right))).reshape(shape)
            b = ((right - left) / (left * right)).reshape(shape)
            c = (left / (right * (left + right))).reshape(shape)
            out[at(1, -1)] = a * f[at(None, -2)] + b * f[at(1, -1)] + c * f[at(2, None)]
        first = spacing if uniform else spacing[0]
        last = spacing if uniform else spacing[-1]
        if edge_order == 1:
            out[at(0, single=True)] = (f[at(1, single=True)] - f[at(0, single=True)]) / first
            out[at(-1, single=True)] = (f[at(-1, single=True)] - f[at(-2, single=True)]) / last
        else:
            if uniform:
                a, b, c = -1.5 / spacing, 2.0 / spacing, -0.5 / spacing
            else:
                one_, two = spacing[0], spacing[1]
                a, b, c = -(2.0 * one_ + two) / (one_ * (one_ + two)), (one_ + two) / (one_ * two), -one_ / (two * (one_ + two))
            out[at(0, single=True)] = a * f[at(0, single=True)] + b * f[at(1, single=True)] + c * f[at(2, single=True)]
            if uniform:
                a, b, c = 0.5 / spacing, -2.0 / spacing, 1.5 / spacing
            else:
                one_, two = spacing[-2], spacing[-1]
                a, b, c = two / (one_ * (one_ + two)), -(two + one_) / (one_ * two), (2.0 * two + one_) / (two * (one_ + two))
            out[at(-1, single=True)] = a * f[at(-3, single=True)] + b * f[at(-2, single=True)] + c * f[at(-1, single=True)]
        results.append(out)
    return results[0] if len(axes) == 1 else tuple(results)


def trapezoid(y, x=None, dx=1.0, axis=-1):
    """The integral by the trapezoid rule."""
    y = asarray(y)
    if x is None:
        step = dx
    else:
        x = asarray(x)
        if x.ndim == 1:
            step = diff(x)
            shape = [1] * y.ndim
            shape[axis] = len(step)
            step = step.reshape(shape)
        else:
            step = diff(x, axis=axis)
    before = (slice(None),) * normalize_axis_index(axis, y.ndim)
    return (step * (y[before + (slice(1, None),)] + y[before + (slice(None, -1),)]) / 2.0).sum(axis=axis)


def _safe_floats(values):
    """As floats, if that loses nothing but precision."""
    values = asarray(values)
    if values.dtype.kind not in "biuf":
        raise TypeError(f"Cannot cast array data from {values.dtype!r} to dtype('float64') according to the rule 'safe'")
    return values.astype(float)


def interp(x, xp, fp, left=None, right=None, period=None):
    """Values between known points, along straight lines."""
    fp = asarray(fp)
    if fp.dtype.kind == "c":
        ends = [None if end is None else complex(end) for end in (left, right)]
        parts = (
            interp(x, xp, part, *[end if end is None else getattr(end, name) for end in ends], period)
            for name, part in (("real", fp.real), ("imag", fp.imag))
        )
        real, imaginary = parts
        return real + 1j * imaginary
    x, xp, fp = _safe_floats(x), _safe_floats(xp), _safe_floats(fp)
    if period is not None:
        if period == 0:
            raise ValueError("period must be a non-zero value")
        period = abs(period)
        left = right = None
        if xp.ndim != 1 or fp.ndim != 1:
            raise ValueError("Data points must be 1-D sequences")
        if xp.shape[0] != fp.shape[0]:
            raise ValueError("fp and xp are not of the same length")
        x = asarray(x % period)
        xp = xp % period
        order = xp.argsort()
        xp, fp = xp[order], fp[order]
        xp = concatenate((xp[-1:] - period, xp, xp[0:1] + period))
        fp = concatenate((fp[-1:], fp, fp[0:1]))
    if xp.shape[0] == 0:
        raise ValueError("array of sample points is empty")
    if xp.shape[0] != fp.shape[0]:
        raise ValueError("fp and xp are not of the same length.")
    left = fp[0] if left is None else left
    right = fp[-1] if right is None else right
    return asarray(_numpy.interp(x, xp, fp, float(left), float(right)))[()]


def _same_kind(a, v):
    kind = result_type(a.dtype, v.dtype)
    return a.astype(kind, copy=False), v.astype(kind, copy=False)


def _products_of_objects(a, v, mode):
    """The convolution of a longer with a shorter array by the elements' own arithmetic."""
    total = len(a) + len(v) - 1
    full = [sum(a[place] * v[at - place] for place in range(max(0, at - len(v) + 1), min(at + 1, len(a)))) for at in range(total)]
    kept = {"full": total, "same": len(a), "valid": len(a) - len(v) + 1}
    if mode not in kept:
        raise ValueError(f"mode must be one of 'valid', 'same', or 'full' (got {mode!r})")
    first = (total - kept[mode]) // 2
    return _numpy.array(full[first : first + kept[mode]], dtype=object)


def convolve(a, v, mode="full"):
    """The discrete convolution of two one-dimensional arrays."""
    from ._shaping import atleast_1d
    a, v = atleast_1d(a, v)
    if len(a) == 0:
        raise ValueError("a cannot be empty")
    if len(v) == 0:
        raise ValueError("v cannot be empty")
    if a.ndim != 1 or v.ndim != 1:
        raise ValueError("object too deep for desired array")
    a, v = _same_kind(a, v)
    if a.dtype.kind == "O":
        return _products_of_objects(*((a, v) if len(a) >= len(v) else (v, a)), mode)
    return _numpy.convolve(a, v, mode)


def correlate(a, v, mode="valid"):
    """The cross-correlation of two one-dimensional arrays."""
    from ._shaping import atleast_1d
    a, v = atleast_1d(a, v)
    if len(a) == 0 or len(v) == 0:
        raise ValueError("first array argument cannot be empty" if len(a) == 0 else "second array argument cannot be empty")
    a, v = _same_kind(a, v)
    if a.dtype.kind == "O":
        swapped = len(v) > len(a)
        result = _products_of_objects(*((v, a[::-1]) if swapped else (a, v[::-1])), mode)
        return result[::-1] if swapped else result
    return _numpy.correlate(a, v, mode)


def cov(m, y=None, rowvar=True, bias=False, ddof=None, fweights=None, aweights=None, *, dtype=None):
    """The covariance matrix of variables, a row for each unless rowvar is false."""
    if ddof is not None and ddof != int(ddof):
        raise ValueError("ddof must be integer")
    m = asarray(m)
    if m.ndim > 2:
        raise ValueError("m has more than 2 dimensions")
    if y is not None:
        y = asarray(y)
        if y.ndim > 2:
            raise ValueError("y has more than 2 dimensions")
    if dtype is None:
        dtype = result_type(m.dtype, float) if y is None else result_type(m.dtype, y.dtype, float)
    x = m.reshape(1, -1) if m.ndim == 1 else m.reshape(1, 1) if m.ndim == 0 else m
    x = x.astype(dtype)
    if not rowvar and m.ndim != 1:
        x = x.T
    if x.shape[0] == 0:
        return _numpy.zeros((0, 0))
    if y is not None:
        y = (y.reshape(1, -1) if y.ndim < 2 else y).astype(dtype)
        if not rowvar and y.shape[0] != 1:
            y = y.T
        x = concatenate((x, y), axis=0)
    if ddof is None:
        ddof = 0 if bias else 1
    weights = None
    if fweights is not None:
        fweights = asarray(fweights)
        if fweights.dtype.kind not in "iu" and (fweights != _numpy.rint(fweights)).any():
            raise TypeError("fweights must be integer")
        if len(fweights) != x.shape[1]:
            raise RuntimeError("incompatible numbers of samples and fweights")
        weights = fweights
    if aweights is not None:
        aweights = asarray(aweights).astype(float)
        if len(aweights) != x.shape[1]:
            raise RuntimeError("incompatible numbers of samples and aweights")
        weights = aweights if weights is None else weights * aweights
    centre, weight_sum = average(x, axis=1, weights=weights, returned=True)
    weight_sum = weight_sum[0]
    if weights is None:
        divisor = x.shape[1] - ddof
    elif ddof == 0:
        divisor = weight_sum
    elif aweights is None:
        divisor = weight_sum - ddof
    else:
        divisor = weight_sum - ddof * (weights * aweights).sum() / weight_sum
    if divisor <= 0:
        warn("Degrees of freedom <= 0 for slice", RuntimeWarning, stacklevel=2)
        divisor = 0.0
    x = x - centre[:, None]
    other = x.T if weights is None else (x * weights).T
    result = dot(x, other.conj()) * _numpy.true_divide(1, divisor)
    from ._shaping import squeeze
    return squeeze(result)


def corrcoef(x, y=None, rowvar=True, *, dtype=None):
    """Correlation coefficients of variables, a row for each unless rowvar is false."""
    c = cov(x, y, rowvar, dtype=dtype)
    try:
        variances = asarray(c).diagonal()
    except ValueError:
        return c / c
    deviations = sqrt(variances.real)
    c = c / deviations[:, None]
    c = c / deviations[None, :]
    if c.dtype.kind == "c":
        return c
    return c.clip(-1, 1)
