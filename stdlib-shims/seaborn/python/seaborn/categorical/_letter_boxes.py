"""Drawing boxes of letter values: boxes within boxes, narrower outwards."""

import matplotlib as mpl
import numpy as np
from matplotlib.collections import PatchCollection
from matplotlib.patches import Rectangle

from .._legend import patch_handle, plain_names
from .._statistics import LetterValues, check_argument
from ._base import by_orient


def plot_letter_boxes(p, width, dodge, gap, fill, color, linecolor, linewidth, width_method, k_depth, outlier_prop,
                      trust_alpha, showfliers, box_kws, flier_kws, line_kws, kws):
    """The boxes of each group."""
    estimator = LetterValues(k_depth, outlier_prop, trust_alpha)
    check_argument("width_method", ["exponential", "linear", "area"], width_method)
    box_kws = plain_names({**kws, **(box_kws or {})})
    line_kws, flier_kws = plain_names(line_kws or {}), plain_names(flier_kws or {})
    if dodge == "auto":
        dodge = p.dodge_needed()
    if linewidth is None:
        linewidth = 0.5 * mpl.rcParams["lines.linewidth"] if fill else mpl.rcParams["lines.linewidth"]
    ax = p.ax
    for keys, rows, place in p.groups():
        ax = p.axes_of(keys)
        letters = estimator(p.computed[p.value_axis][rows])
        full = width * p.native_width
        if dodge:
            place, full = p.dodged(keys, place, full)
        if gap:
            full *= 1 - gap
        main = p.color_of(keys, color)
        edge = linecolor if fill else main
        options = {"edgecolor": edge, "linewidth": linewidth, "facecolor": _shades(main, letters) if fill else "none", **box_kws}
        boxes = _boxes(p, ax, letters, place, full * _widths(letters, width_method))
        ax.add_collection(PatchCollection(boxes, **options), autolim=False)
        _limits(p, ax, letters, place, full)
        _line(p, ax, letters, place, full, {"color": edge, "linewidth": 1.25 * linewidth, "solid_capstyle": "butt", **line_kws})
        if showfliers:
            values = p.on_page(ax, p.value_axis, letters["fliers"])
            places = np.full(len(values), p.on_page(ax, p.orient, place))
            marks = {"facecolor": "none", "edgecolor": ".45" if fill else main, "s": 25, **flier_kws}
            ax.scatter(*by_orient(p, places, values), **marks)
    ax.autoscale_view(scalex=p.value_axis == "x", scaley=p.value_axis == "y")
    p.configure_legend(ax, patch_handle(fill), {"linewidth": linewidth, "edgecolor": linecolor} if fill else {"linewidth": linewidth})


def _widths(letters, method):
    levels, depth = letters["levels"], letters["k"]
    if method == "linear":
        return (levels + 1) / depth
    if method == "exponential":
        return 2.0 ** (levels - depth + 1)
    heights = np.diff(letters["values"])
    widths = np.diff(letters["percs"]) / heights
    return widths / widths.max()


def _shades(color, letters):
    from ..palettes import light_palette

    return light_palette(color, as_cmap=True)(np.minimum(2.0 ** ((letters["levels"] - letters["k"] + 1) / 3), 1.0))


def _boxes(p, ax, letters, place, widths):
    edges = p.on_page(ax, p.value_axis, letters["values"])
    left, right = (p.on_page(ax, p.orient, place + sign * widths / 2) for sign in (-1, 1))
    boxes = []
    for at, height, first, last in zip(edges[:-1], np.diff(edges), left, right):
        corner, size = by_orient(p, first, at), by_orient(p, last - first, height)
        boxes.append(Rectangle(corner, *size))
    return boxes


def _limits(p, ax, letters, place, full):
    ends = p.on_page(ax, p.orient, np.array([place - full / 2, place + full / 2]))
    reach = p.on_page(ax, p.value_axis, letters["values"][[0, -1]])
    ax.update_datalim(np.column_stack(by_orient(p, ends, reach)))


def _line(p, ax, letters, place, full, options):
    ends = p.on_page(ax, p.orient, np.array([place - full / 2, place + full / 2]))
    middle = p.on_page(ax, p.value_axis, np.array([letters["median"]] * 2))
    ax.plot(*by_orient(p, ends, middle), **options)
