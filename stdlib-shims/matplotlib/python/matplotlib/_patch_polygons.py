"""Patches with straight edges: rectangles, polygons, steps, any path, and shadows of patches."""

import numpy as np

from ._affine import Affine2D, BboxTransformTo
from ._bbox import Bbox
from ._patch_base import Patch
from .path import Path


class Shadow(Patch):
    """A darker copy of a patch, moved by some points."""

    __module__ = "matplotlib.patches"

    def __str__(self):
        return f"Shadow({self.patch})"

    def __init__(self, patch, ox, oy, *, shade=0.7, **kwargs):
        super().__init__()
        self.patch = patch
        self._ox, self._oy = ox, oy
        self._shadow_transform = Affine2D()
        self.update_from(patch)
        if not 0 <= shade <= 1:
            raise ValueError("shade must be between 0 and 1.")
        from .colors import to_rgb
        colour = (1 - shade) * np.asarray(to_rgb(patch.get_facecolor()))
        self.update({"facecolor": colour, "edgecolor": colour, "alpha": 0.5, "zorder": np.nextafter(patch.zorder, -np.inf), **kwargs})

    def draw(self, renderer):
        self._shadow_transform.clear().translate(renderer.points_to_pixels(self._ox), renderer.points_to_pixels(self._oy))
        super().draw(renderer)

    def get_patch_transform(self):
        return self.patch.get_patch_transform() + self._shadow_transform

    def get_path(self):
        return self.patch.get_path()


class Rectangle(Patch):
    """A rectangle by its corner, width and height, perhaps turned."""

    __module__ = "matplotlib.patches"

    def __str__(self):
        return "Rectangle(xy=(%g, %g), width=%g, height=%g, angle=%g)" % (self._x0, self._y0, self._width, self._height, self.angle)

    def __init__(self, xy, width, height, *, angle=0.0, rotation_point="xy", **kwargs):
        super().__init__(**kwargs)
        self._x0, self._y0 = xy
        self._width, self._height = width, height
        self.angle = float(angle)
        self.rotation_point = rotation_point
        self._aspect_ratio_correction = 1.0
        self._convert_units()

    def get_path(self):
        return Path.unit_rectangle()

    def _convert_units(self):
        """The corners as numbers."""
        if self.axes is None:
            return self._x0, self._y0, self._x0 + self._width, self._y0 + self._height
        return (self.convert_xunits(self._x0), self.convert_yunits(self._y0),
                self.convert_xunits(self._x0 + self._width), self.convert_yunits(self._y0 + self._height))

    def get_bbox(self):
        """The rectangle as a box, not turned."""
        return Bbox._of(*self._convert_units())

    def get_patch_transform(self):
        box = self.get_bbox()
        place = BboxTransformTo(box)
        if self.angle == 0:
            return place
        x0, y0, x1, y1 = box._box()
        if self.rotation_point == "center":
            x, y = x0 + (x1 - x0) / 2, y0 + (y1 - y0) / 2
        elif self.rotation_point == "xy":
            x, y = x0, y0
        else:
            x, y = self.rotation_point
        aspect = self._aspect_ratio_correction
        return place + Affine2D().translate(-x, -y).scale(1, aspect).rotate_deg(self.angle).scale(1, 1 / aspect).translate(x, y)

    @property
    def rotation_point(self):
        return self._rotation_point

    @rotation_point.setter
    def rotation_point(self, value):
        pair = isinstance(value, tuple) and len(value) == 2 and all(isinstance(part, (int, float)) for part in value)
        if value not in ("center", "xy") and not pair:
            raise ValueError("`rotation_point` must be one of {'xy', 'center', (number, number)}.")
        self._rotation_point = value

    def get_x(self):
        return self._x0

    def get_y(self):
        return self._y0

    def get_xy(self):
        return self._x0, self._y0

    def get_corners(self):
        """The corners, against the clock from the first one."""
        return self.get_patch_transform().transform([(0, 0), (1, 0), (1, 1), (0, 1)])

    def get_center(self):
        return self.get_patch_transform().transform((0.5, 0.5))

    def get_width(self):
        return self._width

    def get_height(self):
        return self._height

    def get_angle(self):
        return self.angle

    def set_x(self, x):
        self._x0 = x
        self.stale = True

    def set_y(self, y):
        self._y0 = y
        self.stale = True

    def set_angle(self, angle):
        self.angle = angle
        self.stale = True

    def set_xy(self, xy):
        self._x0, self._y0 = xy
        self.stale = True

    def set_width(self, w):
        self._width = w
        self.stale = True

    def set_height(self, h):
        self._height = h
        self.stale = True

    def set_bounds(self, *args):
        """Set left, bottom, width and height."""
        self._x0, self._y0, self._width, self._height = args[0] if len(args) == 1 else args
        self.stale = True

    xy = property(get_xy, set_xy)


