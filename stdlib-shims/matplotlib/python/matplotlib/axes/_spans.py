"""Lines and bands across the axes, and many parallel lines."""

import numpy as np
from matplotlib.axes._arguments import given, label_from, look_up_options


def _parallel_lines(self, places, starts, ends, colors, linestyles, label, kwargs, across):
    """Lines parallel to an axis, as one LineCollection; `across` is the axis the places lie on."""
    from matplotlib.collections import LineCollection

    along = "x" if across == "y" else "y"
    starts, ends, places = self._process_unit_info([(along, starts), (along, ends), (across, places)], kwargs)
    places, starts, ends = (np.ravel(np.asarray(part, dtype=float)) for part in (places, starts, ends))
    points = np.empty((len(places), 2, 2))
    step = 0 if along == "x" else 1
    points[:, 0, step], points[:, 1, step] = starts, ends
    points[:, :, 1 - step] = places[:, None]
    lines = LineCollection(points, colors=colors, linestyles=linestyles, label=label)
    self.add_collection(lines, autolim=False)
    lines._internal_update(kwargs)
    if len(places) > 0:
        flat = points.reshape(-1, 2)
        seen = np.isfinite(flat).all(axis=1)
        update_x = update_y = True
        if lines.get_transform() is not self.transData:
            update_x, update_y = lines.get_transform().contains_branch_seperately(self.transData)
        if seen.any() and lines.get_transform().is_affine:
            self.update_datalim([flat[seen].min(axis=0), flat[seen].max(axis=0)], update_x, update_y)
        elif seen.any():
            # On a logarithmic axis the limits follow the scaled values, as in matplotlib.
            self.update_datalim(lines.get_datalim(self.transData).get_points(), update_x, update_y)
        self._request_autoscale_view()
    return lines


def hlines(self, y, xmin, xmax, colors=None, linestyles="solid", label="", *, data=None, **kwargs):
    """Draws horizontal lines at each y from xmin to xmax; returns a LineCollection."""
    name, (y, xmin, xmax, colors) = y, given(data, y, xmin, xmax, colors)
    if data is not None and not label:
        label_from(data, name, y, kwargs)
        label = kwargs.pop("label")
    return _parallel_lines(self, y, xmin, xmax, colors, linestyles, label, kwargs, "y")


def vlines(self, x, ymin, ymax, colors=None, linestyles="solid", label="", *, data=None, **kwargs):
    """Draws vertical lines at each x from ymin to ymax; returns a LineCollection."""
    name, (x, ymin, ymax, colors) = x, given(data, x, ymin, ymax, colors)
    if data is not None and not label:
        label_from(data, name, x, kwargs)
        label = kwargs.pop("label")
    return _parallel_lines(self, x, ymin, ymax, colors, linestyles, label, kwargs, "x")


def _no_transform(method, kwargs):
    if "transform" in kwargs:
        raise ValueError(f"'transform' is not allowed as a keyword argument; {method} generates its own transform.")


def axhline(self, y=0, xmin=0, xmax=1, **kwargs):
    """Draws a horizontal line across the axes; xmin and xmax are parts of their width."""
    from matplotlib.lines import Line2D

    self._check_no_units([xmin, xmax], ["xmin", "xmax"])
    _no_transform("axhline", kwargs)
    low, high = self.get_ybound()
    (place,) = self._process_unit_info([("y", y)], kwargs)
    outside = place < low or place > high
    line = Line2D([xmin, xmax], [y, y], transform=self.get_yaxis_transform(which="grid"), **kwargs)
    self.add_line(line)
    if outside:
        self._request_autoscale_view("y")
    return line


def axvline(self, x=0, ymin=0, ymax=1, **kwargs):
    """Draws a vertical line across the axes; ymin and ymax are parts of their height."""
    from matplotlib.lines import Line2D

    self._check_no_units([ymin, ymax], ["ymin", "ymax"])
    _no_transform("axvline", kwargs)
    low, high = self.get_xbound()
    (place,) = self._process_unit_info([("x", x)], kwargs)
    outside = place < low or place > high
    line = Line2D([x, x], [ymin, ymax], transform=self.get_xaxis_transform(which="grid"), **kwargs)
    self.add_line(line)
    if outside:
        self._request_autoscale_view("x")
    return line


