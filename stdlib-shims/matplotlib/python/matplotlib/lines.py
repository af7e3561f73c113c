"""Lines through points, with markers."""

import numpy as np

from . import rcParams
from . import _line_styles as styles
from ._bbox import Bbox
from ._composite_transforms import TransformedPath
from ._affine import BboxTransformTo
from ._color_conversion import to_rgba
from ._line_properties import LineProperties
from .artist import Artist
from .markers import (CARETDOWN, CARETDOWNBASE, CARETLEFT, CARETLEFTBASE, CARETRIGHT, CARETRIGHTBASE, CARETUP, CARETUPBASE, MarkerStyle,
                      TICKDOWN, TICKLEFT, TICKRIGHT, TICKUP)
from .path import Path


def _float_array(values):
    """Numbers as floats; masked ones become NaN."""
    if hasattr(values, "mask"):
        return np.ma.asarray(values, float).filled(np.nan)
    return np.asarray(values, float)


class Line2D(LineProperties, Artist):
    """A line through points."""

    zorder = 2
    _subslice = False
    _linewidth = None
    _drawstyle = None
    _markeredgewidth = None
    _markersize = None
    _path = None
    _x = _y = _xy = None
    _transformed_path = None
    ind_offset = 0

    def __str__(self):
        if self._label != "":
            return f"Line2D({self._label})"
        if self._x is None:
            return "Line2D()"
        if len(self._x) > 3:
            return (f"Line2D(({self._x[0]:g},{self._y[0]:g}),({self._x[1]:g},{self._y[1]:g}),...,"
                    f"({self._x[-1]:g},{self._y[-1]:g}))")
        return "Line2D(%s)" % ",".join(f"({x:g},{y:g})" for x, y in zip(self._x, self._y))

    def __init__(self, xdata, ydata, *, linewidth=None, linestyle=None, color=None, gapcolor=None, marker=None, markersize=None,
                 markeredgewidth=None, markeredgecolor=None, markerfacecolor=None, markerfacecoloralt="none", fillstyle=None,
                 antialiased=None, dash_capstyle=None, solid_capstyle=None, dash_joinstyle=None, solid_joinstyle=None, pickradius=5,
                 drawstyle=None, markevery=None, **kwargs):
        super().__init__()
        if not np.iterable(xdata):
            raise RuntimeError("xdata must be a sequence")
        if not np.iterable(ydata):
            raise RuntimeError("ydata must be a sequence")
        def setting(value, name):
            return rcParams[name] if value is None else value

        self.set_dash_capstyle(setting(dash_capstyle, "lines.dash_capstyle"))
        self.set_dash_joinstyle(setting(dash_joinstyle, "lines.dash_joinstyle"))
        self.set_solid_capstyle(setting(solid_capstyle, "lines.solid_capstyle"))
        self.set_solid_joinstyle(setting(solid_joinstyle, "lines.solid_joinstyle"))
        self.set_drawstyle(drawstyle)
        self._unscaled_dash_pattern = (0, None)
        self.set_linewidth(setting(linewidth, "lines.linewidth"))
        self.set_linestyle(setting(linestyle, "lines.linestyle"))
        self.set_color(setting(color, "lines.color"))
        marker = setting(marker, "lines.marker")
        self._marker = marker if isinstance(marker, MarkerStyle) else MarkerStyle(marker, fillstyle)
        self._gapcolor = None
        if gapcolor is not None:
            self.set_gapcolor(gapcolor)
        self._markevery = markevery
        self.set_markersize(setting(markersize, "lines.markersize"))
        self.set_antialiased(setting(antialiased, "lines.antialiased"))
        self.set_markerfacecolor(markerfacecolor)
        self.set_markerfacecoloralt(markerfacecoloralt)
        self.set_markeredgecolor(markeredgecolor)
        self.set_markeredgewidth(markeredgewidth)
        self.pickradius = pickradius
        if kwargs:
            self._internal_update(_with_full_names(kwargs, self))
        self._invalidx = self._invalidy = True
        self.set_data(xdata, ydata)

    def set_data(self, *args):
        """Replace the points."""
        (x, y), = [args[0]] if len(args) == 1 else [args]
        self.set_xdata(x)
        self.set_ydata(y)

    def set_xdata(self, x):
        if not np.iterable(x):
            raise RuntimeError("x must be a sequence")
        self._xorig = _own(x)
        self._invalidx = True
        self.stale = True

    def set_ydata(self, y):
        if not np.iterable(y):
            raise RuntimeError("y must be a sequence")
        self._yorig = _own(y)
        self._invalidy = True
        self.stale = True

    def get_data(self, orig=True):
        """The points as (x, y)."""
        return self.get_xdata(orig=orig), self.get_ydata(orig=orig)

    def get_xdata(self, orig=True):
        """x as given, or as numbers."""
        if orig:
            return self._xorig
        self._refresh()
        return self._x

    def get_ydata(self, orig=True):
        """y as given, or as numbers."""
        if orig:
            return self._yorig
        self._refresh()
        return self._y

    def get_xydata(self):
        """The points as an array (N, 2)."""
        self._refresh()
        return self._xy

    def get_path(self):
        """The line as a path."""
        self._refresh()
        return self._path

    def _refresh(self):
        if self._invalidx or self._invalidy:
            self.recache()

    def recache_always(self):
        self.recache(always=True)

    def recache(self, always=False):
        """Read the data again as numbers."""
        if always or self._invalidx:
            self._x_numbers = _float_array(self.convert_xunits(self._xorig)).ravel()
        if always or self._invalidy:
            self._y_numbers = _float_array(self.convert_yunits(self._yorig)).ravel()
        x, y = np.broadcast_arrays(self._x_numbers, self._y_numbers)
        self._xy = np.empty((len(x), 2))
        self._xy[:, 0], self._xy[:, 1] = x, y
        self._x, self._y = self._xy[:, 0], self._xy[:, 1]
        if self._drawstyle == "default":
            points = self._xy
        else:
            points = np.column_stack(styles.steps(self._x, self._y, self._drawstyle))
        steps = 1 if self._path is None else self._path._interpolation_steps
        self._path = Path._fast_from_codes_and_verts(points, None)
        self._path._interpolation_steps = steps
        self._transformed_path = None
        self._invalidx = self._invalidy = False

    def set_transform(self, t):
        self._transformed_path = None
        super().set_transform(t)

    def _get_transformed_path(self):
        if self._transformed_path is None:
            self._transformed_path = TransformedPath(self._path, self.get_transform())
        return self._transformed_path

    def get_window_extent(self, renderer=None):
        box = Bbox.null()
        points = self.get_transform().transform(self.get_xydata())
        box.update_from_data_xy(points, ignore=True)
        if self._marker:
            box = box.padded(self._markersize * self.get_figure(root=True).dpi / 72.0 * 0.5)
        return box

    def get_bbox(self):
        """The box around the points."""
        box = Bbox([[0, 0], [0, 0]])
        box.update_from_data_xy(self.get_xydata())
        return box

    def draw(self, renderer):
        if not self.get_visible():
            return
        self._refresh()
        if self.get_path_effects():
            from .patheffects import PathEffectRenderer
            renderer = PathEffectRenderer(self.get_path_effects(), renderer)
        renderer.open_group("line2d", self.get_gid())
        if self._linestyle not in ("None", "none", " ", "", None) and self._linewidth > 0:
            self._draw_line(renderer)
        if self._marker and self._markersize > 0:
            self._draw_markers(renderer)
        renderer.close_group("line2d")
        self.stale = False

    def _draw_line(self, renderer):
        path, affine = self._get_transformed_path().get_transformed_path_and_affine()
        dashed = self.is_dashed()
        cap, join = (self._dashcapstyle, self._dashjoinstyle) if dashed else (self._solidcapstyle, self._solidjoinstyle)
        gc = self._clipped_context(renderer, url=self._url, antialiased=int(bool(self._antialiased)), linewidth=float(self._linewidth),
                                   capstyle=cap, joinstyle=join, snap=self.get_snap())
        if dashed and self._gapcolor is not None:
            gc.set_foreground(to_rgba(self._gapcolor, self._alpha), isRGBA=True)
            offset, gaps = self._dash_pattern
            gaps = [*gaps[-1:], *gaps[:-1]]
            gc.set_dashes(offset + gaps[0], gaps)
            renderer.draw_path(gc, path, affine)
        gc.set_foreground(to_rgba(self._color, self._alpha), isRGBA=True)
        gc.set_dashes(*self._dash_pattern)
        renderer.draw_path(gc, path, affine)

    def _draw_markers(self, renderer):
        from ._markevery import subsampled
        edge = to_rgba(self.get_markeredgecolor(), self._alpha)
        face_colour = self.get_markerfacecolor()
        face = to_rgba(face_colour, self._alpha)
        other = to_rgba(self.get_markerfacecoloralt(), self._alpha)
        automatic = isinstance(self._markeredgecolor, str) and self._markeredgecolor == "auto"
        if automatic and not (isinstance(face_colour, str) and face_colour.lower() == "none"):
            edge = (*edge[:3], face[3])
        marker = self._marker
        snap = marker.get_snap_threshold()
        size = renderer.points_to_pixels(self._markersize)
        gc = self._clipped_context(
            renderer, url=self._url, rgb=edge, linewidth=float(self._markeredgewidth), antialiased=int(bool(self._antialiased)),
            joinstyle=marker.get_joinstyle(), capstyle=marker.get_capstyle(), snap=None if snap is None else size >= snap)
        points = self._get_transformed_path() if self._drawstyle == "default" else TransformedPath(Path(self._xy), self.get_transform())
        path, affine = points.get_transformed_points_and_affine()
        path = subsampled(self._markevery, path, affine, self.axes)
        place = marker.get_transform()
        if marker.get_marker() == ",":
            gc.set_linewidth(0)
        else:
            place = place.scale(size)
        renderer.draw_markers(gc, marker.get_path(), place, path, affine, face)
        if marker.get_alt_path():
            renderer.draw_markers(gc, marker.get_alt_path(), marker.get_alt_transform().scale(size), path, affine, other)

    def update_from(self, other):
        super().update_from(other)
        for name in ("_linestyle", "_linewidth", "_color", "_gapcolor", "_markersize", "_markerfacecolor", "_markerfacecoloralt",
                     "_markeredgecolor", "_markeredgewidth", "_unscaled_dash_pattern", "_dash_pattern", "_dashcapstyle",
                     "_dashjoinstyle", "_solidcapstyle", "_solidjoinstyle", "_marker", "_drawstyle"):
            setattr(self, name, getattr(other, name))


