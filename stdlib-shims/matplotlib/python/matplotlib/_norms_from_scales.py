"""Norms that follow an axis scale: logarithmic, symmetric logarithmic, asinh, or by functions."""

import numpy as np

from ._norm_classes import Normalize


class ScaleNorm(Normalize):
    """Transforms by a scale, then linear."""

    def __init__(self, vmin=None, vmax=None, clip=False):
        Normalize.__init__(self, vmin, vmax, clip)
        self._scale = self._made_scale()
        self._trf = self._scale.get_transform()

    def _made_scale(self):
        raise NotImplementedError

    _order_words = "vmin must be less or equal to vmax"

    def _spread(self, values, low, high):
        low, high = self._ends()
        parts = (self._through(self._trf, values) - low) / (high - low)
        return np.where(np.isfinite(parts), parts, np.nan)

    @staticmethod
    def _through(transform, values):
        return np.asarray(transform.transform(values)).reshape(np.shape(values))

    def _ends(self):
        low, high = self._trf.transform(np.array([self.vmin, self.vmax], float)).tolist()
        if not np.isfinite([low, high]).all():
            raise ValueError("Invalid vmin or vmax")
        return low, high

    def inverse(self, value):
        """The data value of a number from 0 to 1."""
        self._check_scaled()
        if self.vmin > self.vmax:
            raise ValueError(self._order_words)
        low, high = self._ends()
        parts, scalar = self.process_value(value)
        values = self._through(self._trf.inverted(), low + (high - low) * parts)
        return values[0] if scalar else values

    def autoscale_None(self, A):
        """Sets the limits that are not set, from the data that the scale can show."""
        values = np.asarray(A.compressed() if hasattr(A, "compressed") else A, float).ravel()
        low, high = self._scale.limit_range_for_scale(-np.inf, np.inf, 1e-300)
        inside = values[(values >= low) & (values <= high)]
        kept = np.asarray(A).ravel()[(values >= low) & (values <= high)] if not hasattr(A, "compressed") else inside
        Normalize.autoscale_None(self, kept)


class LogNorm(ScaleNorm):
    """Linear in the logarithm; values that have none are missing."""

    __module__ = "matplotlib.colors"

    def _made_scale(self):
        from .scale import LogScale
        return LogScale(None, nonpositive="mask")


class SymLogNorm(ScaleNorm):
    """Logarithmic on both sides of a linear part around zero."""

    __module__ = "matplotlib.colors"

    def __init__(self, linthresh=None, linscale=1.0, vmin=None, vmax=None, clip=False, *, base=10):
        if linthresh is None:
            raise TypeError("missing a required argument: 'linthresh'")
        self._parameters = {"base": base, "linthresh": linthresh, "linscale": linscale}
        ScaleNorm.__init__(self, vmin, vmax, clip)

    def _made_scale(self):
        from .scale import SymmetricalLogScale
        return SymmetricalLogScale(None, **self._parameters)

    @property
    def linthresh(self):
        """The end of the linear part."""
        return self._scale.linthresh

    @linthresh.setter
    def linthresh(self, value):
        self._parameters["linthresh"] = value
        self._scale = self._made_scale()
        self._trf = self._scale.get_transform()


class AsinhNorm(ScaleNorm):
    """Linear near zero, logarithmic far from it."""

    __module__ = "matplotlib.colors"

    def __init__(self, linear_width=1, vmin=None, vmax=None, clip=False):
        self._linear_width = linear_width
        ScaleNorm.__init__(self, vmin, vmax, clip)

    def _made_scale(self):
        from .scale import AsinhScale
        return AsinhScale(None, linear_width=self._linear_width)

    @property
    def linear_width(self):
        """The width of the linear part."""
        return self._linear_width

    @linear_width.setter
    def linear_width(self, value):
        self._linear_width = value
        self._scale = self._made_scale()
        self._trf = self._scale.get_transform()


class FuncNorm(ScaleNorm):
    """By a pair of functions (forward, inverse)."""

    __module__ = "matplotlib.colors"

    def __init__(self, functions, vmin=None, vmax=None, clip=False):
        self._functions = functions
        ScaleNorm.__init__(self, vmin, vmax, clip)

    def _made_scale(self):
        from .scale import FuncScale
        return FuncScale(None, functions=self._functions)


def norm_by_scale_name(name):
    """The norm of a scale's name: "linear", "log", "symlog", "asinh", ..."""
    made = {"linear": Normalize, "log": LogNorm, "asinh": AsinhNorm}.get(name)
    if made is not None:
        return made()
    if name == "symlog":
        return SymLogNorm(2)
    from .scale import _scale_mapping
    if name in _scale_mapping:
        raise NotImplementedError(f"a norm by the scale name {name!r} is not available: use 'linear', 'log', 'symlog' or 'asinh'")
    raise ValueError(f"Invalid norm str name; the following values are supported: {', '.join(_scale_mapping)}")
