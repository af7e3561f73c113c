"""Filters whose windows reach over several axes at once."""

import operator
import warnings

import numpy as np

import _scipy_signal
from scipy.ndimage._along_axes import extreme_box
from scipy.ndimage._shared import (
    bordered, by_parts, checked_mode, chosen_axes, in_all_axes, is_misplaced, place_for, real_only, spread, store, turned, window_in_all_axes,
)


def _weighted(x, weights, output, mode, cval, origin, is_convolution, axes):
    x, weights = np.asarray(x), np.asarray(weights)
    if x.dtype.kind == "c" or weights.dtype.kind == "c":
        output = place_for(output, x, is_complex=True)

        def part(x, weights, cval):
            return _weighted(x.astype(np.float64), weights, None, mode, cval, origin, is_convolution, axes)
        return by_parts(part, x, weights if is_convolution else weights.conj(), output, cval)
    axes = chosen_axes(axes, x.ndim)
    weights = window_in_all_axes(weights.astype(np.float64), axes, x.ndim, "weights")
    origins = in_all_axes(spread(origin, len(axes)), axes, x.ndim)
    if weights.ndim != x.ndim:
        raise RuntimeError(f"weights.ndim ({weights.ndim}) must match len(axes) ({len(axes)})")
    if is_convolution:
        weights = np.flip(weights)
        origins = [turned(origin, size) for origin, size in zip(origins, weights.shape)]
    if any(is_misplaced(origin, size) for origin, size in zip(origins, weights.shape)):
        raise ValueError("Invalid origin; origin must satisfy -(weights.shape[k] // 2) <= origin[k] <= (weights.shape[k]-1) // 2")
    output = place_for(output, x)
    if not isinstance(mode, str) and np.iterable(mode):
        raise RuntimeError("A sequence of modes is not supported")
    checked_mode(mode)
    if x.size == 0:
        return output
    grid = bordered(x, weights.shape, origins, mode, cval)
    # Weights of nearly nothing are left out, which keeps the sums the same.
    footprint = np.abs(weights) > np.finfo(float).eps
    found = _scipy_signal.correlate(grid, weights[footprint], footprint) if footprint.any() else np.zeros(x.shape)
    return store(found, output)


