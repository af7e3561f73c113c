"""`stripplot` and `swarmplot`: every row as a point."""

import numpy as np
from matplotlib.markers import MarkerStyle

from .._colors import complement_gray, default_color
from .._legend import plain_names, point_handle
from ._base import CategoricalPlotter, by_orient


def stripplot(
    data=None, *, x=None, y=None, hue=None, order=None, hue_order=None, jitter=True, dodge=False, orient=None,
    color=None, palette=None, size=5, edgecolor="auto", linewidth=0, hue_norm=None, log_scale=None, native_scale=False,
    formatter=None, legend="auto", ax=None, **kwargs,
):
    """Every row as a point, spread a little at random."""
    p, ax, color, kwargs = _start(data, x, y, hue, order, orient, color, legend, ax, palette, hue_order, hue_norm,
                                  formatter, native_scale, log_scale, size, edgecolor, linewidth, kwargs)
    if p.empty:
        return ax
    plot_strips(p, jitter, dodge, color, kwargs)
    p.finish(ax)
    return ax


def swarmplot(
    data=None, *, x=None, y=None, hue=None, order=None, hue_order=None, dodge=False, orient=None, color=None,
    palette=None, size=5, edgecolor=None, linewidth=0, hue_norm=None, log_scale=None, native_scale=False, formatter=None,
    legend="auto", warn_thresh=0.05, ax=None, **kwargs,
):
    """Every row as a point, beside each other where they would overlap."""
    p, ax, color, kwargs = _start(data, x, y, hue, order, orient, color, legend, ax, palette, hue_order, hue_norm,
                                  formatter, native_scale, log_scale, size, edgecolor, linewidth, kwargs)
    if p.empty:
        return ax
    plot_swarms(p, dodge, color, warn_thresh, kwargs)
    p.finish(ax)
    return ax


def _start(data, x, y, hue, order, orient, color, legend, ax, palette, hue_order, hue_norm, formatter, native_scale,
           log_scale, size, edgecolor, linewidth, kwargs):
    import matplotlib.pyplot as plt

    p = CategoricalPlotter(data, {"x": x, "y": y, "hue": hue}, order, orient, color, legend)
    if ax is None:
        ax = plt.gca()
    if p.empty:
        return p, ax, color, kwargs
    p.prepare(ax, order, formatter, native_scale, log_scale, palette, hue_order, hue_norm, color)
    color = default_color(ax, "points", p.columns.get("hue"), color, kwargs)
    return p, ax, color, point_options(p, color, size, edgecolor, linewidth, kwargs)


def point_options(p, color, size, edgecolor, linewidth, kwargs):
    """Arguments for `scatter`."""
    kwargs = plain_names(kwargs, keep=("c",))
    size = kwargs.get("s", size)
    kwargs.setdefault("zorder", 3)
    edgecolor = kwargs.pop("edgecolor", edgecolor)
    kwargs.update(s=size**2, edgecolor=complement_gray(edgecolor, color, p.hue_map), linewidth=kwargs.pop("linewidth", linewidth))
    return kwargs


def _filled(kws):
    if "marker" in kws and not MarkerStyle(kws["marker"]).is_filled():
        kws.pop("edgecolor", None)


def _scatter(p, ax, places, values, rows, color, kws):
    points = ax.scatter(*by_orient(p, p.on_page(ax, p.orient, places), p.on_page(ax, p.value_axis, values)), color=color, **kws)
    if "hue" in p:
        points.set_facecolors(p.hue_map.colors_of(p.computed["hue"][rows]))
    return points


def plot_strips(p, jitter, dodge, color, kws):
    """Points at random distances from the middle of their category."""
    width = 0.8 * p.native_width
    offsets = p.nested_offsets(width, dodge)
    reach = 0.1 if jitter is True else float(jitter)
    if "hue" in p and dodge and p.hue_map.levels is not None:
        reach /= len(p.hue_map.levels)
    reach *= p.native_width
    _filled(kws)
    ax = p.ax
    for keys, rows in p.subsets([p.orient, *(["hue"] if dodge else [])], allow_empty=True):
        ax = p.axes_of(keys)
        moved = p.computed[p.orient][rows]
        if offsets is not None and (offsets != 0).any():
            moved = moved + offsets[[p.hue_map.levels.index(level) for level in p.computed["hue"][rows]]] if len(rows) else moved
        if len(rows) > 1:
            moved = moved + np.random.uniform(low=-reach, high=reach, size=len(rows))
        _scatter(p, ax, moved, p.computed[p.value_axis][rows], rows, color, kws)
    p.configure_legend(ax, point_handle, kws)


def plot_swarms(p, dodge, color, warn_thresh, kws):
    """Points that are moved aside when the figure is drawn, as their sizes need."""
    width = 0.8 * p.native_width
    offsets = p.nested_offsets(width, dodge)
    _filled(kws)
    ax = p.ax
    swarms = []
    for keys, rows in p.subsets([p.orient, *(["hue"] if dodge else [])], allow_empty=True):
        ax = p.axes_of(keys)
        if not len(rows):
            continue
        center = p.computed[p.orient][rows][0]
        if offsets is not None and dodge:
            center = center + offsets[p.hue_map.levels.index(keys["hue"])]
        places = np.full(len(rows), center)
        points = _scatter(p, ax, places, p.computed[p.value_axis][rows], rows, color, kws)
        swarms.append((points, p.on_page(ax, p.orient, np.asarray(center, float))))
    share = width / (len(p.hue_map.levels) if dodge and p.hue_map.levels is not None else 1)
    from ._swarm import arrange_when_drawn

    for points, center in swarms:
        if len(points.get_offsets()) > 1:
            arrange_when_drawn(p, points, float(center), share, warn_thresh)
    ax.figure.draw_without_rendering()
    p.configure_legend(ax, point_handle, kws)
