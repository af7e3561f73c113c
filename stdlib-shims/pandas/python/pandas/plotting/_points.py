"""df.plot.scatter and df.plot.hexbin."""

import numpy as np

import pandas as pd
from pandas.plotting._colours import map_named
from pandas.plotting._plot import Plot
from pandas.plotting._words import holds_integers, is_hashable, is_integer, is_list_like, words


class PlanePlot(Plot):
    """A column over a column."""

    layout_type = "single"

    def __init__(self, data, x, y, **kwargs):
        Plot.__init__(self, data, **kwargs)
        if x is None or y is None:
            raise ValueError(self.kind + " requires an x and y column")
        self.x, self.y = self._label(x), self._label(y)

    def _label(self, name):
        columns = self.source.columns
        return columns[name] if is_integer(name) and not holds_integers(columns) else name

    @property
    def n_columns(self):
        """All is drawn in one axes."""
        return 1

    def decorate(self, ax):
        """The names of the columns."""
        ax.set_xlabel(words(self.x) if self.xlabel is None else self.xlabel)
        ax.set_ylabel(words(self.y) if self.ylabel is None else self.ylabel)

    def is_column(self, name):
        """Whether a thing is the label of a column."""
        return is_hashable(name) and name in self.data.columns

    def colour_bar(self, ax, label=None):
        """The bar that explains the colours drawn last."""
        return self.figure.colorbar(ax.collections[-1], ax=ax, **({} if label is None else {"label": label}))


class ScatterPlot(PlanePlot):
    """A point per row."""

    kind = "scatter"
    text_too = True

    def __init__(self, data, x, y, s=None, c=None, *, colorbar=None, norm=None, **kwargs):
        self.s = 20 if s is None else s
        self.c, self.colorbar, self.norm = c, colorbar, norm
        PlanePlot.__init__(self, data, x, y, **kwargs)

    def draw_columns(self):
        """Draws the points."""
        ax = self.axes[0]
        x, y = self.data[self.x], self.data[self.y]
        size = self.data[self.s].to_numpy() if self.is_column(self.s) else self.s
        c_is_column = not isinstance(self.c, pd.Series) and self.is_column(self.c)
        categories = self.data[self.c].cat.categories if c_is_column and _is_category(self.data[self.c]) else None
        kwds = dict(self.kwds)
        values = self._colour_values(kwds, c_is_column, categories)
        cmap, norm = self._map(values, c_is_column, categories)
        bar = self.colorbar
        if bar is None:
            bar = self.colormap is not None or (c_is_column and not _are_colours(values))
        label = self.label if self.legend and self.label is not None else None
        if norm is not None:
            kwds["norm"] = norm
        points = ax.scatter(_values(x), _values(y), c=values, s=size, label=label, cmap=cmap, **kwds)
        if bar:
            shown = self.colour_bar(ax, self.c if c_is_column else "")
            if categories is not None:
                n = len(categories)
                shown.set_ticks(np.linspace(0.5, n - 0.5, n))
                shown.ax.set_yticklabels([words(one) for one in categories])
        if label is not None:
            self.remember(points, label)
        errors = self.errors_at(self.y, 0)
        if errors:
            ax.errorbar(_values(x), _values(y), linestyle="none", ecolor=points.get_facecolor()[0], **errors)

    def _colour_values(self, kwds, c_is_column, categories):
        from matplotlib import rcParams

        color = kwds.pop("color", None)
        if color is not None:
            if self.c is not None:
                raise TypeError("Specify exactly one of `c` and `color`")
            return color[0] if isinstance(color, list) and len(color) == 1 else color
        if self.c is None:
            return rcParams["patch.facecolor"]
        if categories is not None:
            return self.data[self.c].cat.codes.to_numpy()
        if c_is_column:
            return self.data[self.c].to_numpy()
        return self.c

    def _map(self, values, c_is_column, categories):
        """The colour map and the norm."""
        from matplotlib import colors, rcParams

        numbers = is_list_like(values) and not _are_colours(values)
        cmap = None
        if numbers:
            cmap = map_named(self.colormap if self.colormap is not None else rcParams["image.cmap"])
        elif self.colormap is not None:
            cmap = map_named(self.colormap)
        if categories is not None:
            n = len(categories)
            cmap = colors.ListedColormap([cmap(i) for i in range(cmap.N)])
            return cmap, colors.BoundaryNorm(np.linspace(0, n, n + 1), cmap.N)
        return cmap, self.norm


def _values(column):
    return np.asarray(column) if _is_category(column) else column.to_numpy()


def _is_category(column):
    return isinstance(getattr(column, "dtype", None), pd.CategoricalDtype)


def _are_colours(values):
    """Whether values are names of colours and not numbers."""
    if isinstance(values, str):
        return True
    values = np.asarray(values)
    return values.dtype.kind in "OU" and len(values) > 0 and isinstance(values.flat[0], str)


class HexBinPlot(PlanePlot):
    """Points counted in hexagons."""

    kind = "hexbin"

    def __init__(self, data, x, y, C=None, *, colorbar=True, **kwargs):
        PlanePlot.__init__(self, data, x, y, **kwargs)
        self.values_label = None if C is None else self._label(C)
        self.colorbar = colorbar
        if not pd.api.types.is_numeric_dtype(self.source[self.x]):
            raise ValueError(self.kind + " requires x column to be numeric")
        if not pd.api.types.is_numeric_dtype(self.source[self.y]):
            raise ValueError(self.kind + " requires y column to be numeric")

    def draw_columns(self):
        """Draws the hexagons."""
        ax = self.axes[0]
        C = None if self.values_label is None else self.data[self.values_label].to_numpy()
        cmap = map_named("BuGn" if self.colormap is None else self.colormap)
        ax.hexbin(self.data[self.x].to_numpy(), self.data[self.y].to_numpy(), C=C, cmap=cmap, **self.kwds)
        if self.colorbar:
            self.colour_bar(ax)

    def _add_legend(self):
        """Hexagons have no legend."""
