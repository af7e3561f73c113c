"""Morphology of grey values."""

import warnings

import numpy as np

from scipy.ndimage._in_windows import extreme_filter
from scipy.ndimage._shared import chosen_axes, spread, turned


def _asked(size, footprint, structure):
    if size is None and footprint is None and structure is None:
        raise ValueError("size, footprint, or structure must be specified")


def grey_erosion(input, size=None, footprint=None, structure=None, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    """The smallest value around every cell, less the structure."""
    _asked(size, footprint, structure)
    return extreme_filter(input, size, footprint, structure, output, mode, cval, origin, False, axes)


def grey_dilation(input, size=None, footprint=None, structure=None, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    """The largest value around every cell, plus the structure."""
    _asked(size, footprint, structure)
    structure = None if structure is None else np.flip(np.asarray(structure))
    footprint = None if footprint is None else np.flip(np.asarray(footprint))
    x = np.asarray(input)
    n_axes = len(chosen_axes(axes, x.ndim))
    sizes = footprint.shape if footprint is not None else structure.shape if structure is not None else spread(size, n_axes)
    origins = [turned(origin, size) for origin, size in zip(spread(origin, n_axes), sizes)]
    return extreme_filter(x, size, footprint, structure, output, mode, cval, origins, True, axes)


def _warned(size, footprint):
    """The size, after a warning when it counts for nothing."""
    if size is not None and footprint is not None:
        warnings.warn("ignoring size because footprint is set", UserWarning, stacklevel=3)
    return size


def grey_opening(input, size=None, footprint=None, structure=None, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    """Eroded, then dilated."""
    size = _warned(size, footprint)
    inner = grey_erosion(input, size, footprint, structure, None, mode, cval, origin, axes=axes)
    return grey_dilation(inner, size, footprint, structure, output, mode, cval, origin, axes=axes)


def grey_closing(input, size=None, footprint=None, structure=None, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    """Dilated, then eroded."""
    size = _warned(size, footprint)
    outer = grey_dilation(input, size, footprint, structure, None, mode, cval, origin, axes=axes)
    return grey_erosion(outer, size, footprint, structure, output, mode, cval, origin, axes=axes)


def _given(found, output):
    if isinstance(output, np.ndarray):
        output[...] = found
        return output
    return found


def morphological_gradient(input, size=None, footprint=None, structure=None, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    """Dilated less eroded."""
    high = grey_dilation(input, size, footprint, structure, None, mode, cval, origin, axes=axes)
    return _given(high - grey_erosion(input, size, footprint, structure, None, mode, cval, origin, axes=axes), output)


def morphological_laplace(input, size=None, footprint=None, structure=None, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    """Dilated plus eroded less twice the input."""
    x = np.asarray(input)
    high = grey_dilation(x, size, footprint, structure, None, mode, cval, origin, axes=axes)
    low = grey_erosion(x, size, footprint, structure, None, mode, cval, origin, axes=axes)
    return _given(high + low - x - x, output)


def _apart(one, other):
    return one ^ other if one.dtype == other.dtype == np.bool_ else one - other


def white_tophat(input, size=None, footprint=None, structure=None, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    """What opening takes away."""
    x = np.asarray(input)
    opened = grey_opening(x, size, footprint, structure, output, mode, cval, origin, axes=axes)
    opened[...] = _apart(x, opened)
    return opened


def black_tophat(input, size=None, footprint=None, structure=None, output=None, mode="reflect", cval=0.0, origin=0, *, axes=None):
    """What closing adds."""
    x = np.asarray(input)
    closed = grey_closing(x, size, footprint, structure, output, mode, cval, origin, axes=axes)
    closed[...] = _apart(closed, x)
    return closed
