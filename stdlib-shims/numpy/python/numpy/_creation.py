"""Arrays made of nothing but numbers: evenly spaced, filled like another, diagonal, from functions and text."""

from operator import index

from _numpy import (
    arange, array, asarray, dtype as make_dtype, empty, floor, full, integer, linspace_native, log10, ndarray, ones, power, result_type, sign,
    zeros,
)

_PLAIN = (int, float)


def linspace(start, stop, num=50, endpoint=True, retstep=False, dtype=None, axis=0, *, device=None):
    """Evenly spaced numbers over an interval."""
    num = index(num)
    if num < 0:
        raise ValueError(f"Number of samples, {num}, must be non-negative.")
    steps = num - 1 if endpoint else num
    if dtype is None and not retstep and axis == 0 and type(start) in _PLAIN and type(stop) in _PLAIN:
        return linspace_native(float(start), float(stop), num, bool(endpoint))
    # Python's own numbers take the type of the array beside them
    work = result_type(*[end if type(end) in _PLAIN else asarray(end) for end in (start, stop)], 1.0)
    start = asarray(start).astype(work) if work.kind in "fc" else asarray(start) * 1.0
    stop = asarray(stop).astype(work) if work.kind in "fc" else asarray(stop) * 1.0
    if dtype is None:
        dtype = work
        whole_numbers = False
    else:
        dtype = make_dtype(dtype)
        whole_numbers = issubclass(dtype.type, integer)
    delta = stop - start
    values = arange(0, num).astype(work).reshape((-1,) + (1,) * delta.ndim)
    if steps > 0:
        step = delta / steps
        if (asarray(step) == 0).any():
            # a step too small to be told from zero: scale first, so that tiny intervals keep their values
            values = values / steps * delta
        else:
            values = values * step
    else:
        step = float("nan")
        values = values * delta
    values = values + start
    if endpoint and num > 1:
        values[-1, ...] = stop
    if axis != 0:
        from ._shaping import moveaxis
        values = moveaxis(values, 0, axis)
    if whole_numbers:
        values = floor(values)
    values = values.astype(dtype, copy=False)
    return (values, step) if retstep else values


def logspace(start, stop, num=50, endpoint=True, base=10.0, dtype=None, axis=0):
    """Numbers spaced evenly on a logarithmic scale, from base**start to base**stop."""
    if not isinstance(base, (int, float)):
        base = asarray(base)
        if base.ndim:
            from ._broadcasting import broadcast_arrays
            start, stop, base = (asarray(one) for one in broadcast_arrays(start, stop, base))
    exponents = linspace(start, stop, num, endpoint, axis=axis)
    if asarray(base).ndim:
        from ._shaping import expand_dims
        base = expand_dims(base, axis)
    values = power(float(base) if isinstance(base, int) else base, exponents)
    return values if dtype is None else values.astype(dtype, copy=False)


def geomspace(start, stop, num=50, endpoint=True, dtype=None, axis=0):
    """Numbers in geometric progression from start to stop."""
    start = asarray(start)
    stop = asarray(stop)
    if (start == 0).any() or (stop == 0).any():
        raise ValueError("Geometric sequence cannot include zero")
    kind = result_type(start, stop, float(num)) if dtype is None else make_dtype(dtype)
    work = result_type(start, stop, float(num))
    if work.kind == "c":
        raise NotImplementedError("geomspace of complex numbers")
    start = start.astype(work)
    stop = stop.astype(work)
    direction = sign(start)
    start = start / direction
    stop = stop / direction
    values = asarray(logspace(log10(start), log10(stop), num, endpoint, base=10.0))
    if num > 0:
        values[0] = start
        if num > 1 and endpoint:
            values[-1] = stop
    values = values * direction
    if axis != 0:
        from ._shaping import moveaxis
        values = moveaxis(values, 0, axis)
    return values.astype(kind, copy=False)


def _shape_of(prototype, shape):
    return prototype.shape if shape is None else shape


