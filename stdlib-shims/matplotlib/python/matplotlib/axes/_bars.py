"""Bars, upright and lying, and the labels on them."""

import numpy as np
from matplotlib import cbook, rcParams
from matplotlib.axes._arguments import given, look_up_options, no_iterators, one_of


def _colours(self, kwargs):
    """(face colours, edge colours or None) of the bars, taken out of the options."""
    from matplotlib.colors import to_rgba_array

    both = kwargs.pop("color", None)
    face = kwargs.pop("facecolor", both)
    edge = kwargs.pop("edgecolor", None)
    if face is None:
        face = self._get_patches_for_fill.get_next_color()
    try:
        face = to_rgba_array(face)
    except ValueError as error:
        raise ValueError("'facecolor' or 'color' argument must be a valid color or sequence of colors.") from error
    return face, None if edge is None else to_rgba_array(edge)


def _one_each(values, count):
    """The values again and again, or 'none' for each where there are none; as many as bars."""
    if not len(values):
        return ["none"] * count
    if len(values) == 1:
        return [values[0]] * count
    return [values[place % len(values)] for place in range(count)]


def _error_options(kwargs):
    """The options of the error bars, taken out of those of the bars."""
    options = dict(kwargs.pop("error_kw", None) or {})
    zorder = options.pop("zorder", None)
    if zorder is None:
        zorder = kwargs.get("zorder")
        if zorder is not None:
            zorder += 0.01
    options.setdefault("zorder", zorder)
    options.setdefault("ecolor", kwargs.pop("ecolor", "k"))
    options.setdefault("capsize", kwargs.pop("capsize", rcParams["errorbar.capsize"]))
    return options


def _from_centre(name, centre, size):
    try:
        return centre - size / 2
    except TypeError as error:
        other = "width" if name == "x" else "height"
        raise TypeError(
            f"the dtypes of parameters {name} ({centre.dtype}) and {other} ({size.dtype}) are incompatible"
        ) from error


def bar(self, x, height, width=0.8, bottom=None, *, align="center", data=None, **kwargs):
    """Draws bars at x, from bottom up to bottom + height; returns a BarContainer."""
    from matplotlib.container import BarContainer
    from matplotlib.patches import Patch, Rectangle

    x, height, width, y = given(data, x, height, width, bottom)
    no_iterators(x, height, width, y)
    look_up_options(data, kwargs)
    kwargs = cbook.normalize_kwargs(kwargs, Patch)
    face, edge = _colours(self, kwargs)
    linewidth, hatch = kwargs.pop("linewidth", None), kwargs.pop("hatch", None)
    xerr, yerr = kwargs.pop("xerr", None), kwargs.pop("yerr", None)
    error_options = _error_options(kwargs)
    orientation = kwargs.pop("orientation", "vertical")
    one_of("orientation", orientation, ("vertical", "horizontal"))
    log, label, tick_labels = kwargs.pop("log", False), kwargs.pop("label", ""), kwargs.pop("tick_label", None)
    upright = orientation == "vertical"
    if upright:
        y = 0 if y is None else y
        self._process_unit_info([("x", x), ("y", y), ("y", height)], kwargs, convert=False)
        if log:
            self.set_yscale("log", nonpositive="clip")
    else:
        x = 0 if x is None else x
        self._process_unit_info([("x", x), ("x", width), ("y", y)], kwargs, convert=False)
        if log:
            self.set_xscale("log", nonpositive="clip")

    given_x, given_y = x, y
    x, y = np.asarray(self.convert_xunits(x)), np.asarray(self.convert_yunits(y))
    width = self._convert_dx(width, given_x, x, self.convert_xunits)
    height = self._convert_dx(height, given_y, y, self.convert_yunits)
    if xerr is not None:
        xerr = self._convert_dx(xerr, given_x, x, self.convert_xunits)
    if yerr is not None:
        yerr = self._convert_dx(yerr, given_y, y, self.convert_yunits)
    x, height, width, y, linewidth, hatch = np.broadcast_arrays(np.atleast_1d(x), height, width, y, linewidth, hatch)
    count = len(x)

    axis, places = (self.xaxis, x) if upright else (self.yaxis, y)
    if isinstance(label, str) or not np.iterable(label):
        labels, container_label = ["_nolegend_"] * count, label
    else:
        labels, container_label = label, "_nolegend_"
    if len(labels) != count:
        raise ValueError(f"number of labels ({len(labels)}) does not match number of bars ({count}).")
    one_of("align", align, ("center", "edge"))
    left, low = x, y
    if align == "center":
        if upright:
            left = _from_centre("x", x, width)
        else:
            low = _from_centre("y", y, height)

    bars = []
    edges = [None] * count if edge is None else _one_each(edge, count)
    looks = zip(_one_each(face, count), edges, linewidth, hatch, labels)
    for start, base, wide, high, (colour, line_colour, line, pattern, word) in zip(left, low, width, height, looks):
        patch = Rectangle(
            xy=(start, base), width=wide, height=high, facecolor=colour, edgecolor=line_colour, linewidth=line, label=word,
            hatch=pattern,
        )
        patch._internal_update(kwargs)
        patch.get_path()._interpolation_steps = 100
        if upright:
            patch.sticky_edges.y.append(base)
        else:
            patch.sticky_edges.x.append(start)
        self.add_patch(patch)
        bars.append(patch)

    errors = None
    if xerr is not None or yerr is not None:
        ends = (left + 0.5 * width, low + height) if upright else (left + width, low + 0.5 * height)
        error_options.setdefault("label", "_nolegend_")
        errors = self.errorbar(*ends, yerr=yerr, xerr=xerr, fmt="none", **error_options)
    self._request_autoscale_view()
    container = BarContainer(
        bars, errors, datavalues=height if upright else width, orientation=orientation, label=container_label
    )
    self.add_container(container)
    if tick_labels is not None:
        axis.set_ticks(places)
        axis.set_ticklabels(np.broadcast_to(np.asarray(tick_labels), count))
    return container


