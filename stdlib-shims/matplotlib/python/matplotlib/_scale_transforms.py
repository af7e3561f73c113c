"""The transforms behind the axis scales; each works on whole arrays of one coordinate."""

import math

import numpy as np

from .transforms import Transform


class _OneCoordinate(Transform):
    input_dims = output_dims = 1
    is_separable = True
    has_inverse = True

    def transform_affine(self, values):
        """Nothing is left to do."""
        return values

    def transform(self, values):
        """The values transformed."""
        return self.transform_non_affine(np.asarray(values))


def _logarithm(values, base):
    if base == 10:
        return np.log10(values)
    if base == 2:
        return np.log2(values)
    logs = np.log(values)
    return logs if base == math.e else logs / math.log(base)


def _check_nonpositive(nonpositive, words=("clip", "mask")):
    if nonpositive not in words:
        raise ValueError(f"{nonpositive!r} is not a valid value for nonpositive; supported values are {', '.join(map(repr, words))}")


class FuncTransform(_OneCoordinate):
    """By a pair of functions."""

    __module__ = "matplotlib.scale"

    def __init__(self, forward, inverse):
        if not (callable(forward) and callable(inverse)):
            raise ValueError("arguments to FuncTransform must be functions")
        self._forward = forward
        self._inverse = inverse

    def transform_non_affine(self, values):
        """The values transformed."""
        return self._forward(values)

    def inverted(self):
        """The other way round."""
        return FuncTransform(self._inverse, self._forward)

    def followed_by(self, other):
        """These functions, then another transform."""
        back = other.inverted()
        return FuncTransform(lambda values: other.transform(self._forward(values)), lambda values: self._inverse(back.transform(values)))


class LogTransform(_OneCoordinate):
    """The logarithm; values that have none are cut to a very small one or become missing."""

    __module__ = "matplotlib.scale"

    def __init__(self, base, nonpositive="clip"):
        if base <= 0 or base == 1:
            raise ValueError("The log base cannot be <= 0 or == 1")
        _check_nonpositive(nonpositive)
        self.base = base
        self._clip = nonpositive == "clip"

    def __str__(self):
        return f"LogTransform(base={self.base}, nonpositive={'clip' if self._clip else 'mask'!r})"

    def transform_non_affine(self, values):
        """The values transformed."""
        with np.errstate(divide="ignore", invalid="ignore"):
            out = _logarithm(np.asarray(values, float), self.base)
            if self._clip:
                out = np.where(np.asarray(values) <= 0, -1000.0, out)
        return out

    def inverted(self):
        """The power."""
        return InvertedLogTransform(self.base)


class InvertedLogTransform(_OneCoordinate):
    """The base to the power of the values."""

    __module__ = "matplotlib.scale"

    def __init__(self, base):
        self.base = base

    def __str__(self):
        return f"InvertedLogTransform(base={self.base})"

    def transform_non_affine(self, values):
        """The values transformed."""
        return np.power(float(self.base), np.asarray(values, float))

    def inverted(self):
        """The logarithm."""
        return LogTransform(self.base)


class SymmetricalLogTransform(_OneCoordinate):
    """Linear up to a threshold on both sides of zero, logarithmic beyond."""

    __module__ = "matplotlib.scale"

    def __init__(self, base, linthresh, linscale):
        if base <= 1.0:
            raise ValueError("'base' must be larger than 1")
        for name, value in (("linthresh", linthresh), ("linscale", linscale)):
            if value <= 0.0:
                raise ValueError(f"{name!r} must be positive")
        self.base, self.linthresh, self.linscale = base, linthresh, linscale
        self._linscale_adj = linscale / (1.0 - base**-1)
        self._log_base = math.log(base)

    def transform_non_affine(self, values):
        """The values transformed."""
        values = np.asarray(values, float)
        size = np.abs(values)
        inside = size <= self.linthresh
        with np.errstate(divide="ignore", invalid="ignore"):
            out = np.sign(values) * self.linthresh * (self._linscale_adj + np.log(size / self.linthresh) / self._log_base)
        return np.where(inside, values * self._linscale_adj, out)

    def inverted(self):
        """The other way round."""
        return InvertedSymmetricalLogTransform(self.base, self.linthresh, self.linscale)


class InvertedSymmetricalLogTransform(_OneCoordinate):
    """Undoes SymmetricalLogTransform."""

    __module__ = "matplotlib.scale"

    def __init__(self, base, linthresh, linscale):
        self.base = base
        self.linthresh = linthresh
        self.linscale = linscale
        self._linscale_adj = linscale / (1.0 - base**-1)
        self.invlinthresh = linthresh * self._linscale_adj

    def transform_non_affine(self, values):
        """The values transformed."""
        values = np.asarray(values, float)
        size = np.abs(values)
        inside = size <= self.invlinthresh
        with np.errstate(over="ignore", invalid="ignore"):
            out = np.sign(values) * self.linthresh * np.power(float(self.base), size / self.linthresh - self._linscale_adj)
        return np.where(inside, values / self._linscale_adj, out)

    def inverted(self):
        """The other way round."""
        return SymmetricalLogTransform(self.base, self.linthresh, self.linscale)


class AsinhTransform(_OneCoordinate):
    """Linear near zero, logarithmic far away."""

    __module__ = "matplotlib.scale"

    def __init__(self, linear_width):
        if linear_width <= 0.0:
            raise ValueError("Scale parameter 'linear_width' must be strictly positive")
        self.linear_width = linear_width

    def transform_non_affine(self, values):
        """The values transformed."""
        return self.linear_width * np.arcsinh(np.asarray(values, float) / self.linear_width)

    def inverted(self):
        """The other way round."""
        return InvertedAsinhTransform(self.linear_width)


class InvertedAsinhTransform(_OneCoordinate):
    """Undoes AsinhTransform."""

    __module__ = "matplotlib.scale"

    def __init__(self, linear_width):
        self.linear_width = linear_width

    def transform_non_affine(self, values):
        """The values transformed."""
        return self.linear_width * np.sinh(np.asarray(values, float) / self.linear_width)

    def inverted(self):
        """The other way round."""
        return AsinhTransform(self.linear_width)


class LogitTransform(_OneCoordinate):
    """The logarithm (to 10) of the odds."""

    __module__ = "matplotlib.scale"

    def __init__(self, nonpositive="mask"):
        _check_nonpositive(nonpositive, ("mask", "clip"))
        self._nonpositive = nonpositive
        self._clip = nonpositive == "clip"

    def __str__(self):
        return f"LogitTransform({self._nonpositive!r})"

    def transform_non_affine(self, values):
        """The values transformed."""
        values = np.asarray(values, float)
        with np.errstate(divide="ignore", invalid="ignore"):
            out = np.log10(values / (1 - values))
            if self._clip:
                out = np.where(values <= 0, -1000.0, np.where(values >= 1, 1000.0, out))
        return out

    def inverted(self):
        """The other way round."""
        return LogisticTransform(self._nonpositive)


class LogisticTransform(_OneCoordinate):
    """Undoes LogitTransform."""

    __module__ = "matplotlib.scale"

    def __init__(self, nonpositive="mask"):
        self._nonpositive = nonpositive

    def __str__(self):
        return f"LogisticTransform({self._nonpositive!r})"

    def transform_non_affine(self, values):
        """The values transformed."""
        return 1.0 / (1 + np.power(10.0, -np.asarray(values, float)))

    def inverted(self):
        """The other way round."""
        return LogitTransform(self._nonpositive)
