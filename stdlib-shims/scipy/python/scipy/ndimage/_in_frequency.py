"""Filters of Fourier transforms: multiplied, not convolved."""

import numpy as np

from scipy.ndimage._shared import one_axis, spread


def _place_for(output, x, kinds, otherwise):
    if output is None:
        return np.zeros(x.shape, dtype=x.dtype if x.dtype.type in kinds else otherwise)
    if type(output) is type:
        if output not in kinds and output is not otherwise:
            raise RuntimeError("output type not supported")
        return np.zeros(x.shape, dtype=output)
    if output.shape != x.shape:
        raise RuntimeError("output shape not correct")
    return output


def _real_place(output, x):
    return _place_for(output, x, (np.complex128, np.float32), np.float64)


def _frequencies(x, n, axis):
    """For each axis its frequencies, its length in samples, and the shape in which they meet the others."""
    for place, length in enumerate(x.shape):
        is_real = place == axis and n >= 0
        steps = np.arange(length) if is_real else np.fft.fftfreq(length, 1.0 / length) if length else np.zeros(0)
        yield steps.reshape((-1,) + (1,) * (x.ndim - 1 - place)), n if is_real else length


def _multiplied(x, factor, output):
    output[...] = (x * factor).astype(output.dtype)
    return output


def fourier_gaussian(input, sigma, n=-1, axis=-1, output=None):
    """Multiplies by the transform of a normal curve."""
    x = np.asarray(input)
    output = _real_place(output, x)
    axis = one_axis(axis, x.ndim)
    factor = 1.0
    for width, (steps, length) in zip(spread(sigma, x.ndim), _frequencies(x, n, axis)):
        factor = factor * np.exp(-0.5 * (width * 2.0 * np.pi / length * steps) ** 2)
    return _multiplied(x, factor, output)


def _sinc(x):
    safe = np.where(x == 0, 1.0, x)
    return np.where(x == 0, 1.0, np.sin(safe) / safe)


def fourier_uniform(input, size, n=-1, axis=-1, output=None):
    """Multiplies by the transform of a box."""
    x = np.asarray(input)
    output = _real_place(output, x)
    axis = one_axis(axis, x.ndim)
    factor = 1.0
    for width, (steps, length) in zip(spread(size, x.ndim), _frequencies(x, n, axis)):
        factor = factor * _sinc(np.pi * width / length * steps)
    return _multiplied(x, factor, output)


def fourier_ellipsoid(input, size, n=-1, axis=-1, output=None):
    """Multiplies by the transform of an ellipsoid."""
    x = np.asarray(input)
    if x.ndim > 3:
        raise NotImplementedError("Only 1d, 2d and 3d inputs are supported")
    output = _real_place(output, x)
    if output.size == 0:
        return output
    axis = one_axis(axis, x.ndim)
    squares = 0.0
    for width, (steps, length) in zip(spread(size, x.ndim), _frequencies(x, n, axis)):
        squares = squares + (np.pi * width / length * steps) ** 2
    radius = np.sqrt(squares)
    safe = np.where(radius == 0, 1.0, radius)
    if x.ndim == 1:
        factor = np.sin(safe) / safe
    elif x.ndim == 2:
        from scipy.special import j1

        factor = 2.0 * j1(safe) / safe
    else:
        factor = 3.0 * (np.sin(safe) - safe * np.cos(safe)) / safe**3
    return _multiplied(x, np.where(radius == 0, 1.0, factor), output)


def fourier_shift(input, shift, n=-1, axis=-1, output=None):
    """Multiplies by the transform of a shift."""
    x = np.asarray(input)
    output = _place_for(output, x, (np.complex128,), np.complex128)
    axis = one_axis(axis, x.ndim)
    phase = 0.0
    for by, (steps, length) in zip(spread(shift, x.ndim), _frequencies(x, n, axis)):
        phase = phase - 2.0 * np.pi * by / length * steps
    return _multiplied(x, np.exp(1j * phase), output)
