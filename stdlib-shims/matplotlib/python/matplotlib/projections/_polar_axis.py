"""The two axes of a polar plot: where their ticks are and how their labels read."""

import numpy as np

from matplotlib import ticker as mticker
from matplotlib import transforms as mtransforms
from matplotlib.axis import XAxis, XTick, YAxis, YTick

from ._polar_transforms import is_full_circle


class ThetaFormatter(mticker.Formatter):
    """Angles in degrees."""

    def __call__(self, x, pos=None):
        low, high = self.axis.get_view_interval()
        span = np.rad2deg(abs(high - low))
        digits = max(-int(np.log10(span) - 1.5), 0)
        return f"{np.rad2deg(x):0.{digits}f}\N{DEGREE SIGN}"


class _InDegrees:
    """An axis of angles as a locator of plain numbers sees it."""

    def __init__(self, axis):
        self._axis = axis

    def get_view_interval(self):
        """The limits in degrees."""
        return np.rad2deg(self._axis.get_view_interval())

    def set_view_interval(self, vmin, vmax):
        """Sets the limits."""
        self._axis.set_view_interval(*np.deg2rad((vmin, vmax)))

    def get_minpos(self):
        """The smallest positive angle."""
        return np.rad2deg(self._axis.get_minpos())

    def get_data_interval(self):
        """What the data spans, in degrees."""
        return np.rad2deg(self._axis.get_data_interval())

    def get_tick_space(self):
        """How many labels fit."""
        return self._axis.get_tick_space()


class ThetaLocator(mticker.Locator):
    """Eight angles round the circle, or ticks at good degrees of a part of it."""

    def __init__(self, base):
        self.base = base
        self.base.set_params(steps=[1, 1.5, 3, 4.5, 9, 10])

    def set_axis(self, axis):
        """The axis whose ticks these are."""
        self.axis = axis
        self.base.set_axis(_InDegrees(axis))

    def __call__(self):
        low, high = self.axis.get_view_interval()
        if is_full_circle(low, high):
            return min(low, high) + np.arange(8) * 2 * np.pi / 8
        return np.deg2rad(self.base())

    def view_limits(self, vmin, vmax):
        """The limits as they are."""
        return tuple(np.deg2rad(self.base.view_limits(*np.rad2deg((vmin, vmax)))))


class RadialLocator(mticker.Locator):
    """Radii: those of another locator, without the one in the middle of the circle."""

    def __init__(self, base, axes=None):
        self.base = base
        self._axes = axes

    def set_axis(self, axis):
        """The axis whose ticks these are."""
        self.axis = axis
        self.base.set_axis(axis)

    def __call__(self):
        axes = self._axes
        if axes is not None and axes._is_full_circle():
            middle = axes.get_rorigin() * axes.get_rsign()
            if axes.get_rmin() <= middle:
                return [tick for tick in self.base() if tick > middle]
        return self.base()

    def _starts_at_zero(self):
        return self._axes.yaxis._scale.limit_range_for_scale(0, 1, 1e-5)[0] == 0

    def nonsingular(self, vmin, vmax):
        """Limits that can be drawn, from zero on where the scale has a zero."""
        if self._starts_at_zero() and (vmin, vmax) == (-np.inf, np.inf):
            return 0, 1
        return self.base.nonsingular(vmin, vmax)

    def view_limits(self, vmin, vmax):
        """Limits from zero on, or from below it."""
        vmin, vmax = self.base.view_limits(vmin, vmax)
        if self._starts_at_zero() and vmax > vmin:
            vmin = min(0, vmin)
        return mtransforms.nonsingular(vmin, vmax)


class ThetaTick(XTick):
    """The tick of an angle: its label stands outside of the circle."""

    def _make_label(self, side, placing):
        text = super()._make_label(side, placing)
        text.set_rotation_mode("anchor")
        return text


class ThetaAxis(XAxis):
    """The axis of angles."""

    _tick_class = ThetaTick

    def clear(self):
        """Back to the start: labels, no marks."""
        super().clear()
        self.set_ticks_position("none")

    def _labels_on_second_side(self):
        """A title stays clear of the labels, which stand all around."""
        return True

    def _set_scale(self, value, **kwargs):
        if value != "linear":
            raise NotImplementedError("The xscale cannot be set on a polar plot")
        super()._set_scale(value, **kwargs)
        self.set_major_locator(ThetaLocator(self.get_major_locator()))
        self.set_major_formatter(ThetaFormatter())
        self.isDefault_majloc = self.isDefault_majfmt = True


class RadialTick(YTick):
    """The tick of a radius: its label stands along a ray."""

    def _make_label(self, side, placing):
        text = super()._make_label(side, placing)
        text.set_rotation_mode("anchor")
        return text

    def _place_at(self, name, part, loc):
        YTick._place_at(name, part, loc)
        if name in ("label1", "label2"):
            va, ha = self.axes._radius_label_alignment(0 if name == "label1" else 1)
            part.set_horizontalalignment(ha)
            part.set_verticalalignment(va)


class RadialAxis(YAxis):
    """The axis of radii."""

    _tick_class = RadialTick

    def clear(self):
        """Back to the start: labels, no marks."""
        super().clear()
        self.set_ticks_position("none")

    def _set_scale(self, value, **kwargs):
        super()._set_scale(value, **kwargs)
        self.set_major_locator(RadialLocator(self.get_major_locator(), self.axes))
        self.isDefault_majloc = True
