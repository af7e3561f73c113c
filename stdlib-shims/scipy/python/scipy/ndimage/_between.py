"""Values between the cells, by splines: maps, shifts, zooms, rotations."""

import itertools
import math
import warnings

import numpy as np

import _scipy_signal
from scipy.ndimage._shared import checked_mode, one_axis, place_for, spread


def _checked_order(order, least=0):
    if order < least or order > 5:
        raise RuntimeError("spline order not supported")
    return int(order)


def _filled(values, output):
    """Writes numbers into the answer; whole numbers are rounded away from zero."""
    kind = output.dtype
    if kind.kind in "iu":
        bounds = np.iinfo(kind)
        values = np.where(np.isnan(values), 0.0, values)
        values = np.clip(np.trunc(values + np.copysign(0.5, values)), bounds.min, bounds.max)
        output[...] = values.astype(np.int64).astype(kind) if kind.itemsize < 8 else values.astype(kind)
    elif kind.kind == "b":
        output[...] = np.trunc(values) != 0
    else:
        output[...] = values.astype(kind)
    return output


def _lines(x, order, axis, mode):
    moved = np.moveaxis(x, axis, -1)
    return np.moveaxis(_scipy_signal.spline_lines(np.ascontiguousarray(moved, dtype=np.float64), order, mode), -1, axis)


def spline_filter1d(input, order=3, axis=-1, output=np.float64, mode="mirror"):
    """The coefficients of a spline through the cells along an axis."""
    order, x = _checked_order(order), np.asarray(input)
    is_complex = x.dtype.kind == "c"
    output = place_for(output, x, is_complex=is_complex)
    if order < 2:
        output[...] = x
        return output
    checked_mode(mode)
    axis = one_axis(axis, x.ndim)
    if is_complex:
        output[...] = _lines(x.real, order, axis, mode) + 1j * _lines(x.imag, order, axis, mode)
    else:
        output[...] = _lines(x, order, axis, mode).astype(output.dtype)
    return output


def spline_filter(input, order=3, output=np.float64, mode="mirror"):
    """The coefficients of a spline through the cells along all axes."""
    order, x = _checked_order(order, 2), np.asarray(input)
    output = place_for(output, x, is_complex=x.dtype.kind == "c")
    for axis in range(x.ndim):
        output[...] = spline_filter1d(x, order, axis, output.dtype, mode)
        x = output
    if x.ndim == 0:
        output[...] = x
    return output


def _coefficients(x, order, mode, cval, prefilter):
    """What the values between the cells are made of, and how many cells were added on each side for it."""
    checked_mode(mode)
    if not prefilter or order < 2:
        return x.astype(np.float64), 0
    added = 12 if mode in ("nearest", "grid-constant") else 0
    if added:
        x = np.pad(x, added, mode="edge") if mode == "nearest" else np.pad(x, added, mode="constant", constant_values=cval)
    return spline_filter(x, order, np.float64, mode), added


def _by_parts(work, x, output, cval):
    """Complex values from real and imaginary parts."""
    cval = complex(cval)
    output[...] = work(x.real, cval.real) + 1j * work(x.imag, cval.imag)
    return output


def _mapped(x, places, output, order, mode, cval, prefilter):
    """Writes the values at places, one row for each axis."""
    def work(x, cval):
        grid, added = _coefficients(x, order, mode, cval, prefilter)
        return _scipy_signal.interpolate(grid, places + added if added else places, order, mode, float(cval))
    if x.dtype.kind == "c":
        return _by_parts(work, x, output, cval)
    if output.size == 0:
        return output
    return _filled(work(x, cval), output)


def _with_axes(x, shape):
    if x.ndim < 1 or len(shape) < 1:
        raise RuntimeError("input and output rank must be > 0")


