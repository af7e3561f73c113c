"""What all transforms share: joining, splitting, points in and out, and a cheap way to notice changes.

Cached results carry the epoch in which they were made. An object that others depend on ("watched") starts a new epoch when it changes.
"""

import math
from operator import attrgetter

import numpy as np

_epoch = [0]


def join(first, second):
    """One transform, then another. What makes them is built upon this file, and takes this place when it is loaded."""
    from ._composite_transforms import composite_transform_factory
    return composite_transform_factory(first, second)


class TransformNode:
    """Something that transforms depend on: a box or a transform."""

    __module__ = "matplotlib.transforms"
    is_affine = False
    is_bbox = False
    pass_through = False
    _watched = False

    def invalidate(self):
        """Say that this object changed, so that what depends on it is computed again."""
        if self._watched:
            _epoch[0] += 1

    def set_children(self, *children):
        """Name the objects that this one depends on."""
        for child in children:
            child._watched = True

    def frozen(self):
        """A copy that no longer follows its parts."""
        return self


class Transform(TransformNode):
    """A function from points to points."""

    __module__ = "matplotlib.transforms"
    input_dims = None
    output_dims = None
    is_separable = False
    has_inverse = False

    def __add__(self, other):
        return join(self, other) if isinstance(other, Transform) else NotImplemented

    def __sub__(self, other):
        if not isinstance(other, Transform):
            return NotImplemented
        for remainder, part in self._iter_break_from_left_to_right():
            if part == other:
                return remainder
        for remainder, part in other._iter_break_from_left_to_right():
            if part == self:
                if not remainder.has_inverse:
                    raise ValueError("The shortcut cannot be computed since 'other' includes a non-invertible component")
                return remainder.inverted()
        if other.has_inverse:
            return self + other.inverted()
        raise ValueError("It is not possible to compute transA - transB since transB cannot be inverted and there is no shortcut possible.")

    __hash__ = object.__hash__

    def __array__(self, *args, **kwargs):
        return np.array(self.get_affine().get_matrix())

    def _iter_break_from_left_to_right(self):
        from ._affine import IdentityTransform
        yield IdentityTransform(), self

    @property
    def depth(self):
        return 1

    def contains_branch(self, other):
        """Whether `other` is a tail of this transform."""
        if other.depth > self.depth:
            return False
        return any(part == other for _, part in self._iter_break_from_left_to_right())

    def contains_branch_seperately(self, other_transform):
        """Whether `other_transform` is a tail in x, and in y."""
        if self.output_dims != 2:
            raise ValueError("contains_branch_seperately only supports transforms with 2 output dimensions")
        return (self.contains_branch(other_transform),) * 2

    def _values(self):
        """The affine part as six numbers (a, b, c, d, e, f)."""
        return self.get_affine().to_values()

    def transform(self, values):
        """Points (N, dims), or one point, after this transform."""
        values = np.asanyarray(values)
        shape = values.ndim
        values = values.reshape((-1, self.input_dims))
        result = self.transform_affine(self.transform_non_affine(values))
        if shape == 0:
            return result[0, 0]
        if shape == 1:
            return result.reshape(-1)
        if shape == 2:
            return result
        raise ValueError(f"Input values must have shape (N, {self.input_dims}) or ({self.input_dims},)")

    def transform_affine(self, values):
        """The affine second half."""
        return self.get_affine().transform(values)

    def transform_non_affine(self, values):
        """The first half, which is not affine."""
        return values

    def transform_point(self, point):
        """One point."""
        if len(point) != self.input_dims:
            raise ValueError("The length of 'point' must be 'self.input_dims'")
        return self.transform(point)

    def transform_bbox(self, bbox):
        """The box between two transformed corners."""
        from ._bbox import Bbox
        return Bbox(self.transform(bbox.get_points()))

    def get_affine(self):
        """The affine part."""
        from ._affine import IdentityTransform
        return IdentityTransform()

    def get_matrix(self):
        """The affine part as a 3 by 3 matrix."""
        return self.get_affine().get_matrix()

    def transform_path(self, path):
        """A path after this transform."""
        return self.transform_path_affine(self.transform_path_non_affine(path))

    def transform_path_affine(self, path):
        return self.get_affine().transform_path_affine(path)

    def transform_path_non_affine(self, path):
        if self.is_affine:
            return path
        from .path import Path
        return Path._fast_from_codes_and_verts(self.transform_non_affine(path.vertices), path.codes, path)

    def transform_angles(self, angles, pts, radians=False, pushoff=1e-5):
        """Directions at given points, as they are after this transform."""
        if self.input_dims != 2 or self.output_dims != 2:
            raise NotImplementedError("Only defined in 2D")
        angles = np.asarray(angles)
        pts = np.asarray(pts)
        if pts.ndim != 2 or pts.shape[1] != 2:
            raise ValueError("'pts' must be array with 2 columns for x, y")
        if angles.ndim != 1 or angles.shape[0] != pts.shape[0]:
            raise ValueError("'angles' must be a column vector and have same number of rows as 'pts'")
        turned = angles if radians else np.deg2rad(angles)
        ahead = pts + pushoff * np.column_stack([np.cos(turned), np.sin(turned)])
        step = self.transform(ahead) - self.transform(pts)
        result = np.arctan2(step[:, 1], step[:, 0])
        return result if radians else np.rad2deg(result)

    def inverted(self):
        """The transform that goes back."""
        raise NotImplementedError()


