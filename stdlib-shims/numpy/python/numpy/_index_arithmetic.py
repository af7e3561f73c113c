"""Flat places to coordinates and back, and walks over all coordinates."""

from itertools import product
from operator import index

from _numpy import asarray


def unravel_index(indices, shape, order="C"):
    """Flat places as a tuple of coordinates."""
    if isinstance(shape, int):
        shape = (shape,)
    flat = asarray(indices)
    if flat.size and flat.dtype.kind not in "iu":
        raise TypeError("only int indices permitted")
    if flat.size == 0:
        flat = flat.astype(int)
    total = 1
    for length in shape:
        total *= length
    if flat.size and ((flat < 0).any() or (flat >= total).any()):
        wrong = flat[(flat < 0) | (flat >= total)].ravel()[0]
        raise ValueError(f"index {wrong} is out of bounds for array with size {total}")
    rest = flat.astype(int)
    found = []
    for length in tuple(shape)[::-1] if order == "C" else tuple(shape):
        found.append(rest % length if length else rest)
        rest = rest // length if length else rest
    return tuple(found[::-1] if order == "C" else found)


def ravel_multi_index(multi_index, dims, mode="raise", order="C"):
    """Coordinates as flat places."""
    if isinstance(dims, int):
        dims = (dims,)
    if len(multi_index) != len(dims):
        raise ValueError(f"parameter multi_index must be a sequence of length {len(dims)}")
    modes = [mode] * len(dims) if isinstance(mode, str) else list(mode)
    flat = 0
    parts = list(zip(multi_index, dims, modes))
    for places, length, how in parts if order == "C" else parts[::-1]:
        places = asarray(places)
        if places.size == 0:
            places = places.astype(int)
        if how == "wrap":
            places = places % length
        elif how == "clip":
            places = places.clip(0, length - 1)
        elif ((places < 0) | (places >= length)).any():
            raise ValueError("invalid entry in coordinates array")
        flat = flat * length + places
    return asarray(flat)[()]


class ndindex:
    """Every coordinate of a shape, the last one fastest."""

    __module__ = "numpy"

    def __init__(self, *shape):
        if len(shape) == 1 and isinstance(shape[0], (tuple, list)):
            shape = tuple(shape[0])
        self.shape = tuple(index(length) for length in shape)
        if any(length < 0 for length in self.shape):
            raise ValueError("negative dimensions are not allowed")
        self._walk = product(*[range(length) for length in self.shape])

    def __iter__(self):
        return self

    def __next__(self):
        return next(self._walk)


class ndenumerate:
    """Every coordinate of an array with its value."""

    __module__ = "numpy"

    def __init__(self, arr):
        arr = asarray(arr)
        self._walk = zip(ndindex(arr.shape), arr.flat)

    def __iter__(self):
        return self

    def __next__(self):
        return next(self._walk)
