"""Differences between neighbours: edges, gradients, Laplace's operator."""

import numpy as np

from scipy.ndimage._along_axes import correlate1d, gaussian_filter
from scipy.ndimage._shared import chosen_axes, in_all_axes, one_axis, place_for, spread


def _difference(input, axis, output, mode, cval, across):
    x = np.asarray(input)
    axis = one_axis(axis, x.ndim)
    output = place_for(output, x)
    modes = spread(mode, x.ndim)
    output[...] = correlate1d(x, [-1, 0, 1], axis, output.dtype, modes[axis], cval, 0)
    for other in range(x.ndim):
        if other != axis:
            output[...] = correlate1d(output, across, other, output.dtype, modes[other], cval, 0)
    return output


def prewitt(input, axis=-1, output=None, mode="reflect", cval=0.0):
    """Edges across an axis, after Prewitt."""
    return _difference(input, axis, output, mode, cval, [1, 1, 1])


def sobel(input, axis=-1, output=None, mode="reflect", cval=0.0):
    """Edges across an axis, after Sobel."""
    return _difference(input, axis, output, mode, cval, [1, 2, 1])


def generic_laplace(input, derivative2, output=None, mode="reflect", cval=0.0, extra_arguments=(), extra_keywords=None, *, axes=None):
    """The sum of second derivatives from a function that gives each."""
    x = np.asarray(input)
    output = place_for(output, x)
    axes = chosen_axes(axes, x.ndim)
    if not axes:
        output[...] = x.astype(output.dtype)
        return output
    total = None
    for axis, mode in zip(axes, spread(mode, len(axes))):
        part = derivative2(x, axis, output.dtype, mode, cval, *extra_arguments, **(extra_keywords or {}))
        total = part if total is None else total + part
    output[...] = total
    return output


def laplace(input, output=None, mode="reflect", cval=0.0, *, axes=None):
    """The sum of second differences."""
    def second(x, axis, output, mode, cval):
        return correlate1d(x, [1, -2, 1], axis, output, mode, cval, 0)
    return generic_laplace(input, second, output, mode, cval, axes=axes)


def _derivative_of_bell(which):
    def derivative(x, axis, output, mode, cval, sigma, **options):
        order = [0] * x.ndim
        order[axis] = which
        return gaussian_filter(x, sigma, order, output, mode, cval, **options)
    return derivative


def gaussian_laplace(input, sigma, output=None, mode="reflect", cval=0.0, *, axes=None, **kwargs):
    """The sum of second derivatives of the smoothed array."""
    x = np.asarray(input)
    axes = chosen_axes(axes, x.ndim)
    sigma = in_all_axes(spread(sigma, len(axes)), axes, x.ndim)
    return generic_laplace(x, _derivative_of_bell(2), output, mode, cval, extra_arguments=(sigma,), extra_keywords=kwargs, axes=axes)


def generic_gradient_magnitude(input, derivative, output=None, mode="reflect", cval=0.0, extra_arguments=(), extra_keywords=None, *,
                               axes=None):
    """The length of the gradient from a function that gives each derivative."""
    x = np.asarray(input)
    output = place_for(output, x)
    axes = chosen_axes(axes, x.ndim)
    if not axes:
        output[...] = x.astype(output.dtype)
        return output
    total = None
    for axis, mode in zip(axes, spread(mode, len(axes))):
        part = derivative(x, axis, output.dtype, mode, cval, *extra_arguments, **(extra_keywords or {}))
        part = part * part
        total = part if total is None else total + part
    output[...] = np.sqrt(total).astype(output.dtype)
    return output


def gaussian_gradient_magnitude(input, sigma, output=None, mode="reflect", cval=0.0, *, axes=None, **kwargs):
    """The length of the gradient of the smoothed array."""
    return generic_gradient_magnitude(np.asarray(input), _derivative_of_bell(1), output, mode, cval, extra_arguments=(sigma,),
                                      extra_keywords=kwargs, axes=axes)
