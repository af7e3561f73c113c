"""Views with any shape and strides."""

import _numpy
from _numpy import asarray

from .._axes import normalize_axis_tuple
from .._broadcasting import broadcast_arrays, broadcast_shapes, broadcast_to
from .._shaping import moveaxis

__all__ = ["as_strided", "broadcast_arrays", "broadcast_shapes", "broadcast_to", "sliding_window_view"]


def as_strided(x, shape=None, strides=None, subok=False, writeable=True, *, check_bounds=None):
    """A view with the given shape and byte strides; it must stay inside the array's memory."""
    x = asarray(x)
    return _numpy.as_strided(x, x.shape if shape is None else tuple(shape), x.strides if strides is None else tuple(strides), writeable)


def _windows_copied(x, axes, window, writeable):
    """The windows of texts and objects, which cannot be viewed in bytes."""
    if writeable:
        raise NotImplementedError("sliding_window_view(writeable=True) of texts or objects")
    for one, length in zip(axes, window):
        starts = _numpy.arange(x.shape[one] - length + 1)
        x = moveaxis(x.take(starts[:, None] + _numpy.arange(length), axis=one), one + 1, -1)
    x.setflags(write=False)
    return x


def sliding_window_view(x, window_shape, axis=None, *, subok=False, writeable=False):
    """Every window of a shape, as a view with the windows in the last axes.

    >>> np.lib.stride_tricks.sliding_window_view([1, 2, 3], 2).tolist()
    [[1, 2], [2, 3]]
    """
    x = asarray(x)
    window = tuple(window_shape) if hasattr(window_shape, "__iter__") else (window_shape,)
    if any(length < 0 for length in window):
        raise ValueError("`window_shape` cannot contain negative values")
    if axis is None:
        axes = tuple(range(x.ndim))
        if len(window) != len(axes):
            raise ValueError(f"Since axis is None, must provide window_shape for all dimensions of `x`; got {len(window)} window_shape elements and `x.ndim` is {x.ndim}.")
    else:
        axes = normalize_axis_tuple(axis, x.ndim, allow_duplicate=True)
        if len(window) != len(axes):
            raise ValueError(f"Must provide matching length window_shape and axis; got {len(window)} window_shape elements and {len(axes)} axes elements.")
    lengths = list(x.shape)
    for one, length in zip(axes, window):
        if lengths[one] < length:
            raise ValueError("window shape cannot be larger than input array shape")
        lengths[one] -= length - 1
    if x.dtype.kind in "USO":
        return _windows_copied(x, axes, window, writeable)
    return _numpy.as_strided(x, tuple(lengths) + window, x.strides + tuple(x.strides[one] for one in axes), writeable)
