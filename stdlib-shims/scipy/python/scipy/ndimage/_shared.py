"""What all rooms of ndimage share: arguments for each axis, arrays for answers, grids with borders."""

import operator

import numpy as np

MODES = ("nearest", "wrap", "reflect", "grid-mirror", "mirror", "constant", "grid-wrap", "grid-constant")


def checked_mode(mode):
    """The name of a border, if it is one."""
    if mode not in MODES:
        raise RuntimeError("boundary mode not supported")
    return mode


def spread(value, n):
    """One value for each axis."""
    if not isinstance(value, str) and np.iterable(value):
        value = list(value)
        if len(value) != n:
            raise RuntimeError("sequence argument must have length equal to input rank")
        return value
    return [value] * n


def real_only(x):
    """The array, if it is not complex."""
    x = np.asarray(x)
    if x.dtype.kind == "c":
        raise TypeError("Complex type not supported")
    return x


def one_axis(axis, n_dims):
    """An axis counted from the front."""
    axis = operator.index(axis)
    if not -n_dims <= axis < n_dims:
        raise np.exceptions.AxisError(f"axis {axis} is out of bounds for array of dimension {n_dims}")
    return axis % n_dims


def chosen_axes(axes, n_dims):
    """The axes to work along, counted from the front."""
    if axes is None:
        return tuple(range(n_dims))
    if np.isscalar(axes):
        axes = (operator.index(axes),)
    elif np.iterable(axes):
        axes = tuple(operator.index(axis) for axis in axes)
        for axis in axes:
            if not -n_dims <= axis < n_dims:
                raise ValueError(f"specified axis: {axis} is out of range")
        axes = tuple(axis % n_dims for axis in axes)
    else:
        raise ValueError("axes must be an integer, iterable of integers, or None")
    if len(set(axes)) != len(axes):
        raise ValueError("axes must be unique")
    return axes


def place_for(output, x, shape=None, is_complex=False):
    """The array that takes the answer: the given one, or a new one of the given type or of the input's."""
    shape = x.shape if shape is None else tuple(shape)
    if output is None:
        return np.zeros(shape, dtype=np.complex128 if is_complex else x.dtype)
    if isinstance(output, (type, np.dtype)):
        kind = np.dtype(output)
        if is_complex and kind.kind != "c":
            import warnings

            warnings.warn("promoting specified output dtype to complex", stacklevel=4)
            kind = np.dtype(np.complex128)
        return np.zeros(shape, dtype=kind)
    if isinstance(output, str):
        kind = np.dtype(output)
        if is_complex and kind.kind != "c":
            raise RuntimeError("output must have complex dtype")
        if kind.kind not in "iufc":
            raise RuntimeError("output must have numeric dtype")
        return np.zeros(shape, dtype=kind)
    output = np.asarray(output)
    if output.shape != shape:
        raise RuntimeError("output shape not correct")
    if is_complex and output.dtype.kind != "c":
        raise RuntimeError("output must have complex dtype")
    return output


def store(values, output):
    """Writes numbers into the answer; what does not fit a whole number is cut off, as a cast in C does."""
    if output.dtype.kind in "biu" and values.dtype.kind == "f":
        values = np.trunc(values).astype(np.int64)
        if output.dtype.kind == "b":
            values = values.astype(np.uint8)
    output[...] = values.astype(output.dtype)
    return output


def by_parts(work, x, weights, output, cval, **options):
    """Complex data or weights, from filters of their real and imaginary parts."""
    cval = complex(cval)
    if weights.dtype.kind == "c" and x.dtype.kind != "c":
        if cval.imag:
            raise ValueError("Cannot provide a complex-valued cval when the input is real.")
        real, imag = work(x, weights.real, cval.real, **options), work(x, weights.imag, cval.real, **options)
    elif weights.dtype.kind != "c":
        real, imag = work(x.real, weights, cval.real, **options), work(x.imag, weights, cval.imag, **options)
    else:
        real = work(x.real, weights.real, cval.real, **options) - work(x.imag, weights.imag, cval.imag, **options)
        imag = work(x.real, weights.imag, cval.real, **options) + work(x.imag, weights.real, cval.imag, **options)
    output[...] = (real + 1j * imag).astype(output.dtype)
    return output


def border_indices(n, before, after, mode):
    """Which cell stands at each place of an axis with a border; -1 for the constant."""
    places = np.arange(-before, n + after)
    if mode == "nearest":
        return np.clip(places, 0, n - 1)
    if mode in ("wrap", "grid-wrap"):
        return places % n
    if mode in ("reflect", "grid-mirror"):
        places = places % (2 * n)
        return np.where(places >= n, 2 * n - 1 - places, places)
    if mode == "mirror":
        if n == 1:
            return np.zeros(places.size, dtype=int)
        places = places % (2 * n - 2)
        return np.where(places >= n, 2 * n - 2 - places, places)
    return np.where((places < 0) | (places >= n), -1, places)


def with_border(x, axis, before, after, mode, cval):
    """The array with cells added on both sides of an axis."""
    if before <= 0 and after <= 0:
        return x
    places = border_indices(x.shape[axis], before, after, mode)
    longer = np.take(x, np.maximum(places, 0), axis=axis)
    outside = np.flatnonzero(places < 0)
    if outside.size:
        longer[(slice(None),) * axis + (outside,)] = cval
    return longer


def bordered(x, sizes, origins, mode, cval):
    """The array as float64 with room for a window of these sizes around every cell."""
    grid = x.astype(np.float64)
    for axis, (size, origin) in enumerate(zip(sizes, origins)):
        grid = with_border(grid, axis, size // 2 + origin, size - size // 2 - 1 - origin, mode, cval)
    return np.ascontiguousarray(grid)


def is_misplaced(origin, size):
    """Whether a window's centre would lie outside it."""
    return not 0 <= size // 2 + origin < size


def turned(origin, size):
    """The origin of a window that was turned around."""
    return -origin - (1 if size % 2 == 0 else 0)


def in_all_axes(values, axes, n_dims, missing=0):
    """Values for some axes as values for all."""
    found = [missing] * n_dims
    for value, axis in zip(values, axes):
        found[axis] = value
    return found


def window_in_all_axes(window, axes, n_dims, name="footprint"):
    """A window over some axes as one over all."""
    if len(axes) < n_dims:
        if window.ndim != len(axes):
            raise RuntimeError(f"{name}.ndim ({window.ndim}) must match len(axes) ({len(axes)})")
        window = np.expand_dims(window, tuple(axis for axis in range(n_dims) if axis not in axes))
    return window