def _own(values):
    """The same values, which later changes of the original do not reach."""
    return values.copy() if isinstance(values, np.ndarray) else (list(values) if isinstance(values, list) else values)


def _with_full_names(kwargs, artist):
    """Short names become full ones; the last of several wins."""
    return {artist._aliases.get(name, name): value for name, value in kwargs.items()}


class AxLine(Line2D):
    """An endless straight line through a point, with a slope or a second point."""

    def __init__(self, xy1, xy2, slope, **kwargs):
        super().__init__([0, 1], [0, 1], **kwargs)
        if (xy2 is None) == (slope is None):
            raise TypeError("Exactly one of 'xy2' and 'slope' must be given")
        self._slope = slope
        self._xy1 = xy1
        self._xy2 = xy2

    def get_transform(self):
        axes = self.axes
        data = self._transform - axes.transData + axes.transScale
        (x1, y1), lim = data.transform([self._xy1])[0], axes.viewLim
        scaled = axes.transScale.transform([lim.p0, lim.p1])
        (vxlo, vylo), (vxhi, vyhi) = np.sort(scaled, axis=0)
        if self._slope is None:
            x2, y2 = data.transform([self._xy2])[0]
            if x1 == x2 and y1 == y2:
                raise ValueError(f"Cannot draw a line through two identical points (x={(x1, x2)}, y={(y1, y2)})")
            slope = (y2 - y1) / (x2 - x1) if x2 != x1 else np.inf
        else:
            slope = self._slope
        if slope == 0:
            start, stop = [vxlo, y1], [vxhi, y1]
        elif np.isinf(slope):
            start, stop = [x1, vylo], [x1, vyhi]
        else:
            _, start, stop, _ = sorted([(vxlo, y1 + (vxlo - x1) * slope), (vxhi, y1 + (vxhi - x1) * slope),
                                        (x1 + (vylo - y1) / slope, vylo), (x1 + (vyhi - y1) / slope, vyhi)])
        return BboxTransformTo(Bbox([start, stop])) + axes.transLimits + axes.transAxes

    def draw(self, renderer):
        self._transformed_path = None
        super().draw(renderer)

    def get_xy1(self):
        return self._xy1

    def get_xy2(self):
        return self._xy2

    def get_slope(self):
        return self._slope

    def set_xy1(self, *args):
        (x, y), = [args[0]] if len(args) == 1 else [args]
        self._xy1 = x, y

    def set_xy2(self, *args):
        if self._slope is not None:
            raise ValueError("Cannot set an 'xy2' value while 'slope' is set; they differ but their functionalities overlap")
        (x, y), = [args[0]] if len(args) == 1 else [args]
        self._xy2 = x, y

    def set_slope(self, slope):
        if self._xy2 is not None:
            raise ValueError("Cannot set a 'slope' value while 'xy2' is set; they differ but their functionalities overlap")
        self._slope = slope


_AxLine = AxLine
lineStyles = Line2D._lineStyles
lineMarkers = MarkerStyle.markers
drawStyles = Line2D.drawStyles
fillStyles = MarkerStyle.fillstyles