def barh(self, y, width, height=0.8, left=None, *, align="center", data=None, **kwargs):
    """Draws lying bars at y, from left to left + width; returns a BarContainer."""
    kwargs.setdefault("orientation", "horizontal")
    y, width, height, left = given(data, y, width, height, left)
    look_up_options(data, kwargs)
    return self.bar(x=left, height=height, width=width, bottom=y, align=align, **kwargs)


def bar_label(self, container, labels=None, *, fmt="%g", label_type="edge", padding=0, **kwargs):
    """Writes the value of each bar at its end or in its middle; returns a list of Annotation."""
    from matplotlib.transforms import Bbox

    for key in ("horizontalalignment", "ha", "verticalalignment", "va"):
        if key in kwargs:
            raise ValueError(f"Passing {key!r} to bar_label() is not supported.")
    one_of("label_type", label_type, ("edge", "center"))
    bars, values, upright = container.patches, container.datavalues, container.orientation == "vertical"
    errors = container.errorbar.lines[2][0].get_segments() if container.errorbar else []
    labels = [] if labels is None else list(labels)
    inverted = (self.yaxis if upright else self.xaxis).get_inverted()
    coordinate = 1 if upright else 0

    notes = []
    for number in range(max(len(bars), len(labels))):
        bar, data = bars[number], values[number]
        error = errors[number] if number < len(errors) else None
        word = labels[number] if number < len(labels) else None
        corners = bar.get_bbox().get_points()
        centre = corners.mean(axis=0)
        positive = data >= 0
        sign = 1 if positive else -1
        pick = max if positive else min
        extreme = pick(corners[0, coordinate], corners[1, coordinate])
        end = extreme
        if error is not None and np.size(error):
            ends = np.asarray(error)[:, coordinate]
            end = ends.max() if positive else ends.min()
        if label_type == "center":
            value = sign * abs(corners[1, coordinate] - corners[0, coordinate])
            place = (0.5, 0.5)
            kwargs["xycoords"] = lambda renderer, bar=bar: (
                Bbox.intersection(bar.get_window_extent(renderer), bar.get_clip_box()) or Bbox.null()
            )
            ha = va = "center"
        else:
            value = extreme
            place = (centre[0], end) if upright else (end, centre[1])
            before = positive == inverted
            ha, va = ("center", "top" if before else "bottom") if upright else ("right" if before else "left", "center")
        shift = (-1 if inverted else 1) * sign * padding
        if np.isnan(data):
            word = ""
        if word is None:
            if isinstance(fmt, str):
                word = cbook._auto_format_str(fmt, value)
            elif callable(fmt):
                word = fmt(value)
            else:
                raise TypeError("fmt must be a str or callable")
        offset = (0, shift) if upright else (shift, 0)
        notes.append(self.annotate(word, place, offset, textcoords="offset points", ha=ha, va=va, **kwargs))
    return notes
