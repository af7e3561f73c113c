"""Boxes that follow others: through a transform, or with sides held at fixed values."""

import numpy as np

from ._bbox import BboxBase, _check_box, _indented
from ._transform_base import _check_transform, _epoch


class TransformedBbox(BboxBase):
    """A box that follows another box through a transform."""

    __module__ = "matplotlib.transforms"

    def __init__(self, bbox, transform, **kwargs):
        _check_box(bbox, "bbox")
        _check_transform(transform, "transform")
        if transform.input_dims != 2 or transform.output_dims != 2:
            raise ValueError("The input and output dimensions of 'transform' must be 2")
        self._bbox = bbox
        self._transform = transform
        self.set_children(bbox, transform)
        self._stamp = None

    def __str__(self):
        return f"TransformedBbox({_indented(self._bbox, self._transform)})"

    def __eq__(self, other):
        return isinstance(other, TransformedBbox) and self._bbox == other._bbox and self._transform == other._transform

    __hash__ = object.__hash__

    def _box(self):
        if self._stamp != _epoch[0]:
            x0, y0, x1, y1 = self._bbox._box()
            if self._transform.is_affine:
                a, b, c, d, e, f = self._transform._values()
                if b == 0 and c == 0:
                    self._found = (a * x0 + e, d * y0 + f, a * x1 + e, d * y1 + f)
                    self._stamp = _epoch[0]
                    return self._found
            points = self._transform.transform(np.array([[x0, y0], [x1, y0], [x0, y1], [x1, y1]]))
            xs, ys = points[:, 0].tolist(), points[:, 1].tolist()
            left, right, bottom, top = min(xs), max(xs), min(ys), max(ys)
            if xs[0] > xs[1]:
                left, right = right, left
            if ys[0] > ys[2]:
                bottom, top = top, bottom
            self._found = (left, bottom, right, top)
            self._stamp = _epoch[0]
        return self._found

    def contains(self, x, y):
        return self._bbox.contains(*self._transform.inverted().transform((x, y)))

    def fully_contains(self, x, y):
        return self._bbox.fully_contains(*self._transform.inverted().transform((x, y)))


class LockableBbox(BboxBase):
    """A box of which some sides may be held at fixed values."""

    __module__ = "matplotlib.transforms"

    def __init__(self, bbox, x0=None, y0=None, x1=None, y1=None, **kwargs):
        _check_box(bbox, "bbox")
        self._bbox = bbox
        self.set_children(bbox)
        self._locked = [x0, y0, x1, y1]

    def __str__(self):
        x0, y0, x1, y1 = ("--" if value is None else value for value in self._locked)
        return f"LockableBbox({_indented(self._bbox, f'[[{x0} {y0}]')}\n     [{x1} {y1}]])"

    def _box(self):
        return tuple(own if held is None else held for own, held in zip(self._bbox._box(), self._locked))

    def _lock(self, place, value):
        self._locked[place] = value
        self.invalidate()

    locked_x0 = property(lambda self: self._locked[0], lambda self, value: self._lock(0, value))
    locked_y0 = property(lambda self: self._locked[1], lambda self, value: self._lock(1, value))
    locked_x1 = property(lambda self: self._locked[2], lambda self, value: self._lock(2, value))
    locked_y1 = property(lambda self: self._locked[3], lambda self, value: self._lock(3, value))
