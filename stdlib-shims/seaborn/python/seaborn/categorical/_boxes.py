"""Drawing boxes with whiskers."""

import matplotlib as mpl
import numpy as np
from matplotlib.path import Path

from .._legend import patch_handle, plain_names


class BoxPlotContainer:
    """The artists of the boxes of one group, as matplotlib's containers name them."""

    def __init__(self, artists):
        self.boxes, self.medians, self.whiskers = (artists.get(name, []) for name in ("boxes", "medians", "whiskers"))
        self.caps, self.fliers, self.means = (artists.get(name, []) for name in ("caps", "fliers", "means"))
        self._label = ""

    def __repr__(self):
        return f"<BoxPlotContainer object with {len(self.boxes)} boxes>"

    def get_label(self):
        """The text for a legend; none."""
        return self._label

    def set_label(self, label):
        """Set the text for a legend."""
        self._label = label

    def get_children(self):
        """All artists."""
        return [*self.boxes, *self.medians, *self.whiskers, *self.caps, *self.fliers, *self.means]

    def remove(self):
        """Take the artists off the Axes."""
        for artist in self.get_children():
            artist.remove()


def plot_boxes(p, width, dodge, gap, fill, whis, color, linecolor, linewidth, fliersize, kws):
    """A row of boxes for each level of hue."""
    from matplotlib.cbook import boxplot_stats

    if dodge == "auto":
        dodge = p.dodge_needed()
    if not fill and linewidth is None:
        linewidth = mpl.rcParams["lines.linewidth"]
    kws = dict(kws)
    bootstrap = kws.pop("bootstrap", mpl.rcParams["boxplot.bootstrap"])
    kws.setdefault("shownotches", kws.pop("notch", False))
    given = {part: plain_names(kws.pop(f"{part}props", None) or {}) for part in ("box", "median", "whisker", "flier", "cap")}
    given["median"].setdefault("solid_capstyle", "butt")
    given["whisker"].setdefault("solid_capstyle", "butt")
    if fliersize is not None:
        given["flier"].setdefault("markersize", fliersize)
    ax, box = p.ax, {}
    for keys, rows in p.subsets("hue"):
        ax = p.axes_of(keys)
        places, values = _by_place(p, rows)
        numbers = boxplot_stats(values, whis=whis, bootstrap=bootstrap)
        for one in numbers:
            for name in ("mean", "med", "q1", "q3", "cilo", "cihi", "whislo", "whishi", "fliers"):
                one[name] = p.on_page(ax, p.value_axis, one[name])
        size = width * p.native_width
        if dodge:
            places, size = p.dodged(keys, places, size)
        if gap:
            size *= 1 - gap
        main = p.color_of(keys, color)
        lines = linecolor if fill else main
        box = {"facecolor": main, "edgecolor": linecolor, **given["box"]} if fill else {"color": main, **given["box"]}
        thin = {} if linewidth is None else {"linewidth": linewidth}
        box = {**thin, **box}
        others = {f"{part}props": {"color": lines, **thin, **given[part]} for part in ("median", "whisker", "cap")}
        artists = _draw(p, ax, numbers, places, size, fill, box, others, {"markeredgecolor": lines, **given["flier"]}, kws)
        ax.add_container(BoxPlotContainer(artists))
    p.configure_legend(ax, patch_handle(fill), box)


def _by_place(p, rows):
    places = p.computed[p.orient][rows]
    values = p.computed[p.value_axis][rows]
    found = np.unique(places)
    return found, [values[places == place] for place in found]


def _draw(p, ax, numbers, places, size, fill, box, others, flier, kws):
    """Boxes on a straight axis by `bxp`; on a bent one their sides are set afterwards."""
    straight = not p.logged(p.orient, ax)
    options = {
        "bxpstats": numbers, "positions": p.on_page(ax, p.orient, places), "widths": np.full(len(places), size) if straight else 0,
        "patch_artist": fill, "orientation": "vertical" if p.orient == "x" else "horizontal", "manage_ticks": False,
        "boxprops": box, **others, "flierprops": flier,
        "capwidths": np.full(len(places), 0.5 * size) if straight else 0, **kws,
    }
    artists = ax.bxp(**options)
    if not straight:
        _spread(p, ax, artists, places, size, fill)
    return artists


def _spread(p, ax, artists, places, size, fill):
    column = 0 if p.orient == "x" else 1
    sides = [p.on_page(ax, p.orient, places + sign * size / 2) for sign in (-1, 1)]
    caps = [p.on_page(ax, p.orient, places + sign * size / 4) for sign in (-1, 1)]
    for place, artist in enumerate(artists["boxes"]):
        corners = artist.get_path().vertices if fill else artist.get_xydata()
        corners = np.array(corners)
        corners[:, column] = sides[0][place]
        corners[[1, 2], column] = sides[1][place]
        if fill:
            artist.set_path(Path(corners, artist.get_path().codes))
        else:
            artist.set_data(corners.T)
    reach = np.concatenate(sides)
    ax.update_datalim(np.column_stack([reach, reach]), updatex=p.orient == "x", updatey=p.orient == "y")
    ax.autoscale_view(scalex=p.orient == "x", scaley=p.orient == "y")
    set_ends = "set_xdata" if p.orient == "x" else "set_ydata"
    for place, artist in enumerate(artists["medians"]):
        getattr(artist, set_ends)([sides[0][place], sides[1][place]])
    for place, artist in enumerate(artists["caps"]):
        getattr(artist, set_ends)([caps[0][place // 2], caps[1][place // 2]])
