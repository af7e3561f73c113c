"""Limits, ticks and labels of a space; those of z, and those of x and y where they differ from a flat axes."""

import numpy as np

from matplotlib import rcParams
from matplotlib.axes._siblings import SiblingsView
from matplotlib.transforms import Bbox


class Limits3D:
    """Limits, ticks and labels of an Axes3D."""

    def _forget_limits(self):
        """The limits of an empty space: 0 to 1 with a small margin."""
        room = 0.05 * 10 / 11
        self.xy_dataLim = Bbox([[room, room], [1 - room, 1 - room]])
        self.zz_dataLim = Bbox.unit()
        self._xmargin, self._ymargin = rcParams["axes.xmargin"], rcParams["axes.ymargin"]
        self._zmargin = rcParams["axes.zmargin"] if np.isinf(self._focal_length) else 0
        self._view_margin = 1 / 48
        self.autoscale_view()

    def get_xlim(self):
        """The limits of x."""
        self._unstale_viewLim()
        return tuple(self.xy_viewLim.intervalx)

    def get_ylim(self):
        """The limits of y."""
        self._unstale_viewLim()
        return tuple(self.xy_viewLim.intervaly)

    def get_zlim(self):
        """The limits of z."""
        self._unstale_viewLim()
        return tuple(self.zz_viewLim.intervalx)

    get_xlim3d, get_ylim3d, get_zlim3d = get_xlim, get_ylim, get_zlim

    def get_w_lims(self):
        """All six limits."""
        return (*self.get_xlim(), *self.get_ylim(), *self.get_zlim())

    def set_xlim(self, left=None, right=None, *, emit=True, auto=False, view_margin=None, xmin=None, xmax=None):
        """Sets the limits of x."""
        return self._set_lim3d(self.xaxis, left, right, emit, auto, view_margin, xmin, xmax, ("left", "xmin", "right", "xmax"))

    def set_ylim(self, bottom=None, top=None, *, emit=True, auto=False, view_margin=None, ymin=None, ymax=None):
        """Sets the limits of y."""
        return self._set_lim3d(self.yaxis, bottom, top, emit, auto, view_margin, ymin, ymax, ("bottom", "ymin", "top", "ymax"))

    def set_zlim(self, bottom=None, top=None, *, emit=True, auto=False, view_margin=None, zmin=None, zmax=None):
        """Sets the limits of z."""
        return self._set_lim3d(self.zaxis, bottom, top, emit, auto, view_margin, zmin, zmax, ("bottom", "zmin", "top", "zmax"))

    set_xlim3d, set_ylim3d, set_zlim3d = set_xlim, set_ylim, set_zlim

    def _set_lim3d(self, axis, lower, upper, emit, auto, margin, axmin, axmax, names):
        if upper is None and np.iterable(lower):
            lower, upper = lower
        if axmin is not None:
            if lower is not None:
                raise TypeError(f"Cannot pass both {names[0]!r} and {names[1]!r}")
            lower = axmin
        if axmax is not None:
            if upper is not None:
                raise TypeError(f"Cannot pass both {names[2]!r} and {names[3]!r}")
            upper = axmax
        if lower is None or upper is None:
            old = axis.get_view_interval()
            lower = old[0] if lower is None else lower
            upper = old[1] if upper is None else upper
        if margin is None:
            margin = self._view_margin if rcParams["axes3d.automargin"] else 0
        if margin:
            delta = (upper - lower) * margin
            lower, upper = lower - delta, upper + delta
        return axis._set_lim(lower, upper, emit=emit, auto=auto)

    def _set_bound3d(self, get_bound, set_lim, inverted, lower, upper, view_margin):
        if upper is None and np.iterable(lower):
            lower, upper = lower
        old_lower, old_upper = get_bound()
        lower = old_lower if lower is None else lower
        upper = old_upper if upper is None else upper
        set_lim(sorted((lower, upper), reverse=bool(inverted())), auto=None, view_margin=view_margin)

    def set_xbound(self, lower=None, upper=None, view_margin=None):
        """Sets the lower and the upper limit of x."""
        self._set_bound3d(self.get_xbound, self.set_xlim, self.xaxis_inverted, lower, upper, view_margin)

    def set_ybound(self, lower=None, upper=None, view_margin=None):
        """Sets the lower and the upper limit of y."""
        self._set_bound3d(self.get_ybound, self.set_ylim, self.yaxis_inverted, lower, upper, view_margin)

    def set_zbound(self, lower=None, upper=None, view_margin=None):
        """Sets the lower and the upper limit of z."""
        self._set_bound3d(self.get_zbound, self.set_zlim, self.zaxis_inverted, lower, upper, view_margin)

    def get_zbound(self):
        """The limits of z, the lower one first."""
        low, high = self.get_zlim()
        return (low, high) if low < high else (high, low)

    def invert_zaxis(self):
        """Turns the z axis round."""
        self.zaxis.set_inverted(not self.zaxis.get_inverted())

    def zaxis_inverted(self):
        """Whether z grows downwards."""
        return self.zaxis.get_inverted()

    def set_zmargin(self, m):
        """Sets the room below and above the data."""
        if m <= -0.5:
            raise ValueError("margin must be greater than -0.5")
        self._zmargin = m
        self._request_autoscale_view("z")
        self.stale = True

    def get_zmargin(self):
        """The room below and above the data."""
        return self._zmargin

    def margins(self, *margins, x=None, y=None, z=None, tight=True):
        """The margins of all three axes; sets them."""
        if margins and (x is not None or y is not None or z is not None):
            raise TypeError("Cannot pass both positional and keyword arguments for x, y, and/or z.")
        if len(margins) == 1:
            x = y = z = margins[0]
        elif len(margins) == 3:
            x, y, z = margins
        elif margins:
            raise TypeError("Must pass a single positional argument for all margins, or one for each margin (x, y, z).")
        if x is None and y is None and z is None:
            return self._xmargin, self._ymargin, self._zmargin
        for value, setter in ((x, self.set_xmargin), (y, self.set_ymargin), (z, self.set_zmargin)):
            if value is not None:
                setter(value)
        self.autoscale_view(tight=tight, scalex=x is not None, scaley=y is not None, scalez=z is not None)

    def autoscale_view(self, tight=None, scalex=True, scaley=True, scalez=True):
        """Sets the limits from the data, now."""
        tight = self._tight if tight is None else bool(tight)
        for wanted, axis, margin, set_bound in (
            (scalex, self.xaxis, self._xmargin, self.set_xbound), (scaley, self.yaxis, self._ymargin, self.set_ybound),
            (scalez, self.zaxis, self._zmargin, self.set_zbound),
        ):  # fmt: skip
            if not wanted or not axis._get_autoscale_on():
                continue
            low, high = axis.get_data_interval()
            locator = axis.get_major_locator()
            low, high = locator.nonsingular(low, high)
            if margin > 0:
                delta = (high - low) * margin
                low, high = low - delta, high + delta
            if not tight:
                low, high = locator.view_limits(low, high)
            set_bound(low, high, self._view_margin)

    def auto_scale_xyz(self, X, Y, Z=None, had_data=None):
        """Widens the data limits and follows them."""
        if np.shape(X) == np.shape(Y):
            self.xy_dataLim.update_from_data_xy(np.column_stack([np.ravel(X), np.ravel(Y)]), not had_data)
        else:
            self.xy_dataLim.update_from_data_x(X, not had_data)
            self.xy_dataLim.update_from_data_y(Y, not had_data)
        if Z is not None:
            self.zz_dataLim.update_from_data_x(Z, not had_data)
        self.autoscale_view()

    def get_autoscalez_on(self):
        """Whether z follows the data."""
        return self.zaxis._get_autoscale_on()

    def set_autoscalez_on(self, b):
        """Sets whether z follows the data."""
        self.zaxis._set_autoscale_on(b)

    def get_shared_z_axes(self):
        """Which axes share their z axis."""
        return SiblingsView(self._shared_axes["z"], self)

    def get_zaxis(self):
        """The z axis."""
        return self.zaxis

    def get_zscale(self):
        """The name of the scale of z."""
        return self.zaxis.get_scale()

    def set_zscale(self, value, **kwargs):
        """Sets the scale of z."""
        self.zaxis._set_axes_scale(value, **kwargs)

    def set_zlabel(self, zlabel, fontdict=None, labelpad=None, **kwargs):
        """Sets the words of the z axis."""
        if labelpad is not None:
            self.zaxis.labelpad = labelpad
        return self.zaxis.set_label_text(zlabel, fontdict, **kwargs)

    def get_zlabel(self):
        """The words of the z axis."""
        return self.zaxis.get_label_text()

    def get_zticks(self, *, minor=False):
        """The places of the ticks of z."""
        return self.zaxis.get_ticklocs(minor=minor)

    def set_zticks(self, ticks, labels=None, *, minor=False, **kwargs):
        """Sets the places of the ticks of z, and their labels."""
        return self.zaxis.set_ticks(ticks, labels, minor=minor, **kwargs)

    def get_zticklabels(self, minor=False, which=None):
        """The labels of the ticks of z."""
        return self.zaxis.get_ticklabels(minor, which)

    def set_zticklabels(self, labels, *, minor=False, fontdict=None, **kwargs):
        """Sets the labels of the ticks of z."""
        return self.zaxis.set_ticklabels(labels, minor=minor, fontdict=fontdict, **kwargs)

    def get_zmajorticklabels(self):
        """The labels of the major ticks of z."""
        return self.zaxis.get_majorticklabels()

    def get_zminorticklabels(self):
        """The labels of the minor ticks of z."""
        return self.zaxis.get_minorticklabels()

    def get_zgridlines(self):
        """The grid lines of z."""
        return self.zaxis.get_gridlines()

    def get_zticklines(self):
        """The marks of z."""
        return self.zaxis.get_ticklines()

    def zaxis_date(self, tz=None):
        """Reads z as dates."""
        self.zaxis.axis_date(tz)

    def convert_zunits(self, z):
        """A value of z as a number."""
        return self.zaxis.convert_units(z)

    def format_zdata(self, z):
        """A value of z in words."""
        return self.zaxis.get_major_formatter().format_data_short(z)

    def tick_params(self, axis="both", **kwargs):
        """Changes how ticks look."""
        if axis not in ("x", "y", "z", "both"):
            raise ValueError(f"{axis!r} is not a valid value for axis; supported values are 'x', 'y', 'z', 'both'")
        if axis != "z":
            super().tick_params(axis, **kwargs)
        if axis in ("z", "both"):
            kwargs = {name: value for name, value in kwargs.items() if name not in ("top", "bottom", "labeltop", "labelbottom")}
            self.zaxis.set_tick_params(**kwargs)

    def locator_params(self, axis="both", tight=None, **kwargs):
        """Changes how many ticks there are."""
        if axis != "z":
            super().locator_params(axis, tight, **kwargs)
        if axis in ("z", "both"):
            self.zaxis.get_major_locator().set_params(**kwargs)
            self._request_autoscale_view("z", tight=tight)

    def grid(self, visible=True, **kwargs):
        """Sets whether grid lines are drawn."""
        self._draw_grid = True if kwargs else bool(visible)
        self.stale = True
