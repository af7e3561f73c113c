"""Filters that run along one axis after another."""

import numbers

import numpy as np

import _scipy_signal
from scipy.ndimage._shared import (
    by_parts, checked_mode, chosen_axes, is_misplaced, one_axis, place_for, real_only, spread, store, turned, with_border,
)


def _rows(x, axis, size, origin, mode, cval):
    """Rows along an axis with room for a window of this size, and what brings answers back into shape."""
    moved = np.moveaxis(x, axis, -1).astype(np.float64)
    rows = with_border(moved, moved.ndim - 1, size // 2 + origin, size - size // 2 - 1 - origin, mode, cval)
    return np.ascontiguousarray(rows)


def _along(work, x, axis, size, origin, mode, cval):
    if x.size == 0:
        return np.zeros(x.shape)
    return np.moveaxis(work(_rows(x, axis, size, origin, mode, cval)), -1, axis)


def correlate1d(input, weights, axis=-1, output=None, mode="reflect", cval=0.0, origin=0):
    """The weighted sum around every cell along an axis."""
    x, weights = np.asarray(input), np.asarray(weights)
    if x.dtype.kind == "c" or weights.dtype.kind == "c":
        output = place_for(output, x, is_complex=True)

        def part(x, weights, cval):
            return correlate1d(x.astype(np.float64), weights, axis, None, mode, cval, origin)
        return by_parts(part, x, weights.conj(), output, cval)
    output = place_for(output, x)
    weights = weights.astype(np.float64)
    if weights.ndim != 1 or weights.shape[0] < 1:
        raise RuntimeError("no filter weights given")
    axis = one_axis(axis, x.ndim)
    if is_misplaced(origin, len(weights)):
        raise ValueError("Invalid origin; origin must satisfy -(len(weights) // 2) <= origin <= (len(weights)-1) // 2")
    checked_mode(mode)
    return store(_along(lambda rows: _scipy_signal.correlate_rows(rows, weights), x, axis, len(weights), origin, mode, cval), output)


def convolve1d(input, weights, axis=-1, output=None, mode="reflect", cval=0.0, origin=0):
    """The weighted sum around every cell along an axis, with the weights turned around."""
    weights = np.asarray(weights)[::-1]
    return correlate1d(input, weights.conj(), axis, output, mode, cval, turned(origin, weights.shape[0]))


def _bell(sigma, order, radius):
    """The normal curve of this width, or one of its derivatives."""
    if order < 0:
        raise ValueError("order must be non-negative")
    x = np.arange(-radius, radius + 1)
    curve = np.exp(-0.5 / (sigma * sigma) * x**2)
    curve = curve / curve.sum()
    if order == 0:
        return curve
    # Each derivative is a polynomial times the curve: p' - x p / sigma^2.
    factor = np.zeros(order + 1)
    factor[0] = 1
    powers = np.arange(order + 1)
    step = np.diag(powers[1:].astype(float), 1) + np.diag(np.ones(order) / -(sigma * sigma), -1)
    for _ in range(order):
        factor = step.dot(factor)
    return (x[:, None] ** powers).dot(factor) * curve


def gaussian_filter1d(input, sigma, axis=-1, order=0, output=None, mode="reflect", cval=0.0, truncate=4.0, *, radius=None):
    """Smooths along an axis by the normal curve, or by one of its derivatives."""
    radius = int(truncate * float(sigma) + 0.5) if radius is None else radius
    if not isinstance(radius, numbers.Integral) or radius < 0:
        raise ValueError("Radius must be a nonnegative integer.")
    return correlate1d(input, _bell(sigma, order, radius)[::-1], axis, output, mode, cval, 0)


def _one_after_another(x, output, passes):
    """Runs each pass over the answer of the one before, kept in the answer's type."""
    for run in passes:
        output[...] = run(x, output.dtype)
        x = output
    if not passes:
        output[...] = x.astype(output.dtype)
    return output


def gaussian_filter(input, sigma, order=0, output=None, mode="reflect", cval=0.0, truncate=4.0, *, radius=None, axes=None):
    """Smooths along all axes by the normal curve, or by one of its derivatives."""
    x = np.asarray(input)
    output = place_for(output, x)
    axes = chosen_axes(axes, x.ndim)
    orders, sigmas, modes, radii = (spread(value, len(axes)) for value in (order, sigma, mode, radius))
    steps = [step for step in zip(axes, sigmas, orders, modes, radii) if step[1] > 1e-15]
    return _one_after_another(x, output, [
        lambda x, kind, axis=axis, sigma=sigma, order=order, mode=mode, radius=radius:
            gaussian_filter1d(x, sigma, axis, order, kind, mode, cval, truncate, radius=radius)
        for axis, sigma, order, mode, radius in steps
    ])


def uniform_filter1d(input, size, axis=-1, output=None, mode="reflect", cval=0.0, origin=0):
    """The mean around every cell along an axis."""
    x = np.asarray(input)
    axis = one_axis(axis, x.ndim)
    if size < 1:
        raise RuntimeError("incorrect filter size")
    is_complex = x.dtype.kind == "c"
    output = place_for(output, x, is_complex=is_complex)
    if is_misplaced(origin, size):
        raise ValueError("invalid origin")
    checked_mode(mode)

    def means(x, cval):
        return _along(lambda rows: _scipy_signal.mean_rows(rows, int(size)), x, axis, int(size), origin, mode, cval)
    if is_complex:
        output[...] = (means(x.real, complex(cval).real) + 1j * means(x.imag, complex(cval).imag)).astype(output.dtype)
        return output
    return store(means(x, cval), output)


def uniform_filter(input, size=3, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    """The mean in a box around every cell."""
    x = np.asarray(input)
    output = place_for(output, x, is_complex=x.dtype.kind == "c")
    axes = chosen_axes(axes, x.ndim)
    sizes, origins, modes = (spread(value, len(axes)) for value in (size, origin, mode))
    return _one_after_another(x, output, [
        lambda x, kind, axis=axis, size=size, origin=origin, mode=mode: uniform_filter1d(x, int(size), axis, kind, mode, cval, origin)
        for axis, size, origin, mode in zip(axes, sizes, origins, modes) if size > 1
    ])


def extreme_filter1d(input, size, axis, output, mode, cval, origin, is_largest):
    """The smallest or largest value around every cell along an axis."""
    x = real_only(input)
    axis = one_axis(axis, x.ndim)
    if size < 1:
        raise RuntimeError("incorrect filter size")
    output = place_for(output, x)
    if is_misplaced(origin, size):
        raise ValueError("invalid origin")
    checked_mode(mode)
    return store(_along(lambda rows: _scipy_signal.extreme_rows(rows, int(size), is_largest), x, axis, int(size), origin, mode, cval), output)


def minimum_filter1d(input, size, axis=-1, output=None, mode="reflect", cval=0.0, origin=0):
    """The smallest value around every cell along an axis."""
    return extreme_filter1d(input, size, axis, output, mode, cval, origin, False)


def maximum_filter1d(input, size, axis=-1, output=None, mode="reflect", cval=0.0, origin=0):
    """The largest value around every cell along an axis."""
    return extreme_filter1d(input, size, axis, output, mode, cval, origin, True)


def extreme_box(x, sizes, axes, output, modes, cval, origins, is_largest):
    """The smallest or largest value in a box around every cell."""
    return _one_after_another(x, output, [
        lambda x, kind, axis=axis, size=size, origin=origin, mode=mode: extreme_filter1d(x, int(size), axis, kind, mode, cval, origin, is_largest)
        for axis, size, origin, mode in zip(axes, sizes, origins, modes) if size > 1
    ])


def generic_filter1d(input, function, filter_size, axis=-1, output=None, mode="reflect", cval=0.0, origin=0, extra_arguments=(),
                     extra_keywords=None):
    """Calls a function with each line and its borders, and an array to fill with the answers."""
    x = real_only(input)
    output = place_for(output, x)
    if filter_size < 1:
        raise RuntimeError("invalid filter size")
    axis = one_axis(axis, x.ndim)
    if is_misplaced(origin, filter_size):
        raise ValueError("invalid origin")
    checked_mode(mode)
    length = x.shape[axis]

    def work(rows):
        answers = np.zeros(rows.shape[:-1] + (length,))
        for line, answer in zip(rows.reshape(-1, rows.shape[-1]), answers.reshape(-1, length)):
            function(line, answer, *extra_arguments, **(extra_keywords or {}))
        return answers
    return store(_along(work, x, axis, filter_size, origin, mode, cval), output)
