"""Arrows of fixed shape in data coordinates."""

import math

import numpy as np

from ._affine import Affine2D
from ._patch_base import Patch
from ._patch_polygons import Polygon
from .path import Path


class Arrow(Patch):
    """An arrow as long as a vector."""

    __module__ = "matplotlib.patches"

    def __str__(self):
        return "Arrow()"

    def __init__(self, x, y, dx, dy, *, width=1.0, **kwargs):
        super().__init__(**kwargs)
        self.set_data(x, y, dx, dy, width)

    def get_path(self):
        return Path([[0.0, 0.1], [0.0, -0.1], [0.8, -0.1], [0.8, -0.3], [1.0, 0.0], [0.8, 0.3], [0.8, 0.1], [0.0, 0.1]], closed=True)

    def get_patch_transform(self):
        return self._patch_transform

    def set_data(self, x=None, y=None, dx=None, dy=None, width=None):
        """Replace place, vector or width."""
        for name, value in (("_x", x), ("_y", y), ("_dx", dx), ("_dy", dy), ("_width", width)):
            if value is not None:
                setattr(self, name, value)
        self._patch_transform = (Affine2D().scale(math.hypot(self._dx, self._dy), self._width)
                                 .rotate(math.atan2(self._dy, self._dx)).translate(self._x, self._y).frozen())


class FancyArrow(Polygon):
    """An arrow whose head has a size of its own, as `Axes.arrow` draws it."""

    __module__ = "matplotlib.patches"
    _edge_default = True
    _edge_default = True

    def __str__(self):
        return "FancyArrow()"

    def __init__(self, x, y, dx, dy, *, width=0.001, length_includes_head=False, head_width=None, head_length=None, shape="full",
                 overhang=0, head_starts_at_zero=False, **kwargs):
        self._x, self._y, self._dx, self._dy = x, y, dx, dy
        self._width = width
        self._length_includes_head = length_includes_head
        self._head_width, self._head_length = head_width, head_length
        self._shape = shape
        self._overhang = overhang
        self._head_starts_at_zero = head_starts_at_zero
        self._make_verts()
        super().__init__(self.verts, closed=True, **kwargs)

    def set_data(self, *, x=None, y=None, dx=None, dy=None, width=None, head_width=None, head_length=None):
        """Replace place, vector or widths."""
        for name, value in (("_x", x), ("_y", y), ("_dx", dx), ("_dy", dy), ("_width", width), ("_head_width", head_width),
                            ("_head_length", head_length)):
            if value is not None:
                setattr(self, name, value)
        self._make_verts()
        self.set_xy(self.verts)

    def _make_verts(self):
        head_width = 3 * self._width if self._head_width is None else self._head_width
        head_length = 1.5 * head_width if self._head_length is None else self._head_length
        distance = math.hypot(self._dx, self._dy)
        length = distance if self._length_includes_head else distance + head_length
        if not length:
            self.verts = np.empty([0, 2])
            return
        half = self._width / 2
        left = np.array([[0.0, 0.0], [-head_length, -head_width / 2.0], [-head_length * (1 - self._overhang), -half], [-length, -half],
                         [-length, 0]])
        if not self._length_includes_head:
            left += [head_length, 0]
        if self._head_starts_at_zero:
            left += [head_length / 2.0, 0]
        if self._shape == "left":
            corners = left
        else:
            right = left * [1, -1]
            if self._shape == "right":
                corners = right
            elif self._shape == "full":
                corners = np.concatenate([left[:-1], right[-2::-1]])
            else:
                raise ValueError(f"Got unknown shape: {self._shape!r}")
        cos, sin = (self._dx / distance, self._dy / distance) if distance else (1, 0)
        self.verts = corners @ np.array([[cos, sin], [-sin, cos]]) + [self._x + self._dx, self._y + self._dy]
