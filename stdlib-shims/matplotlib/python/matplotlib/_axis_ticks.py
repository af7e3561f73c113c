"""Ticks of an axis: where they are, what they say, how they look."""

import functools

import numpy as np

from matplotlib import ticker as mticker

from . import rcParams
from ._tick import check_direction, read_rotation

_PARAMETERS = ("size", "width", "color", "tickdir", "pad", "labelsize", "labelcolor", "labelfontfamily", "zorder", "gridOn", "tick1On",
               "tick2On", "label1On", "label2On", "length", "direction", "left", "bottom", "right", "top", "labelleft", "labelbottom",
               "labelright", "labeltop", "labelrotation")
_GRID = ("agg_filter", "alpha", "animated", "antialiased", "clip_box", "clip_on", "clip_path", "color", "dash_capstyle",
         "dash_joinstyle", "dashes", "data", "drawstyle", "figure", "fillstyle", "gapcolor", "gid", "in_layout", "label", "linestyle",
         "linewidth", "marker", "markeredgecolor", "markeredgewidth", "markerfacecolor", "markerfacecoloralt", "markersize",
         "markevery", "mouseover", "path_effects", "picker", "pickradius", "rasterized", "sketch_params", "snap", "solid_capstyle",
         "solid_joinstyle", "transform", "url", "visible", "xdata", "ydata", "zorder", "aa", "c", "ds", "ls", "lw", "mec", "mew", "mfc",
         "mfcalt", "ms")
_SPELLINGS = {"length": "size", "direction": "tickdir", "rotation": "labelrotation", "left": "tick1On", "bottom": "tick1On",
              "right": "tick2On", "top": "tick2On", "labelleft": "label1On", "labelbottom": "label1On", "labelright": "label2On",
              "labeltop": "label2On"}
_SHORT = {"grid_aa": "grid_antialiased", "grid_c": "grid_color", "grid_ds": "grid_drawstyle", "grid_ls": "grid_linestyle",
          "grid_lw": "grid_linewidth"}