def correlate(input, weights, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    """The weighted sum around every cell."""
    return _weighted(input, weights, output, mode, cval, origin, False, axes)


def convolve(input, weights, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    """The weighted sum around every cell, with the weights turned around."""
    return _weighted(input, weights, output, mode, cval, origin, True, axes)


def _checked_footprint(footprint, origin, axes, n_dims):
    """The footprint and origins over all axes."""
    footprint = window_in_all_axes(footprint, axes, n_dims)
    origins = in_all_axes(spread(origin, len(axes)), axes, n_dims)
    if footprint.ndim != n_dims:
        raise RuntimeError(f"footprint.ndim ({footprint.ndim}) must match len(axes) ({len(axes)})")
    if any(is_misplaced(origin, size) for origin, size in zip(origins, footprint.shape)):
        raise ValueError("invalid origin")
    return np.ascontiguousarray(footprint), origins


def extreme_filter(input, size, footprint, structure, output, mode, cval, origin, is_largest, axes=None):
    """The smallest or largest value in a window, with something added or taken away if there is a structure."""
    if size is not None and footprint is not None:
        warnings.warn("ignoring size because footprint is set", UserWarning, stacklevel=3)
    if structure is None and footprint is None and size is None:
        raise RuntimeError("no footprint provided")
    if footprint is not None:
        footprint = np.asarray(footprint, dtype=bool)
        if structure is None:
            if not footprint.any():
                raise ValueError("All-zero footprint is not supported.")
            if footprint.all():
                size, footprint = footprint.shape, None
    x = real_only(input)
    output = place_for(output, x)
    axes = chosen_axes(axes, x.ndim)
    if structure is None and footprint is None:
        sizes, origins, modes = (spread(value, len(axes)) for value in (size, origin, mode))
        return extreme_box(x, sizes, axes, output, modes, cval, origins, is_largest)
    if structure is not None:
        structure = np.asarray(structure, dtype=np.float64)
        footprint = np.ones(structure.shape, dtype=bool) if footprint is None else footprint
    footprint, origins = _checked_footprint(footprint, origin, axes, x.ndim)
    added = np.zeros(0)
    if structure is not None:
        if structure.ndim != len(axes):
            raise RuntimeError("structure array has incorrect shape")
        structure = window_in_all_axes(structure, axes, x.ndim)
        added = (structure if is_largest else -structure)[footprint]
    if not isinstance(mode, str) and np.iterable(mode):
        raise RuntimeError("A sequence of modes is not supported for non-separable footprints")
    checked_mode(mode)
    if x.size == 0:
        return output
    return store(_scipy_signal.extremes(bordered(x, footprint.shape, origins, mode, cval), footprint, is_largest, added), output)


def minimum_filter(input, size=None, footprint=None, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    """The smallest value around every cell."""
    return extreme_filter(input, size, footprint, None, output, mode, cval, origin, False, axes)


def maximum_filter(input, size=None, footprint=None, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    """The largest value around every cell."""
    return extreme_filter(input, size, footprint, None, output, mode, cval, origin, True, axes)


def _footprint_of(size, footprint, n_axes):
    if size is not None and footprint is not None:
        warnings.warn("ignoring size because footprint is set", UserWarning, stacklevel=4)
    if footprint is None:
        if size is None:
            raise RuntimeError("no footprint or filter size provided")
        return np.ones(spread(size, n_axes), dtype=bool)
    return np.asarray(footprint, dtype=bool)


def _percentile_rank(percentile, n):
    percentile = percentile + 100.0 if percentile < 0.0 else percentile
    if percentile < 0 or percentile > 100:
        raise RuntimeError("invalid percentile")
    return n - 1 if percentile == 100.0 else int(float(n) * percentile / 100.0)


def _ranked(input, rank_of, size, footprint, output, mode, cval, origin, axes):
    """The element of a rank, which a function tells from the window's size."""
    x = real_only(input)
    axes = chosen_axes(axes, x.ndim)
    footprint, origins = _checked_footprint(_footprint_of(size, footprint, len(axes)), origin, axes, x.ndim)
    if not isinstance(mode, str) and np.iterable(mode):
        mode = in_all_axes(spread(mode, len(axes)), axes, x.ndim, "constant")
    n = int(footprint.sum())
    rank = rank_of(n)
    if rank < 0:
        rank += n
    if not 0 <= rank < n:
        raise RuntimeError("rank not within filter footprint size")
    if rank in (0, n - 1):
        return extreme_filter(x, None, footprint, None, output, mode, cval, origins, rank != 0)
    output = place_for(output, x)
    if not isinstance(mode, str):
        raise RuntimeError("A sequence of modes is not supported by non-separable rank filters")
    checked_mode(mode)
    if x.size == 0:
        return output
    if x.dtype.kind in "biu":
        cval = x.dtype.type(cval)
    return store(_scipy_signal.ranks(bordered(x, footprint.shape, origins, mode, cval), footprint, rank), output)


def rank_filter(input, rank, size=None, footprint=None, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    """The element of this rank around every cell."""
    rank = operator.index(rank)
    return _ranked(input, lambda n: rank, size, footprint, output, mode, cval, origin, axes)


def median_filter(input, size=None, footprint=None, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    """The median around every cell."""
    return _ranked(input, lambda n: n // 2, size, footprint, output, mode, cval, origin, axes)


def percentile_filter(input, percentile, size=None, footprint=None, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    """The percentile around every cell."""
    return _ranked(input, lambda n: _percentile_rank(percentile, n), size, footprint, output, mode, cval, origin, axes)


def generic_filter(input, function, size=None, footprint=None, output=None, mode="reflect", cval=0.0, origin=0, extra_arguments=(),
                   extra_keywords=None, *, axes=None):
    """What a function says of the values around every cell."""
    x = real_only(input)
    axes = chosen_axes(axes, x.ndim)
    footprint, origins = _checked_footprint(_footprint_of(size, footprint, len(axes)), origin, axes, x.ndim)
    output = place_for(output, x)
    checked_mode(mode)
    if x.size == 0:
        return output
    windows = _scipy_signal.gather(bordered(x, footprint.shape, origins, mode, cval), footprint)
    keywords = extra_keywords or {}
    answers = [function(window, *extra_arguments, **keywords) for window in windows.reshape(-1, windows.shape[-1])]
    return store(np.array([float(answer) for answer in answers]).reshape(x.shape), output)


_PADDING = {"nearest": "nearest", "reflect": "reflect", "mirror": "mirror", "wrap": "wrap", "constant": "constant",
            "grid-mirror": "mirror", "grid-constant": "constant", "grid-wrap": "wrap"}


def vectorized_filter(input, function, *, size=None, footprint=None, output=None, mode="reflect", cval=None, origin=None, axes=None,
                      batch_memory=2**30):
    """What a function of whole arrays says of all windows at once."""
    x = np.asarray(input)
    if not callable(function):
        raise ValueError("`function` must be a callable.")
    if size is None and footprint is None:
        raise ValueError("Either `size` or `footprint` must be provided.")
    if size is not None and footprint is not None:
        raise ValueError("Either `size` or `footprint` may be provided, not both.")
    if axes is not None or output is not None or mode == "valid":
        name = "axes" if axes is not None else "output" if output is not None else "mode"
        raise NotImplementedError(f"scipy.ndimage.vectorized_filter({name}=) is not available")
    footprint = None if footprint is None else np.asarray(footprint, dtype=bool)
    sizes = footprint.shape if footprint is not None else (size,) * x.ndim if np.isscalar(size) else tuple(size)
    if footprint is None and not all(isinstance(part, (int, np.integer)) and part > 0 for part in sizes):
        raise ValueError("All elements of `size` must be positive integers.")
    if len(sizes) != x.ndim:
        raise ValueError("`axes` must be compatible with the dimensionality of the window specified by `size` or `footprint`.")
    if mode not in _PADDING:
        raise ValueError(f"`mode` must be one of {set(_PADDING) | {'valid'}}.")
    if cval is not None and mode not in ("constant", "grid-constant"):
        raise ValueError("Use of `cval` is compatible only with `mode='constant'`.")
    origins = spread(0 if origin is None else origin, x.ndim)
    if x.dtype.kind == "c":
        raise NotImplementedError("scipy.ndimage.vectorized_filter(input=) is not available for complex numbers")
    grid = bordered(x, sizes, origins, _PADDING[mode], 0.0 if cval is None else cval)
    inside = np.ones(sizes, dtype=bool) if footprint is None else footprint
    windows = _scipy_signal.gather(grid, inside).astype(x.dtype)
    if footprint is not None:
        return function(windows, axis=-1)
    return function(windows.reshape(x.shape + tuple(sizes)), axis=tuple(range(-x.ndim, 0)))
