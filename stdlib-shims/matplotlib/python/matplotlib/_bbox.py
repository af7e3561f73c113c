"""Boxes: questions about them, and boxes that can be changed."""

import numpy as np

import _matplotlib

from ._transform_base import TransformNode, _kind

_ANCHORS = {"C": (0.5, 0.5), "SW": (0, 0), "S": (0.5, 0), "SE": (1.0, 0), "E": (1.0, 0.5), "NE": (1.0, 1.0),
            "N": (0.5, 1.0), "NW": (0, 1.0), "W": (0, 0.5)}
_INFINITY = float("inf")


def _check_box(value, name):
    if not isinstance(value, BboxBase):
        raise TypeError(f"{name!r} must be an instance of matplotlib.transforms.BboxBase, not a {_kind(value)}")


def _indented(*parts):
    """The parts of a printed transform, one per line and moved to the right."""
    return ",".join("\n    " + str(part).replace("\n", "\n    ") for part in parts)


class BboxBase(TransformNode):
    """A box given by two corners; the first may lie right of or above the second."""

    __module__ = "matplotlib.transforms"
    is_bbox = True
    is_affine = True
    coefs = _ANCHORS

    def _box(self):
        """The corners as four plain floats x0, y0, x1, y1."""
        (x0, y0), (x1, y1) = self.get_points().tolist()
        return x0, y0, x1, y1

    def get_points(self):
        """The corners as a 2 by 2 array."""
        x0, y0, x1, y1 = self._box()
        return np.array([[x0, y0], [x1, y1]])

    def __array__(self, *args, **kwargs):
        return self.get_points()

    def frozen(self):
        return Bbox._of(*self._box())

    x0 = property(lambda self: np.float64(self._box()[0]))
    y0 = property(lambda self: np.float64(self._box()[1]))
    x1 = property(lambda self: np.float64(self._box()[2]))
    y1 = property(lambda self: np.float64(self._box()[3]))
    p0 = property(lambda self: self.get_points()[0])
    p1 = property(lambda self: self.get_points()[1])
    intervalx = property(lambda self: self.get_points()[:, 0])
    intervaly = property(lambda self: self.get_points()[:, 1])

    @property
    def xmin(self):
        x0, _, x1, _ = self._box()
        return np.float64(min(x0, x1))

    @property
    def ymin(self):
        _, y0, _, y1 = self._box()
        return np.float64(min(y0, y1))

    @property
    def xmax(self):
        x0, _, x1, _ = self._box()
        return np.float64(max(x0, x1))

    @property
    def ymax(self):
        _, y0, _, y1 = self._box()
        return np.float64(max(y0, y1))

    @property
    def min(self):
        return self.get_points().min(axis=0)

    @property
    def max(self):
        return self.get_points().max(axis=0)

    @property
    def width(self):
        x0, _, x1, _ = self._box()
        return np.float64(x1 - x0)

    @property
    def height(self):
        _, y0, _, y1 = self._box()
        return np.float64(y1 - y0)

    @property
    def size(self):
        x0, y0, x1, y1 = self._box()
        return np.array([x1 - x0, y1 - y0])

    @property
    def bounds(self):
        x0, y0, x1, y1 = self._box()
        return np.float64(x0), np.float64(y0), np.float64(x1 - x0), np.float64(y1 - y0)

    @property
    def extents(self):
        return np.array(self._box())

    def _ordered(self):
        """The corners as x0 <= x1, y0 <= y1."""
        x0, y0, x1, y1 = self._box()
        if x0 > x1:
            x0, x1 = x1, x0
        if y0 > y1:
            y0, y1 = y1, y0
        return x0, y0, x1, y1

    def containsx(self, x):
        x0, _, x1, _ = self._ordered()
        return x0 <= x <= x1

    def containsy(self, y):
        _, y0, _, y1 = self._ordered()
        return y0 <= y <= y1

    def contains(self, x, y):
        """Whether a point lies in the box or on its edge."""
        x0, y0, x1, y1 = self._ordered()
        return np.bool_(x0 <= x <= x1 and y0 <= y <= y1)

    def fully_containsx(self, x):
        x0, _, x1, _ = self._ordered()
        return x0 < x < x1

    def fully_containsy(self, y):
        _, y0, _, y1 = self._ordered()
        return y0 < y < y1

    def fully_contains(self, x, y):
        """Whether a point lies strictly inside."""
        return self.fully_containsx(x) and self.fully_containsy(y)

    def overlaps(self, other):
        """Whether two boxes share a point."""
        ax0, ay0, ax1, ay1 = self._ordered()
        bx0, by0, bx1, by1 = other._ordered()
        return np.bool_(ax0 <= bx1 and bx0 <= ax1 and ay0 <= by1 and by0 <= ay1)

    def fully_overlaps(self, other):
        """Whether two boxes share more than an edge."""
        ax0, ay0, ax1, ay1 = self._ordered()
        bx0, by0, bx1, by1 = other._ordered()
        return np.bool_(ax0 < bx1 and bx0 < ax1 and ay0 < by1 and by0 < ay1)

    def transformed(self, transform):
        """The box around the transformed lower left, upper left and lower right corners."""
        x0, y0, x1, y1 = self._box()
        corners = transform.transform(np.array([[x0, y0], [x0, y1], [x1, y0]]))
        (ax, ay), (bx, by), (cx, cy) = corners.tolist()
        return Bbox._of(ax, ay, cx, by)

    def anchored(self, c, container):
        """The box moved to a corner, side or relative place of a container."""
        left, bottom, right, top = container._box()
        x0, y0, x1, y1 = self._box()
        across, up = _ANCHORS[c] if isinstance(c, str) else c
        width, height = x1 - x0, y1 - y0
        x, y = left + across * (right - left - width), bottom + up * (top - bottom - height)
        return Bbox._of(x0 + (x - x0), y0 + (y - y0), x1 + (x - x0), y1 + (y - y0))

    def shrunk(self, mx, my):
        """The box with the same first corner and scaled sides."""
        x0, y0, x1, y1 = self._box()
        return Bbox._of(x0, y0, x0 + mx * (x1 - x0), y0 + my * (y1 - y0))

    def shrunk_to_aspect(self, box_aspect, container=None, fig_aspect=1.0):
        """The largest box inside this one whose height is `box_aspect` times its width."""
        if box_aspect <= 0 or fig_aspect <= 0:
            raise ValueError("'box_aspect' and 'fig_aspect' must be positive")
        box = self if container is None else container
        width, height = float(box.width), float(box.height)
        tall = width * box_aspect / fig_aspect
        if tall <= height:
            size = width, tall
        else:
            size = height * fig_aspect / box_aspect, height
        x0, y0, _, _ = self._box()
        return Bbox._of(x0, y0, x0 + size[0], y0 + size[1])

    def splitx(self, *args):
        """Boxes side by side, cut at fractions of the width."""
        x0, y0, x1, y1 = self._box()
        cuts = [0, *args, 1]
        return [Bbox._of(x0 + a * (x1 - x0), y0, x0 + b * (x1 - x0), y1) for a, b in zip(cuts, cuts[1:])]

    def splity(self, *args):
        """Boxes on top of each other, cut at fractions of the height."""
        x0, y0, x1, y1 = self._box()
        cuts = [0, *args, 1]
        return [Bbox._of(x0, y0 + a * (y1 - y0), x1, y0 + b * (y1 - y0)) for a, b in zip(cuts, cuts[1:])]

    def count_contains(self, vertices):
        """How many points lie strictly inside."""
        vertices = np.asarray(vertices)
        if len(vertices) == 0:
            return 0
        x0, y0, x1, y1 = self._ordered()
        x, y = vertices[:, 0], vertices[:, 1]
        return int(((x > x0) & (x < x1) & (y > y0) & (y < y1)).sum())

    def count_overlaps(self, bboxes):
        """How many boxes overlap this one."""
        return sum(1 for box in bboxes if self.fully_overlaps(box))

    def expanded(self, sw, sh):
        """The box scaled about its centre."""
        x0, y0, x1, y1 = self._box()
        dx, dy = (sw * (x1 - x0) - (x1 - x0)) / 2, (sh * (y1 - y0) - (y1 - y0)) / 2
        return Bbox._of(x0 - dx, y0 - dy, x1 + dx, y1 + dy)

    def padded(self, w_pad, h_pad=None):
        """The box with room added on each side."""
        h_pad = w_pad if h_pad is None else h_pad
        x0, y0, x1, y1 = self._box()
        return Bbox._of(x0 - w_pad, y0 - h_pad, x1 + w_pad, y1 + h_pad)

    def translated(self, tx, ty):
        """The box moved."""
        x0, y0, x1, y1 = self._box()
        return Bbox._of(x0 + tx, y0 + ty, x1 + tx, y1 + ty)

    def corners(self):
        """The four corners."""
        x0, y0, x1, y1 = self._box()
        return np.array([[x0, y0], [x0, y1], [x1, y0], [x1, y1]])

    def rotated(self, radians):
        """The box around this one after it was turned about the origin."""
        from ._affine import Affine2D
        corners = Affine2D().rotate(radians).transform(self.corners())
        box = Bbox.unit()
        box.update_from_data_xy(corners, ignore=True)
        return box

    @staticmethod
    def union(bboxes):
        """The box around all boxes."""
        boxes = [box._ordered() for box in bboxes]
        if not boxes:
            raise ValueError("'bboxes' cannot be empty")
        return Bbox._of(min(box[0] for box in boxes), min(box[1] for box in boxes),
                        max(box[2] for box in boxes), max(box[3] for box in boxes))

    @staticmethod
    def intersection(bbox1, bbox2):
        """What two boxes share, or None."""
        a, b = bbox1._ordered(), bbox2._ordered()
        x0, y0, x1, y1 = max(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3])
        return Bbox._of(x0, y0, x1, y1) if x0 <= x1 and y0 <= y1 else None


