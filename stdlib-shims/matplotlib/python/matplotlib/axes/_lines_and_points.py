"""Lines through points: plot and its logarithmic, stepped and stemmed kinds; correlations."""

import numpy as np
from matplotlib import cbook, rcParams
from matplotlib.axes._arguments import given, label_from, no_iterators, one_of
from matplotlib.lines import Line2D


def plot(self, *args, scalex=True, scaley=True, data=None, **kwargs):
    """Draws y versus x as lines and/or markers; returns a list of Line2D."""
    kwargs = cbook.normalize_kwargs(kwargs, Line2D)
    no_iterators(*args)
    lines = list(self._get_lines(self, *given(None, *args), data=data, **kwargs))
    for line in lines:
        self.add_line(line)
    if scalex:
        self._request_autoscale_view("x")
    if scaley:
        self._request_autoscale_view("y")
    return lines


def plot_date(self, x, y, fmt="o", tz=None, xdate=True, ydate=False, *, data=None, **kwargs):
    """Plots with dates on one of the axes or both."""
    if xdate:
        self.xaxis_date(tz)
    if ydate:
        self.yaxis_date(tz)
    return self.plot(x, y, fmt, data=data, **kwargs)


def _scale_options(kwargs):
    return {name: kwargs.pop(name) for name in ("base", "subs", "nonpositive") if name in kwargs}


def loglog(self, *args, **kwargs):
    """Plots with logarithmic scales on both axes."""
    options = _scale_options(kwargs)
    self.set_xscale("log", **options)
    self.set_yscale("log", **options)
    return self.plot(*args, **kwargs)


def semilogx(self, *args, **kwargs):
    """Plots with a logarithmic x axis."""
    self.set_xscale("log", **_scale_options(kwargs))
    return self.plot(*args, **kwargs)


def semilogy(self, *args, **kwargs):
    """Plots with a logarithmic y axis."""
    self.set_yscale("log", **_scale_options(kwargs))
    return self.plot(*args, **kwargs)


def step(self, x, y, *args, where="pre", data=None, **kwargs):
    """Draws steps that change before, after or midway between the points."""
    one_of("where", where, ("pre", "post", "mid"))
    kwargs["drawstyle"] = "steps-" + where
    return self.plot(x, y, *args, data=data, **kwargs)


def stem(self, *args, linefmt=None, markerfmt=None, basefmt=None, bottom=0, label=None, orientation="vertical", data=None):
    """Draws a line from the baseline to each head, with a marker on it; returns a StemContainer."""
    from matplotlib.axes._base import _process_plot_format
    from matplotlib.container import StemContainer

    if not 1 <= len(args) <= 3:
        raise TypeError(f"stem() takes 1-3 positional arguments but {len(args)} were given")
    one_of("orientation", orientation, ("horizontal", "vertical"))
    args = given(data, *args)
    if len(args) == 1:
        heads = np.asarray(args[0])
        places, rest = np.arange(len(heads)), []
    elif isinstance(args[1], str):
        heads = np.asarray(args[0])
        places, rest = np.arange(len(heads)), args[1:]
    else:
        places, heads, *rest = args
    if orientation == "vertical":
        places, heads = self._process_unit_info([("x", places), ("y", heads)])
    else:
        heads, places = self._process_unit_info([("x", heads), ("y", places)])
    heads, places = np.asarray(heads), np.asarray(places)

    if linefmt is None:
        linefmt = rest[0] if rest else "C0-"
    line_style, _, line_colour = _process_plot_format(linefmt)
    if line_style is None:
        line_style = rcParams["lines.linestyle"]
    if markerfmt is None:
        markerfmt = "o"
    elif markerfmt == "":
        markerfmt = " "
    marker_style, marker, marker_colour = _process_plot_format(markerfmt)
    if marker_colour is None:
        marker_colour = line_colour
    if basefmt is None:
        basefmt = "C2-" if rcParams["_internal.classic_mode"] else "C3-"
    base_style, base_marker, base_colour = _process_plot_format(basefmt)

    base = [np.min(places), np.max(places)] if len(places) else [np.nan, np.nan]
    level = [bottom, bottom]
    draw_lines = self.vlines
    marks, ends = (places, heads), (base, level)
    if orientation == "horizontal":
        draw_lines = self.hlines
        marks, ends = marks[::-1], ends[::-1]
    stems = draw_lines(
        places, bottom, heads, colors=line_colour, linestyles=line_style, label="_nolegend_", linewidth=rcParams["lines.linewidth"]
    )
    (marker_line,) = self.plot(*marks, color=marker_colour, linestyle=marker_style, marker=marker, label="_nolegend_")
    (base_line,) = self.plot(*ends, color=base_colour, linestyle=base_style, marker=base_marker, label="_nolegend_")
    container = StemContainer((marker_line, stems, base_line), label=label)
    self.add_container(container)
    return container


def acorr(self, x, *, data=None, **kwargs):
    """Draws the correlation of x with itself at each lag."""
    name, (x,) = x, given(data, x)
    label_from(data, name, x, kwargs)
    return self.xcorr(x, x, **kwargs)


def xcorr(self, x, y, normed=True, detrend=None, usevlines=True, maxlags=10, *, data=None, **kwargs):
    """Draws the correlation of x and y at each lag; returns (lags, correlations, lines, base line)."""
    name, (x, y) = y, given(data, x, y)
    label_from(data, name, y, kwargs)
    length = len(x)
    if length != len(y):
        raise ValueError("x and y must be equal length")
    x, y = np.asarray(x), np.asarray(y)
    if detrend is not None:
        x, y = detrend(x), detrend(y)
    correlations = np.correlate(x, y, mode="full")
    if normed:
        correlations = correlations / np.sqrt(np.dot(x, x) * np.dot(y, y))
    if maxlags is None:
        maxlags = length - 1
    if maxlags >= length or maxlags < 1:
        raise ValueError(f"maxlags must be None or strictly positive < {length}")
    lags = np.arange(-maxlags, maxlags + 1)
    correlations = correlations[length - 1 - maxlags : length + maxlags]
    if usevlines:
        lines = self.vlines(lags, [0], correlations, **kwargs)
        kwargs.pop("label", None)
        return lags, correlations, lines, self.axhline(**kwargs)
    kwargs.setdefault("marker", "o")
    kwargs.setdefault("linestyle", "None")
    (line,) = self.plot(lags, correlations, **kwargs)
    return lags, correlations, line, None