class AxisTicks:
    """Ticks of an axis."""

    @staticmethod
    def _translate_tick_params(kw):
        """Keywords of `tick_params` as the ticks know them."""
        kw, result = dict(kw), {}
        if "colors" in kw:
            result["color"] = result["labelcolor"] = kw.pop("colors")
        for name in [name for name in _SPELLINGS if name in kw]:
            result[_SPELLINGS[name]] = kw.pop(name)
        for name in kw:
            if name not in _PARAMETERS and not (name.startswith("grid_") and name[5:] in _GRID):
                raise ValueError(f"keyword {name} is not recognized; valid keywords are "
                                 f"{[*_PARAMETERS, *('grid_' + grid for grid in _GRID)]}")
        result.update((_SHORT.get(name, name), value) for name, value in kw.items())
        return result

    def set_tick_params(self, which="major", reset=False, **kwargs):
        """Set how ticks, tick labels and grid lines look."""
        if which not in ("major", "minor", "both"):
            raise ValueError(f"{which!r} is not a valid value for which; supported values are 'major', 'minor', 'both'")
        params = self._translate_tick_params(kwargs)
        if "tickdir" in params:
            check_direction(params["tickdir"])
        applied = {**params, "labelrotation": read_rotation(params["labelrotation"])} if "labelrotation" in params else params
        if reset:
            if which in ("major", "both"):
                self._reset_major_tick_kw()
                self._major_tick_kw.update(params)
            if which in ("minor", "both"):
                self._reset_minor_tick_kw()
                self._minor_tick_kw.update(params)
            self.reset_ticks()
        else:
            for level in ("major", "minor"):
                if which not in (level, "both"):
                    continue
                getattr(self, f"_{level}_tick_kw").update(params)
                self._tick_settings.pop(level, None)
                # Ticks that looked alike still do, and know it.
                changed = {}
                for tick in getattr(self, f"_{level}_ticks"):
                    old = tick._style
                    tick._apply_params(**applied)
                    tick._style = changed.setdefault(id(old), (old, tick._style))[1]
        if "label1On" in params or "label2On" in params:
            if which in ("major", "both"):
                self._set_offset_text(visible=self._major_tick_kw.get("label1On", False) or self._major_tick_kw.get("label2On", False))
        if "labelcolor" in params:
            self._set_offset_text(color=params["labelcolor"])
        self.stale = True

    def get_tick_params(self, which="major"):
        """What `tick_params` has set."""
        if which not in ("major", "minor"):
            raise ValueError(f"{which!r} is not a valid value for which; supported values are 'major', 'minor'")
        kw = dict(getattr(self, f"_{which}_tick_kw"))
        spelled = {"size": "length", "tickdir": "direction", "labelrotation": "rotation", **self._sides_spelled}
        return {**{spelled[name]: kw.pop(name) for name in spelled if name in kw}, **kw}

    def _reset_major_tick_kw(self):
        self._major_tick_kw = {"gridOn": rcParams["axes.grid"] and rcParams["axes.grid.which"] in ("both", "major")}
        self._tick_settings.pop("major", None)

    def _reset_minor_tick_kw(self):
        self._minor_tick_kw = {"gridOn": rcParams["axes.grid"] and rcParams["axes.grid.which"] in ("both", "minor")}
        self._tick_settings.pop("minor", None)

    def reset_ticks(self):
        """Forget the ticks; new ones are made when needed."""
        self._major_ticks = []
        self._minor_ticks = []
        self._text_transforms = {}
        self._tick_settings = {}
        self._stencils = {}
        self._label_patterns = {}
        self._ticks_found = None

    def minorticks_on(self):
        """Show minor ticks, chosen by the scale."""
        scale = self._scale
        kind = scale.name
        if kind == "log":
            locator = mticker.LogLocator(scale.base, scale.subs)
        elif kind == "symlog":
            locator = mticker.SymmetricalLogLocator(scale._transform, scale.subs)
        elif kind == "asinh":
            locator = mticker.AsinhLocator(scale.linear_width, base=scale._base, subs=scale._subs)
        elif kind == "logit":
            locator = mticker.LogitLocator(minor=True)
        else:
            locator = mticker.AutoMinorLocator()
        self.set_minor_locator(locator)

    def minorticks_off(self):
        """Show no minor ticks."""
        self.set_minor_locator(mticker.NullLocator())

    def grid(self, visible=None, which="major", **kwargs):
        """Show or hide grid lines; without an answer, the other of the two."""
        if kwargs:
            if visible is not None and not visible:
                from warnings import warn
                warn("First parameter to grid() is false, but line properties are supplied. The grid will be enabled.", stacklevel=3)
            visible = True
        which = which.lower()
        if which not in ("major", "minor", "both"):
            raise ValueError(f"{which!r} is not a valid value for which; supported values are 'major', 'minor', 'both'")
        options = {f"grid_{name}": value for name, value in kwargs.items()}
        for level in ("minor", "major"):
            if which in (level, "both"):
                shown = not getattr(self, f"_{level}_tick_kw")["gridOn"] if visible is None else visible
                self.set_tick_params(which=level, gridOn=shown, **options)
        self.stale = True

    def get_major_locator(self):
        """What chooses the places of major ticks."""
        return self.major.locator

    def get_minor_locator(self):
        """What chooses the places of minor ticks."""
        return self.minor.locator

    def get_major_formatter(self):
        """What writes the major tick labels."""
        return self.major.formatter

    def get_minor_formatter(self):
        """What writes the minor tick labels."""
        return self.minor.formatter

    def set_major_locator(self, locator):
        """Set what chooses the places of major ticks."""
        self._set_locator(locator, self.major)

    def set_minor_locator(self, locator):
        """Set what chooses the places of minor ticks."""
        self._set_locator(locator, self.minor)

    def _set_locator(self, locator, level):
        if not isinstance(locator, mticker.Locator):
            raise TypeError(f"'locator' must be an instance of matplotlib.ticker.Locator, not a {type(locator).__name__}")
        level._locator_is_default = False
        level.locator = locator
        if level.formatter:
            level.formatter._set_locator(locator)
        locator.set_axis(self)
        self.stale = True

    def set_major_formatter(self, formatter):
        """Set what writes the major tick labels: a formatter, a format string or a function of value and position."""
        self._set_formatter(formatter, self.major)

    def set_minor_formatter(self, formatter):
        """Set what writes the minor tick labels: a formatter, a format string or a function of value and position."""
        self._set_formatter(formatter, self.minor)

    def _set_formatter(self, formatter, level):
        if isinstance(formatter, str):
            formatter = mticker.StrMethodFormatter(formatter)
        elif callable(formatter) and not isinstance(formatter, mticker.TickHelper):
            formatter = mticker.FuncFormatter(formatter)
        elif not isinstance(formatter, mticker.Formatter):
            raise TypeError(f"'formatter' must be an instance of matplotlib.ticker.Formatter, not a {type(formatter).__name__}")
        if isinstance(formatter, mticker.FixedFormatter) and len(formatter.seq) > 0 and not isinstance(level.locator, mticker.FixedLocator):
            from warnings import warn
            warn("FixedFormatter should only be used together with FixedLocator", stacklevel=3)
        self._take_formatter(formatter, level)

    def _take_formatter(self, formatter, level):
        level._formatter_is_default = False
        level.formatter = formatter
        formatter.set_axis(self)
        self.stale = True

    def get_majorticklocs(self):
        """Where the major ticks are."""
        return self.major.locator()

    def get_minorticklocs(self):
        """Where the minor ticks are, without those at major ticks."""
        locator = self.minor.locator
        if type(locator) is mticker.NullLocator:
            return np.array([])
        minor = np.asarray(locator())
        if not self.remove_overlapping_locs or not minor.size:
            return minor
        major = self.major.locator()
        transform = self._scale.get_transform()
        scaled_minor, scaled_major = transform.transform(minor), transform.transform(major)
        low, high = sorted(transform.transform(self.get_view_interval()))
        tolerance = (high - low) * 1e-5
        beside = np.asarray(np.isclose(scaled_minor[:, None], scaled_major[None, :], atol=tolerance, rtol=0)).any(axis=1)
        return minor[~beside]

    def get_ticklocs(self, *, minor=False):
        """Where the ticks are, as an array."""
        return self.get_minorticklocs() if minor else self.get_majorticklocs()

    def get_ticks_direction(self, minor=False):
        """'in', 'out' or 'inout' for each tick."""
        ticks = self.get_minor_ticks() if minor else self.get_major_ticks()
        return np.array([tick.get_tickdir() for tick in ticks])

    def get_majorticklabels(self):
        """The texts at major ticks, as they will be drawn."""
        self._update_ticks()
        return self._labels_of(self.get_major_ticks())

    def get_minorticklabels(self):
        """The texts at minor ticks, as they will be drawn."""
        self._update_ticks()
        return self._labels_of(self.get_minor_ticks())

    @staticmethod
    def _labels_of(ticks):
        return [*(tick.label1 for tick in ticks if tick._shows("label1")), *(tick.label2 for tick in ticks if tick._shows("label2"))]

    def get_ticklabels(self, minor=False, which=None):
        """The texts at the ticks, as they will be drawn."""
        if which is not None:
            if which == "minor":
                return self.get_minorticklabels()
            if which == "major":
                return self.get_majorticklabels()
            if which == "both":
                return self.get_majorticklabels() + self.get_minorticklabels()
            raise ValueError(f"{which!r} is not a valid value for which; supported values are 'major', 'minor', 'both'")
        return self.get_minorticklabels() if minor else self.get_majorticklabels()

    def get_majorticklines(self):
        """The marks of major ticks, two for each."""
        from matplotlib.cbook import silent_list
        return silent_list("Line2D ticklines", [line for tick in self.get_major_ticks() for line in (tick.tick1line, tick.tick2line)])

    def get_minorticklines(self):
        """The marks of minor ticks, two for each."""
        from matplotlib.cbook import silent_list
        return silent_list("Line2D ticklines", [line for tick in self.get_minor_ticks() for line in (tick.tick1line, tick.tick2line)])

    def get_ticklines(self, minor=False):
        """The marks, two for each tick."""
        return self.get_minorticklines() if minor else self.get_majorticklines()

    def get_gridlines(self):
        """The lines of the grid at major ticks."""
        from matplotlib.cbook import silent_list
        return silent_list("Line2D gridline", [tick.gridline for tick in self.get_major_ticks()])

    def set_ticks(self, ticks, labels=None, *, minor=False, **kwargs):
        """Set where the ticks are, and what they say; keywords are properties of the labels."""
        if labels is None and kwargs:
            raise ValueError(f"Incorrect use of keyword argument {next(iter(kwargs))!r}. Keyword arguments other than 'minor' modify the "
                             "text labels and can only be used if 'labels' are passed as well.")
        result = self._set_tick_locations(ticks, minor=minor)
        if labels is not None:
            self.set_ticklabels(labels, minor=minor, **kwargs)
        return result

    def _set_tick_locations(self, ticks, *, minor=False):
        ticks = self.convert_units(ticks)
        locator = mticker.FixedLocator(ticks)
        if len(ticks):
            for axis in self._get_shared_axis():
                axis.set_view_interval(min(ticks), max(ticks))
        self.axes.stale = True
        if minor:
            self.set_minor_locator(locator)
            return self.get_minor_ticks(len(ticks))
        self.set_major_locator(locator)
        return self.get_major_ticks(len(ticks))

    def set_ticklabels(self, labels, *, minor=False, fontdict=None, **kwargs):
        """Set what the ticks say; their places should be fixed before."""
        try:
            labels = [label.get_text() if hasattr(label, "get_text") else label for label in labels]
        except TypeError:
            raise TypeError(f"{labels} must be a sequence") from None
        level = self.minor if minor else self.major
        locator = level.locator
        if not labels:
            formatter = mticker.NullFormatter()
        elif isinstance(locator, mticker.FixedLocator):
            if len(locator.locs) != len(labels):
                raise ValueError(f"The number of FixedLocator locations ({len(locator.locs)}), usually from a call to set_ticks, "
                                 f"does not match the number of labels ({len(labels)}).")
            formatter = mticker.FuncFormatter(functools.partial(self._format_with_dict, dict(zip(locator.locs, labels))))
        else:
            from warnings import warn
            warn("set_ticklabels() should only be used with a fixed number of ticks, i.e. after set_ticks() or using a FixedLocator.",
                 stacklevel=3)
            formatter = mticker.FixedFormatter(labels)
        self._take_formatter(formatter, level)
        locs = self.get_minorticklocs() if minor else self.get_majorticklocs()
        ticks = self.get_minor_ticks(len(locs)) if minor else self.get_major_ticks(len(locs))
        if fontdict is not None:
            kwargs.update(fontdict)
        result = []
        for pos, (loc, tick) in enumerate(zip(locs, ticks)):
            tick.update_position(loc)
            tick._set_text(formatter(loc, pos))
            if kwargs:
                tick.label1._internal_update(kwargs)
                tick.label2._internal_update(kwargs)
            for name in ("label1", "label2"):
                if tick._shows(name):
                    result.append(tick._seen_part(name))
        self.stale = True
        return result

    @staticmethod
    def _format_with_dict(tickd, x, pos):
        return tickd.get(x, "")
