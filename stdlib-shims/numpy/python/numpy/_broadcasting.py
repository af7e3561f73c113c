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
    shape = _numpy.broadcast_shapes([one.shape for one in arrays])
    return tuple(one if one.shape == shape else _numpy.broadcast_to(one, shape) for one in arrays)


class broadcast:
    """Iterates over several arrays as if they had one shape."""

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
