"""Shapes that stretch to fit one another."""

from operator import index

import _numpy
from _numpy import asarray


def broadcast_to(array, shape, subok=False):
    """A read-only view of the array in a larger shape."""
    if not isinstance(shape, (tuple, list)):
        shape = (index(shape),)
    return _numpy.broadcast_to(asarray(array), tuple(shape))


def broadcast_shapes(*args):
    """The shape that arrays of these shapes have together."""
    return _numpy.broadcast_shapes([(shape,) if isinstance(shape, int) else tuple(shape) for shape in args])


def broadcast_arrays(*args, subok=False):
    """The arrays as views of one common shape."""
    arrays = [asarray(arg) for arg in args]
    try:
        shape = _numpy.broadcast_shapes([one.shape for one in arrays])
    except ValueError:
        raise ValueError(_mismatch([one.shape for one in arrays])) from None
    return tuple(one if one.shape == shape else _numpy.broadcast_to(one, shape) for one in arrays)


def _fit(*shapes):
    try:
        _numpy.broadcast_shapes(shapes)
    except ValueError:
        return False
    return True


def _mismatch(shapes):
    """The message that names the first shape that does not fit, and the first it does not fit with."""
    second = next(place for place in range(len(shapes)) if not _fit(*shapes[: place + 1]))
    first = next((place for place in range(second) if not _fit(shapes[place], shapes[second])), 0)
    return (
        "shape mismatch: objects cannot be broadcast to a single shape.  Mismatch is between "
        f"arg {first} with shape {shapes[first]} and arg {second} with shape {shapes[second]}."
    )


class broadcast:
    """Iterates over several arrays as if they had one shape."""

    __module__ = "numpy"

    def __init__(self, *args):
        self._arrays = broadcast_arrays(*args)
        self.shape = self._arrays[0].shape if self._arrays else ()
        self.nd = self.ndim = len(self.shape)
        self.numiter = len(args)
        size = 1
        for length in self.shape:
            size *= length
        self.size = size

    def __iter__(self):
        return zip(*[one.flat for one in self._arrays])
