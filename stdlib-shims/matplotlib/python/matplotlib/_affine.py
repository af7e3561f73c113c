"""Affine transforms of the plane: kept as six numbers, shown as a 3 by 3 matrix."""

import math

import numpy as np

import _matplotlib

from ._bbox import _check_box, _indented
from ._transform_base import Transform, _epoch
from .path import Path

_IDENTITY = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


def _then(first, second):
    """The six numbers of one affine transform followed by another."""
    a, b, c, d, e, f = first
    p, q, r, s, t, u = second
    return p * a + r * b, q * a + s * b, p * c + r * d, q * c + s * d, p * e + r * f + t, q * e + s * f + u


class AffineBase(Transform):
    """A transform that is a matrix."""

    __module__ = "matplotlib.transforms"
    is_affine = True

    def __eq__(self, other):
        if getattr(other, "is_affine", False) and hasattr(other, "get_matrix"):
            return self._values() == other._values()
        return NotImplemented

    __hash__ = object.__hash__

    def get_affine(self):
        return self

    def transform_non_affine(self, values):
        return values

    def transform_path(self, path):
        return self.transform_path_affine(path)

    def transform_path_non_affine(self, path):
        return path


class Affine2DBase(AffineBase):
    """An affine transform of the plane. A subclass gives `get_matrix`, or the six numbers in `_values`."""

    __module__ = "matplotlib.transforms"
    input_dims = 2
    output_dims = 2
    has_inverse = True

    def _values(self):
        (a, c, e), (b, d, f), _ = np.asarray(self.get_matrix()).tolist()
        return a, b, c, d, e, f

    def get_matrix(self):
        a, b, c, d, e, f = self._values()
        return np.array([[a, c, e], [b, d, f], [0.0, 0.0, 1.0]])

    @property
    def is_separable(self):
        _, b, c, _, _, _ = self._values()
        return b == 0.0 and c == 0.0

    def frozen(self):
        return Affine2D._of(self._values())

    def to_values(self):
        """The numbers (a, b, c, d, e, f)."""
        return tuple(np.float64(value) for value in self._values())

    def transform(self, values):
        if type(values) is tuple and len(values) == 2 and type(values[0]) is float and type(values[1]) is float:
            a, b, c, d, e, f = self._values()
            x, y = values
            return np.array([a * x + c * y + e, b * x + d * y + f])
        return self.transform_affine(values)

    def transform_affine(self, values):
        return _matplotlib.placed(values, self._values())

    def transform_path_affine(self, path):
        return Path._fast_from_codes_and_verts(self.transform_affine(path.vertices), path.codes, path)

    def inverted(self):
        a, b, c, d, e, f = self._values()
        det = a * d - b * c
        if det == 0.0:
            from numpy.linalg import LinAlgError
            raise LinAlgError("Singular matrix")
        if b == 0.0 and c == 0.0:
            return Affine2D._of((1.0 / a, 0.0, 0.0, 1.0 / d, -e / a, -f / d))
        return Affine2D._of((d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det))


class Affine2D(Affine2DBase):
    """An affine transform that can be changed."""

    __module__ = "matplotlib.transforms"

    def __init__(self, matrix=None, **kwargs):
        if matrix is None:
            self._six = _IDENTITY
        else:
            (a, c, e), (b, d, f) = (matrix[0], matrix[1]) if len(matrix) == 3 else matrix
            self._six = tuple(float(value) for value in (a, b, c, d, e, f))

    @classmethod
    def _of(cls, values):
        made = cls.__new__(cls)
        made._six = values
        return made

    def __str__(self):
        a, b, c, d, e, f = self._six
        if (b, c, e, f) == (0, 0, 0, 0):
            return f"Affine2D().scale({a})" if a == d else f"Affine2D().scale({a}, {d})"
        text = str(self.get_matrix()).replace("\n", "\n    ")
        return f"Affine2D(\n    {text})"

    def _values(self):
        return self._six

    def _become(self, values):
        self._six = values
        if self._watched:
            _epoch[0] += 1
        return self

    @staticmethod
    def from_values(a, b, c, d, e, f):
        """A transform from its six numbers, column by column."""
        return Affine2D._of((float(a), float(b), float(c), float(d), float(e), float(f)))

    def set_matrix(self, mtx):
        """Take over a 3 by 3 matrix."""
        (a, c, e), (b, d, f), _ = np.asarray(mtx, float).tolist()
        self._become((a, b, c, d, e, f))

    def set(self, other):
        """Take over the matrix of another transform."""
        self._become(other._values())

    def clear(self):
        """Become the identity."""
        return self._become(_IDENTITY)

    def rotate(self, theta):
        """Turn by radians."""
        cos, sin = math.cos(theta), math.sin(theta)
        return self._become(_then(self._six, (cos, sin, -sin, cos, 0.0, 0.0)))

    def rotate_deg(self, degrees):
        """Turn by degrees."""
        return self.rotate(math.radians(degrees))

    def rotate_around(self, x, y, theta):
        """Turn about a point."""
        return self.translate(-x, -y).rotate(theta).translate(x, y)

    def rotate_deg_around(self, x, y, degrees):
        """Turn about a point by degrees."""
        x, y = float(x), float(y)
        return self.translate(-x, -y).rotate_deg(degrees).translate(x, y)

    def translate(self, tx, ty):
        """Move."""
        a, b, c, d, e, f = self._six
        return self._become((a, b, c, d, e + float(tx), f + float(ty)))

    def scale(self, sx, sy=None):
        """Scale about the origin."""
        sx = float(sx)
        sy = sx if sy is None else float(sy)
        a, b, c, d, e, f = self._six
        return self._become((a * sx, b * sy, c * sx, d * sy, e * sx, f * sy))

    def skew(self, xShear, yShear):
        """Shear by angles in radians."""
        return self._become(_then(self._six, (1.0, math.tan(yShear), math.tan(xShear), 1.0, 0.0, 0.0)))

    def skew_deg(self, xShear, yShear):
        """Shear by angles in degrees."""
        return self.skew(math.radians(xShear), math.radians(yShear))