class Bbox(BboxBase):
    """A box that can be changed. It remembers the smallest positive value it has seen, for logarithmic axes."""

    __module__ = "matplotlib.transforms"
    _ignore = True

    def __init__(self, points, **kwargs):
        points = np.asarray(points, float)
        if points.shape != (2, 2):
            raise ValueError('Bbox points must be of the form "[[x0, y0], [x1, y1]]".')
        (x0, y0), (x1, y1) = points.tolist()
        self._corners = (x0, y0, x1, y1)
        self._minpos = (_INFINITY, _INFINITY)
        self._original = self._corners

    @classmethod
    def _of(cls, x0, y0, x1, y1):
        box = cls.__new__(cls)
        box._corners = box._original = (float(x0), float(y0), float(x1), float(y1))
        box._minpos = (_INFINITY, _INFINITY)
        return box

    def _box(self):
        return self._corners

    def _put(self, x0, y0, x1, y1):
        corners = (float(x0), float(y0), float(x1), float(y1))
        if corners != self._corners:
            self._corners = corners
            self.invalidate()

    def frozen(self):
        box = Bbox._of(*self._corners)
        box._minpos = self._minpos
        return box

    @staticmethod
    def unit():
        """The box from (0, 0) to (1, 1)."""
        return Bbox._of(0.0, 0.0, 1.0, 1.0)

    @staticmethod
    def null():
        """The box that holds nothing, from infinity to minus infinity."""
        return Bbox._of(_INFINITY, _INFINITY, -_INFINITY, -_INFINITY)

    @staticmethod
    def from_bounds(x0, y0, width, height):
        """A box from a corner and a size."""
        return Bbox._of(x0, y0, x0 + width, y0 + height)

    @staticmethod
    def from_extents(*args, minpos=None):
        """A box from left, bottom, right and top."""
        box = Bbox(np.reshape(args, (2, 2)))
        if minpos is not None:
            box._minpos = (float(minpos), float(minpos)) if np.ndim(minpos) == 0 else tuple(float(value) for value in minpos)
        return box

    def __format__(self, spec):
        return "Bbox(x0={:{f}}, y0={:{f}}, x1={:{f}}, y1={:{f}})".format(*self._corners, f=spec)

    def __str__(self):
        return format(self, "")

    def __repr__(self):
        x0, y0, x1, y1 = self._corners
        return f"Bbox([[{x0}, {y0}], [{x1}, {y1}]])"

    def ignore(self, value):
        """Whether the next update forgets what the box held."""
        self._ignore = value

    def update_from_data_xy(self, xy, ignore=None, updatex=True, updatey=True):
        """Grow to hold points; with `ignore` hold nothing else."""
        xy = np.asarray(xy, float)
        if len(xy) == 0:
            return
        if ignore is None:
            ignore = self._ignore
        x0, y0, x1, y1 = (_INFINITY, _INFINITY, -_INFINITY, -_INFINITY) if ignore else self._corners
        small_x, small_y = (_INFINITY, _INFINITY) if ignore else self._minpos
        left, right, positive_x, lowest, highest, positive_y = _matplotlib.data_box(xy)
        old = self._corners
        if updatex:
            x0, x1, small_x = min(x0, left), max(x1, right), min(small_x, positive_x)
        else:
            x0, x1, small_x = old[0], old[2], self._minpos[0]
        if updatey:
            y0, y1, small_y = min(y0, lowest), max(y1, highest), min(small_y, positive_y)
        else:
            y0, y1, small_y = old[1], old[3], self._minpos[1]
        self._minpos = (small_x, small_y)
        self._put(x0, y0, x1, y1)

    def update_from_data_x(self, x, ignore=None):
        """Grow in x only."""
        x = np.ravel(x)
        self.update_from_data_xy(np.column_stack([x, np.ones(x.size)]), ignore=ignore, updatey=False)

    def update_from_data_y(self, y, ignore=None):
        """Grow in y only."""
        y = np.ravel(y)
        self.update_from_data_xy(np.column_stack([np.ones(y.size), y]), ignore=ignore, updatex=False)

    def update_from_path(self, path, ignore=None, updatex=True, updatey=True):
        """Grow to hold the points of a path, control points too."""
        codes = path.codes
        vertices = path.vertices if codes is None else path.vertices[codes != 79]
        self.update_from_data_xy(vertices, ignore, updatex, updatey)

    def set_points(self, points):
        """Replace both corners."""
        (x0, y0), (x1, y1) = np.asarray(points, float).tolist()
        self._put(x0, y0, x1, y1)

    def set(self, other):
        """Take over the corners of another box."""
        self._put(*other._box())

    def _set_part(self, place, value):
        corners = list(self._corners)
        corners[place] = value
        self._put(*corners)

    x0 = property(BboxBase.x0.fget, lambda self, value: self._set_part(0, value))
    y0 = property(BboxBase.y0.fget, lambda self, value: self._set_part(1, value))
    x1 = property(BboxBase.x1.fget, lambda self, value: self._set_part(2, value))
    y1 = property(BboxBase.y1.fget, lambda self, value: self._set_part(3, value))

    def _set_p0(self, point):
        self._put(point[0], point[1], *self._corners[2:])

    def _set_p1(self, point):
        self._put(*self._corners[:2], point[0], point[1])

    def _set_intervalx(self, interval):
        self._put(interval[0], self._corners[1], interval[1], self._corners[3])

    def _set_intervaly(self, interval):
        self._put(self._corners[0], interval[0], self._corners[2], interval[1])

    def _set_bounds(self, bounds):
        left, bottom, width, height = bounds
        self._put(left, bottom, left + width, bottom + height)

    p0 = property(BboxBase.p0.fget, _set_p0)
    p1 = property(BboxBase.p1.fget, _set_p1)
    intervalx = property(BboxBase.intervalx.fget, _set_intervalx)
    intervaly = property(BboxBase.intervaly.fget, _set_intervaly)
    bounds = property(BboxBase.bounds.fget, _set_bounds)

    minpos = property(lambda self: np.array(self._minpos))
    minposx = property(lambda self: np.float64(self._minpos[0]))
    minposy = property(lambda self: np.float64(self._minpos[1]))

    def mutated(self):
        """Whether the box was changed since it was made."""
        return self.mutatedx() or self.mutatedy()

    def mutatedx(self):
        return self._corners[0] != self._original[0] or self._corners[2] != self._original[2]

    def mutatedy(self):
        return self._corners[1] != self._original[1] or self._corners[3] != self._original[3]
