"""Drawing bars and points of estimates, with their error bars."""

import matplotlib as mpl
import numpy as np

from .._legend import line_handle, patch_handle, plain_names
from ._base import by_orient


def _aggregate(p, estimate, rows):
    """(places, estimates, low ends, high ends) of the categories in some rows."""
    places = p.computed[p.orient][rows]
    values = p.computed[p.value_axis][rows]
    units = p.computed["units"][rows] if "units" in p else None
    weights = p.computed["weight"][rows] if "weight" in p else None
    found = np.unique(places)
    numbers = np.empty((len(found), 3))
    for row, place in enumerate(found):
        here = places == place
        numbers[row] = estimate(values[here], None if units is None else units[here], None if weights is None else weights[here])
    return found, *numbers.T


def plot_bars(p, estimate, dodge, gap, width, fill, color, capsize, err_kws, kws):
    """A row of bars for each level of hue."""
    if p.hue_map.levels is None:
        dodge = False
    if dodge == "auto":
        dodge = p.dodge_needed()
    if dodge and capsize is not None:
        capsize = capsize / len(p.hue_map.levels)
    kws, err_kws = dict(kws), dict(err_kws)
    if not fill:
        kws.setdefault("linewidth", 1.5 * mpl.rcParams["lines.linewidth"])
    err_kws.setdefault("linewidth", 1.5 * mpl.rcParams["lines.linewidth"])
    ax = p.ax
    for keys, rows in p.subsets("hue", allow_empty=True):
        ax = p.axes_of(keys)
        places, middle, low, high = _aggregate(p, estimate, rows)
        size = width * p.native_width
        if dodge:
            places, size = p.dodged(keys, places, size)
        if gap:
            size *= 1 - gap
        edge, other = p.on_page(ax, p.orient, places - size / 2), p.on_page(ax, p.orient, places + size / 2)
        middle, low, high = (p.on_page(ax, p.value_axis, ends) for ends in (middle, low, high))
        main = p.color_of(keys, color)
        options = {"color": main, "facecolor": main} if fill else {"color": main, "edgecolor": main, "facecolor": "none"}
        options = {"align": "edge", **options, **kws}
        if p.orient == "x":
            ax.bar(**{"x": edge, "height": middle, "width": other - edge, **options})
        else:
            ax.barh(**{"y": edge, "width": middle, "height": other - edge, **options})
        if estimate.method is not None:
            _errorbars(p, ax, places, low, high, capsize, {"color": ".26" if fill else main, **err_kws})
    p.configure_legend(ax, patch_handle(fill), kws)


def _errorbars(p, ax, places, low, high, capsize, options):
    for place, first, last in zip(places, low, high):
        at, ends = np.array([place, place]), np.array([first, last])
        if capsize:
            half = capsize * p.native_width / 2
            cap = [place - half, place + half]
            at = np.concatenate([[*cap, np.nan], at, [np.nan, *cap]])
            ends = np.concatenate([[first, first, np.nan], ends, [np.nan, last, last]])
        ax.plot(*by_orient(p, p.on_page(ax, p.orient, at), ends), **options)


def plot_points(p, estimate, markers, linestyles, dodge, color, capsize, err_kws, kws):
    """A line through the estimates of each level of hue."""
    kws = plain_names(kws)
    kws.setdefault("linewidth", mpl.rcParams["lines.linewidth"] * 1.8)
    kws.setdefault("markeredgewidth", kws["linewidth"] * 0.75)
    kws.setdefault("markersize", kws["linewidth"] * np.sqrt(2 * np.pi))
    markers = _by_hue(p, "marker", markers, "o", kws)
    linestyles = _by_hue(p, "linestyle", linestyles, "-", kws)
    levels = p.hue_map.levels or []
    if dodge is True:
        dodge = 0.025 * len(levels)
    if p.types[p.orient] == "categorical":
        known = p.computed[p.orient]
        wanted = np.arange(int(np.nanmin(known)), int(np.nanmax(known)) + 1).astype(float)
    else:
        wanted = np.unique(p.computed[p.orient][~np.isnan(p.computed[p.orient])])
    ax, own = p.ax, kws
    for keys, rows in p.subsets("hue", allow_empty=True):
        ax = p.axes_of(keys)
        places, *numbers = _aggregate(p, estimate, rows)
        if len(places):
            numbers = _reindex(wanted, places, numbers)
            places = wanted.copy()
        middle, low, high = (p.on_page(ax, p.value_axis, ends) for ends in numbers)
        if dodge:
            step = dodge / (len(levels) - 1) if len(levels) > 1 else 0
            places = places + (-dodge / 2 + step * levels.index(keys["hue"])) * p.native_width
        own = {**kws, "marker": markers[keys.get("hue")], "linestyle": linestyles[keys.get("hue")], "color": p.color_of(keys, color)}
        (line,) = ax.plot(*by_orient(p, p.on_page(ax, p.orient, places), middle), **own)
        bars = {"color": line.get_color(), "linewidth": line.get_linewidth(), "alpha": line.get_alpha(), "zorder": line.get_zorder(), **err_kws}
        if estimate.method is not None:
            _errorbars(p, ax, places, low, high, capsize, bars)
    p.configure_legend(ax, line_handle, own, {"hue": {"marker": markers, "linestyle": linestyles}})


def _reindex(wanted, places, numbers):
    found = []
    for part in numbers:
        full = np.full(len(wanted), np.nan)
        full[np.searchsorted(wanted, places)] = part
        found.append(full)
    return found


def _by_hue(p, name, value, default, kws):
    """A marker or line style for each level of hue."""
    if value is None:
        value = kws.pop(name, default)
    levels = p.hue_map.levels
    if levels is None or "hue" not in p:
        return {None: value if not isinstance(value, list) else value[0]}
    if isinstance(value, list):
        from .._mappings import _cycled

        return dict(zip(levels, _cycled(levels, value, name + "s")))
    return {level: value for level in levels}
