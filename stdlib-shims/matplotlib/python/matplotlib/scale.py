"""Axis scales: how data are spread along an axis, and which ticks go with it."""

import _rooms

from matplotlib import rcParams
from matplotlib._affine import IdentityTransform

_WHERE = _rooms.table(
    _scale_transforms="AsinhTransform FuncTransform InvertedAsinhTransform InvertedLogTransform InvertedSymmetricalLogTransform "
                      "LogisticTransform LogitTransform LogTransform SymmetricalLogTransform",
)
__getattr__ = _rooms.doors(__name__, _WHERE, home="matplotlib")


class ScaleBase:
    """What every scale has; a class of a script derives from it and is added with `register_scale`."""

    def __init__(self, axis):
        pass

    def get_transform(self):
        """The transform from data to places along the axis."""
        raise NotImplementedError()

    def set_default_locators_and_formatters(self, axis):
        """Gives an axis the ticks of this scale."""
        raise NotImplementedError()

    def limit_range_for_scale(self, vmin, vmax, minpos):
        """The part of a range that can be shown."""
        return vmin, vmax


def _set_ticks(axis, major_locator, major_formatter, minor_locator, minor_formatter):
    axis.set_major_locator(major_locator)
    axis.set_major_formatter(major_formatter)
    axis.set_minor_formatter(minor_formatter)
    axis.set_minor_locator(minor_locator)


def _set_linear_ticks(axis):
    from .ticker import AutoLocator, AutoMinorLocator, NullFormatter, NullLocator, ScalarFormatter
    name = getattr(axis, "axis_name", None)
    minor = name in ("x", "y") and rcParams[f"{name}tick.minor.visible"]
    _set_ticks(axis, AutoLocator(), ScalarFormatter(), AutoMinorLocator() if minor else NullLocator(), NullFormatter())


class LinearScale(ScaleBase):
    """As it is."""

    name = "linear"

    def __init__(self, axis):
        pass

    def set_default_locators_and_formatters(self, axis):
        """Round numbers."""
        _set_linear_ticks(axis)

    def get_transform(self):
        """The identity."""
        return IdentityTransform()


class FuncScale(ScaleBase):
    """By a pair of functions (forward, inverse)."""

    name = "function"

    def __init__(self, axis, functions):
        forward, inverse = functions
        from ._scale_transforms import FuncTransform
        self._transform = FuncTransform(forward, inverse)

    def get_transform(self):
        """The functions."""
        return self._transform

    def set_default_locators_and_formatters(self, axis):
        """Round numbers."""
        _set_linear_ticks(axis)


class LogScale(ScaleBase):
    """Logarithmic."""

    name = "log"

    def __init__(self, axis=None, *, base=10, subs=None, nonpositive="clip"):
        from ._scale_transforms import LogTransform
        self._transform = LogTransform(base, nonpositive)
        self.subs = subs

    @property
    def base(self):
        """The base of the logarithm."""
        return self._transform.base

    def set_default_locators_and_formatters(self, axis):
        """Powers of the base."""
        from .ticker import LogFormatterSciNotation, LogLocator
        _set_ticks(axis, LogLocator(self.base), LogFormatterSciNotation(self.base), LogLocator(self.base, self.subs),
                   LogFormatterSciNotation(self.base, labelOnlyBase=self.subs is not None))

    def get_transform(self):
        """The logarithm."""
        return self._transform

    def limit_range_for_scale(self, vmin, vmax, minpos):
        """The positive part of a range."""
        from math import isfinite
        if not isfinite(minpos):
            minpos = 1e-300
        return (minpos if vmin <= 0 else vmin, minpos if vmax <= 0 else vmax)


class FuncScaleLog(LogScale):
    """By a pair of functions, then logarithmic."""

    name = "functionlog"

    def __init__(self, axis, functions, base=10):
        forward, inverse = functions
        self.subs = None
        self._base = base
        from ._scale_transforms import FuncTransform, LogTransform
        self._transform = FuncTransform(forward, inverse).followed_by(LogTransform(base))

    @property
    def base(self):
        """The base of the logarithm."""
        return self._base


