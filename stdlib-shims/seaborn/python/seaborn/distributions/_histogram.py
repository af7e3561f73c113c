"""Histograms along one variable."""

import math
from warnings import warn

import numpy as np
from matplotlib.colors import to_rgba
from matplotlib.lines import Line2D
from matplotlib.patches import Patch

from .._statistics import Histogram, check_argument
from ._base import Curve


def plot(p, multiple, element, fill, common_norm, common_bins, shrink, kde, kde_kws, color, legend, line_kws, settings,
         kws):
    """Count, stack and draw the groups of a plotter."""
    check_argument("multiple", ["layer", "stack", "fill", "dodge"], multiple)
    check_argument("element", ["bars", "step", "poly"], element)
    line_kws = {} if line_kws is None else dict(line_kws)
    settings = dict(settings)
    automatic = isinstance(settings["bins"], str) and settings["bins"] == "auto"
    if "weights" in p and automatic and settings["binwidth"] is None and not settings["discrete"]:
        warn("`bins` cannot be 'auto' when using weights. Setting `bins=10`, but you will likely want to adjust.", UserWarning)
        settings["bins"] = 10
    histogram = Histogram(**settings)
    if histogram.stat == "count" or not p.grouped:
        common_norm = False
    if kde:
        options = {"cut": 0, **(kde_kws or {}), "cumulative": histogram.cumulative}
        densities = p.densities(common_norm, common_bins, options, warn_singular=False)
    else:
        densities = {}
    bars = _count(p, histogram, common_norm, common_bins, shrink, densities)
    p.stack(bars, multiple)
    if multiple == "dodge":
        _dodge(p, bars)
    else:
        p.stack(densities, multiple)
    if fill:
        if "hue" in p and multiple == "layer":
            default_alpha = 0.5 if element == "bars" else 0.25
        else:
            default_alpha = 0.5 if kde else 0.75
    else:
        default_alpha = 1
    kws = dict(kws)
    alpha = kws.pop("alpha", default_alpha)
    sticky_stat = (0, 1) if multiple == "fill" else (0, np.inf)
    sticky_data = _ends(bars.values()) if multiple == "fill" and bars else []

    drawn = []
    for keys, _ in p.subsets("hue", reverse=True):
        key = tuple(keys.items())
        ax = p.axes_of(keys)
        own_color = p.hue_map(keys["hue"]) if "hue" in p else color
        options = p.artist_options(kws, fill, element, multiple, own_color, alpha)
        if element == "bars":
            artists = _draw_bars(p, ax, bars[key], options)
        else:
            artists = _draw_outline(p, ax, bars[key], element, fill, options)
        for artist in artists:
            edges = artist.sticky_edges
            along, across = (edges.x, edges.y) if p.data_variable == "x" else (edges.y, edges.x)
            along[:], across[:] = sticky_data, sticky_stat
            drawn.append(artist)
        if key in densities:
            _draw_density(p, ax, densities[key], own_color, line_kws)

    if element == "bars" and "linewidth" not in kws and "lw" not in kws and drawn:
        _set_linewidths(p, bars, drawn, fill)
    stat = histogram.stat.capitalize()
    p.label_axes(p.first_axes, *(("", stat) if p.data_variable == "x" else (stat, "")))
    if "hue" in p and legend:
        make = Patch if fill or element == "bars" else _line
        p.add_legend(make, fill, element, multiple, alpha, kws)


def _line(**kws):
    return Line2D([], [], **kws)


