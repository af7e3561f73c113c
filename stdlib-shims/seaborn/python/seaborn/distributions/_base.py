"""What the plots of distributions share: the variable they show, stacking, artist arguments, legends."""

import math
from warnings import warn

import matplotlib as mpl
import numpy as np
from matplotlib.colors import ListedColormap, to_rgb, to_rgba

from .._kde import Density
from .._legend import plain_names
from .._plotter import Plotter


class DistributionPlotter(Plotter):
    """One or two variables and, by hue, groups of rows."""

    wide_roles = {"x": "@values", "hue": "@columns"}
    flat_roles = {"x": "@values"}

    @property
    def univariate(self):
        """Whether one variable is shown."""
        return ("x" in self) != ("y" in self)

    @property
    def data_variable(self):
        """The axis of the one variable."""
        if not self.univariate:
            raise AttributeError("This is not a univariate plot")
        return "x" if "x" in self else "y"

    @property
    def grouped(self):
        """Whether anything but x and y splits the rows."""
        return bool(set(self.columns) - {"x", "y"})

    def whole_weight(self):
        """The weight of all complete rows."""
        keep = self.complete
        return self.computed["weights"][keep].sum() if "weights" in self else keep.sum()

    def weights_of(self, rows):
        """Weights of some rows, or None."""
        return self.computed["weights"][rows].astype(float) if "weights" in self else None

    def artist_options(self, kws, fill, element, multiple, color, alpha):
        """Arguments for the artists of one group."""
        own, bars = to_rgba(color, alpha), element == "bars"
        if not fill:
            return {**kws, **({"facecolor": "none", "edgecolor": own} if bars else {"color": own})}
        # Bars and what is stacked have the usual border, so that it can be told where one ends.
        border = mpl.rcParams["patch.edgecolor"] if bars or multiple in ("stack", "fill") else to_rgba(color, 1)
        options = {"facecolor": own, "edgecolor": border, **plain_names(dict(kws), keep=("dashes",))}
        if bars:
            # Keeps `bar` from taking a colour of the cycle.
            options["color"] = "none"
        return options

    def add_legend(self, make, fill, element, multiple, alpha, kws, legend_kws=None):
        """A legend of the levels of hue."""
        handles, labels = [], []
        for level in self.hue_map.levels:
            options = self.artist_options(kws, fill, element, multiple, self.hue_map(level), alpha)
            if "facecolor" in options:
                options.pop("color", None)
            handles.append(make(**options))
            labels.append(level)
        title = self.names["hue"]
        if self.ax is not None:
            self.ax.legend(handles, labels, title=title, **(legend_kws or {}))
        else:
            self.facets.add_legend(dict(zip(labels, handles)), title=title, label_order=self.levels("hue"), **(legend_kws or {}))

    def densities(self, common_norm, common_grid, options, warn_singular=True):
        """(support, density) of each group, by its levels."""
        variable = self.data_variable
        estimator = Density(**options)
        if self.grouped:
            if common_grid:
                rows = np.flatnonzero(self.complete)
                estimator.share_grid(self.computed[variable][rows], self.weights_of(rows))
        else:
            common_norm = False
        whole = self.whole_weight()
        found = {}
        for keys, rows in self.subsets("hue"):
            values, weights = self.computed[variable][rows], self.weights_of(rows)
            variance = values.var(ddof=1) if len(values) > 1 else 0
            singular = len(values) < 2 or math.isclose(variance, 0)
            if not singular:
                try:
                    density, support = estimator.one(values, weights)
                except np.linalg.LinAlgError:
                    singular = True
            if singular:
                if warn_singular:
                    warn("Dataset has 0 variance; skipping density estimate. Pass `warn_singular=False` to disable "
                         "this warning.", UserWarning, stacklevel=4)
                continue
            _, backwards = self.transforms(variable, self.axes_of(keys))
            if common_norm:
                density = density * ((len(rows) if weights is None else weights.sum()) / whole)
            found[tuple(keys.items())] = Curve(backwards(support), density)
        return found

    def stack(self, curves, multiple):
        """Put curves of the groups of one facet on top of each other; with "fill", up to one."""
        if "hue" not in self or multiple not in ("stack", "fill"):
            return
        facets = {}
        for key, curve in reversed(curves.items()):
            keys = dict(key)
            facets.setdefault((keys.get("col"), keys.get("row")), []).append(curve)
        for group in facets.values():
            if any(len(curve.heights) != len(group[0].heights) for curve in group):
                raise NotImplementedError(f"multiple={multiple!r} without common bins is not available")
            total = sum(np.nan_to_num(curve.heights) for curve in group)
            below = np.zeros_like(total, dtype=float)
            for curve in group:
                above = below + np.nan_to_num(curve.heights)
                curve.baseline, curve.heights = below, above
                below = above
            if multiple == "fill":
                for curve in group:
                    curve.heights = curve.heights / total
                    curve.baseline = np.nan_to_num(curve.baseline / total)


class Curve:
    """Heights over places, from a baseline; bins have widths too."""

    def __init__(self, places, heights, widths=None):
        self.places, self.heights, self.widths = places, heights, widths
        self.baseline = np.zeros_like(heights)


def check_fill_range(curves):
    """The first and the last place of all curves."""
    return min(curve.places.min() for curve in curves), max(curve.places.max() for curve in curves)


def color_ramp(color):
    """A colour map that goes from light to the dark of one colour."""
    from .._husl import husl_to_rgb, rgb_to_husl

    hue, saturation, _ = rgb_to_husl(*to_rgb(color))
    angles = np.linspace(-1, 1, int(1.15 * 256))[:256]
    steps = zip((saturation * np.cos(angles)).tolist(), np.linspace(35, 80, 256).tolist())
    colors = np.clip([husl_to_rgb(hue, part, lightness) for part, lightness in steps], 0, 1)
    return ListedColormap(colors[::-1])
