"""df.plot.hist and df.plot.kde."""

import numpy as np

import pandas as pd
from pandas.plotting._colours import colours_for
from pandas.plotting._density import Density
from pandas.plotting._plot import Plot, draw_line
from pandas.plotting._stack import Stack
from pandas.plotting._words import is_integer, is_list_like, words


class HistPlot(Plot):
    """Histograms of all columns over the same bins."""

    kind = "hist"

    def __init__(self, data, bins=10, bottom=0, range=None, weights=None, **kwargs):
        self.bottom = np.array(bottom) if is_list_like(bottom) else bottom
        self.range, self.weights = range, weights
        self.orientation = kwargs.get("orientation", "vertical")
        self.bins = bins
        if kwargs.get("by") is not None and kwargs.get("column") is None:
            by = list(kwargs["by"]) if is_list_like(kwargs["by"]) else [kwargs["by"]]
            kwargs["column"] = [name for name in data.columns if name not in by]
        Plot.__init__(self, data, **kwargs)
        if self.by is not None:
            self.subplots = True
        self.stack = Stack()

    def drawable(self):
        """The columns; a group's values beside each other where `by` is given."""
        if self.by is None:
            data = Plot.drawable(self)
            if is_integer(self.bins):
                self.bins = self._bins_of(data)
            return data
        columns = [name for name in self.column if pd.api.types.is_numeric_dtype(self.source[name])]
        if not columns:
            raise TypeError("no numeric data to plot")
        self.column = columns
        self.grouped = [(key, group[columns]) for key, group in self.source.groupby(self._keys())]
        self.column_count = len(self.grouped)
        if is_integer(self.bins):
            self.group_bins = [self._bins_of(group) for _, group in self.grouped]
        else:
            self.group_bins = [self.bins] * len(self.grouped)
        return self.source[columns]

    def _keys(self):
        return self.by if len(self.by) > 1 else self.by[0]

    @property
    def n_columns(self):
        """How many axes there are with `by`, otherwise how many columns."""
        return len(self.grouped) if self.by is not None and hasattr(self, "grouped") else Plot.n_columns.fget(self)

    def _bins_of(self, data):
        values = np.ravel(data.select_dtypes(include=[np.number]).to_numpy())
        return np.histogram_bin_edges(values[~pd.isna(values)], bins=self.bins, range=self.range)

    def draw_columns(self):
        """Draws the histograms."""
        if self.by is not None:
            return self._draw_groups()
        colours = self.colours()
        for i, label, y in self.columns():
            ax = self.ax_of(i)
            style, kwds = self.looks(colours, i, label)
            kwds["label"] = self.legend_words(label, i)
            if style is not None:
                kwds["style"] = style
            present = ~pd.isna(y)
            if self.weights is not None:
                weights = np.asarray(self.weights)
                kwds["weights"] = (weights[:, i] if weights.ndim == 2 else weights)[present]
            self.remember(self._draw_one(ax, y[present], label, self.bins, kwds), kwds["label"])

    def _draw_one(self, ax, y, label, bins, kwds):
        bottom = self.bottom
        if self.stacked:
            bottom = bottom + self.stack.values(ax, np.zeros(len(bins) - 1), label)
        counts, _, bars = ax.hist(y, bins=bins, bottom=bottom, **kwds)
        if self.stacked:
            self.stack.add(ax, counts)
        return bars[0]

    def _draw_groups(self):
        colours = colours_for(len(self.column), self.colormap)
        for i, ((key, group), bins) in enumerate(zip(self.grouped, self.group_bins)):
            ax = self.axes[i]
            kwds = dict(self.kwds)
            kwds.pop("color", None)
            labels = [words(name) for name in self.column]
            columns = [group[name].dropna().to_numpy() for name in self.column]
            ax.hist(
                columns if len(columns) > 1 else columns[0], bins=bins, bottom=self.bottom,
                label=labels if len(labels) > 1 else labels[0],
                color=colours[: len(columns)] if len(columns) > 1 else colours[0], **kwds,
            )  # fmt: skip
            ax.set_title(words(key))

    def decorate(self, ax):
        """How often, beside the bars."""
        if self.orientation == "horizontal":
            ax.set_xlabel("Frequency" if self.xlabel is None else self.xlabel)
            ax.set_ylabel(self.ylabel)
        else:
            ax.set_xlabel(self.xlabel)
            ax.set_ylabel("Frequency" if self.ylabel is None else self.ylabel)


class KdePlot(Plot):
    """An estimated density per column."""

    kind = "kde"
    orientation = "vertical"

    def __init__(self, data, bw_method=None, ind=None, weights=None, **kwargs):
        self.bw_method, self.ind, self.weights = bw_method, ind, weights
        Plot.__init__(self, data, **kwargs)

    def _places(self, y):
        if self.ind is not None and not is_integer(self.ind):
            return self.ind
        low, high = np.nanmin(y), np.nanmax(y)
        reach = 0.5 * (high - low)
        return np.linspace(low - reach, high + reach, num=1000 if self.ind is None else self.ind)

    def draw_columns(self):
        """Draws the densities."""
        colours = self.colours()
        for i, label, y in self.columns():
            ax = self.ax_of(i)
            style, kwds = self.looks(colours, i, label)
            kwds["label"] = self.legend_words(label, i)
            places = self._places(y)
            density = Density(y[~pd.isna(y)], self.bw_method, self.weights)
            line = draw_line(ax, places, density(places), style, **kwds)[0]
            self.remember(line, kwds["label"])

    def decorate(self, ax):
        """What the height is."""
        ax.set_ylabel("Density" if self.ylabel is None else self.ylabel)
        if self.xlabel is not None:
            ax.set_xlabel(self.xlabel)