def map_coordinates(input, coordinates, output=None, order=3, mode="constant", cval=0.0, prefilter=True):
    """Values at given places."""
    order, x, coordinates = _checked_order(order), np.asarray(input), np.asarray(coordinates)
    if coordinates.dtype.kind == "c":
        raise TypeError("Complex type not supported")
    shape = coordinates.shape[1:]
    _with_axes(x, shape)
    if coordinates.shape[0] != x.ndim:
        raise RuntimeError("invalid shape for coordinate array")
    output = place_for(output, x, shape, x.dtype.kind == "c")
    return _mapped(x, coordinates.astype(np.float64), output, order, mode, cval, prefilter)


def geometric_transform(input, mapping, output_shape=None, output=None, order=3, mode="constant", cval=0.0, prefilter=True,
                        extra_arguments=(), extra_keywords=None):
    """Values at the places that a function gives for each place of the answer."""
    order, x = _checked_order(order), np.asarray(input)
    shape = x.shape if output_shape is None else tuple(output_shape)
    _with_axes(x, shape)
    output = place_for(output, x, shape, x.dtype.kind == "c")
    keywords = extra_keywords or {}
    places = [mapping(place, *extra_arguments, **keywords) for place in itertools.product(*[range(length) for length in shape])]
    places = np.array(places, dtype=np.float64).reshape(-1, x.ndim).T.reshape((x.ndim,) + shape)
    return _mapped(x, places, output, order, mode, cval, prefilter)


def _grid_of(shape, steps):
    """Places from what each axis says about its own indices."""
    parts = [step(np.arange(length, dtype=np.float64)) for length, step in zip(shape, steps)]
    return np.stack([np.broadcast_to(part.reshape((-1,) + (1,) * (len(shape) - 1 - axis)), shape) for axis, part in enumerate(parts)])


def _split_matrix(matrix, offset, n_dims):
    """Matrix and offset apart, also from a matrix that holds both."""
    matrix = np.asarray(matrix, dtype=np.float64)
    if matrix.ndim not in (1, 2) or matrix.shape[0] < 1:
        raise RuntimeError("no proper affine matrix provided")
    if matrix.ndim == 2 and matrix.shape[1] == n_dims + 1 and matrix.shape[0] in (n_dims, n_dims + 1):
        if matrix.shape[0] == n_dims + 1:
            expected = [0] * n_dims + [1]
            if not np.all(matrix[n_dims] == expected):
                raise ValueError(f"Expected homogeneous transformation matrix with shape {matrix.shape} for image shape "
                                 f"%s, but bottom row was not equal to {expected}")
        return matrix[:n_dims, :n_dims], matrix[:n_dims, n_dims]
    return matrix, offset


def affine_transform(input, matrix, offset=0.0, output_shape=None, output=None, order=3, mode="constant", cval=0.0, prefilter=True):
    """Values at matrix times place plus offset."""
    order, x = _checked_order(order), np.asarray(input)
    if output_shape is None:
        output_shape = output.shape if isinstance(output, np.ndarray) else x.shape
    shape = tuple(int(length) for length in output_shape)
    _with_axes(x, shape)
    output = place_for(output, x, shape, x.dtype.kind == "c")
    try:
        matrix, offset = _split_matrix(matrix, offset, x.ndim)
    except ValueError as error:
        raise ValueError(str(error).replace("%s", str(x.shape))) from None
    if matrix.shape[0] != x.ndim:
        raise RuntimeError("affine matrix has wrong number of rows")
    if matrix.ndim == 2 and matrix.shape[1] != output.ndim:
        raise RuntimeError("affine matrix has wrong number of columns")
    offset = np.asarray(spread(offset, x.ndim), dtype=np.float64)
    if offset.ndim != 1 or offset.shape[0] < 1:
        raise RuntimeError("no proper offset provided")
    if matrix.ndim == 1:
        places = _grid_of(shape, [lambda at, scale=scale, start=start: (at + start) * scale for scale, start in zip(matrix, offset / matrix)])
    else:
        indices = np.indices(shape, dtype=np.float64)
        places = np.stack([
            sum(matrix[row, column] * indices[column] for column in range(len(shape))) + offset[row] for row in range(x.ndim)
        ])
    return _mapped(x, places, output, order, mode, cval, prefilter)


