"""Histograms over two variables: a mesh of coloured cells."""

from warnings import warn

import numpy as np
from matplotlib.patches import Patch

from .._plotter import scale_functions
from .._statistics import Histogram
from ..palettes import color_palette
from ._base import color_ramp


def plot(p, common_bins, common_norm, thresh, pthresh, pmax, color, legend, cbar, cbar_ax, cbar_kws, settings, kws):
    """Count and draw each group; groups lie on top of each other."""
    kws = dict(kws)
    histogram = Histogram(**settings)
    x, y = p.computed["x"], p.computed["y"]
    keep = np.flatnonzero(p.complete)
    single = not p.grouped
    shared = None if single or not common_bins else histogram.edges_of_two(x[keep], y[keep])
    if single:
        common_norm = False
    if not keep.size:
        p.label_axes(p.first_axes)
        return
    counts = {}
    whole = p.whole_weight()
    for keys, rows in p.subsets("hue"):
        weights = p.weights_of(rows)
        edges = shared or histogram.edges_of_two(x[rows], y[rows])
        heights = histogram.two(x[rows], y[rows], edges, weights)
        if common_norm:
            heights = heights * ((len(rows) if weights is None else weights.sum()) / whole)
        counts[tuple(keys.items())] = heights, edges
    every = list(counts.values())
    if "hue" in p:
        for name in ("cmap", "cbar"):
            if name in kws:
                warn(f"{name} parameter ignored when using hue mapping.", UserWarning)
                kws.pop(name)
    else:
        cmap = kws.pop("cmap", None)
        if isinstance(cmap, str):
            cmap = color_palette(cmap, as_cmap=True)
        kws["cmap"] = color_ramp(color) if cmap is None else cmap

    vmax = _vmax(every, common_norm, pmax, kws)
    for keys, rows in p.subsets("hue"):
        heights, (x_edges, y_edges) = counts[tuple(keys.items())]
        ax = p.axes_of(keys)
        own_max = vmax if vmax is not None else _at_share(heights, pmax) if pmax is not None else heights.max()
        low = _threshold(every, heights, common_norm, thresh, pthresh)
        cells = np.where(heights <= low, np.nan, heights) if low is not None else heights
        if "hue" in keys:
            kws["cmap"] = color_ramp(p.hue_map(keys["hue"]))
            if thresh is None and pthresh is None:
                low = 0
        _, x_back = scale_functions(ax, "x")
        _, y_back = scale_functions(ax, "y")
        options = {"vmin": kws.pop("vmin", 0)} if "norm" not in kws else {}
        if "norm" not in kws:
            options["vmax"] = kws.get("vmax", own_max)
        mesh = ax.pcolormesh(x_back(x_edges), y_back(y_edges), cells.T,
                             **{**{key: value for key, value in kws.items() if key != "vmax"}, **options})
        if low is not None:
            mesh.sticky_edges.x[:] = []
            mesh.sticky_edges.y[:] = []
        if cbar:
            ax.figure.colorbar(mesh, cbar_ax, ax, **(cbar_kws or {}))
    p.label_axes(p.first_axes)
    if "hue" in p and legend:
        p.add_legend(Patch, True, False, "layer", 1, {})


def _vmax(every, common_norm, pmax, kws):
    if "vmax" in kws:
        return kws["vmax"]
    if not common_norm:
        return None
    heights = np.concatenate([np.ravel(part) for part, _ in every])
    return heights.max() if pmax is None else _at_share(heights, pmax)


def _threshold(every, heights, common_norm, thresh, pthresh):
    if pthresh is None:
        return thresh
    if common_norm:
        heights = np.concatenate([np.ravel(part) for part, _ in every])
    return _at_share(heights, pthresh)


def _at_share(heights, share):
    values = np.sort(np.ravel(heights))[::-1]
    filled = np.cumsum(values) / values.sum()
    return values[min(np.searchsorted(filled, 1 - share), len(values) - 1)]
