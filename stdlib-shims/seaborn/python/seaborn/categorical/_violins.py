"""Drawing violins: a density on both sides, or one, and what is shown inside."""

import math

import matplotlib as mpl
import numpy as np
from matplotlib.collections import LineCollection
from matplotlib.transforms import ScaledTranslation

from .._kde import Density
from .._legend import patch_handle, plain_names
from .._statistics import check_argument
from ._base import by_orient


class _Violin:
    """One group: where it stands, what was observed, its density."""

    def __init__(self, keys, place, values, support, density, options, ax):
        self.keys, self.place, self.values = keys, place, values
        self.support, self.density = support, density
        self.options, self.ax = options, ax


def plot_violins(p, width, dodge, gap, split, color, fill, linecolor, linewidth, inner, density_norm, common_norm,
                 settings, inner_kws, kws):
    """Estimate all densities, scale them to each other, and draw."""
    check_argument("inner", ["box", "quart", "stick", "point", None], inner, prefix=True)
    check_argument("density_norm", ["area", "count", "width"], density_norm)
    if dodge == "auto":
        dodge = p.dodge_needed()
    if linewidth is None:
        linewidth = 1.25 * mpl.rcParams["patch.linewidth"] if fill else mpl.rcParams["lines.linewidth"]
    kws = plain_names(kws)
    inner_kws = dict(inner_kws or {})
    violins = _estimate(p, Density(**settings), color, fill, linecolor, linewidth, kws)
    tallest, largest = _largest(p, violins, common_norm)
    ax = p.ax
    for violin in violins:
        ax = violin.ax
        place, size = violin.place, width * p.native_width
        if dodge:
            place, size = p.dodged(violin.keys, place, size)
        if gap:
            size *= 1 - gap
        half = size / 2
        key = _key(p, violin)
        if violin.density is None:
            span = half * (2 if split else 1)
        else:
            peak = violin.density.max()
            if density_norm == "area":
                span = violin.density / tallest[key]
            else:
                span = violin.density / peak
                if density_norm == "count":
                    span = span * (len(violin.values) / largest[key])
            span = span * half * (2 if split else 1)
        on_right = "hue" in p and p.levels("hue").index(violin.keys["hue"]) % 2
        if split:
            low, high = (half, span - half) if on_right else (span - half, half)
        else:
            low = high = span
        own = violin.options["edgecolor"]
        if violin.density is None:
            value = violin.values.mean()
            ends, middle = np.array([place - low, place + high]), np.array([value, value])
            ax.plot(*by_orient(p, p.on_page(ax, p.orient, ends), p.on_page(ax, p.value_axis, middle)), color=own, linewidth=linewidth)
            continue
        draw = ax.fill_betweenx if p.orient == "x" else ax.fill_between
        draw(p.on_page(ax, p.value_axis, violin.support), p.on_page(ax, p.orient, place - low),
             p.on_page(ax, p.orient, place + high), **violin.options)
        if inner is not None:
            side = 0 if not split else -1 if on_right else 1
            for name, show in (("point", _points), ("stick", _sticks), ("quart", _quartiles), ("box", _box)):
                if inner.startswith(name):
                    show(p, ax, violin, place, size, side, low, high, own, linewidth, inner_kws)
    p.configure_legend(ax, patch_handle(fill), {**kws, "linewidth": linewidth, "edgecolor": linecolor} if fill else
                       {**kws, "linewidth": linewidth})


def _estimate(p, estimator, color, fill, linecolor, linewidth, kws):
    violins = []
    for keys, rows, place in p.groups():
        values = p.computed[p.value_axis][rows]
        main = p.color_of(keys, color)
        edge, face = (linecolor, main) if fill else (main, "none")
        support = density = None
        if len(values) > 1 and not math.isclose(values.var(ddof=1), 0):
            density, support = estimator.one(values)
        options = {"facecolor": face, "edgecolor": edge, "linewidth": linewidth, **kws}
        violins.append(_Violin(keys, place, values, support, density, options, p.axes_of(keys)))
    return violins


