"""The bar beside a plot that says which colour is which value."""

import numpy as np

from matplotlib import cm, rcParams, ticker
from matplotlib._colorbar_axes import (
    ColorbarAxesLocator,
    ColorbarSpine,
    check_choice,
    make_axes,
    make_axes_gridspec,
    orientation_of,
    side_of,
)
from matplotlib._colorbar_values import ValuesRoom
from matplotlib.artist import Artist
from matplotlib.collections import LineCollection
from matplotlib.patches import PathPatch
from matplotlib.path import Path

_INSIDE = {"neither": slice(0, None), "both": slice(1, -1), "min": slice(1, None), "max": slice(0, -1)}


class Colorbar(ValuesRoom):
    """A bar of colours with ticks, in axes of its own (`ax`)."""

    n_rasterize = 50

    def __init__(self, ax, mappable=None, *, alpha=None, location=None, extend=None, extendfrac=None,
                 extendrect=False, ticks=None, format=None, values=None, boundaries=None, spacing="uniform",
                 drawedges=False, label="", cmap=None, norm=None, orientation=None, ticklocation="auto"):
        if mappable is None:
            mappable = cm.ScalarMappable(norm=norm, cmap=cmap)
        self.mappable = mappable
        self.cmap, self.norm = mappable.cmap, mappable.norm
        filled = True
        contours = _is_contour_set(mappable)
        if contours:
            alpha, boundaries, values = mappable.get_alpha(), mappable._levels, mappable.cvalues
            extend, filled = mappable.extend, mappable.filled
            if ticks is None:
                ticks = ticker.FixedLocator(mappable.levels, nbins=10)
        elif isinstance(mappable, Artist):
            alpha = mappable.get_alpha()
        if mappable.get_array() is not None:
            mappable.autoscale_None()
        mappable.colorbar = self
        mappable.colorbar_cid = mappable.callbacks.connect("changed", self.update_normal)

        from_location = orientation_of(location)
        check_choice("orientation", orientation, (None, "vertical", "horizontal"))
        check_choice("ticklocation", ticklocation, ("auto", "left", "right", "top", "bottom"))
        check_choice("spacing", spacing, ("uniform", "proportional"))
        if from_location is not None and orientation is not None and from_location != orientation:
            raise TypeError("location and orientation are mutually exclusive")
        self.orientation = orientation or from_location or "vertical"

        self.ax = ax
        ax._axes_locator = ColorbarAxesLocator(self)
        if extend is None:
            extend = "neither"
            if not contours and getattr(self.cmap, "colorbar_extend", False) is not False:
                extend = self.cmap.colorbar_extend
            elif hasattr(self.norm, "extend"):
                extend = self.norm.extend
        check_choice("extend", extend, tuple(_INSIDE))
        self.alpha = None
        self.set_alpha(alpha)
        self.values, self.boundaries = values, boundaries
        self.extend, self.extendfrac, self.extendrect = extend, extendfrac, extendrect
        self._inside = _INSIDE[extend]
        self.spacing, self.drawedges = spacing, drawedges
        self._filled = filled
        self._extend_patches = []
        self.solids, self.solids_patches, self.lines = None, [], []
        # A norm of one value is widened on the way, which draws the bar before its ticks are chosen.
        self._locator = self._minorlocator = self._formatter = self._minorformatter = None

        for spine in ax.spines.values():
            spine.set_visible(False)
        self.outline = ax.spines["outline"] = ColorbarSpine(ax)
        self.dividers = LineCollection(
            [], colors=[rcParams["axes.edgecolor"]], linewidths=[0.5 * rcParams["axes.linewidth"]], clip_on=False
        )
        ax.add_collection(self.dividers)

        if ticklocation == "auto":
            ticklocation = side_of(self.orientation) if location is None else location
        self.ticklocation = ticklocation
        self.set_label(label)
        self._reset_locator_formatter_scale()
        self._locator = ticker.FixedLocator(ticks, nbins=len(ticks)) if np.iterable(ticks) else ticks
        self._formatter = _as_formatter(format)
        self._draw_all()
        if contours and not filled:
            self.add_lines(mappable)
        ax._colorbar = self

    @property
    def long_axis(self):
        """The axis along the bar."""
        return self.ax.yaxis if self.orientation == "vertical" else self.ax.xaxis

    def _long_axis(self):
        return self.long_axis

    def _short_axis(self):
        return self.ax.xaxis if self.orientation == "vertical" else self.ax.yaxis

    locator = property(
        lambda self: self.long_axis.get_major_locator(), lambda self, value: self._set_ticker("_locator", value)
    )
    minorlocator = property(
        lambda self: self.long_axis.get_minor_locator(), lambda self, value: self._set_ticker("_minorlocator", value)
    )
    formatter = property(
        lambda self: self.long_axis.get_major_formatter(), lambda self, value: self._set_ticker("_formatter", value)
    )
    minorformatter = property(
        lambda self: self.long_axis.get_minor_formatter(),
        lambda self, value: self._set_ticker("_minorformatter", value),
    )

    def _set_ticker(self, name, value):
        axis = self.long_axis
        {"_locator": axis.set_major_locator, "_minorlocator": axis.set_minor_locator,
         "_formatter": axis.set_major_formatter, "_minorformatter": axis.set_minor_formatter}[name](value)
        setattr(self, name, value)

    def update_normal(self, mappable=None):
        """Draw the bar again after norm or colour map changed."""
        if mappable is not None:
            self.mappable = mappable
        mappable = self.mappable
        self.set_alpha(mappable.get_alpha())
        self.cmap = mappable.cmap
        if mappable.norm is not self.norm:
            self.norm = mappable.norm
            self._reset_locator_formatter_scale()
        self._draw_all()
        if _is_contour_set(mappable) and not mappable.filled:
            self.add_lines(mappable)

    def _draw_all(self):
        """Everything in the bar, from the values on."""
        along = "y" if self.orientation == "vertical" else "x"
        if rcParams[along + "tick.minor.visible"]:
            self.minorticks_on()
        self.long_axis.set(label_position=self.ticklocation, ticks_position=self.ticklocation)
        self._short_axis().set_ticks([])
        self._short_axis().set_ticks([], minor=True)
        self._process_values()
        inside = self._boundaries[self._inside]
        self.vmin, self.vmax = inside[0], inside[-1]
        X, Y = self._mesh()
        self._do_extends()
        lower, upper = (self.vmax, self.vmin) if self.long_axis.get_inverted() else (self.vmin, self.vmax)
        if along == "y":
            self.ax.set_xlim(0, 1)
            self.ax.set_ylim(lower, upper)
        else:
            self.ax.set_ylim(0, 1)
            self.ax.set_xlim(lower, upper)
        self.update_ticks()
        if self._filled:
            first, last = int(self._extend_lower()), len(self._values) - int(self._extend_upper())
            self._add_solids(X, Y, np.asarray(self._values)[first:last].reshape(-1, 1))

    def _add_solids(self, X, Y, C):
        """The coloured cells."""
        if self.solids is not None:
            self.solids.remove()
            self.solids = None
        for solid in self.solids_patches:
            solid.remove()
        self.solids_patches = []
        hatches = getattr(self.mappable, "hatches", None) if _is_contour_set(self.mappable) else None
        if hatches is not None and any(hatch is not None for hatch in hatches):
            self._add_hatched_solids(X, Y, C, hatches)
        else:
            self.solids = self.ax.pcolormesh(
                X, Y, C, cmap=self.cmap, norm=self.norm, alpha=self.alpha, edgecolors="none", shading="flat"
            )
            if not self.drawedges and len(self._y) >= self.n_rasterize:
                self.solids.set_rasterized(True)
        self._update_dividers()

    def _add_hatched_solids(self, X, Y, C, hatches):
        hatches = list(hatches) * (len(C) + 1)
        if self._extend_lower():
            hatches = hatches[1:]
        for place in range(len(X) - 1):
            corners = [[X[place, 0], Y[place, 0]], [X[place, 1], Y[place, 0]],
                       [X[place + 1, 1], Y[place + 1, 0]], [X[place + 1, 0], Y[place + 1, 1]]]
            solid = PathPatch(
                Path(np.array(corners)), facecolor=self.cmap(self.norm(C[place][0])), hatch=hatches[place],
                linewidth=0, antialiased=False, alpha=self.alpha,
            )
            self.ax.add_patch(solid)
            self.solids_patches.append(solid)

    def _update_dividers(self):
        if not self.drawedges:
            self.dividers.set_segments([])
            return
        low, high = self.ax.get_ylim() if self.orientation == "vertical" else self.ax.get_xlim()
        places = [y for y in self._y.tolist() if low < y < high]
        if self._extend_lower():
            places.insert(0, low)
        if self._extend_upper():
            places.append(high)
        self.dividers.set_segments([self._across(y) for y in places])

    def _across(self, y):
        """The line across the bar at a value."""
        return np.array([[0, y], [1, y]] if self.orientation == "vertical" else [[y, 0], [y, 1]], dtype=float)

    def _do_extends(self):
        """The ends of the bar for values below and above, and the frame around all of it."""
        for patch in self._extend_patches:
            patch.remove()
        self._extend_patches = []
        lower, upper = self._end_lengths()
        low, high = 0 - lower, 1 + upper
        if self.extendrect:
            frame = [[0, 0], [0, low], [1, low], [1, 0], [1, 1], [1, high], [0, high], [0, 1], [0, 0]]
            below, above = [[0, 0], [0, low], [1, low], [1, 0]], [[0, 1], [0, high], [1, high], [1, 1]]
        else:
            frame = [[0, 0], [0.5, low], [1, 0], [1, 1], [0.5, high], [0, 1], [0, 0]]
            below, above = [[0, 0], [0.5, low], [1, 0]], [[0, 1], [0.5, high], [1, 1]]
        self.outline.set_xy(self._turned(frame))
        if not self._filled:
            return
        hatches = getattr(self.mappable, "hatches", None) if _is_contour_set(self.mappable) else None
        hatches = list(hatches) * (len(self._values) + 1) if hatches else [None]
        inverted = self.long_axis.get_inverted()
        if self._extend_lower():
            self._add_end(below, -1 if inverted else 0, hatches[0])
        if self._extend_upper():
            self._add_end(above, 0 if inverted else -1, hatches[-1] if len(hatches) == 1 else
                          hatches[len(self._values) - 1])

    def _turned(self, corners):
        corners = np.array(corners, dtype=float)
        return corners if self.orientation == "vertical" else corners[:, ::-1]

    def _add_end(self, corners, place, hatch):
        patch = PathPatch(
            Path(self._turned(corners)), facecolor=self.cmap(self.norm(self._values[place])), alpha=self.alpha,
            linewidth=0, antialiased=False, transform=self.ax.transAxes, hatch=hatch, clip_on=False,
            zorder=np.nextafter(self.ax.patch.zorder, -np.inf),
        )
        self.ax.add_patch(patch)
        self._extend_patches.append(patch)

    def add_lines(self, *args, **kwargs):
        """Draw lines across the bar: of a contour set, or at levels with colours and widths."""
        if len(args) == 1 and not kwargs and _is_contour_set(args[0]):
            contours = args[0]
            if contours.filled:
                raise ValueError("If a single artist is passed to add_lines, it must be a ContourSet of lines")
            levels, erase = contours.levels, True
            line_colors = contours.to_rgba(contours.cvalues, contours.get_alpha())
            linewidths = contours.get_linewidths()
        else:
            levels, line_colors, linewidths, erase = _lines_given(*args, **kwargs)
        y = self._locate(levels)
        slack = (self._y[-1] - self._y[0]) * 1e-10
        good = (y < self._y[-1] + slack) & (y > self._y[0] - slack)
        if np.iterable(line_colors) and not isinstance(line_colors, str):
            line_colors = np.asarray(line_colors)[good]
        if np.iterable(linewidths):
            linewidths = np.resize(np.asarray(linewidths), len(good))[good]
        lines = LineCollection(
            [self._across(value) for value in y[good].tolist()], linewidths=linewidths, colors=line_colors
        )
        if erase:
            for old in self.lines:
                old.remove()
            self.lines = []
        self.lines.append(lines)
        # Lines at the very ends are seen in full: they are clipped a line's width further out than the bar.
        spare = np.max(linewidths) / 72 * self.ax.get_figure(root=True).dpi / self.ax.bbox.height
        corners = [[0, -spare], [1, -spare], [1, 1 + spare], [0, 1 + spare], [0, -spare]]
        lines.set_clip_path(Path(np.array(corners), closed=True), self.ax.transAxes)
        self.ax.add_collection(lines)

    def update_ticks(self):
        """Set the ticks of the bar to those of the norm, unless they were chosen."""
        self._get_ticker_locator_formatter()
        axis = self.long_axis
        axis.set_major_locator(self._locator)
        axis.set_minor_locator(self._minorlocator)
        axis.set_major_formatter(self._formatter)

    def set_ticks(self, ticks, *, labels=None, minor=False, **kwargs):
        """Set places, or the locator, of the ticks."""
        if np.iterable(ticks):
            self.long_axis.set_ticks(ticks, labels=labels, minor=minor, **kwargs)
            self._locator = self.long_axis.get_major_locator()
        else:
            self._locator = ticks
            self.long_axis.set_major_locator(self._locator)

    def get_ticks(self, minor=False):
        """Places of the ticks."""
        return self.long_axis.get_minorticklocs() if minor else self.long_axis.get_majorticklocs()

    def set_ticklabels(self, ticklabels, *, minor=False, **kwargs):
        """Set the labels of the ticks."""
        self.long_axis.set_ticklabels(ticklabels, minor=minor, **kwargs)

    def minorticks_on(self):
        """Show minor ticks."""
        self.ax.minorticks_on()
        self._short_axis().set_minor_locator(ticker.NullLocator())

    def minorticks_off(self):
        """Hide minor ticks."""
        self._minorlocator = ticker.NullLocator()
        self.long_axis.set_minor_locator(self._minorlocator)

    def set_label(self, label, *, loc=None, **kwargs):
        """Set the label along the bar."""
        if self.orientation == "vertical":
            self.ax.set_ylabel(label, loc=loc, **kwargs)
        else:
            self.ax.set_xlabel(label, loc=loc, **kwargs)

    def set_alpha(self, alpha):
        """Set how opaque the bar is; values for each point of a plot do not count."""
        self.alpha = None if isinstance(alpha, np.ndarray) else alpha

    def remove(self):
        """Remove the bar; the axes it took room from are as large as before."""
        if hasattr(self.ax, "_colorbar_info"):
            for ax in self.ax._colorbar_info["parents"]:
                if self.ax in ax._colorbars:
                    ax._colorbars.remove(self.ax)
        self.ax.remove()
        self.mappable.callbacks.disconnect(self.mappable.colorbar_cid)
        self.mappable.colorbar = None
        self.mappable.colorbar_cid = None
        ax = getattr(self.mappable, "axes", None)
        if ax is None:
            return
        spec = self.ax.get_subplotspec()
        cells = getattr(spec.get_gridspec(), "_subplot_spec", None) if spec is not None else None
        if cells is None:
            ax._set_position(ax.get_position(original=True))
        else:
            ax.set_subplotspec(cells)


ColorbarBase = Colorbar


def _lines_given(levels, colors, linewidths, erase=True):
    """The second form of `add_lines`."""
    return levels, colors, linewidths, erase


def _is_contour_set(mappable):
    """Whether this is what `contour` or `contourf` gives."""
    return hasattr(mappable, "cvalues") and hasattr(mappable, "levels") and hasattr(mappable, "filled")


def _as_formatter(format):
    """A formatter from one, from a %-format or from a {}-format."""
    if not isinstance(format, str):
        return format
    try:
        formatter = ticker.FormatStrFormatter(format)
        formatter(0)
    except (TypeError, ValueError):
        formatter = ticker.StrMethodFormatter(format)
    return formatter
