"""Ticks, tick labels and grids, asked for through the axes."""

from ._arguments import one_of


def _forward(axis, name):
    """A method of the axes that is one of its axis."""
    def method(self, *args, **kwargs):
        return getattr(getattr(self, axis), name)(*args, **kwargs)
    method.__name__ = name
    return method


class Ticks:
    """Ticks of both axes."""

    get_xgridlines = _forward("xaxis", "get_gridlines")
    get_xticklines = _forward("xaxis", "get_ticklines")
    get_xmajorticklabels = _forward("xaxis", "get_majorticklabels")
    get_xminorticklabels = _forward("xaxis", "get_minorticklabels")
    get_ygridlines = _forward("yaxis", "get_gridlines")
    get_yticklines = _forward("yaxis", "get_ticklines")
    get_ymajorticklabels = _forward("yaxis", "get_majorticklabels")
    get_yminorticklabels = _forward("yaxis", "get_minorticklabels")

    def get_xticks(self, *, minor=False):
        """Where the ticks of x are, as an array."""
        return self.xaxis.get_ticklocs(minor=minor)

    def get_yticks(self, *, minor=False):
        """Where the ticks of y are, as an array."""
        return self.yaxis.get_ticklocs(minor=minor)

    def set_xticks(self, ticks, labels=None, *, minor=False, **kwargs):
        """Set where the ticks of x are, and what they say."""
        return self.xaxis.set_ticks(ticks, labels, minor=minor, **kwargs)

    def set_yticks(self, ticks, labels=None, *, minor=False, **kwargs):
        """Set where the ticks of y are, and what they say."""
        return self.yaxis.set_ticks(ticks, labels, minor=minor, **kwargs)

    def get_xticklabels(self, minor=False, which=None):
        """The texts at the ticks of x."""
        return self.xaxis.get_ticklabels(minor=minor, which=which)

    def get_yticklabels(self, minor=False, which=None):
        """The texts at the ticks of y."""
        return self.yaxis.get_ticklabels(minor=minor, which=which)

    def set_xticklabels(self, labels, *, minor=False, fontdict=None, **kwargs):
        """Set what the ticks of x say."""
        return self.xaxis.set_ticklabels(labels, minor=minor, fontdict=fontdict, **kwargs)

    def set_yticklabels(self, labels, *, minor=False, fontdict=None, **kwargs):
        """Set what the ticks of y say."""
        return self.yaxis.set_ticklabels(labels, minor=minor, fontdict=fontdict, **kwargs)

    def tick_params(self, axis="both", **kwargs):
        """Set how ticks, tick labels and grid lines look."""
        one_of("axis", axis, ("x", "y", "both"))
        if axis in ("x", "both"):
            self.xaxis.set_tick_params(**{name: value for name, value in kwargs.items()
                                          if name not in ("left", "right", "labelleft", "labelright")})
        if axis in ("y", "both"):
            self.yaxis.set_tick_params(**{name: value for name, value in kwargs.items()
                                          if name not in ("top", "bottom", "labeltop", "labelbottom")})

    def _chosen_axes(self, axis):
        one_of("axis", axis, (*self._axis_names, "both"))
        return [self._axis_map[name] for name in self._axis_names if axis in (name, "both")]

    def ticklabel_format(self, *, axis="both", style=None, scilimits=None, useOffset=None, useLocale=None, useMathText=None):
        """Set how numbers at the ticks are written."""
        if isinstance(style, str):
            style = style.lower()
        if scilimits is not None:
            try:
                low, high = scilimits
                low + high + 1
            except (ValueError, TypeError) as error:
                raise ValueError("scilimits must be a sequence of 2 integers") from error
        scientific = {"sci": True, "scientific": True, "plain": False, "": None, None: None}
        one_of("style", style, tuple(scientific))
        scientific = scientific[style]
        for chosen in self._chosen_axes(axis):
            formatter = chosen.major.formatter
            try:
                if scientific is not None:
                    formatter.set_scientific(scientific)
                if scilimits is not None:
                    formatter.set_powerlimits(scilimits)
                if useOffset is not None:
                    formatter.set_useOffset(useOffset)
                if useLocale is not None:
                    formatter.set_useLocale(useLocale)
                if useMathText is not None:
                    formatter.set_useMathText(useMathText)
            except AttributeError as error:
                raise AttributeError("This method only works with the ScalarFormatter") from error

    def locator_params(self, axis="both", tight=None, **kwargs):
        """Set options of the major locators, such as the number of ticks."""
        one_of("axis", axis, (*self._axis_names, "both"))
        for name in self._axis_names:
            if axis in (name, "both"):
                self._axis_map[name].get_major_locator().set_params(**kwargs)
                self._request_autoscale_view(name, tight=tight)
        self.stale = True

    def minorticks_on(self):
        """Show minor ticks on both axes."""
        self.xaxis.minorticks_on()
        self.yaxis.minorticks_on()

    def minorticks_off(self):
        """Show no minor ticks."""
        self.xaxis.minorticks_off()
        self.yaxis.minorticks_off()

    def grid(self, visible=None, which="major", axis="both", **kwargs):
        """Show or hide grid lines; without an answer, the other of the two."""
        one_of("axis", axis, ("x", "y", "both"))
        if axis in ("x", "both"):
            self.xaxis.grid(visible, which=which, **kwargs)
        if axis in ("y", "both"):
            self.yaxis.grid(visible, which=which, **kwargs)

    def get_axisbelow(self):
        """Whether ticks and grid lie below everything (True), between patches and lines ('line'), or on top (False)."""
        return self._axisbelow

    def set_axisbelow(self, b):
        """Set whether ticks and grid lie below everything (True), between patches and lines ('line'), or on top (False)."""
        if b != "line" and not isinstance(b, (bool, int)):
            from matplotlib.rcsetup import validate_axisbelow
            b = validate_axisbelow(b)
        self._axisbelow = b
        order = 1.5 if b == "line" else 0.5 if b else 2.5
        for axis in self._axis_map.values():
            axis.set_zorder(order)
        self.stale = True
