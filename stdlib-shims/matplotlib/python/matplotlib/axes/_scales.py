"""Scales, and the transforms from data to pixels that they are part of."""

from matplotlib import rcParams
from matplotlib import transforms as mtransforms

from ._arguments import one_of


class Scales:
    """The scales of both axes and the coordinate systems of an axes."""

    fmt_xdata = None
    fmt_ydata = None

    def _set_lim_and_transforms(self):
        """Make the coordinate systems: axes, data, and one of each."""
        self.transAxes = mtransforms.BboxTransformTo(self.bbox)
        self.transLimits = mtransforms.BboxTransformFrom(mtransforms.TransformedBbox(self._viewLim, self.transScale))
        self.transData = self.transScale + (self.transLimits + self.transAxes)
        self._xaxis_transform = mtransforms.blended_transform_factory(self.transData, self.transAxes)
        self._yaxis_transform = mtransforms.blended_transform_factory(self.transAxes, self.transData)

    def _update_transScale(self):
        self.transScale.set(mtransforms.blended_transform_factory(self.xaxis.get_transform(), self.yaxis.get_transform()))

    def get_xaxis_transform(self, which="grid"):
        """x in data coordinates, y in axes coordinates (or at the spine that ticks sit on)."""
        if which == "grid":
            return self._xaxis_transform
        if which == "tick1":
            return self.spines["bottom"].get_spine_transform()
        if which == "tick2":
            return self.spines["top"].get_spine_transform()
        one_of("which", which, ("grid", "tick1", "tick2"))

    def get_yaxis_transform(self, which="grid"):
        """x in axes coordinates (or at the spine that ticks sit on), y in data coordinates."""
        if which == "grid":
            return self._yaxis_transform
        if which == "tick1":
            return self.spines["left"].get_spine_transform()
        if which == "tick2":
            return self.spines["right"].get_spine_transform()
        one_of("which", which, ("grid", "tick1", "tick2"))

    def _shifted(self, transform, x_points, y_points):
        return transform + mtransforms.ScaledTranslation(x_points / 72, y_points / 72, self.figure.dpi_scale_trans)

    def get_xaxis_text1_transform(self, pad_points):
        """Where tick labels below the axes go: transform, vertical and horizontal alignment."""
        return self._shifted(self.get_xaxis_transform(which="tick1"), 0, -1 * pad_points), "top", rcParams["xtick.alignment"]

    def get_xaxis_text2_transform(self, pad_points):
        """Where tick labels above the axes go: transform, vertical and horizontal alignment."""
        return self._shifted(self.get_xaxis_transform(which="tick2"), 0, pad_points), "bottom", rcParams["xtick.alignment"]

    def get_yaxis_text1_transform(self, pad_points):
        """Where tick labels left of the axes go: transform, vertical and horizontal alignment."""
        return self._shifted(self.get_yaxis_transform(which="tick1"), -1 * pad_points, 0), rcParams["ytick.alignment"], "right"

    def get_yaxis_text2_transform(self, pad_points):
        """Where tick labels right of the axes go: transform, vertical and horizontal alignment."""
        return self._shifted(self.get_yaxis_transform(which="tick2"), pad_points, 0), rcParams["ytick.alignment"], "left"

    def get_xscale(self):
        """The name of the scale of x."""
        return self.xaxis.get_scale()

    def get_yscale(self):
        """The name of the scale of y."""
        return self.yaxis.get_scale()

    def set_xscale(self, value, **kwargs):
        """Set the scale of x: 'linear', 'log', 'symlog', 'asinh', 'logit', 'function' or 'functionlog'."""
        self.xaxis._set_axes_scale(value, **kwargs)

    def set_yscale(self, value, **kwargs):
        """Set the scale of y: 'linear', 'log', 'symlog', 'asinh', 'logit', 'function' or 'functionlog'."""
        self.yaxis._set_axes_scale(value, **kwargs)

    def xaxis_date(self, tz=None):
        """Read x as dates."""
        self.xaxis.axis_date(tz)

    def yaxis_date(self, tz=None):
        """Read y as dates."""
        self.yaxis.axis_date(tz)

    def get_xaxis(self):
        """The x axis."""
        return self.xaxis

    def get_yaxis(self):
        """The y axis."""
        return self.yaxis

    def format_xdata(self, x):
        """A value of x in words."""
        return (self.fmt_xdata if self.fmt_xdata is not None else self.xaxis.get_major_formatter().format_data_short)(x)

    def format_ydata(self, y):
        """A value of y in words."""
        return (self.fmt_ydata if self.fmt_ydata is not None else self.yaxis.get_major_formatter().format_data_short)(y)

    def format_coord(self, x, y):
        """A place in words."""
        return f"(x, y) = ({'???' if x is None else self.format_xdata(x)}, {'???' if y is None else self.format_ydata(y)})"