def shift(input, shift, output=None, order=3, mode="constant", cval=0.0, prefilter=True):
    """Moves the grid by so many cells along each axis."""
    order, x = _checked_order(order), np.asarray(input)
    if x.ndim < 1:
        raise RuntimeError("input and output rank must be > 0")
    output = place_for(output, x, is_complex=x.dtype.kind == "c")
    places = _grid_of(x.shape, [lambda at, by=by: at - by for by in spread(shift, x.ndim)])
    return _mapped(x, places, output, order, mode, cval, prefilter)


def zoom(input, zoom, output=None, order=3, mode="constant", cval=0.0, prefilter=True, *, grid_mode=False):
    """Stretches the grid along each axis."""
    order, x = _checked_order(order), np.asarray(input)
    if x.ndim < 1:
        raise RuntimeError("input and output rank must be > 0")
    factors = spread(zoom, x.ndim)
    shape = tuple(int(round(length * factor)) for length, factor in zip(x.shape, factors))
    output = place_for(output, x, shape, x.dtype.kind == "c")
    if all(factor == 1 for factor in factors) and prefilter:
        output[...] = x.astype(output.dtype)
        return output
    if grid_mode and mode in ("constant", "wrap"):
        warnings.warn(f"It is recommended to use mode = grid-{mode} instead of {mode} when grid_mode is True.", stacklevel=2)
    steps = []
    for given, made in zip(x.shape, shape):
        top, bottom = (given, made) if grid_mode else (given - 1, made - 1)
        scale = top / bottom if bottom != 0 else 1.0
        steps.append((lambda at, scale=scale: (at + 0.5) * scale - 0.5) if grid_mode else (lambda at, scale=scale: at * scale))
    return _mapped(x, _grid_of(shape, steps), output, order, mode, cval, prefilter)


def _turn(angle):
    """Cosine and sine of degrees, exact for quarter turns."""
    angle = float(angle) % 360.0
    exact = {0.0: (1.0, 0.0), 90.0: (0.0, 1.0), 180.0: (-1.0, 0.0), 270.0: (0.0, -1.0)}
    return exact.get(angle) or (math.cos(math.radians(angle)), math.sin(math.radians(angle)))


def rotate(input, angle, axes=(1, 0), reshape=True, output=None, order=3, mode="constant", cval=0.0, prefilter=True):
    """Turns the grid within a plane of two axes."""
    x = np.asarray(input)
    n_dims = x.ndim
    if n_dims < 2:
        raise ValueError("input array should be at least 2D")
    axes = list(axes)
    if len(axes) != 2:
        raise ValueError("axes should contain exactly two values")
    if not all(float(axis).is_integer() for axis in axes):
        raise ValueError("axes should contain only integer values")
    axes = [axis + n_dims if axis < 0 else axis for axis in axes]
    if not all(0 <= axis < n_dims for axis in axes):
        raise ValueError("invalid rotation plane specified")
    axes.sort()
    c, s = _turn(angle)
    matrix = np.array([[c, s], [-s, c]])
    plane = np.array([x.shape[axis] for axis in axes])
    turned = plane
    if reshape:
        corners = matrix @ np.array([[0, 0, plane[0], plane[0]], [0, plane[1], 0, plane[1]]])
        turned = (np.ptp(corners, axis=1) + 0.5).astype(int)
    offset = (plane - 1) / 2 - matrix @ ((turned - 1) / 2)
    shape = list(x.shape)
    for axis, length in zip(axes, turned.tolist()):
        shape[axis] = length
    output = place_for(output, x, tuple(shape), x.dtype.kind == "c")
    ranges = [[slice(None)] if axis in axes else range(x.shape[axis]) for axis in range(n_dims)]
    for place in itertools.product(*ranges):
        output[place] = affine_transform(x[place], matrix, offset, tuple(turned.tolist()), output.dtype, order, mode, cval, prefilter)
    return output
