"""What part of the data an axes shows: the view limits, set by hand, by `axis()` or by bounds, and those shared with other axes."""

import numpy as np

from ._siblings import SiblingsView


def both_ends(ends, synonyms):
    """The two limits, each under one of its two names, or both as one sequence under the first name."""
    low, high = ends.values()
    if high is None and np.iterable(low):
        low, high = low
    chosen = []
    for name, value, synonym in zip(ends, (low, high), synonyms):
        if value is not None and synonyms[synonym] is not None:
            raise TypeError(f"Cannot pass both '{name}' and '{synonym}'")
        chosen.append(synonyms[synonym] if value is None else value)
    return chosen


class Limits:
    """The view limits of both axes."""

    @property
    def viewLim(self):
        """The box of the view limits, autoscaled if that is due."""
        self._unstale_viewLim()
        return self._viewLim

    def get_xlim(self):
        """The view limits of x, left and right."""
        return tuple(self.viewLim.intervalx)

    def get_ylim(self):
        """The view limits of y, bottom and top."""
        return tuple(self.viewLim.intervaly)

    def set_xlim(self, left=None, right=None, *, emit=True, auto=False, xmin=None, xmax=None):
        """Set the view limits of x: two values, one sequence, or one end only."""
        ends = both_ends({"left": left, "right": right}, {"xmin": xmin, "xmax": xmax})
        return self.xaxis._set_lim(*ends, emit=emit, auto=auto)

    def set_ylim(self, bottom=None, top=None, *, emit=True, auto=False, ymin=None, ymax=None):
        """Set the view limits of y: two values, one sequence, or one end only."""
        ends = both_ends({"bottom": bottom, "top": top}, {"ymin": ymin, "ymax": ymax})
        return self.yaxis._set_lim(*ends, emit=emit, auto=auto)

    def _validate_converted_limits(self, limit, convert):
        """A limit as a number of the axis; None stays None."""
        if limit is None:
            return None
        converted = convert(limit)
        if isinstance(converted, np.ndarray):
            converted = converted.squeeze()
            if converted.ndim == 0:
                converted = converted[()]
        if isinstance(converted, (int, float, np.number)) and not np.isfinite(converted):
            raise ValueError("Axis limits cannot be NaN or Inf")
        return converted

    def get_xbound(self):
        """The view limits of x, the lower one first."""
        left, right = self.get_xlim()
        return (left, right) if left < right else (right, left)

    def get_ybound(self):
        """The view limits of y, the lower one first."""
        bottom, top = self.get_ylim()
        return (bottom, top) if bottom < top else (top, bottom)

    def set_xbound(self, lower=None, upper=None):
        """Set the lower and upper limit of x; an inverted axis stays so."""
        self._set_bound("x", lower, upper)

    def set_ybound(self, lower=None, upper=None):
        """Set the lower and upper limit of y; an inverted axis stays so."""
        self._set_bound("y", lower, upper)

    def _set_bound(self, name, lower, upper):
        if upper is None and np.iterable(lower):
            lower, upper = lower
        old_lower, old_upper = getattr(self, f"get_{name}bound")()
        lower = old_lower if lower is None else lower
        upper = old_upper if upper is None else upper
        ends = sorted((lower, upper), reverse=bool(self._axis_map[name].get_inverted()))
        getattr(self, f"set_{name}lim")(ends, auto=None)

    def invert_xaxis(self):
        """Turn the x axis round."""
        self.xaxis.set_inverted(not self.xaxis.get_inverted())

    def invert_yaxis(self):
        """Turn the y axis round."""
        self.yaxis.set_inverted(not self.yaxis.get_inverted())

    def xaxis_inverted(self):
        """Whether x grows to the left."""
        return self.xaxis.get_inverted()

    def yaxis_inverted(self):
        """Whether y grows downwards."""
        return self.yaxis.get_inverted()

    def axis(self, arg=None, /, *, emit=True, **kwargs):
        """The four limits; sets them, or one of the named ways to choose them, or shows and hides both axes."""
        if isinstance(arg, (str, bool)):
            if arg is True or arg == "on":
                self.set_axis_on()
            elif arg is False or arg == "off":
                self.set_axis_off()
            else:
                self._choose_limits(arg, emit)
        else:
            if arg is not None:
                if len(arg) != 4:
                    raise TypeError("The first argument to axis() must be an iterable of the form [xmin, xmax, ymin, ymax]")
                xmin, xmax, ymin, ymax = arg
            else:
                xmin, xmax, ymin, ymax = (kwargs.pop(name, None) for name in ("xmin", "xmax", "ymin", "ymax"))
            xauto = None if xmin is None and xmax is None else False
            yauto = None if ymin is None and ymax is None else False
            self.set_xlim(xmin, xmax, emit=emit, auto=xauto)
            self.set_ylim(ymin, ymax, emit=emit, auto=yauto)
        if kwargs:
            raise TypeError(f"axis() got an unexpected keyword argument {next(iter(kwargs))!r}")
        return (*self.get_xlim(), *self.get_ylim())

    def _choose_limits(self, way, emit):
        if way not in ("equal", "tight", "scaled", "auto", "image", "square"):
            raise ValueError(f"Unrecognized string {way!r} to axis; try 'on' or 'off'")
        self.set_autoscale_on(True)
        self.set_aspect("auto")
        self.autoscale_view(tight=False)
        if way in ("tight", "image"):
            self.autoscale_view(tight=True)
        if way not in ("equal", "auto"):
            self.set_autoscale_on(False)
        if way == "equal":
            self.set_aspect("equal", adjustable="datalim")
        elif way in ("scaled", "image", "square"):
            self.set_aspect("equal", adjustable="box", anchor="C")
        if way == "square":
            (left, right), (bottom, top) = self.get_xlim(), self.get_ylim()
            side = max(right - left, top - bottom)
            self.set_xlim([left, left + side], emit=emit, auto=False)
            self.set_ylim([bottom, bottom + side], emit=emit, auto=False)

    def get_shared_x_axes(self):
        """Which axes share their x axis."""
        return SiblingsView(self._shared_axes["x"], self)

    def get_shared_y_axes(self):
        """Which axes share their y axis."""
        return SiblingsView(self._shared_axes["y"], self)

    def sharex(self, other):
        """Share the x axis of another axes from now on."""
        self._share("x", other)

    def sharey(self, other):
        """Share the y axis of another axes from now on."""
        self._share("y", other)

    def _share(self, name, other):
        """Join limits, locators, formatters, scale and units of one axis with those of another axes."""
        from ._base import _AxesBase
        if not isinstance(other, _AxesBase):
            raise TypeError(f"'other' must be an instance of matplotlib.axes._base._AxesBase, not a {type(other).__name__}")
        slot = f"_share{name}"
        if getattr(self, slot) is not None and other is not getattr(self, slot):
            raise ValueError(f"{name}-axis is already shared")
        self._shared_axes[name].join(self, other)
        setattr(self, slot, other)
        mine, theirs = self._axis_map[name], other._axis_map[name]
        mine.major, mine.minor = theirs.major, theirs.minor
        low, high = getattr(other, f"get_{name}lim")()
        getattr(self, f"set_{name}lim")(low, high, emit=False, auto=theirs._get_autoscale_on())
        mine._scale = theirs._scale
        self._update_transScale()

    def set_autoscalex_on(self, b):
        """Whether x follows the data."""
        self.xaxis._set_autoscale_on(b)

    def set_autoscaley_on(self, b):
        """Whether y follows the data."""
        self.yaxis._set_autoscale_on(b)

    def get_autoscalex_on(self):
        """Whether x follows the data."""
        return self.xaxis._get_autoscale_on()

    def get_autoscaley_on(self):
        """Whether y follows the data."""
        return self.yaxis._get_autoscale_on()

    def set_autoscale_on(self, b):
        """Whether all axes follow the data."""
        for axis in self._axis_map.values():
            axis._set_autoscale_on(b)

    def get_autoscale_on(self):
        """Whether all axes follow the data."""
        return all(axis._get_autoscale_on() for axis in self._axis_map.values())
