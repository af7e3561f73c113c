"""Densities along one variable, and contours of densities over two."""

import math
from numbers import Number
from warnings import warn

import numpy as np
from matplotlib.lines import Line2D
from matplotlib.patches import Patch

from .._kde import Density
from .._statistics import check_argument
from ..palettes import color_palette
from ._base import check_fill_range, color_ramp


def _line(**kws):
    return Line2D([], [], **kws)


def plot_one(p, multiple, common_norm, common_grid, warn_singular, fill, color, legend, settings, kws):
    """Draw a curve, or a filled one, for each group."""
    check_argument("multiple", ["layer", "stack", "fill"], multiple)
    if p.grouped and multiple in ("stack", "fill"):
        common_grid = True
    curves = p.densities(common_norm, common_grid, settings, warn_singular)
    p.stack(curves, multiple)
    sticky_density = (0, 1) if multiple == "fill" else (0, np.inf)
    sticky_support = check_fill_range(curves.values()) if multiple == "fill" and curves else []
    kws = dict(kws)
    alpha = kws.pop("alpha", (0.25 if multiple == "layer" else 0.75) if fill else 1)
    upright = p.data_variable == "x"
    for keys, _ in p.subsets("hue", reverse=True):
        curve = curves.get(tuple(keys.items()))
        if curve is None:
            continue
        ax = p.axes_of(keys)
        own_color = p.hue_map(keys["hue"]) if "hue" in p else color
        options = p.artist_options(kws, fill, False, multiple, own_color, alpha)
        if fill:
            draw = ax.fill_between if upright else ax.fill_betweenx
            artist = draw(curve.places, curve.baseline, curve.heights, **options)
        else:
            points = (curve.places, curve.heights) if upright else (curve.heights, curve.places)
            (artist,) = ax.plot(*points, **options)
        edges = artist.sticky_edges
        along, across = (edges.x, edges.y) if upright else (edges.y, edges.x)
        along[:], across[:] = sticky_support, sticky_density
    p.label_axes(p.first_axes, *(("", "Density") if upright else ("Density", "")))
    if "hue" in p and legend:
        p.add_legend(Patch if fill else _line, fill, False, multiple, alpha, kws)


def plot_two(p, common_norm, fill, levels, thresh, color, legend, cbar, warn_singular, cbar_ax, cbar_kws, settings, kws):
    """Draw contours around equal shares of the density."""
    kws = dict(kws)
    if not p.grouped:
        common_norm = False
    found = _estimate(p, Density(**settings), common_norm, warn_singular)
    if isinstance(levels, Number):
        levels = np.linspace(thresh or 0, 1, levels)
    elif min(levels) < 0 or max(levels) > 1:
        raise ValueError("levels must be in [0, 1]")
    if common_norm:
        shared = _heights_at([density for density, _ in found.values()], levels)
        heights = {key: shared for key in found}
    else:
        heights = {key: _heights_at(density, levels) for key, (density, _) in found.items()}
    _choose_colors(p, kws, fill, color)
    for keys, _ in p.subsets("hue"):
        if "hue" in keys:
            own_color = p.hue_map(keys["hue"])
            if fill:
                kws["cmap"] = color_ramp(own_color)
            else:
                kws["colors"] = [own_color]
        ax = p.axes_of(keys)
        key = tuple(keys.items())
        if key not in found:
            continue
        density, (across, up) = found[key]
        kws.pop("label", None)
        draw = ax.contourf if fill else ax.contour
        contours = draw(across, up, density, levels=heights[key], **kws)
        if cbar:
            ax.figure.colorbar(contours, cbar_ax, ax, **(cbar_kws or {}))
    p.label_axes(p.first_axes)
    if "hue" in p and legend:
        p.add_legend(Patch if fill else _line, fill, False, "layer", 1, {})


def _choose_colors(p, kws, fill, color):
    if "hue" in p:
        for name in ("cmap", "colors"):
            if name in kws:
                warn(f"{name} parameter ignored when using hue mapping.", UserWarning)
                kws.pop(name)
        return
    if not {"cmap", "colors"} & set(kws):
        if fill:
            kws["cmap"] = color_ramp(color)
        else:
            kws["colors"] = [color]
    if isinstance(kws.get("cmap"), str):
        kws["cmap"] = color_palette(kws["cmap"], as_cmap=True)
    elif kws.get("cmap", False) is None:
        kws.pop("cmap")


def _estimate(p, estimator, common_norm, warn_singular):
    found = {}
    whole = p.complete.sum()
    for keys, rows in p.subsets("hue"):
        x, y = p.computed["x"][rows], p.computed["y"][rows]
        least = min(x.var(ddof=1), y.var(ddof=1)) if len(rows) > 1 else 0
        singular = math.isclose(least, 0)
        if not singular:
            try:
                density, (across, up) = estimator.two(x, y, p.weights_of(rows))
            except np.linalg.LinAlgError:
                singular = True
        if singular:
            if warn_singular:
                warn("KDE cannot be estimated (0 variance or perfect covariance). Pass `warn_singular=False` to disable "
                     "this warning.", UserWarning, stacklevel=3)
            continue
        ax = p.axes_of(keys)
        across, up = p.transforms("x", ax)[1](across), p.transforms("y", ax)[1](up)
        if common_norm:
            density = density * (len(rows) / whole)
        found[tuple(keys.items())] = density, (across, up)
    return found


def _heights_at(density, shares):
    """The heights below which the shares of the density lie."""
    values = np.sort(np.ravel(density))[::-1]
    filled = np.cumsum(values) / values.sum()
    places = np.searchsorted(filled, 1 - np.asarray(shares))
    return values[np.clip(places, 0, len(values) - 1)]