def _count(p, histogram, common_norm, common_bins, shrink, densities):
    """The bars of each group, and densities scaled to them."""
    variable = p.data_variable
    values = p.computed[variable]
    shared = None
    if p.grouped and common_bins:
        rows = np.flatnonzero(p.complete)
        shared = histogram.edges(values[rows], p.weights_of(rows))
    whole = p.whole_weight()
    bars = {}
    for keys, rows in p.subsets("hue"):
        key = tuple(keys.items())
        weights = p.weights_of(rows)
        edges = histogram.edges(values[rows], weights) if shared is None else shared
        heights = histogram.one(values[rows], edges, weights)
        if key in densities:
            area = heights.max() if histogram.cumulative else (heights * np.diff(edges)).sum()
            densities[key].heights = densities[key].heights * area
        _, backwards = p.transforms(variable, p.axes_of(keys))
        widths = np.diff(edges)
        lefts = edges[:-1] + widths / 2 - widths / 2
        widths, lefts = backwards(lefts + widths) - backwards(lefts), backwards(lefts)
        lefts = lefts + (1 - shrink) / 2 * widths
        if common_norm:
            heights = heights * ((len(rows) if weights is None else weights.sum()) / whole)
        bars[key] = Curve(lefts, heights, widths * shrink)
    return bars


def _dodge(p, bars):
    """Divide each bin among the levels of hue."""
    if "hue" not in p:
        return
    levels = p.levels("hue")
    for key, bar in bars.items():
        place = levels.index(dict(key)["hue"])
        forwards, backwards = p.transforms(p.data_variable)
        low, high = forwards(bar.places), forwards(bar.places + bar.widths)
        part = (high - low) / len(levels)
        left, right = backwards(low + place * part), backwards(low + (place + 1) * part)
        bar.places, bar.widths = left, right - left


def _ends(bars):
    bars = list(bars)
    return min(bar.places.min() for bar in bars), max((bar.places + bar.widths).max() for bar in bars)


def _draw_bars(p, ax, bar, options):
    draw = ax.bar if p.data_variable == "x" else ax.barh
    return draw(bar.places, bar.heights - bar.baseline, bar.widths, bar.baseline, align="edge", **options)


def _draw_outline(p, ax, bar, element, fill, options):
    if element == "step":
        places = np.append(bar.places, bar.places[-1] + bar.widths[-1])
        heights, base = np.append(bar.heights, bar.heights[-1]), np.append(bar.baseline, bar.baseline[-1])
        step, drawstyle = "post", "steps-post" if p.data_variable == "x" else "steps-pre"
    else:
        places, heights, base = bar.places + bar.widths / 2, bar.heights, bar.baseline
        step = drawstyle = None
    if fill:
        draw = ax.fill_between if p.data_variable == "x" else ax.fill_betweenx
        return [draw(places, base, heights, step=step, **options)]
    points = (places, heights) if p.data_variable == "x" else (heights, places)
    return ax.plot(*points, drawstyle=drawstyle, **options)


def _draw_density(p, ax, curve, color, line_kws):
    points = (curve.places, curve.heights) if p.data_variable == "x" else (curve.heights, curve.places)
    (line,) = ax.plot(*points, **{**line_kws, "color": to_rgba(color, 1)})
    across = line.sticky_edges.y if p.data_variable == "x" else line.sticky_edges.x
    across[:] = (0, np.inf)


def _set_linewidths(p, bars, drawn, fill):
    """Thin edges where bins are narrow on the page."""
    widths = np.concatenate([bar.widths for bar in bars.values()])
    lefts = np.concatenate([bar.places for bar in bars.values()])
    thinnest = np.nanargmin(widths)
    left, width = lefts[thinnest], widths[thinnest]
    default = math.inf
    for keys, _ in p.subsets():
        ax = p.axes_of(keys)
        ax.autoscale_view()
        ends = ax.transData.transform([[left + width] * 2, [left] * 2])
        points = 72 / ax.figure.dpi * abs(ends[0] - ends[1])
        default = min(0.1 * points[0 if p.data_variable == "x" else 1], default)
    for bar in drawn:
        largest = bar.get_linewidth()
        if fill:
            bar.set_linewidth(min(default, largest))
        else:
            bar.set_linewidth(max(min(default, largest * 1.5), 0.5))