def zeros_like(a, dtype=None, order="K", subok=True, shape=None, *, device=None):
    """Zeros in the shape and dtype of another array."""
    a = asarray(a)
    return zeros(_shape_of(a, shape), a.dtype if dtype is None else dtype, _order_of(a, order))


def ones_like(a, dtype=None, order="K", subok=True, shape=None, *, device=None):
    """Ones in the shape and dtype of another array."""
    a = asarray(a)
    return ones(_shape_of(a, shape), a.dtype if dtype is None else dtype, _order_of(a, order))


def empty_like(prototype, dtype=None, order="K", subok=True, shape=None, *, device=None):
    """A new array in the shape and dtype of another."""
    a = asarray(prototype)
    return empty(_shape_of(a, shape), a.dtype if dtype is None else dtype, _order_of(a, order))


def full_like(a, fill_value, dtype=None, order="K", subok=True, shape=None, *, device=None):
    """One value in the shape and dtype of another array."""
    a = asarray(a)
    return full(_shape_of(a, shape), fill_value, a.dtype if dtype is None else dtype, _order_of(a, order))


def _order_of(a, order):
    if order == "F" or (order in "AK" and a.flags.f_contiguous and not a.flags.c_contiguous):
        return "F"
    return "C"


def identity(n, dtype=None, *, like=None):
    """The square identity matrix."""
    from _numpy import eye
    return eye(n, dtype=float if dtype is None else dtype)


def tri(N, M=None, k=0, dtype=float, *, like=None):
    """Ones at and below a diagonal, zeros above."""
    columns = N if M is None else M
    below = arange(N)[:, None] >= arange(-k, columns - k)[None, :]
    return below.astype(dtype)


def _lower_mask(m, k):
    return tri(m.shape[-2], m.shape[-1], k=k, dtype=bool)


def tril(m, k=0):
    """The lower triangle, zeros above."""
    from _numpy import where
    m = asarray(m)
    if m.ndim == 1:
        m = m[None].repeat(len(m), axis=0)
    return where(_lower_mask(m, k), m, zeros((), m.dtype))


def triu(m, k=0):
    """The upper triangle, zeros below."""
    from _numpy import where
    m = asarray(m)
    if m.ndim == 1:
        m = m[None].repeat(len(m), axis=0)
    return where(_lower_mask(m, k - 1), zeros((), m.dtype), m)


def diag(v, k=0):
    """A diagonal out of a matrix, or a matrix with that diagonal."""
    v = asarray(v)
    if v.ndim == 1:
        size = len(v) + abs(k)
        result = zeros((size, size), v.dtype)
        start = k if k >= 0 else -k * size
        result.reshape(-1)[start : start + len(v) * (size + 1) : size + 1][: len(v)] = v
        return result
    if v.ndim == 2:
        return diagonal(v, k)
    raise ValueError("Input must be 1- or 2-d.")


def diagonal(a, offset=0, axis1=0, axis2=1):
    """The elements of a diagonal."""
    return asarray(a).diagonal(offset, axis1, axis2)


def diagflat(v, k=0):
    """A matrix with the flattened values on a diagonal."""
    return diag(asarray(v).ravel(), k)


def vander(x, N=None, increasing=False):
    """Powers of the values, a column for each power."""
    x = asarray(x)
    if x.ndim != 1:
        raise ValueError("x must be a one-dimensional array or sequence.")
    count = len(x) if N is None else N
    kind = result_type(x.dtype, int)
    result = empty((len(x), count), kind)
    columns = result if increasing else result[:, ::-1]
    if count > 0:
        columns[:, 0] = 1
    for power_of in range(1, count):
        columns[:, power_of] = columns[:, power_of - 1] * x
    return result


