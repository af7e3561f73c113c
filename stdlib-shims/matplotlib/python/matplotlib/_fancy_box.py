"""A box with a fancy outline."""

from ._bbox import Bbox
from ._box_styles import BoxStyle
from ._patch_base import Patch
from .path import Path


class FancyBboxPatch(Patch):
    """A rectangle drawn in a box style."""

    __module__ = "matplotlib.patches"
    _edge_default = True

    def __str__(self):
        return "FancyBboxPatch((%g, %g), width=%g, height=%g)" % (self._x, self._y, self._width, self._height)

    def __init__(self, xy, width, height, boxstyle="round", *, mutation_scale=1, mutation_aspect=1, **kwargs):
        super().__init__(**kwargs)
        self._x, self._y = xy
        self._width, self._height = width, height
        self.set_boxstyle(boxstyle)
        self._mutation_scale = mutation_scale
        self._mutation_aspect = mutation_aspect
        self.stale = True

    def set_boxstyle(self, boxstyle=None, **kwargs):
        """Set the outline: a name with settings, or a function."""
        if boxstyle is None:
            return "\n".join(BoxStyle.get_styles())
        self._bbox_transmuter = BoxStyle(boxstyle, **kwargs) if isinstance(boxstyle, str) else boxstyle
        self.stale = True

    def get_boxstyle(self):
        return self._bbox_transmuter

    def set_mutation_scale(self, scale):
        self._mutation_scale = scale
        self.stale = True

    def get_mutation_scale(self):
        return self._mutation_scale

    def set_mutation_aspect(self, aspect):
        self._mutation_aspect = aspect
        self.stale = True

    def get_mutation_aspect(self):
        return 1 if self._mutation_aspect is None else self._mutation_aspect

    def get_path(self):
        aspect = self.get_mutation_aspect()
        path = self._bbox_transmuter(self._x, self._y / aspect, self._width, self._height / aspect, self._mutation_scale)
        return path if aspect == 1 else Path(path.vertices * [1, aspect], path.codes)

    def get_x(self):
        return self._x

    def get_y(self):
        return self._y

    def get_width(self):
        return self._width

    def get_height(self):
        return self._height

    def set_x(self, x):
        self._x = x
        self.stale = True

    def set_y(self, y):
        self._y = y
        self.stale = True

    def set_width(self, w):
        self._width = w
        self.stale = True

    def set_height(self, h):
        self._height = h
        self.stale = True

    def set_bounds(self, *args):
        """Set left, bottom, width and height."""
        self._x, self._y, self._width, self._height = args[0] if len(args) == 1 else args
        self.stale = True

    def get_bbox(self):
        return Bbox.from_bounds(self._x, self._y, self._width, self._height)
