"""Drawing lines through estimates, with bands or bars of uncertainty."""

import matplotlib as mpl
import numpy as np
from matplotlib.collections import LineCollection

from ._legend import add_entries, line_handle, plain_names
from ._plotter import Plotter
from ._statistics import Estimate


class LinePlotter(Plotter):
    """Lines by x and y, one per combination of hue, size and style."""

    legend_attributes = ("color", "linewidth", "marker", "dashes")

    def __init__(self, data=None, roles=None, estimator=None, n_boot=None, seed=None, errorbar=None, sort=True, orient="x",
                 err_style=None, err_kws=None, legend=None):
        super().__init__(data, roles)
        self.estimator, self.errorbar = estimator, errorbar
        self.n_boot, self.seed = n_boot, seed
        self.sort, self.orient, self.err_style = sort, orient, err_style
        self.err_kws = {} if err_kws is None else dict(err_kws)
        self.legend = legend

    @property
    def default_size_range(self):
        """Widths of the thinnest and the thickest line."""
        return np.r_[0.5, 2] * mpl.rcParams["lines.linewidth"]

    def draw(self, kws):
        """Draw all lines; returns the arguments the legend needs."""
        kws = plain_names(kws, keep=("dashes",))
        kws.setdefault("markeredgewidth", 0.75)
        kws.setdefault("markeredgecolor", "w")
        err_kws = dict(self.err_kws)
        if self.err_style == "band":
            err_kws.setdefault("alpha", 0.2)
        elif self.err_style not in ("bars", None):
            raise ValueError(f"`err_style` must be 'band' or 'bars', not {self.err_style}")
        estimate = Estimate(self.estimator, self.errorbar, self.n_boot, self.seed)
        if "weight" in self:
            estimate.check_weighted()
        if self.orient not in ("x", "y"):
            raise ValueError(f"`orient` must be either 'x' or 'y', not {self.orient!r}.")
        for keys, rows in self.subsets(("hue", "size", "style")):
            self._draw_one(self.axes_of(keys), keys, rows, estimate, kws, err_kws)
        return kws

    def _draw_one(self, ax, keys, rows, estimate, kws, err_kws):
        other = "y" if self.orient == "x" else "x"
        if self.sort:
            rows = self._sorted(rows, other)
        along, across = (self.computed.get(role, np.full(self.n_rows, np.nan))[rows] for role in (self.orient, other))
        low = high = np.full(len(rows), np.nan)
        units = self.computed["units"][rows] if "units" in self else None
        if self.estimator is not None and len(np.unique(along)) < len(along):
            if units is not None:
                raise ValueError("estimator must be None when specifying units")
            weights = self.computed["weight"][rows] if "weight" in self else None
            along, across, low, high = _aggregate(along, across, weights, estimate, self.sort)
        along = self.transforms(self.orient, ax)[1](along)
        across, low, high = (self.transforms(other, ax)[1](part) for part in (across, low, high))
        if units is None:
            lines = ax.plot(*self._in_order(along, across), **kws)
        else:
            lines = []
            for unit in sorted(set(units.tolist())):
                here = units == unit
                lines += ax.plot(*self._in_order(along[here], across[here]), **kws)
        for line in lines:
            self._style(line, keys)
        if self.estimator is not None and self.errorbar is not None:
            self._draw_errors(ax, lines[-1], along, across, low, high, err_kws)

    def _sorted(self, rows, other):
        columns = [self.computed[role][rows] for role in (other, self.orient) if role in self]
        if "units" in self:
            columns.append(np.unique(self.computed["units"][rows], return_inverse=True)[1])
        return rows[np.lexsort(columns)]

    def _in_order(self, along, across):
        return (along, across) if self.orient == "x" else (across, along)

    def _style(self, line, keys):
        if "hue" in keys:
            line.set_color(self.hue_map(keys["hue"]))
        if "size" in keys:
            line.set_linewidth(self.size_map(keys["size"]))
        if "style" in keys:
            attributes = self.style_map(keys["style"])
            if "dashes" in attributes:
                line.set_dashes(attributes["dashes"])
            if "marker" in attributes:
                line.set_marker(attributes["marker"])

    def _draw_errors(self, ax, line, along, across, low, high, err_kws):
        color = line.get_color()
        if self.err_style == "band":
            fill = ax.fill_between if self.orient == "x" else ax.fill_betweenx
            fill(along, low, high, **{"color": color, **err_kws})
        elif self.err_style == "bars":
            name = "yerr" if self.orient == "x" else "xerr"
            bars = ax.errorbar(*self._in_order(along, across), **{name: (across - low, high - across)}, linestyle="",
                               color=color, alpha=line.get_alpha(), **err_kws)
            for artist in bars.get_children():
                if isinstance(artist, LineCollection):
                    artist.set_capstyle(line.get_solid_capstyle())

    def gather_legend(self, ax, kws, roles=("hue", "size", "style")):
        """Put the entries of the legend on an Axes."""
        names = {"hue": "color", "size": "linewidth", "style": None}
        add_entries(self, ax, line_handle, kws, {role: names[role] for role in roles}, self.legend_attributes)


def _aggregate(along, across, weights, estimate, sort):
    """(places, estimates, low ends, high ends), one per place."""
    places, first, members = np.unique(along, return_index=True, return_inverse=True)
    members = members.ravel()
    numbers = np.empty((len(places), 3))
    order = np.argsort(members, kind="stable")
    cuts = np.searchsorted(members[order], np.arange(len(places) + 1))
    for place in range(len(places)):
        here = order[cuts[place] : cuts[place + 1]]
        numbers[place] = estimate(across[here], None, None if weights is None else weights[here])
    if not sort:
        seen = np.argsort(first)
        places, numbers = places[seen], numbers[seen]
    return places, *numbers.T
