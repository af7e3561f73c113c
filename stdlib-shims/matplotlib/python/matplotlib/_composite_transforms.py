"""Transforms made of others: one after the other, one for x and one for y, and paths that follow a transform."""

import numpy as np

from . import _transform_base
from ._affine import Affine2D, Affine2DBase, IdentityTransform, ScaledTranslation, _then
from ._bbox import _indented
from ._transform_base import Transform, TransformNode, _check_transform, _epoch


class CompositeGenericTransform(Transform):
    """One transform, then another."""

    __module__ = "matplotlib.transforms"
    pass_through = True

    def __init__(self, a, b, **kwargs):
        if a.output_dims != b.input_dims:
            raise ValueError("The output dimension of 'a' must be equal to the input dimensions of 'b'")
        self.input_dims = a.input_dims
        self.output_dims = b.output_dims
        self._a, self._b = a, b
        self._stamp = None
        self.set_children(a, b)

    def __str__(self):
        return f"{type(self).__name__}({_indented(self._a, self._b)})"

    def __eq__(self, other):
        if isinstance(other, (CompositeGenericTransform, CompositeAffine2D)):
            return self is other or (self._a == other._a and self._b == other._b)
        return False

    __hash__ = object.__hash__

    def frozen(self):
        a, b = self._a.frozen(), self._b.frozen()
        made = composite_transform_factory(a, b)
        return made if isinstance(made, CompositeGenericTransform) else made.frozen()

    is_affine = property(lambda self: self._a.is_affine and self._b.is_affine)
    is_separable = property(lambda self: self._a.is_separable and self._b.is_separable)
    has_inverse = property(lambda self: self._a.has_inverse and self._b.has_inverse)
    depth = property(lambda self: self._a.depth + self._b.depth)

    def _iter_break_from_left_to_right(self):
        for left, right in self._a._iter_break_from_left_to_right():
            yield left, right + self._b
        for left, right in self._b._iter_break_from_left_to_right():
            yield self._a + left, right

    def contains_branch_seperately(self, other_transform):
        if self.output_dims != 2:
            raise ValueError("contains_branch_seperately only supports transforms with 2 output dimensions")
        if self == other_transform:
            return True, True
        return self._b.contains_branch_seperately(other_transform)

    def _values(self):
        if self._stamp != _epoch[0]:
            b = self._b._values()
            self._six = _then(self._a._values(), b) if self._b.is_affine else b
            self._stamp = _epoch[0]
        return self._six

    def get_affine(self):
        return Affine2D._of(self._values())

    def transform_affine(self, values):
        return self.get_affine().transform(values)

    def transform_non_affine(self, values):
        if self._b.is_affine:
            return values if self._a.is_affine else self._a.transform_non_affine(values)
        return self._b.transform_non_affine(self._a.transform(values))

    def transform_path_non_affine(self, path):
        if self._b.is_affine:
            return path if self._a.is_affine else self._a.transform_path_non_affine(path)
        return self._b.transform_path_non_affine(self._a.transform_path(path))

    def inverted(self):
        return CompositeGenericTransform(self._b.inverted(), self._a.inverted())


class CompositeAffine2D(Affine2DBase):
    """One affine transform, then another."""

    __module__ = "matplotlib.transforms"

    def __init__(self, a, b, **kwargs):
        if not a.is_affine or not b.is_affine:
            raise ValueError("'a' and 'b' must be affine transforms")
        if a.output_dims != b.input_dims:
            raise ValueError("The output dimension of 'a' must be equal to the input dimensions of 'b'")
        self._a, self._b = a, b
        self._stamp = None
        self.set_children(a, b)

    def __str__(self):
        return f"CompositeAffine2D({_indented(self._a, self._b)})"

    depth = property(lambda self: self._a.depth + self._b.depth)

    _iter_break_from_left_to_right = CompositeGenericTransform._iter_break_from_left_to_right

    def _values(self):
        if self._stamp != _epoch[0]:
            self._six = _then(self._a._values(), self._b._values())
            self._stamp = _epoch[0]
        return self._six


def composite_transform_factory(a, b):
    """One transform, then another, in the simplest form."""
    if isinstance(a, IdentityTransform):
        return b
    if isinstance(b, IdentityTransform):
        return a
    if isinstance(a, Affine2DBase) and isinstance(b, Affine2DBase):
        return CompositeAffine2D(a, b)
    return CompositeGenericTransform(a, b)


_transform_base.join = composite_transform_factory


