"""Patches with round edges: ellipses, circles, wedges, arcs, rings."""

import math

import numpy as np

from ._affine import Affine2D
from ._patch_base import Patch
from .path import Path


class _Lazy(Patch):
    """A patch whose outline is made when it is asked for."""

    _path = None

    def _reshape(self, **shape):
        """Take other measures and forget the outline."""
        self.__dict__.update(shape, _path=None, stale=True)

    def get_path(self):
        if self._path is None:
            self._path = self._outline()
        return self._path


class Ellipse(Patch):
    """An ellipse by its centre and its whole width and height."""

    __module__ = "matplotlib.patches"
    _aspect_ratio_correction = 1.0

    def __str__(self):
        return "Ellipse(xy=(%s, %s), width=%s, height=%s, angle=%s)" % (*self._center, self._width, self._height, self._angle)

    def __init__(self, xy, width, height, *, angle=0, **kwargs):
        super().__init__(**kwargs)
        self._center, self._width, self._height, self._angle = xy, width, height, angle

    def get_path(self):
        return Path.unit_circle()

    def _size(self):
        """The width and the height as numbers."""
        return self.convert_xunits(self._width), self.convert_yunits(self._height)

    def get_patch_transform(self):
        x, y = self.convert_xunits(self._center[0]), self.convert_yunits(self._center[1])
        width, height = self._size()
        aspect = self._aspect_ratio_correction
        place = Affine2D().scale(width * 0.5, height * 0.5 * aspect)
        return place.rotate_deg(self._angle).scale(1, 1 / aspect).translate(x, y)

    def set_center(self, xy):
        self._center = xy
        self.stale = True

    def get_center(self):
        return self._center

    def set_width(self, width):
        self._width = width
        self.stale = True

    def get_width(self):
        return self._width

    def set_height(self, height):
        self._height = height
        self.stale = True

    def get_height(self):
        return self._height

    def set_angle(self, angle):
        self._angle = angle
        self.stale = True

    def get_angle(self):
        return self._angle

    center = property(get_center, set_center)
    width = property(get_width, set_width)
    height = property(get_height, set_height)
    angle = property(get_angle, set_angle)

    def get_corners(self):
        """The corners of the box around the ellipse, turned with it."""
        return self.get_patch_transform().transform([(-1, -1), (1, -1), (1, 1), (-1, 1)])

    def _axis_ends(self, longer):
        upright = (self._width < self._height) == longer
        ends = [(0, 1), (0, -1)] if upright else [(1, 0), (-1, 0)]
        return [tuple(point) for point in self.get_patch_transform().transform(ends)]

    def get_vertices(self):
        """The ends of the longer axis."""
        return self._axis_ends(True)

    def get_co_vertices(self):
        """The ends of the shorter axis."""
        return self._axis_ends(False)


class Circle(Ellipse):
    """A circle by its centre and radius."""

    __module__ = "matplotlib.patches"

    def __str__(self):
        return "Circle(xy=(%g, %g), radius=%g)" % (*self.center, self.radius)

    def __init__(self, xy, radius=5, **kwargs):
        super().__init__(xy, radius * 2, radius * 2, **kwargs)
        self.radius = radius

    def set_radius(self, radius):
        self.width = self.height = 2 * radius
        self.stale = True

    def get_radius(self):
        return self.width / 2.0

    radius = property(get_radius, set_radius)


