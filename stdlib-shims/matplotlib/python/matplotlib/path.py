"""Outlines: vertices, and codes that say how they are joined."""

import numpy as np

from . import rcParams
from . import _path_geometry as geometry
from . import _path_shapes as shapes
from ._bbox import Bbox

_cached = {}


class Path:
    """A series of lines and curves, perhaps in several parts, open or closed."""

    code_type = np.uint8
    STOP = np.uint8(0)
    MOVETO = np.uint8(1)
    LINETO = np.uint8(2)
    CURVE3 = np.uint8(3)
    CURVE4 = np.uint8(4)
    CLOSEPOLY = np.uint8(79)
    NUM_VERTICES_FOR_CODE = {STOP: 1, MOVETO: 1, LINETO: 1, CURVE3: 2, CURVE4: 3, CLOSEPOLY: 1}

    def __init__(self, vertices, codes=None, _interpolation_steps=1, closed=False, readonly=False):
        vertices = np.asarray(vertices, float)
        if vertices.ndim != 2 or vertices.shape[1] != 2:
            raise ValueError(f"'vertices' must be 2D with shape (N, 2), but your input has shape {vertices.shape}")
        if codes is not None and len(vertices):
            codes = np.asarray(codes, np.uint8)
            if codes.ndim != 1 or len(codes) != len(vertices):
                raise ValueError("'codes' must be a 1D list or array with the same length of 'vertices'. "
                                 f"Your vertices have shape {vertices.shape} but your codes have shape {codes.shape}")
            if codes[0] != 1:
                raise ValueError("The first element of 'code' must be equal to 'MOVETO' "
                                 f"({self.MOVETO}).  Your first code is {codes[0]}")
        elif codes is not None:
            codes = np.asarray(codes, np.uint8)
        elif closed and len(vertices):
            codes = np.full(len(vertices), 2, np.uint8)
            codes[0] = 1
            codes[-1] = 79
        self._vertices = vertices
        self._codes = codes
        self._interpolation_steps = _interpolation_steps
        self._readonly = False
        self._threshold = None
        self._simplify = None
        if readonly:
            self._lock()

    def _lock(self):
        self._readonly = True
        self._vertices.flags.writeable = False
        if self._codes is not None:
            self._codes.flags.writeable = False

    @classmethod
    def _fast_from_codes_and_verts(cls, verts, codes, internals_from=None):
        """A path from arrays that are known to be right."""
        made = cls.__new__(cls)
        made._vertices = np.asarray(verts, float)
        made._codes = codes
        made._readonly = False
        made._interpolation_steps = 1
        made._threshold = made._simplify = None
        if internals_from is not None:
            made._interpolation_steps = internals_from._interpolation_steps
            made._threshold = internals_from._threshold
            made._simplify = internals_from._simplify
        return made

    def __repr__(self):
        return f"Path({self._vertices!r}, {self._codes!r})"

    def __len__(self):
        return len(self._vertices)

    def _set_vertices(self, vertices):
        if self._readonly:
            raise AttributeError("Can't set vertices on a readonly Path")
        self._vertices = vertices

    def _set_codes(self, codes):
        if self._readonly:
            raise AttributeError("Can't set codes on a readonly Path")
        self._codes = codes

    vertices = property(lambda self: self._vertices, _set_vertices)
    codes = property(lambda self: self._codes, _set_codes)
    readonly = property(lambda self: self._readonly)

    @property
    def simplify_threshold(self):
        if self._threshold is None:
            return rcParams["path.simplify_threshold"]
        return self._threshold

    @simplify_threshold.setter
    def simplify_threshold(self, threshold):
        self._threshold = threshold

    @property
    def should_simplify(self):
        if self._simplify is not None:
            return self._simplify
        return (self.simplify_threshold > 0 and rcParams["path.simplify"] and len(self._vertices) >= 128
                and (self._codes is None or bool((self._codes <= 2).all())))

    @should_simplify.setter
    def should_simplify(self, value):
        self._simplify = value

    def copy(self):
        """A path that shares the arrays."""
        return Path._fast_from_codes_and_verts(self._vertices, self._codes, self)

    __copy__ = copy

    def __deepcopy__(self, memo=None):
        codes = None if self._codes is None else self._codes.copy()
        return Path._fast_from_codes_and_verts(self._vertices.copy(), codes, self)

    def deepcopy(self, memo=None):
        """A path with arrays of its own, which may be changed."""
        return self.__deepcopy__(memo)

    @classmethod
    def make_compound_path_from_polys(cls, XY):
        """One path of many closed polygons with the same number of corners, given as (polygons, corners, 2)."""
        count, sides, two = XY.shape
        if two != 2:
            raise ValueError("The third dimension of 'XY' must be 2")
        vertices = np.zeros((count, sides + 1, 2))
        vertices[:, :sides] = XY
        codes = np.full((count, sides + 1), 2, np.uint8)
        codes[:, 0] = 1
        codes[:, -1] = 79
        return cls(vertices.reshape(-1, 2), codes.reshape(-1))

    @classmethod
    def make_compound_path(cls, *args):
        """One path of many, in order."""
        if not args:
            return cls(np.empty((0, 2)))
        vertices = np.concatenate([path.vertices for path in args])
        codes = np.concatenate([path._codes_or_lines() for path in args])
        kept = codes != 0
        kept[-1] = True
        return cls(vertices[kept], codes[kept])

    def _codes_or_lines(self):
        if self._codes is not None:
            return self._codes
        codes = np.full(len(self._vertices), 2, np.uint8)
        if len(codes):
            codes[0] = 1
        return codes

    def iter_segments(self, transform=None, remove_nans=True, clip=None, snap=False, stroke_width=1.0, simplify=None,
                      curves=True, sketch=None):
        """Each piece as (its points after the first one, its code)."""
        if not len(self):
            return
        path = self if transform is None else transform.transform_path(self)
        vertices, codes = path.vertices, path._codes_or_lines()
        if not curves:
            vertices, codes = geometry.flattened(vertices, codes)
        place = 0
        while place < len(codes):
            code = codes[place]
            if code == 0:
                return
            count = self.NUM_VERTICES_FOR_CODE[code]
            points = vertices[place:place + count]
            if not remove_nans or bool(np.isfinite(points).all()):
                yield points.reshape(-1), code
            place += count

    def iter_bezier(self, **kwargs):
        """Each piece as a Bezier curve with its code."""
        from ._bezier import BezierSegment
        first = previous = None
        for points, code in self.iter_segments(**kwargs):
            points = points.reshape(-1, 2)
            if code == 1:
                first = previous = points[0]
                yield BezierSegment(points), code
            elif code == 79:
                yield BezierSegment(np.array([previous, first])), code
                previous = first
            else:
                yield BezierSegment(np.concatenate([[previous], points])), code
                previous = points[-1]

    def cleaned(self, transform=None, remove_nans=False, clip=None, *, simplify=False, curves=False, stroke_width=1.0,
                snap=False, sketch=None):
        """A copy after a transform, without missing points or curves if asked so, ended by a STOP."""
        if simplify or snap or clip is not None or sketch is not None:
            raise NotImplementedError("Path.cleaned with simplify, snap, clip or sketch")
        path = self if transform is None else transform.transform_path(self)
        vertices, codes = path.vertices, path._codes_or_lines()
        if not curves:
            vertices, codes = geometry.flattened(vertices, codes)
        if remove_nans:
            good = np.isfinite(vertices).all(axis=1)
            broken = np.concatenate([[False], ~good[:-1]])
            codes = np.where(broken & (codes == 2), 1, codes)[good]
            vertices = vertices[good]
        return Path._fast_from_codes_and_verts(np.concatenate([vertices, [[0.0, 0.0]]]),
                                               np.concatenate([codes, [0]]).astype(np.uint8), self)

    def transformed(self, transform):
        """A copy after a transform."""
        return Path(transform.transform(self._vertices), self._codes, self._interpolation_steps)

    def _placed(self, transform):
        if transform is None:
            return self._vertices, self._codes
        path = transform.transform_path(self)
        return path.vertices, path.codes

    def contains_point(self, point, transform=None, radius=0.0):
        """Whether a point lies inside."""
        vertices, codes = self._placed(transform)
        return bool(geometry.contains(vertices, codes, np.asarray([point], float), radius)[0])

    def contains_points(self, points, transform=None, radius=0.0):
        """Which points lie inside."""
        vertices, codes = self._placed(transform)
        return geometry.contains(vertices, codes, np.asarray(points, float), radius)

    def contains_path(self, path, transform=None):
        """Whether another path lies wholly inside."""
        vertices, codes = self._placed(transform)
        if geometry.crosses(geometry.segments(vertices, codes), geometry.segments(path.vertices, path.codes)):
            return False
        return bool(geometry.contains(vertices, codes, path.vertices[:1], 0.0)[0])

    def get_extents(self, transform=None, **kwargs):
        """The box around the path, curves included."""
        vertices, codes = self._placed(transform)
        if codes is not None:
            if geometry.has_curves(codes):
                return Bbox(geometry.curve_extents(vertices, codes))
            vertices = vertices[(codes == 1) | (codes == 2)]
        if not len(vertices):
            return Bbox.null()
        return Bbox(np.array([vertices.min(axis=0), vertices.max(axis=0)]))

    def intersects_path(self, other, filled=True):
        """Whether two paths meet; when filled, also when one holds the other."""
        if geometry.crosses(geometry.segments(self._vertices, self._codes), geometry.segments(other.vertices, other.codes)):
            return True
        return filled and (self.contains_path(other) or other.contains_path(self))

    def intersects_bbox(self, bbox, filled=True):
        """Whether the path meets a box."""
        return self.intersects_path(Path(bbox.corners()[[0, 2, 3, 1, 0]], closed=True), filled)

    def interpolated(self, steps):
        """A path with each line cut into so many."""
        if steps == 1 or len(self) == 0:
            return self
        count = len(self._vertices)
        places = np.arange((count - 1) * steps + 1) / steps
        known = np.arange(count)
        vertices = np.column_stack([np.interp(places, known, self._vertices[:, 0]), np.interp(places, known, self._vertices[:, 1])])
        codes = self._codes
        if codes is not None:
            new = np.full((count - 1) * steps + 1, 2, np.uint8)
            new[0::steps] = codes
            codes = new
        return Path(vertices, codes)

    def to_polygons(self, transform=None, width=0, height=0, closed_only=True):
        """Straight outlines, one array per part."""
        if not len(self):
            return []
        result = []
        for points, closed in geometry.polygons(*self._placed(transform)):
            if closed_only:
                if len(points) < 3:
                    continue
                if not closed and (points[0] != points[-1]).any():
                    points = np.concatenate([points, points[:1]])
            result.append(points)
        return result

    def clip_to_bbox(self, bbox, inside=True):
        """What lies inside a box."""
        parts = []
        for outline, closed in geometry.polygons(self._vertices, self._codes):
            points = geometry.clipped(outline[:-1] if closed else outline, bbox._ordered(), inside)
            if len(points):
                parts.append(Path(np.concatenate([points, points[:1]])))
        return self.make_compound_path(*parts)

    @classmethod
    def unit_rectangle(cls):
        """From (0, 0) to (1, 1)."""
        return _shape(("rectangle",), lambda: (np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0], [0.0, 0.0]]), None))

    @classmethod
    def unit_regular_polygon(cls, numVertices):
        """A regular polygon around the origin with its first corner on top."""
        return _shape(("polygon", numVertices), lambda: (shapes.polygon(numVertices), None))

    @classmethod
    def unit_regular_star(cls, numVertices, innerCircle=0.5):
        """A star around the origin with its first corner on top."""
        return _shape(("star", numVertices, innerCircle), lambda: (shapes.star(numVertices, innerCircle), None))

    @classmethod
    def unit_regular_asterisk(cls, numVertices):
        """A star without width."""
        return cls.unit_regular_star(numVertices, 0.0)

    @classmethod
    def unit_circle(cls):
        """A circle of radius 1 around the origin."""
        return _shape(("circle",), shapes.circle)

    @classmethod
    def unit_circle_righthalf(cls):
        """The right half of the unit circle."""
        return _shape(("half",), shapes.right_half)

    @classmethod
    def circle(cls, center=(0.0, 0.0), radius=1.0, readonly=False):
        """A circle."""
        vertices, codes = shapes.circle()
        return Path(vertices * radius + np.asarray(center, float), codes, readonly=readonly)

    @classmethod
    def arc(cls, theta1, theta2, n=None, is_wedge=False):
        """A part of the unit circle between two angles in degrees."""
        return cls(*shapes.arc(theta1, theta2, n, is_wedge), readonly=True)

    @classmethod
    def wedge(cls, theta1, theta2, n=None):
        """A piece of a pie of radius 1."""
        return cls.arc(theta1, theta2, n, True)

    @staticmethod
    def hatch(hatchpattern, density=6):
        """The lines that fill one square of a hatch, or None."""
        from .hatch import get_path
        return None if hatchpattern is None else get_path(hatchpattern, density)


def _shape(key, make):
    """A shape that is made once and cannot be changed."""
    path = _cached.get(key)
    if path is None:
        vertices, codes = make()
        path = _cached[key] = Path(vertices, codes, closed=codes is None, readonly=True)
    return path


def get_path_collection_extents(master_transform, paths, transforms, offsets, offset_transform):
    """The box around paths drawn at offsets."""
    from .transforms import Bbox
    from ._collection_extents import extents
    if len(paths) == 0:
        raise ValueError("No paths provided")
    return Bbox.from_extents(*extents(master_transform, paths, transforms, offsets, offset_transform)[0])