def meshgrid(*xi, copy=True, sparse=False, indexing="xy"):
    """Coordinate matrices out of coordinate vectors."""
    if indexing not in ("xy", "ij"):
        raise ValueError("Valid values for `indexing` are 'xy' and 'ij'.")
    count = len(xi)
    grids = [asarray(x).reshape((1,) * i + (-1,) + (1,) * (count - i - 1)) for i, x in enumerate(xi)]
    if indexing == "xy" and count > 1:
        grids[0] = grids[0].reshape((1, -1) + (1,) * (count - 2))
        grids[1] = grids[1].reshape((-1, 1) + (1,) * (count - 2))
    if not sparse:
        from ._broadcasting import broadcast_arrays
        grids = broadcast_arrays(*grids)
    if copy:
        return tuple(grid.copy() for grid in grids)
    return tuple(grids)


def indices(dimensions, dtype=int, sparse=False):
    """The row numbers, column numbers and so on of a grid."""
    dimensions = tuple(dimensions)
    count = len(dimensions)
    shapes = [(1,) * i + (-1,) + (1,) * (count - i - 1) for i in range(count)]
    lines = [arange(size, dtype=dtype).reshape(shape) for size, shape in zip(dimensions, shapes)]
    if sparse:
        return tuple(lines)
    result = empty((count,) + dimensions, dtype)
    for i, line in enumerate(lines):
        result[i] = line
    return result


def fromfunction(function, shape, *, dtype=float, like=None, **kwargs):
    """An array made by calling a function on the grids of its indices."""
    return function(*indices(shape, dtype=dtype), **kwargs)


def fromstring(string, dtype=float, count=-1, *, sep, like=None):
    """An array from numbers written in text."""
    if sep == "":
        raise ValueError("The binary mode of fromstring is removed, use frombuffer instead")
    parts = string.split() if sep.strip() == "" else [part for part in string.split(sep.strip()) if part.strip()]
    if count >= 0:
        parts = parts[:count]
    kind = make_dtype(dtype)
    convert = int if kind.kind in "iu" else float
    try:
        values = [convert(part) for part in parts]
    except ValueError:
        raise ValueError("string or file could not be read to its end due to unmatched data") from None
    return array(values, dtype=kind)


def ascontiguousarray(a, dtype=None, *, like=None):
    """The array in C order, with at least one dimension."""
    a = asarray(a, dtype=dtype)
    if a.ndim == 0:
        return a.reshape(1)
    return a if a.flags.c_contiguous else a.copy("C")


def asfortranarray(a, dtype=None, *, like=None):
    """The array in Fortran order."""
    a = asarray(a, dtype=dtype)
    return a if a.flags.f_contiguous else a.copy("F")


def require(a, dtype=None, requirements=None, *, like=None):
    """An array that meets the requirements C, F, W, O or E."""
    wanted = {letter[0].upper() for letter in requirements or []}
    a = asfortranarray(a, dtype) if "F" in wanted else asarray(a, dtype=dtype)
    if "C" in wanted and not a.flags.c_contiguous:
        a = a.copy("C")
    if ("W" in wanted and not a.flags.writeable) or ("O" in wanted and a.base is not None):
        a = a.copy()
    return a


def asarray_chkfinite(a, dtype=None, order=None):
    """The array, refusing NaN and infinity."""
    from _numpy import isfinite
    a = asarray(a, dtype=dtype, order=order)
    if a.dtype.kind in "fc" and not isfinite(a).all():
        raise ValueError("array must not contain infs or NaNs")
    return a


def asanyarray(a, dtype=None, order=None, *, device=None, copy=None, like=None):
    """The array itself, or one made of what is given."""
    return asarray(a, dtype=dtype, order=order, copy=copy)


def copy(a, order="K", subok=False):
    """A copy that shares nothing."""
    return array(a, order=order, copy=True)


def isfortran(a):
    """Whether the array is in Fortran order and not in C order."""
    return a.flags.f_contiguous and not a.flags.c_contiguous


def astype(x, dtype, /, *, copy=True, device=None):
    """The array with another dtype."""
    if not isinstance(x, ndarray):
        raise TypeError(f"Input should be a NumPy array. It is of type {type(x)}.")
    return x.astype(dtype, copy=copy)