class Annulus(_Lazy):
    """A ring, perhaps of an ellipse."""

    __module__ = "matplotlib.patches"

    def __init__(self, xy, r, width, angle=0.0, **kwargs):
        super().__init__(**kwargs)
        self.set_radii(r)
        self.set_width(width)
        self._center, self._angle = xy, angle

    def __str__(self):
        r = self.a if self.a == self.b else (self.a, self.b)
        return "Annulus(xy=(%s, %s), r=%s, width=%s, angle=%s)" % (*self.center, r, self.width, self.angle)

    def set_center(self, xy):
        self._reshape(_center=xy)

    def get_center(self):
        return self._center

    def set_width(self, width):
        if width > min(self.a, self.b):
            raise ValueError("Width of annulus must be less than or equal to semi-minor axis")
        self._reshape(_width=width)

    def get_width(self):
        return self._width

    def set_angle(self, angle):
        self._reshape(_angle=angle)

    def get_angle(self):
        return self._angle

    center = property(get_center, set_center)
    width = property(get_width, set_width)
    angle = property(get_angle, set_angle)

    def set_radii(self, r):
        if np.shape(r) not in ((), (2,)):
            raise ValueError("Parameter 'r' must be one or two floats.")
        a, b = r if np.ndim(r) else (float(r), float(r))
        self._reshape(a=a, b=b)

    def get_radii(self):
        return self.a, self.b

    def set_semimajor(self, a):
        self._reshape(a=float(a))

    def set_semiminor(self, b):
        self._reshape(b=float(b))

    radii = property(get_radii, set_radii)

    def _ring(self, a, b, turn):
        arc = Path.arc(0, 360)
        place = Affine2D().scale(a, b).rotate_deg(self._angle).translate(*self._center)
        return place.transform(arc.vertices[::turn]), arc.codes

    def _outline(self):
        outer, codes = self._ring(self.a, self.b, 1)
        inner, _ = self._ring(self.a - self._width, self.b - self._width, -1)
        return Path(np.concatenate([outer, inner, outer[:1], [(0, 0)]]), np.concatenate([codes, codes, [1, 79]]))


class Wedge(_Lazy):
    """A piece of a pie, or of a ring when it has a width."""

    __module__ = "matplotlib.patches"

    def __str__(self):
        return "Wedge(center=(%g, %g), r=%g, theta1=%g, theta2=%g, width=%s)" % (
            *self.center, self.r, self.theta1, self.theta2, self.width)

    def __init__(self, center, r, theta1, theta2, *, width=None, **kwargs):
        super().__init__(**kwargs)
        self._reshape(center=center, r=r, theta1=theta1, theta2=theta2, width=width)
        self.get_path()

    def _outline(self):
        whole = abs(self.theta2 - self.theta1 - 360) <= 1e-12
        arc = Path.arc(0, 360) if whole else Path.arc(self.theta1, self.theta2)
        connector = 1 if whole else 2
        if self.width is not None:
            back = arc.vertices[::-1] * (self.r - self.width) / self.r
            vertices = np.concatenate([arc.vertices, back, [(0, 0)]])
            codes = np.concatenate([arc.codes, [connector], arc.codes[1:], [79]])
        else:
            vertices = np.concatenate([arc.vertices, [(0, 0), (0, 0)]])
            codes = np.concatenate([arc.codes, [connector, 79]])
        return Path(vertices * self.r + np.asarray(self.center), codes)

    def set_center(self, center):
        self._reshape(center=center)

    def set_radius(self, radius):
        self._reshape(r=radius)

    def set_theta1(self, theta1):
        self._reshape(theta1=theta1)

    def set_theta2(self, theta2):
        self._reshape(theta2=theta2)

    def set_width(self, width):
        self._reshape(width=width)


class Arc(Ellipse):
    """A part of an ellipse, as a line; it cannot be filled."""

    __module__ = "matplotlib.patches"

    def __str__(self):
        return "Arc(xy=(%g, %g), width=%g, height=%g, angle=%g, theta1=%g, theta2=%g)" % (
            *self.center, self.width, self.height, self.angle, self.theta1, self.theta2)

    def __init__(self, xy, width, height, *, angle=0.0, theta1=0.0, theta2=360.0, **kwargs):
        if kwargs.setdefault("fill", False):
            raise ValueError("Arc objects cannot be filled")
        super().__init__(xy, width, height, angle=angle, **kwargs)
        self.theta1, self.theta2 = theta1, theta2
        self._update_path()

    def _update_path(self):
        """The angles are those seen, so they are stretched back to the unit circle."""
        width, height = self._size()
        theta1, theta2 = self.theta1, self.theta2
        if width != height:
            theta1, theta2 = _stretched(theta1, width / height), _stretched(theta2, width / height)
        if abs(theta2 - theta1) % 360 == 0 and theta1 != theta2:
            theta1, theta2 = 0, 360
        self._path = Path.arc(theta1, theta2)

    def get_path(self):
        self._update_path()
        return self._path


def _stretched(theta, scale):
    radians = math.radians(theta)
    stretched = math.degrees(math.atan2(scale * math.sin(radians), math.cos(radians)))
    return (stretched + 360) % 360 if theta % 360 or theta == 0 else theta
