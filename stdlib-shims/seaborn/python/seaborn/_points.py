"""Drawing points whose colour, size and marker follow variables."""

import matplotlib as mpl
import numpy as np
from matplotlib.markers import MarkerStyle

from ._legend import add_entries, plain_names, point_handle
from ._plotter import Plotter


class ScatterPlotter(Plotter):
    """Points by x and y."""

    legend_attributes = ("color", "s", "marker")

    def __init__(self, data=None, roles=None, legend=None):
        super().__init__(data, roles)
        self.legend = legend

    @property
    def default_size_range(self):
        """Areas of the smallest and the largest point."""
        return np.r_[0.5, 2] * np.square(mpl.rcParams["lines.markersize"])

    def draw(self, kws):
        """Draw the points of each facet; returns the arguments the legend needs."""
        for keys, rows in self.subsets():
            if len(rows):
                kws = self._draw_one(self.axes_of(keys), rows, kws)
        return kws

    def _draw_one(self, ax, rows, kws):
        kws = plain_names(kws, keep=("c",))
        x, y = (
            self.transforms(role, ax)[1](self.computed[role][rows]) if role in self else np.full(len(rows), np.nan)
            for role in ("x", "y")
        )
        if "style" in self:
            kws.setdefault("marker", self.style_map(self.style_map.levels[0], "marker"))
        marker = kws.get("marker")
        marker = MarkerStyle("o" if marker is None else marker) if not isinstance(marker, MarkerStyle) else marker
        if marker.is_filled():
            kws.setdefault("edgecolor", "w")
        points = ax.scatter(x=x, y=y, **kws)
        if "hue" in self:
            points.set_facecolors(self.hue_map.colors_of(self.computed["hue"][rows]))
        if "size" in self:
            points.set_sizes(self.size_map(list(self.computed["size"][rows])))
        if "style" in self:
            points.set_paths([self.style_map(level, "path") for level in self.computed["style"][rows]])
        if "linewidth" not in kws:
            width = 0.08 * np.sqrt(np.percentile(points.get_sizes(), 10))
            points.set_linewidths(width)
            kws["linewidth"] = width
        return kws

    def gather_legend(self, ax, kws, roles=("hue", "size", "style")):
        """Put the entries of the legend on an Axes."""
        names = {"hue": "color", "size": "s", "style": None}
        add_entries(self, ax, point_handle, kws, {role: names[role] for role in roles}, self.legend_attributes)