class TransformWrapper(Transform):
    """A place that holds a transform which may be replaced."""

    __module__ = "matplotlib.transforms"
    pass_through = True
    _FORWARDED = ("transform", "transform_affine", "transform_non_affine", "transform_path", "transform_path_affine",
                  "transform_path_non_affine", "get_affine", "get_matrix", "inverted", "_values")

    def __init__(self, child):
        _check_transform(child)
        self._set(child)

    def __eq__(self, other):
        return self._child.__eq__(other)

    __hash__ = object.__hash__

    def __str__(self):
        from ._bbox import _indented
        return f"TransformWrapper({_indented(self._child)})"

    def _set(self, child):
        self.set_children(child)
        # Methods of the child become those of this object, which saves a call on each use.
        self.__dict__.update({name: getattr(child, name) for name in self._FORWARDED}, _child=child)

    def set(self, child):
        """Put another transform of the same dimensions here."""
        if (child.input_dims, child.output_dims) != (self.input_dims, self.output_dims):
            raise ValueError("The input and output dims of the new child ({}, {}) do not match those of current child ({}, {})".format(
                child.input_dims, child.output_dims, self.input_dims, self.output_dims))
        self._set(child)
        self.invalidate()

    def frozen(self):
        return self._child.frozen()

    def _iter_break_from_left_to_right(self):
        return self._child._iter_break_from_left_to_right()

    @property
    def depth(self):
        return self._child.depth

    input_dims, output_dims, is_affine, is_separable, has_inverse = (
        property(attrgetter("_child." + name)) for name in ("input_dims", "output_dims", "is_affine", "is_separable", "has_inverse"))


def _check_transform(value, name="child"):
    if not isinstance(value, Transform):
        raise TypeError(f"{name!r} must be an instance of matplotlib.transforms.Transform, not a {_kind(value)}")


def _kind(value):
    """The name of a value's type, with its module unless it is a builtin."""
    kind = type(value)
    return kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"


def nonsingular(vmin, vmax, expander=0.001, tiny=1e-15, increasing=True):
    """An interval widened where it is too narrow, and ordered."""
    if not (math.isfinite(vmin) and math.isfinite(vmax)):
        return -expander, expander
    swapped = vmax < vmin
    if swapped:
        vmin, vmax = vmax, vmin
    vmin, vmax = float(vmin), float(vmax)
    largest = max(abs(vmin), abs(vmax))
    if largest < (1e6 / tiny) * 2.2250738585072014e-308:
        vmin, vmax = -expander, expander
    elif vmax - vmin <= largest * tiny:
        if vmax == 0 and vmin == 0:
            vmin, vmax = -expander, expander
        else:
            vmin -= expander * abs(vmin)
            vmax += expander * abs(vmax)
    return (vmax, vmin) if swapped and not increasing else (vmin, vmax)


def interval_contains(interval, val):
    """Whether a value lies in an interval, ends included."""
    a, b = sorted(interval)
    return a <= val <= b


def interval_contains_open(interval, val):
    """Whether a value lies in an interval, ends excluded."""
    a, b = sorted(interval)
    return a < val < b