class IdentityTransform(Affine2DBase):
    """The transform that changes nothing."""

    __module__ = "matplotlib.transforms"
    is_separable = True

    def __str__(self):
        return "IdentityTransform()"

    def _values(self):
        return _IDENTITY

    def frozen(self):
        return self

    def transform(self, values):
        return np.asanyarray(values)

    transform_affine = transform
    transform_non_affine = transform

    def transform_path(self, path):
        return path

    transform_path_affine = transform_path
    transform_path_non_affine = transform_path

    def get_affine(self):
        return self

    def inverted(self):
        return self


class BboxTransform(Affine2DBase):
    """From one box to another."""

    __module__ = "matplotlib.transforms"
    is_separable = True

    def __init__(self, boxin, boxout, **kwargs):
        _check_box(boxin, "boxin")
        _check_box(boxout, "boxout")
        self._boxin, self._boxout = boxin, boxout
        self.set_children(boxin, boxout)

    def __str__(self):
        return f"BboxTransform({_indented(self._boxin, self._boxout)})"

    def _values(self):
        return _between(self._boxin._box(), self._boxout._box())


def _between(source, target):
    left, bottom, right, top = source
    x0, y0, x1, y1 = target
    sx, sy = _quotient(x1 - x0, right - left), _quotient(y1 - y0, top - bottom)
    return sx, 0.0, 0.0, sy, x0 - left * sx, y0 - bottom * sy


def _quotient(over, under):
    """A division in which a size of zero gives infinity."""
    if under == 0.0:
        return math.copysign(math.inf, over) if over else math.nan
    return over / under


class BboxTransformTo(Affine2DBase):
    """From the unit box to a box."""

    __module__ = "matplotlib.transforms"
    is_separable = True

    def __init__(self, boxout, **kwargs):
        _check_box(boxout, "boxout")
        self._boxout = boxout
        self.set_children(boxout)

    def __str__(self):
        return f"{type(self).__name__}({_indented(self._boxout)})"

    def _values(self):
        x0, y0, x1, y1 = self._boxout._box()
        return x1 - x0, 0.0, 0.0, y1 - y0, x0, y0


class BboxTransformToMaxOnly(BboxTransformTo):
    """From the unit box to a box whose first corner is the origin."""

    __module__ = "matplotlib.transforms"

    def _values(self):
        _, _, x1, y1 = self._boxout._box()
        return x1, 0.0, 0.0, y1, 0.0, 0.0


class BboxTransformFrom(Affine2DBase):
    """From a box to the unit box."""

    __module__ = "matplotlib.transforms"
    is_separable = True

    def __init__(self, boxin, **kwargs):
        _check_box(boxin, "boxin")
        self._boxin = boxin
        self.set_children(boxin)

    def __str__(self):
        return f"BboxTransformFrom({_indented(self._boxin)})"

    def _values(self):
        return _between(self._boxin._box(), (0.0, 0.0, 1.0, 1.0))


class ScaledTranslation(Affine2DBase):
    """A move by a vector that is itself transformed."""

    __module__ = "matplotlib.transforms"

    def __init__(self, xt, yt, scale_trans, **kwargs):
        self._t = (xt, yt)
        self._scale_trans = scale_trans
        self.set_children(scale_trans)

    def __str__(self):
        return f"ScaledTranslation({_indented(self._t)})"

    def _values(self):
        x, y = self._t
        a, b, c, d, e, f = self._scale_trans._values()
        return 1.0, 0.0, 0.0, 1.0, float(a * x + c * y + e), float(b * x + d * y + f)


class AffineDeltaTransform(Affine2DBase):
    """The linear part of a transform: how differences are transformed."""

    __module__ = "matplotlib.transforms"
    pass_through = True

    def __init__(self, transform, **kwargs):
        self._base_transform = transform
        self.set_children(transform)

    def __str__(self):
        return f"AffineDeltaTransform({_indented(self._base_transform)})"

    def _values(self):
        return (*self._base_transform._values()[:4], 0.0, 0.0)
