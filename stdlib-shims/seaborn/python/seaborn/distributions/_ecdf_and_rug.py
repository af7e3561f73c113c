"""Empirical distributions as steps, and rugs: a tick per value along the edge."""

import numpy as np
from matplotlib.collections import LineCollection
from matplotlib.lines import Line2D

from .._colors import default_color
from .._statistics import ECDF
from ._base import DistributionPlotter


def ecdfplot(
    data=None, *, x=None, y=None, hue=None, weights=None, stat="proportion", complementary=False, palette=None,
    hue_order=None, hue_norm=None, log_scale=None, legend=True, ax=None, **kwargs,
):
    """The share of values at or below each value."""
    import matplotlib.pyplot as plt

    p = DistributionPlotter(data, {"x": x, "y": y, "hue": hue, "weights": weights})
    p.map_hue(palette, hue_order, hue_norm)
    if ax is None:
        ax = plt.gca()
    p.attach(ax, log_scale=log_scale)
    color = kwargs.pop("color", kwargs.pop("c", None))
    kwargs["color"] = default_color(ax, "line", hue, color, kwargs)
    if not p.has_xy:
        return ax
    if not p.univariate:
        raise NotImplementedError("Bivariate ECDF plots are not implemented")
    plot_ecdf(p, {"stat": stat, "complementary": complementary}, legend, kwargs)
    return ax


def plot_ecdf(p, settings, legend, kws):
    """Draw the steps of each group."""
    estimator = ECDF(**settings)
    upright = p.data_variable == "x"
    drawstyle = "steps-post" if upright else "steps-pre"
    for keys, rows in p.subsets("hue", reverse=True):
        heights, values = estimator(p.computed[p.data_variable][rows], p.weights_of(rows))
        options = dict(kws)
        if "hue" in p:
            options["color"] = p.hue_map(keys["hue"])
        ax = p.axes_of(keys)
        values = p.transforms(p.data_variable, ax)[1](values)
        if upright:
            top = ax.get_xscale() == "log"
            values = np.where(np.isneginf(values), 0 if top else -np.inf, values)
        (line,) = ax.plot(*((values, heights) if upright else (heights, values)), drawstyle=drawstyle, **options)
        sticky = line.sticky_edges.y if upright else line.sticky_edges.x
        sticky[:] = 0, len(rows) if estimator.stat == "count" else 1
    stat = estimator.stat.capitalize()
    p.label_axes(p.first_axes, *(("", stat) if upright else (stat, "")))
    if "hue" in p and legend:
        p.add_legend(_line, False, False, None, 1, kws)


def _line(**kws):
    return Line2D([], [], **kws)


def rugplot(
    data=None, *, x=None, y=None, hue=None, height=0.025, expand_margins=True, palette=None, hue_order=None,
    hue_norm=None, legend=True, ax=None, **kwargs,
):
    """A short tick along the axis for each value."""
    import matplotlib.pyplot as plt
    from warnings import warn

    if "a" in kwargs:
        data = kwargs.pop("a")
        warn("\n\nThe `a` parameter has been replaced; use `x`, `y`, and/or `data` instead.\nPlease update your code; "
             "This will become an error in seaborn v0.14.0.\n", UserWarning, stacklevel=2)
    p = DistributionPlotter(data, {"x": x, "y": y, "hue": hue})
    p.map_hue(palette, hue_order, hue_norm)
    if ax is None:
        ax = plt.gca()
    p.attach(ax)
    color = kwargs.pop("color", kwargs.pop("c", None))
    kwargs["color"] = default_color(ax, "line", hue, color, kwargs)
    if p.has_xy:
        plot_rug(p, height, expand_margins, legend, kwargs)
    return ax


def plot_rug(p, height, expand_margins, legend, kws):
    """Draw the ticks of all groups, one collection per axis."""
    for keys, _ in p.subsets():
        ax = p.axes_of(keys)
        if expand_margins:
            across, up = ax.margins()
            if "x" in p:
                up += height * 2
            if "y" in p:
                across += height * 2
            ax.margins(x=across, y=up)
        options = {key: value for key, value in kws.items() if key not in ("lw",)}
        options.setdefault("linewidth", 1)
        if "hue" in p:
            options.pop("c", None)
            options.pop("color", None)
        if "x" in p:
            _draw_rug(p, keys, "x", height, ax, options)
        if "y" in p:
            _draw_rug(p, keys, "y", height, ax, options)
        p.label_axes(ax)
        if "hue" in p and legend:
            p.add_legend(_line, False, False, None, 1, {})


def _draw_rug(p, keys, role, height, ax, options):
    import matplotlib.transforms as tx

    keep = ~np.isnan(p.computed[role])
    for facet in ("col", "row"):
        if facet in keys:
            keep &= np.asarray(p.computed[facet] == keys[facet], bool)
    rows = np.flatnonzero(keep)
    values = p.transforms(role, ax)[1](p.computed[role][rows])
    colors = {} if "hue" not in p else {"colors": [p.hue_map(level) for level in p.computed["hue"][rows]]}
    n = len(values)
    if role == "x":
        transform = tx.blended_transform_factory(ax.transData, ax.transAxes)
        points = np.column_stack([np.repeat(values, 2), np.tile([0, height], n)])
    else:
        transform = tx.blended_transform_factory(ax.transAxes, ax.transData)
        points = np.column_stack([np.tile([0, height], n), np.repeat(values, 2)])
    lines = points.reshape(n, 2, 2)
    ax.add_collection(LineCollection(lines, transform=transform, **colors, **options))
    ax.autoscale_view(scalex=role == "x", scaley=role == "y")