class RegularPolygon(Patch):
    """A polygon with equal sides."""

    __module__ = "matplotlib.patches"

    def __str__(self):
        return "RegularPolygon((%g, %g), %d, radius=%g, orientation=%g)" % (*self.xy, self.numvertices, self.radius, self.orientation)

    def __init__(self, xy, numVertices, *, radius=5, orientation=0, **kwargs):
        super().__init__(**kwargs)
        self.xy, self.radius = xy, radius
        self.numvertices, self.orientation = numVertices, orientation

    def get_path(self):
        return Path.unit_regular_polygon(self.numvertices)

    def get_patch_transform(self):
        return Affine2D().scale(self.radius).rotate(self.orientation).translate(*self.xy)


class CirclePolygon(RegularPolygon):
    """A circle of straight lines."""

    __module__ = "matplotlib.patches"

    def __str__(self):
        return "CirclePolygon((%g, %g), radius=%g, resolution=%d)" % (*self.xy, self.radius, self.numvertices)

    def __init__(self, xy, radius=5, *, resolution=20, **kwargs):
        super().__init__(xy, resolution, radius=radius, orientation=0, **kwargs)


class PathPatch(Patch):
    """Any path, filled."""

    __module__ = "matplotlib.patches"
    _edge_default = True

    def __str__(self):
        return "PathPatch%d((%g, %g) ...)" % (len(self._path.vertices), *self._path.vertices[0])

    def __init__(self, path, **kwargs):
        super().__init__(**kwargs)
        self._path = path

    def set_path(self, path):
        self._path = path

    def get_path(self):
        return self._path


class StepPatch(PathPatch):
    """Steps between edges, down to a base line."""

    __module__ = "matplotlib.patches"
    _edge_default = False

    def __init__(self, values, edges, *, orientation="vertical", baseline=0, **kwargs):
        super().__init__(None, **kwargs)
        self.orientation = orientation
        self._baseline = None
        self._take(values=values, edges=edges, baseline=baseline)

    def _take(self, **given):
        """Keep what is given of values, edges and base line, and draw the steps again."""
        for name, value in given.items():
            if value is not None:
                setattr(self, "_" + name, np.asarray(value))
        edges, values, base = self._edges, self._values, self._baseline
        if np.isnan(np.sum(edges)):
            raise ValueError('Nan values in "edges" are disallowed')
        if edges.size - 1 != values.size:
            raise ValueError(f"Size mismatch between \"values\" and \"edges\". Expected `len(values) + 1 == len(edges)`, but "
                             f"`len(values) = {values.size}` and `len(edges) = {edges.size}`.")
        vertices, codes = [np.empty((0, 2))], [np.empty(0, np.uint8)]
        for start, stop in _runs(~np.isnan(values)):
            x = np.repeat(edges[start:stop + 1], 2)
            y = np.repeat(values[start:stop], 2)
            if base is None:
                y = np.concatenate([y[:1], y, y[-1:]])
            elif base.ndim == 0:
                y = np.concatenate([[base], y, [base]])
            else:
                under = np.repeat(base[start:stop], 2)[::-1]
                x = np.concatenate([x, x[::-1]])
                y = np.concatenate([under[-1:], y, under[:1], under[:1], under, under[-1:]])
            points = np.column_stack([x, y])
            if self.orientation != "vertical":
                points = points[:, ::-1]
            vertices.append(points)
            kinds = np.full(len(points), 2, np.uint8)
            kinds[0] = 1
            codes.append(kinds)
        self._path = Path(np.concatenate(vertices), np.concatenate(codes))

    def get_data(self):
        """Values, edges and base line."""
        from ._step_data import StairData
        return StairData(self._values, self._edges, self._baseline)

    def set_data(self, values=None, edges=None, baseline=None):
        """Replace values, edges or base line."""
        if values is None and edges is None and baseline is None:
            raise ValueError("Must set *values*, *edges* or *baseline*.")
        self._take(values=values, edges=edges, baseline=baseline)
        self.stale = True


def _runs(good):
    """Where runs of True begin and end."""
    padded = np.concatenate([[False], good, [False]]).astype(int)
    change = np.diff(padded)
    return list(zip(np.flatnonzero(change == 1).tolist(), np.flatnonzero(change == -1).tolist()))


class Polygon(Patch):
    """A polygon by its corners."""

    __module__ = "matplotlib.patches"

    def __str__(self):
        if len(self._path.vertices):
            return "Polygon%d((%g, %g) ...)" % (len(self._path.vertices), *self._path.vertices[0])
        return "Polygon0()"

    def __init__(self, xy, *, closed=True, **kwargs):
        super().__init__(**kwargs)
        self._closed = closed
        self.set_xy(xy)

    def get_path(self):
        return self._path

    def get_closed(self):
        return self._closed

    def set_closed(self, closed):
        if bool(closed) != self._closed:
            self._closed = bool(closed)
            self.set_xy(self._path.vertices)

    def get_xy(self):
        """The corners; a closed polygon ends where it began."""
        return self._path.vertices

    def set_xy(self, xy):
        xy = np.asarray(xy)
        count, _ = xy.shape
        if self._closed:
            if count == 1 or (count > 1 and (xy[0] != xy[-1]).any()):
                xy = np.concatenate([xy, [xy[0]]])
        elif count > 2 and (xy[0] == xy[-1]).all():
            xy = xy[:-1]
        self._path = Path(xy, closed=self._closed)
        self.stale = True

    xy = property(get_xy, set_xy)