def _key(p, violin):
    return tuple((role, level) for role, level in violin.keys.items() if role != p.orient)


def _largest(p, violins, common_norm):
    """The highest density and the largest group, of all or of each level of hue."""
    heights, counts = {}, {}
    for violin in violins:
        key = None if common_norm else _key(p, violin)
        if violin.density is not None:
            heights[key] = max(heights.get(key, 0), violin.density.max())
        counts[key] = max(counts.get(key, 0), len(violin.values))
    if common_norm:
        heights = {_key(p, violin): heights.get(None) for violin in violins}
        counts = {_key(p, violin): counts[None] for violin in violins}
    return heights, counts


def _points(p, ax, violin, place, size, side, low, high, color, linewidth, kws):
    places = np.full(len(violin.values), place + side * size / 2)
    options = {"color": color, "edgecolor": color, "s": (linewidth * 2) ** 2, "zorder": violin.options.get("zorder", 2) + 1, **kws}
    ax.scatter(*by_orient(p, p.on_page(ax, p.orient, places), p.on_page(ax, p.value_axis, violin.values)), **options)


def _across(p, ax, violin, values, place, low, high):
    """Both ends of a line across the violin at each value."""
    first = p.on_page(ax, p.orient, np.interp(values, violin.support, place - low))
    last = p.on_page(ax, p.orient, np.interp(values, violin.support, place + high))
    return first, last, p.on_page(ax, p.value_axis, values)


def _wide(violin, part):
    return part if np.ndim(part) else np.full(len(violin.support), part)


def _sticks(p, ax, violin, place, size, side, low, high, color, linewidth, kws):
    first, last, values = _across(p, ax, violin, violin.values, place, _wide(violin, low), _wide(violin, high))
    ends = [np.column_stack(by_orient(p, end, values)) for end in (first, last)]
    options = {"color": color, "linewidth": linewidth / 2, **kws}
    ax.add_collection(LineCollection(np.stack(ends, axis=1), **options), autolim=False)


def _quartiles(p, ax, violin, place, size, side, low, high, color, linewidth, kws):
    quartiles = np.percentile(violin.values, [25, 50, 75])
    first, last, values = _across(p, ax, violin, quartiles, place, _wide(violin, low), _wide(violin, high))
    for start, end, value, dashes in zip(first, last, values, [(1.25, 0.75), (2.5, 1), (1.25, 0.75)]):
        options = {"color": color, "linewidth": linewidth, "dashes": dashes, **kws}
        ax.plot(*by_orient(p, [start, end], [value, value]), **options)


def _box(p, ax, violin, place, size, side, low, high, color, linewidth, kws):
    from matplotlib.cbook import boxplot_stats

    kws = dict(kws)
    thick = kws.pop("box_width", linewidth * 4.5)
    thin = kws.pop("whis_width", thick / 3)
    marker = kws.pop("marker", "_" if p.orient == "x" else "|")
    (numbers,) = boxplot_stats(violin.values)
    place = p.on_page(ax, p.orient, place + side * size / 2)
    transform = ax.transData
    if side:
        shift = -side * thick / 72 / 2
        move = (shift, 0) if p.orient == "x" else (0, -shift)
        transform = transform + ScaledTranslation(*move, ax.figure.dpi_scale_trans)
    options = {"color": color, "transform": transform, **kws}
    for names, width in ((("whislo", "whishi"), thin), (("q1", "q3"), thick)):
        ends = p.on_page(ax, p.value_axis, np.array([numbers[name] for name in names]))
        ax.plot(*by_orient(p, [place, place], ends), **{**options, "linewidth": width})
    dot = {"marker": marker, "markersize": thick / 1.2, "markeredgewidth": thick / 5, **options, "markerfacecolor": "w",
           "markeredgecolor": "w", "color": color}
    ax.plot(*by_orient(p, [place], [p.on_page(ax, p.value_axis, numbers["med"])]), **dot)
