"""What both axes of an axes have in common: their label, their ticks (made when they are drawn or asked for) and how they start."""

from matplotlib import artist as martist
from matplotlib import rcParams

from ._axis_drawing import AxisDrawing
from ._axis_ticks import AxisTicks
from ._axis_units import AxisUnits
from ._tick import read_rotation, settings_of


class Ticker:
    """Where ticks are and what they say: a locator and a formatter, which axes that share an axis have in common."""

    def __init__(self):
        self.locator = None
        self.formatter = None
        self._locator_is_default = True
        self._formatter_is_default = True


def _default_flag(level, kind):
    """The `isDefault_...` attributes of an axis, which live in its tickers."""
    slot = f"_{kind}_is_default"
    return property(lambda self: getattr(getattr(self, level), slot), lambda self, value: setattr(getattr(self, level), slot, value))


class Axis(AxisTicks, AxisUnits, AxisDrawing, martist.Artist):
    """One axis: ticks, tick labels, grid lines and a label."""

    __module__ = "matplotlib.axis"
    OFFSETTEXTPAD = 3
    axis_name = None
    _tick_class = None
    _label_text = None
    _offset_text = None

    isDefault_majloc = _default_flag("major", "locator")
    isDefault_majfmt = _default_flag("major", "formatter")
    isDefault_minloc = _default_flag("minor", "locator")
    isDefault_minfmt = _default_flag("minor", "formatter")

    def __init__(self, axes, *, pickradius=15, clear=True):
        super().__init__()
        self._remove_overlapping_locs = True
        self.axes = axes
        self.set_figure(axes.figure)
        self.major = Ticker()
        self.minor = Ticker()
        self._autolabelpos = True
        self.labelpad = rcParams["axes.labelpad"]
        self.pickradius = pickradius
        self.isDefault_label = True
        self._converter, self._converter_is_explicit, self.units = None, False, None
        self._autoscale_on = True
        self._tick_settings = {}
        self.reset_ticks()
        self._major_tick_kw, self._minor_tick_kw = {}, {}
        if clear:
            self.clear()

    def __str__(self):
        x, y = self.axes.transAxes.transform((0.0, 0.0)).tolist()
        return f"{type(self).__name__}({x},{y})"

    def clear(self):
        """Back to the start: linear scale, no label, ticks by the settings."""
        self._label_text = self._offset_text = None
        self._autolabelpos = True
        self.isDefault_label = True
        self._init()
        # What `tick_params` has set stays, but for the grid.
        for which, kw in (("major", self._major_tick_kw), ("minor", self._minor_tick_kw)):
            kw["gridOn"] = rcParams["axes.grid"] and rcParams["axes.grid.which"] in ("both", which)
        self._set_scale("linear")
        self.reset_ticks()
        # The settings count as they are now, not as they are when ticks are made.
        self._settings = {which: settings_of(self.axis_name + "tick", which) for which in ("major", "minor")}
        self._converter, self._converter_is_explicit, self.units = None, False, None
        self.stale = True

    @property
    def majorTicks(self):
        """The major ticks there are, at least one."""
        return self._major_ticks or self.get_major_ticks(1)

    @property
    def minorTicks(self):
        """The minor ticks there are, at least one."""
        return self._minor_ticks or self.get_minor_ticks(1)

    @property
    def remove_overlapping_locs(self):
        """Whether minor ticks at major ticks are left out."""
        return self._remove_overlapping_locs

    @remove_overlapping_locs.setter
    def remove_overlapping_locs(self, val):
        self._remove_overlapping_locs = bool(val)

    def get_remove_overlapping_locs(self):
        """Whether minor ticks at major ticks are left out."""
        return self._remove_overlapping_locs

    def set_remove_overlapping_locs(self, val):
        """Set whether minor ticks at major ticks are left out."""
        self._remove_overlapping_locs = bool(val)

    def _set_artist_props(self, a):
        if a is not None:
            a.set_figure(self.figure)

    @property
    def label(self):
        """The text of the axis."""
        if self._label_text is None:
            self._label_text = self._make_label()
            self._label_text._tag = self.axis_name + "label"
            self._label_text.set_figure(self.figure)
            self._label_text.axes = self.axes
        return self._label_text

    @label.setter
    def label(self, text):
        self._label_text = text

    @property
    def offsetText(self):
        """The text for a factor or an offset that all tick labels have in common."""
        if self._offset_text is None:
            self._offset_text = self._make_offset_text()
            self._offset_text._tag = self.axis_name + "offset"
            self._offset_text.set_figure(self.figure)
            self._offset_text.axes = self.axes
        return self._offset_text

    @offsetText.setter
    def offsetText(self, text):
        self._offset_text = text

    def _set_offset_text(self, **properties):
        """Set properties of the offset text, or keep them until it is made."""
        if self._offset_text is None:
            self._offset_settings.update(properties)
        else:
            self._offset_text.set(**properties)

    def get_label(self):
        """The text of the axis."""
        return self.label

    def get_label_text(self):
        """The words of the label."""
        return self._label_text.get_text() if self._label_text is not None else ""

    def set_label_text(self, label, fontdict=None, **kwargs):
        """Set the words of the label."""
        self.isDefault_label = False
        self.label.set_text(label)
        if fontdict is not None:
            self.label._internal_update(fontdict)
        if kwargs:
            self.label._internal_update(kwargs)
        self.stale = True
        return self.label

    def set_label_coords(self, x, y, transform=None):
        """Put the label at a fixed place, in axes coordinates if nothing else is said."""
        self._autolabelpos = False
        self.label.set_transform(self.axes.transAxes if transform is None else transform)
        self.label.set_position((x, y))
        self.stale = True

    def get_offset_text(self):
        """The text for a factor or an offset of the tick labels."""
        return self.offsetText

    def get_label_position(self):
        """The side the label is on."""
        return self.label_position

    def get_pickradius(self):
        """The distance at which a window would notice the mouse."""
        return self._pickradius

    def set_pickradius(self, pickradius):
        """Set the distance at which a window would notice the mouse."""
        if not isinstance(pickradius, (int, float)) or pickradius < 0:
            raise ValueError("pick radius should be a distance")
        self._pickradius = pickradius

    pickradius = property(get_pickradius, set_pickradius)

    def get_children(self):
        """Label, offset text and ticks."""
        return [self.label, self.offsetText, *self.get_major_ticks(), *self.get_minor_ticks()]

    def _settings_for(self, level):
        """How new ticks of a level look: the settings with what was set since."""
        settings = self._tick_settings.get(level)
        if settings is None:
            settings = {**self._settings[level], **(self._major_tick_kw if level == "major" else self._minor_tick_kw)}
            settings["labelrotation"] = read_rotation(settings["labelrotation"])
            self._tick_settings[level] = settings
        return settings

    def _get_tick(self, major):
        """A new tick."""
        level = "major" if major else "minor"
        return self._tick_class(self.axes, 0, major=major, _settings=self._settings_for(level))

    def get_major_ticks(self, numticks=None):
        """The first major ticks, as many as there are places unless a number is given."""
        return self._enough_ticks(self._major_ticks, len(self.get_majorticklocs()) if numticks is None else numticks, True)

    def get_minor_ticks(self, numticks=None):
        """The first minor ticks, as many as there are places unless a number is given."""
        return self._enough_ticks(self._minor_ticks, len(self.get_minorticklocs()) if numticks is None else numticks, False)

    def _enough_ticks(self, ticks, count, major):
        while len(ticks) < count:
            tick = self._get_tick(major)
            ticks.append(tick)
            if ticks[0]._seen:
                self._copy_tick_props(ticks[0], tick)
        return ticks[:count]

    def _copy_tick_props(self, src, dest):
        """Make a new tick look as the first one, where somebody may have changed that."""
        for name in src._seen:
            part = dest._seen_part(name)
            part.update_from(src._parts[name])
            dest._place_at(name, part, dest._loc)
        dest._style = src._style

    def get_tick_padding(self):
        """How far marks reach out of the axes, in points."""
        return max((ticks[0].get_tick_padding() for ticks in (self._major_ticks, self._minor_ticks) if ticks), default=0)

    def _text_transform(self, side, pad):
        """The transform and alignment of labels on a side; ticks with the same pad have it in common."""
        key = side, pad
        placing = self._text_transforms.get(key)
        if placing is None:
            placing = self._text_transforms[key] = getattr(self.axes, f"get_{self.axis_name}axis_text{side}_transform")(pad)
        return placing


# Wrong arguments are reported as of matplotlib's one class.
for _room in (AxisTicks, AxisUnits, AxisDrawing):
    for _name, _method in vars(_room).items():
        if type(_method) is type(Axis.clear):
            _method.__qualname__ = "Axis." + _name
