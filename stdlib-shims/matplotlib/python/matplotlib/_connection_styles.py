"""How an arrow gets from one point to another: straight, in an arc, or around corners."""

import math

import numpy as np

from ._bezier import NonIntersectingPathException, inside_circle, split_path_inout
from ._named_styles import NamedStyle
from .path import Path


class _Base:
    """A path between two points, cut where it leaves patches and shortened at its ends."""

    __module__ = "matplotlib.patches"

    @staticmethod
    def _inside_patch(patch):
        def inside(point):
            xy_point = np.asarray(point)
            return patch.contains_point((float(xy_point[0]), float(xy_point[1])), radius=0)
        return inside

    def _clip(self, path, in_start, in_stop):
        if in_start:
            try:
                _, path = split_path_inout(path, in_start)
            except (ValueError, NonIntersectingPathException):
                pass
        if in_stop:
            try:
                path, _ = split_path_inout(path, in_stop)
            except (ValueError, NonIntersectingPathException):
                pass
        return path

    def __call__(self, posA, posB, shrinkA=2.0, shrinkB=2.0, patchA=None, patchB=None):
        path = self.connect(posA, posB)
        path = self._clip(path, self._inside_patch(patchA) if patchA else None, self._inside_patch(patchB) if patchB else None)
        start, stop = path.vertices[0], path.vertices[-1]
        return self._clip(path, inside_circle(*start, shrinkA) if shrinkA else None, inside_circle(*stop, shrinkB) if shrinkB else None)


class Arc3(_Base):
    """A quadratic curve whose middle is moved sideways by `rad` times the distance."""

    def __init__(self, rad=0.0):
        self.rad = rad

    def connect(self, posA, posB):
        (x1, y1), (x2, y2) = posA, posB
        middle_x, middle_y = (x1 + x2) / 2.0, (y1 + y2) / 2.0
        dx, dy = x2 - x1, y2 - y1
        return Path([(x1, y1), (middle_x + self.rad * dy, middle_y - self.rad * dx), (x2, y2)], [1, 3, 3])


class Angle3(_Base):
    """A quadratic curve that leaves and arrives at given angles."""

    def __init__(self, angleA=90, angleB=0):
        self.angleA, self.angleB = angleA, angleB

    def connect(self, posA, posB):
        return Path([posA, _corner(posA, self.angleA, posB, self.angleB), posB], [1, 3, 3])


def _corner(posA, angleA, posB, angleB):
    """Where two directions from two points meet."""
    from ._bezier import _meeting
    a, b = math.radians(angleA), math.radians(angleB)
    return _meeting(*posA, math.cos(a), math.sin(a), *posB, math.cos(b), math.sin(b))


class Angle(_Base):
    """Two lines that meet at a corner, perhaps a round one."""

    def __init__(self, angleA=90, angleB=0, rad=0.0):
        self.angleA, self.angleB, self.rad = angleA, angleB, rad

    def connect(self, posA, posB):
        cx, cy = _corner(posA, self.angleA, posB, self.angleB)
        (x1, y1), (x2, y2) = posA, posB
        vertices, codes = [(x1, y1)], [1]
        if self.rad == 0.0:
            vertices.append((cx, cy))
            codes.append(2)
        else:
            dx1, dy1, dx2, dy2 = x1 - cx, y1 - cy, x2 - cx, y2 - cy
            first, second = self.rad / math.hypot(dx1, dy1), self.rad / math.hypot(dx2, dy2)
            vertices += [(cx + dx1 * first, cy + dy1 * first), (cx, cy), (cx + dx2 * second, cy + dy2 * second)]
            codes += [2, 3, 3]
        return Path([*vertices, (x2, y2)], [*codes, 2])


class Arc(_Base):
    """Lines that leave both ends at angles, joined with round corners."""

    def __init__(self, angleA=0, angleB=0, armA=None, armB=None, rad=0.0):
        self.angleA, self.angleB, self.armA, self.armB, self.rad = angleA, angleB, armA, armB, rad

    def connect(self, posA, posB):
        (x1, y1), (x2, y2) = posA, posB
        vertices, codes, rounded = [(x1, y1)], [1], []
        if self.armA:
            cos, sin = math.cos(math.radians(self.angleA)), math.sin(math.radians(self.angleA))
            for arm in (self.armA - self.rad, self.armA):
                rounded.append((x1 + arm * cos, y1 + arm * sin))
        if self.armB:
            cos, sin = math.cos(math.radians(self.angleB)), math.sin(math.radians(self.angleB))
            end = (x2 + self.armB * cos, y2 + self.armB * sin)
            if rounded:
                last = rounded[-1]
                dx, dy = end[0] - last[0], end[1] - last[1]
                length = math.hypot(dx, dy)
                rounded.append((last[0] + self.rad * dx / length, last[1] + self.rad * dy / length))
                vertices += rounded
                codes += [2, 3, 3]
            last = vertices[-1]
            dx, dy = end[0] - last[0], end[1] - last[1]
            length = math.hypot(dx, dy)
            rounded = [(last[0] + (length - self.rad) * dx / length, last[1] + (length - self.rad) * dy / length), end]
        if rounded:
            last = rounded[-1]
            dx, dy = x2 - last[0], y2 - last[1]
            length = math.hypot(dx, dy)
            rounded.append((last[0] + self.rad * dx / length, last[1] + self.rad * dy / length))
            vertices += rounded
            codes += [2, 3, 3]
        return Path([*vertices, (x2, y2)], [*codes, 2])


class Bar(_Base):
    """A line with arms at both ends."""

    def __init__(self, armA=0.0, armB=0.0, fraction=0.3, angle=None):
        self.armA, self.armB, self.fraction, self.angle = armA, armB, fraction, angle

    def connect(self, posA, posB):
        (x1, y1), (x2, y2) = posA, posB
        x20, y20 = posB
        theta = math.atan2(y2 - y1, x2 - x1)
        dx, dy = x2 - x1, y2 - y1
        length = math.hypot(dx, dy)
        ux, uy = dx / length, dy / length
        armA, armB = self.armA, self.armB
        if self.angle is not None:
            wanted = math.radians(self.angle)
            turn = theta - wanted
            down = length * math.sin(turn)
            along = length * math.cos(turn)
            x2, y2 = x1 + along * math.cos(wanted), y1 + along * math.sin(wanted)
            armB = armB - down
            dx, dy = x2 - x1, y2 - y1
            across = math.hypot(dx, dy)
            ux, uy = dx / across, dy / across
        arm = max(armA, armB)
        reach = self.fraction * length + arm
        first = (x1 + reach * uy, y1 - reach * ux)
        second = (x2 + reach * uy, y2 - reach * ux)
        return Path([(x1, y1), first, second, (x20, y20)], [1, 2, 2, 2])


class ConnectionStyle(NamedStyle):
    """How two points are connected, by name."""

    __module__ = "matplotlib.patches"
    Arc3, Angle3, Angle, Arc, Bar = Arc3, Angle3, Angle, Arc, Bar
    _style_list = {"arc3": Arc3, "angle3": Angle3, "angle": Angle, "arc": Arc, "bar": Bar}


ConnectionStyle._adopt()