class SymmetricalLogScale(ScaleBase):
    """Logarithmic on both sides of a linear part around zero."""

    name = "symlog"

    def __init__(self, axis=None, *, base=10, linthresh=2, subs=None, linscale=1):
        from ._scale_transforms import SymmetricalLogTransform
        self._transform = SymmetricalLogTransform(base, linthresh, linscale)
        self.subs = subs

    @property
    def base(self):
        """The base of the logarithm."""
        return self._transform.base

    @property
    def linthresh(self):
        """The end of the linear part."""
        return self._transform.linthresh

    @property
    def linscale(self):
        """How long the linear part is drawn."""
        return self._transform.linscale

    def set_default_locators_and_formatters(self, axis):
        """Powers of the base on both sides."""
        from .ticker import LogFormatterSciNotation, NullFormatter, SymmetricalLogLocator
        _set_ticks(axis, SymmetricalLogLocator(self.get_transform()), LogFormatterSciNotation(self.base),
                   SymmetricalLogLocator(self.get_transform(), self.subs), NullFormatter())

    def get_transform(self):
        """The transform of the scale."""
        return self._transform


class AsinhScale(ScaleBase):
    """Linear near zero, logarithmic far away."""

    name = "asinh"
    auto_tick_multipliers = {3: (2,), 4: (2,), 5: (2,), 8: (2, 4), 10: (2, 5), 16: (2, 4, 8), 64: (4, 16), 1024: (256, 512)}

    def __init__(self, axis=None, *, linear_width=1.0, base=10, subs="auto", **kwargs):
        from ._scale_transforms import AsinhTransform
        self._transform = AsinhTransform(linear_width)
        self._base = int(base)
        self._subs = self.auto_tick_multipliers.get(self._base) if subs == "auto" else subs

    @property
    def linear_width(self):
        """The width of the linear part."""
        return self._transform.linear_width

    def get_transform(self):
        """The transform of the scale."""
        return self._transform

    def set_default_locators_and_formatters(self, axis):
        """Round numbers that are spread evenly."""
        from .ticker import AsinhLocator, LogFormatterSciNotation, NullFormatter
        major = LogFormatterSciNotation(self._base) if self._base > 1 else "{x:.3g}"
        _set_ticks(axis, AsinhLocator(self.linear_width, base=self._base), major,
                   AsinhLocator(self.linear_width, base=self._base, subs=self._subs), NullFormatter())


class LogitScale(ScaleBase):
    """For probabilities: logarithmic near 0 and near 1."""

    name = "logit"

    def __init__(self, axis=None, nonpositive="mask", *, one_half=r"\frac{1}{2}", use_overline=False):
        from ._scale_transforms import LogitTransform
        self._transform = LogitTransform(nonpositive)
        self._use_overline = use_overline
        self._one_half = one_half

    def get_transform(self):
        """The transform of the scale."""
        return self._transform

    def set_default_locators_and_formatters(self, axis):
        """Powers of ten from both ends."""
        from .ticker import LogitFormatter, LogitLocator
        style = {"one_half": self._one_half, "use_overline": self._use_overline}
        _set_ticks(axis, LogitLocator(), LogitFormatter(**style), LogitLocator(minor=True), LogitFormatter(minor=True, **style))

    def limit_range_for_scale(self, vmin, vmax, minpos):
        """The part of a range between 0 and 1."""
        from math import isfinite
        if not isfinite(minpos):
            minpos = 1e-7
        return (minpos if vmin <= 0 else vmin, 1 - minpos if vmax >= 1 else vmax)


_scale_mapping = {"linear": LinearScale, "log": LogScale, "symlog": SymmetricalLogScale, "asinh": AsinhScale, "logit": LogitScale, "function": FuncScale,
                  "functionlog": FuncScaleLog}


def get_scale_names():
    """The names of all scales, sorted."""
    return sorted(_scale_mapping)


def scale_factory(scale, axis, **kwargs):
    """A scale by name."""
    if scale not in _scale_mapping:
        raise ValueError(f"{scale!r} is not a valid value for scale; supported values are {', '.join(map(repr, _scale_mapping))}")
    return _scale_mapping[scale](axis, **kwargs)


def register_scale(scale_class):
    """Adds a scale under its `name`."""
    _scale_mapping[scale_class.name] = scale_class


def __dir__():
    return sorted({*globals(), *_WHERE})


__all__ = [name for name in __dir__() if not name.startswith("_")]
