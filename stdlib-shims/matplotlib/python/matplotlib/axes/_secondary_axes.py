"""A secondary axis: one more axis at the side of its parent, with the parent's values converted by a pair of functions."""

import numbers

import numpy as np

from matplotlib import transforms as mtransforms

from ._arguments import one_of
from ._base import _AxesBase
from ._twins import _TransformedBoundsLocator


class SecondaryAxis(_AxesBase):
    """An axis that follows another one through a pair of functions."""

    __module__ = "matplotlib.axes._secondary_axes"

    def __init__(self, parent, orientation, location, functions, transform=None, **kwargs):
        one_of("orientation", orientation, ("x", "y"))
        self._functions = functions
        self._parent = parent
        self._orientation = orientation
        self._ticks_set = False
        self._parentscale = None
        super().__init__(parent.figure, [0, 1.0, 1, 0.0001] if orientation == "x" else [0, 1.0, 0.0001, 1], **kwargs)
        if orientation == "x":
            self._axis, other = self.xaxis, self.yaxis
            self._locstrings, others = ["top", "bottom"], ("left", "right")
        else:
            self._axis, other = self.yaxis, self.xaxis
            self._locstrings, others = ["right", "left"], ("top", "bottom")
        self.set_location(location, transform)
        self.set_functions(functions)
        from matplotlib.ticker import NullLocator
        other.set_major_locator(NullLocator())
        other.set_ticks_position("none")
        for side in others:
            self.spines[side].set_visible(False)
        for side in self._locstrings:
            self.spines[side].set_visible(True)
        self.set_alignment(self._locstrings[1] if self._pos < 0.5 else self._locstrings[0])

    def set_alignment(self, align):
        """Set the side of spine, ticks and label."""
        one_of("align", align, self._locstrings)
        for side in self._locstrings:
            self.spines[side].set_visible(side == align)
        self._axis.set_ticks_position(align)
        self._axis.set_label_position(align)

    def set_location(self, location, transform=None):
        """Set where the axis is: a side of the parent, or a number in axes coordinates (or those of a transform)."""
        if isinstance(location, str):
            one_of("location", location, self._locstrings)
            self._pos = 1.0 if location in ("top", "right") else 0.0
        elif isinstance(location, numbers.Real):
            self._pos = location
        else:
            raise ValueError(f"location must be {self._locstrings[0]!r}, {self._locstrings[1]!r}, or a float, not {location!r}")
        self._loc = location
        along = self._parent.transAxes
        if self._orientation == "x":
            bounds = [0, self._pos, 1, 1e-10]
            place = along if transform is None else mtransforms.blended_transform_factory(along, transform)
        else:
            bounds = [self._pos, 0, 1e-10, 1]
            place = along if transform is None else mtransforms.blended_transform_factory(transform, along)
        self.set_axes_locator(_TransformedBoundsLocator(bounds, place))

    def apply_aspect(self, position=None):
        """Follow the limits of the parent, then apply the aspect."""
        self._set_lims()
        super().apply_aspect(position)

    def set_ticks(self, ticks, labels=None, *, minor=False, **kwargs):
        """Set where the ticks are."""
        result = self._axis.set_ticks(ticks, labels, minor=minor, **kwargs)
        self.stale = True
        self._ticks_set = True
        return result

    def set_functions(self, functions):
        """Set how values are converted: a pair of functions, a transform, or None."""
        if isinstance(functions, tuple) and len(functions) == 2 and callable(functions[0]) and callable(functions[1]):
            self._functions = functions
        elif isinstance(functions, mtransforms.Transform):
            self._functions = (functions.transform, lambda x: functions.inverted().transform(x))
        elif functions is None:
            self._functions = (lambda x: x, lambda x: x)
        else:
            raise ValueError("functions argument of secondary Axes must be a two-tuple of callable functions with the first function being "
                             "the transform and the second being the inverse")
        self._set_scale()

    def draw(self, renderer):
        """Follow the parent, then draw."""
        self._set_lims()
        self._set_scale()
        super().draw(renderer)

    def _set_scale(self):
        x = self._orientation == "x"
        scale = self._parent._axis_map[self._orientation].get_scale()
        if self._parentscale == scale:
            return
        ticks = self._axis.get_ticklocs() if self._ticks_set else None
        (self.set_xscale if x else self.set_yscale)("functionlog" if scale == "log" else "function", functions=self._functions[::-1])
        if ticks is not None:
            from matplotlib.ticker import FixedLocator
            self._axis.set_major_locator(FixedLocator(ticks))
        self._parentscale = scale

    def _set_lims(self):
        x = self._orientation == "x"
        limits = self._parent.get_xlim() if x else self._parent.get_ylim()
        rising = limits[0] < limits[1]
        limits = self._functions[0](np.array(limits))
        if (limits[0] < limits[1]) != rising:
            # The functions turn the order round, and the axis does so too.
            limits = limits[::-1]
        (self.set_xlim if x else self.set_ylim)(limits)

    def set_aspect(self, *args, **kwargs):
        """Refused with a warning: the parent has the aspect."""
        from warnings import warn
        warn("Secondary Axes can't set the aspect ratio", stacklevel=2)

    def set_color(self, color):
        """Colour ticks, labels and spines."""
        name = self._orientation
        self.tick_params(axis=name, colors=color)
        for side in self._locstrings:
            self.spines[side].set_color(color)
        self._axis.label.set_color(color)
