"""What the numbers of an axis mean: units and their converters, the scale, and the limits."""

from warnings import warn

import numpy as np

from matplotlib import units as munits


class AxisUnits:
    """Units, scale and limits of an axis."""

    _unit_listeners = None

    @property
    def callbacks(self):
        """Who wants to hear of changed units."""
        if self._unit_listeners is None:
            from matplotlib.cbook import CallbackRegistry
            self._unit_listeners = CallbackRegistry(signals=["units"])
        return self._unit_listeners

    def get_transform(self):
        """The transform of the scale."""
        return self._scale.get_transform()

    def get_scale(self):
        """The name of the scale."""
        return self._scale.name

    def _set_scale(self, value, **kwargs):
        from matplotlib.scale import ScaleBase, scale_factory
        self._scale = value if isinstance(value, ScaleBase) else scale_factory(value, self, **kwargs)
        self._scale.set_default_locators_and_formatters(self)
        for ticker in (self.major, self.minor):
            ticker._locator_is_default = ticker._formatter_is_default = True

    def _set_axes_scale(self, value, **kwargs):
        """Set the scale of all axes that share this one."""
        name = self.axis_name
        before = self.get_major_locator().nonsingular(-np.inf, np.inf)
        for axes in self._get_shared_axes():
            axes._axis_map[name]._set_scale(value, **kwargs)
            axes._update_transScale()
            axes.stale = True
        if before != self.get_major_locator().nonsingular(-np.inf, np.inf):
            self.axes.autoscale_view(**{f"scale{other}": other == name for other in self.axes._axis_names})

    def limit_range_for_scale(self, vmin, vmax):
        """Limits that the scale can show."""
        return self._scale.limit_range_for_scale(vmin, vmax, self.get_minpos())

    def _get_shared_axes(self):
        return self.axes._shared_axes[self.axis_name].get_siblings(self.axes)

    def _get_shared_axis(self):
        return [axes._axis_map[self.axis_name] for axes in self._get_shared_axes()]

    def _get_autoscale_on(self):
        return self._autoscale_on

    def _set_autoscale_on(self, b):
        if b is not None:
            self._autoscale_on = b

    def get_inverted(self):
        """Whether values grow to the left or downwards."""
        low, high = self.get_view_interval()
        return high < low

    def set_inverted(self, inverted):
        """Set whether values grow to the left or downwards."""
        a, b = self.get_view_interval()
        self._set_lim(*sorted((a, b), reverse=bool(inverted)), auto=None)

    def get_view_interval(self):
        """The view limits."""
        return getattr(self.axes.viewLim, f"interval{self.axis_name}")

    def set_view_interval(self, vmin, vmax, ignore=False):
        """Widen the view limits, or with `ignore` set them; matplotlib's users call `set_xlim`."""
        if not ignore:
            low, high = self.get_view_interval()
            if low < high:
                vmin, vmax = min(vmin, vmax, low), max(vmin, vmax, high)
            else:
                vmin, vmax = max(vmin, vmax, low), min(vmin, vmax, high)
        setattr(self.axes.viewLim, f"interval{self.axis_name}", (vmin, vmax))

    def get_data_interval(self):
        """The data limits."""
        return getattr(self.axes.dataLim, f"interval{self.axis_name}")

    def set_data_interval(self, vmin, vmax, ignore=False):
        """Widen the data limits, or with `ignore` set them."""
        if not ignore:
            low, high = self.get_data_interval()
            vmin, vmax = min(vmin, vmax, low), max(vmin, vmax, high)
        setattr(self.axes.dataLim, f"interval{self.axis_name}", (vmin, vmax))

    def get_minpos(self):
        """The smallest positive value of the data."""
        return getattr(self.axes.dataLim, f"minpos{self.axis_name}")

    def _set_lim(self, v0, v1, *, emit=True, auto):
        """Set the view limits of this axis and those that share it; None keeps an end."""
        name, axes = self.axis_name, self.axes
        if not (isinstance(v0, (int, float, type(None))) and isinstance(v1, (int, float, type(None)))):
            axes._process_unit_info([(name, (v0, v1))], convert=False)
        v0 = axes._validate_converted_limits(v0, self.convert_units)
        v1 = axes._validate_converted_limits(v1, self.convert_units)
        if v0 is None or v1 is None:
            old0, old1 = getattr(axes, f"get_{name}lim")()
            v0 = old0 if v0 is None else v0
            v1 = old1 if v1 is None else v1
        if self.get_scale() == "log" and (v0 <= 0 or v1 <= 0):
            old0, old1 = getattr(axes, f"get_{name}lim")()
            if v0 <= 0:
                warn(f"Attempt to set non-positive {name}lim on a log-scaled axis will be ignored.", stacklevel=3)
                v0 = old0
            if v1 <= 0:
                warn(f"Attempt to set non-positive {name}lim on a log-scaled axis will be ignored.", stacklevel=3)
                v1 = old1
        if v0 == v1:
            warn(f"Attempting to set identical low and high {name}lims makes transformation singular; automatically expanding.", stacklevel=3)
        backwards = bool(v0 > v1)
        v0, v1 = self.get_major_locator().nonsingular(v0, v1)
        v0, v1 = self.limit_range_for_scale(v0, v1)
        v0, v1 = sorted([v0, v1], reverse=backwards)
        group = self._get_shared_axes()
        # Nothing is due for autoscaling any more: what follows must not bring old limits back.
        for other in group:
            other._stale_viewlims[name] = False
        self.set_view_interval(v0, v1, ignore=True)
        self._set_autoscale_on(auto)
        if emit:
            axes._announce(f"{name}lim_changed")
            for other in group:
                if other is not axes:
                    other._axis_map[name]._set_lim(v0, v1, emit=False, auto=auto)
        self.stale = True
        return v0, v1

    def have_units(self):
        """Whether values of this axis are converted."""
        return self._converter is not None or self.units is not None

    def get_converter(self):
        """What converts values of this axis, or None."""
        return self._converter

    def set_converter(self, converter):
        """Set what converts values of this axis; it cannot be changed afterwards."""
        self._set_converter(converter)
        self._converter_is_explicit = True

    def _set_converter(self, converter):
        known = self._converter
        if converter is known or converter == known:
            return
        if self._converter_is_explicit:
            raise RuntimeError("Axis already has an explicit converter set")
        if not (known is None or isinstance(converter, type(known)) or isinstance(known, type(converter))):
            warn("This axis already has a converter set and is updating to a potentially incompatible converter", stacklevel=3)
        self._converter = converter

    @property
    def converter(self):
        """What converts values of this axis, or None."""
        return self._converter

    def update_units(self, data):
        """Look at the kind of the data, and take its converter, locators and formatters; whether it has a converter."""
        converter = self._converter if self._converter_is_explicit else munits.registry.get_converter(data)
        if converter is None:
            return False
        new = self._converter is None or self._converter != converter
        self._set_converter(converter)
        units = converter.default_units(data, self)
        if self.units is None and units is not None:
            self.set_units(units)
        elif new:
            self._update_axisinfo()
        self.stale = True
        return True

    def _update_axisinfo(self):
        """Take locators, formatters, label and limits from the converter, where none were set by hand."""
        info = None if self._converter is None else self._converter.axisinfo(self.units, self)
        if info is None:
            return
        for ticker, locator, formatter, set_locator, set_formatter in (
                (self.major, info.majloc, info.majfmt, self.set_major_locator, self.set_major_formatter),
                (self.minor, info.minloc, info.minfmt, self.set_minor_locator, self.set_minor_formatter)):
            if locator is not None and ticker.locator != locator and ticker._locator_is_default:
                set_locator(locator)
                ticker._locator_is_default = True
            if formatter is not None and ticker.formatter != formatter and ticker._formatter_is_default:
                set_formatter(formatter)
                ticker._formatter_is_default = True
        if self.isDefault_label and info.label is not None:
            self.set_label_text(info.label)
            self.isDefault_label = True
        self.set_default_intervals()

    def set_default_intervals(self):
        """Take the limits of the converter, if there is no data and no limits were set."""
        name = self.axis_name
        if getattr(self.axes.dataLim, f"mutated{name}")() or getattr(self.axes.viewLim, f"mutated{name}")():
            self.stale = True
            return
        if self._converter is not None:
            info = self._converter.axisinfo(self.units, self)
            if info is not None and info.default_limits is not None:
                low, high = self.convert_units(info.default_limits)
                setattr(self.axes.viewLim, f"interval{name}", (low, high))
        self.stale = True

    def convert_units(self, x):
        """Values as numbers of this axis."""
        if munits._is_natively_supported(x):
            return x
        if self._converter is None:
            self._set_converter(munits.registry.get_converter(x))
            if self._converter is None:
                return x
        try:
            return self._converter.convert(x, self.units, self)
        except Exception as error:
            raise munits.ConversionError(f"Failed to convert value(s) to axis units: {x!r}") from error

    def get_units(self):
        """The units."""
        return self.units

    def set_units(self, u):
        """Set the units, also for axes that share this one."""
        if u == self.units:
            return
        for axis in self._get_shared_axis():
            axis.units = u
            axis._update_axisinfo()
            if axis._unit_listeners is not None:
                axis._unit_listeners.process("units")
            axis.stale = True

    def axis_date(self, tz=None):
        """Read values as dates."""
        import datetime
        if isinstance(tz, str):
            from matplotlib.dates import _get_tzinfo
            tz = _get_tzinfo(tz)
        self.update_units(datetime.datetime(2009, 1, 1, 0, 0, 0, 0, tz))