class _Blended:
    """What both kinds of blends share."""

    def __eq__(self, other):
        if isinstance(other, (BlendedGenericTransform, BlendedAffine2D)):
            return self._x == other._x and self._y == other._y
        if self._x == self._y:
            return self._x == other
        return NotImplemented

    def contains_branch_seperately(self, transform):
        return self._x.contains_branch(transform), self._y.contains_branch(transform)

    def __str__(self):
        return f"{type(self).__name__}({_indented(self._x, self._y)})"

    def _values(self):
        if self._stamp != _epoch[0]:
            a, _, c, _, e, _ = self._x._values()
            _, b, _, d, _, f = self._y._values()
            self._six = (a, b, c, d, e, f)
            self._stamp = _epoch[0]
        return self._six


class BlendedGenericTransform(_Blended, Transform):
    """One transform for x, another for y."""

    __module__ = "matplotlib.transforms"
    input_dims = 2
    output_dims = 2
    is_separable = True
    pass_through = True
    __hash__ = object.__hash__

    def __init__(self, x_transform, y_transform, **kwargs):
        self._x, self._y = x_transform, y_transform
        self._stamp = None
        self.set_children(x_transform, y_transform)

    depth = property(lambda self: max(self._x.depth, self._y.depth))
    is_affine = property(lambda self: self._x.is_affine and self._y.is_affine)
    has_inverse = property(lambda self: self._x.has_inverse and self._y.has_inverse)

    def contains_branch(self, other):
        return False

    def frozen(self):
        return blended_transform_factory(self._x.frozen(), self._y.frozen())

    def get_affine(self):
        return Affine2D._of(self._values())

    def transform_non_affine(self, values):
        x, y = self._x, self._y
        if x.is_affine and y.is_affine:
            return values
        values = np.asarray(values)
        if x == y and x.input_dims == 2:
            return x.transform_non_affine(values)
        return np.column_stack([_one_column(x, values, 0), _one_column(y, values, 1)])

    def inverted(self):
        return BlendedGenericTransform(self._x.inverted(), self._y.inverted())


def _one_column(transform, values, column):
    if transform.input_dims == 2:
        return np.asarray(transform.transform_non_affine(values))[:, column]
    return np.asarray(transform.transform_non_affine(values[:, column]))


class BlendedAffine2D(_Blended, Affine2DBase):
    """One affine transform for x, another for y."""

    __module__ = "matplotlib.transforms"
    is_separable = True
    __hash__ = object.__hash__

    def __init__(self, x_transform, y_transform, **kwargs):
        if not (x_transform.is_affine and y_transform.is_affine):
            raise ValueError("Both *x_transform* and *y_transform* must be affine transforms")
        if not (x_transform.is_separable and y_transform.is_separable):
            raise ValueError("Both *x_transform* and *y_transform* must be separable")
        self._x, self._y = x_transform, y_transform
        self._stamp = None
        self.set_children(x_transform, y_transform)


def blended_transform_factory(x_transform, y_transform):
    """One transform for x, another for y, in the simplest form."""
    if isinstance(x_transform, Affine2DBase) and isinstance(y_transform, Affine2DBase):
        return BlendedAffine2D(x_transform, y_transform)
    return BlendedGenericTransform(x_transform, y_transform)


class TransformedPath(TransformNode):
    """A path together with the transform it goes through."""

    __module__ = "matplotlib.transforms"

    def __init__(self, path, transform):
        _check_transform(transform, "transform")
        self._path = path
        self._transform = transform
        self.set_children(transform)
        self._stamp = None

    def _revalidate(self):
        if self._stamp != _epoch[0]:
            self._halfway = self._transform.transform_path_non_affine(self._path)
            self._stamp = _epoch[0]

    def get_transformed_points_and_affine(self):
        """The path after the first half, and the affine second half."""
        self._revalidate()
        return self._halfway, self.get_affine()

    get_transformed_path_and_affine = get_transformed_points_and_affine

    def get_fully_transformed_path(self):
        """The path after the whole transform."""
        self._revalidate()
        return self._transform.transform_path_affine(self._halfway)

    def get_affine(self):
        return self._transform.get_affine()


class TransformedPatchPath(TransformedPath):
    """The outline of a patch, as it is now."""

    __module__ = "matplotlib.transforms"

    def __init__(self, patch):
        super().__init__(patch.get_path(), patch.get_transform())
        self._patch = patch

    def _revalidate(self):
        path = self._patch.get_path()
        if path is not self._path:
            self._path = path
            self._stamp = None
        super()._revalidate()


def offset_copy(trans, fig=None, x=0.0, y=0.0, units="inches"):
    """A transform followed by a move in inches, points or dots."""
    if units not in ("dots", "points", "inches"):
        raise ValueError(f"{units!r} is not a valid value for units; supported values are 'dots', 'points', 'inches'")
    if units == "dots":
        return trans + Affine2D().translate(x, y)
    if fig is None:
        raise ValueError("For units of inches or points a fig kwarg is needed")
    if units == "points":
        x, y = x / 72.0, y / 72.0
    return trans + ScaledTranslation(x, y, fig.dpi_scale_trans)