def axline(self, xy1, xy2=None, *, slope=None, **kwargs):
    """Draws a line without ends through two points, or through one with a slope."""
    from matplotlib.lines import AxLine

    if slope is not None and (self.get_xscale() != "linear" or self.get_yscale() != "linear"):
        raise TypeError("'slope' cannot be used with non-linear scales")
    seen = [] if "transform" in kwargs else [xy1] if xy2 is None else [xy1, xy2]
    line = AxLine(xy1, xy2, slope, **kwargs)
    self._set_artist_props(line)
    if line.get_clip_path() is None:
        line.set_clip_path(self.patch)
    if not line.get_label():
        line.set_label(f"_child{len(self._children)}")
    self._children.append(line)
    line._remove_method = self._children.remove
    self.update_datalim(seen)
    self._request_autoscale_view()
    return line


def axhspan(self, ymin, ymax, xmin=0, xmax=1, **kwargs):
    """Fills a horizontal band from ymin to ymax; returns a Rectangle."""
    from matplotlib.patches import Rectangle

    self._check_no_units([xmin, xmax], ["xmin", "xmax"])
    ((ymin, ymax),) = self._process_unit_info([("y", [ymin, ymax])], kwargs)
    band = Rectangle((xmin, ymin), xmax - xmin, ymax - ymin, **kwargs)
    band.set_transform(self.get_yaxis_transform(which="grid"))
    # The band is as wide as the axes: it says nothing about the limits along x.
    kept, least = self.dataLim.intervalx.copy(), self.dataLim.minposx
    self.add_patch(band)
    self.dataLim.intervalx = kept
    self.dataLim._minpos = (least, self.dataLim._minpos[1])
    self._request_autoscale_view("y")
    return band


def axvspan(self, xmin, xmax, ymin=0, ymax=1, **kwargs):
    """Fills a vertical band from xmin to xmax; returns a Rectangle."""
    from matplotlib.patches import Rectangle

    self._check_no_units([ymin, ymax], ["ymin", "ymax"])
    ((xmin, xmax),) = self._process_unit_info([("x", [xmin, xmax])], kwargs)
    band = Rectangle((xmin, ymin), xmax - xmin, ymax - ymin, **kwargs)
    band.set_transform(self.get_xaxis_transform(which="grid"))
    kept, least = self.dataLim.intervaly.copy(), self.dataLim.minposy
    self.add_patch(band)
    self.dataLim.intervaly = kept
    self.dataLim._minpos = (self.dataLim._minpos[0], least)
    self._request_autoscale_view("x")
    return band


def broken_barh(self, xranges, yrange, *, data=None, **kwargs):
    """Draws a row of rectangles given by (start, width) pairs; returns a PolyCollection."""
    from matplotlib.collections import PolyCollection

    xranges, yrange = given(data, xranges, yrange)
    look_up_options(data, kwargs)
    xranges = list(xranges)
    first = xranges[0][0] if xranges and np.iterable(xranges[0]) and len(xranges[0]) else None
    lowest = yrange[0] if len(yrange) else None
    self._process_unit_info([("x", first), ("y", lowest)], kwargs, convert=False)
    start, height = yrange
    low, high = self.convert_yunits((start, start + height))
    boxes = []
    for pair in xranges:
        try:
            start, width = pair
        except Exception:
            raise ValueError(
                "each range in xrange must be a sequence with two elements (i.e. xrange must be an (N, 2) array)"
            ) from None
        left, right = self.convert_xunits((start, start + width))
        boxes.append([(left, low), (left, high), (right, high), (right, low)])
    bars = PolyCollection(np.array(boxes, dtype=float).reshape(-1, 4, 2), **kwargs)
    self.add_collection(bars, autolim=True)
    self._request_autoscale_view()
    return bars
