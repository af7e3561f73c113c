"""df.plot.bar and df.plot.barh."""

import numpy as np

from pandas.plotting._plot import Plot
from pandas.plotting._words import is_list_like, names_of, words


class BarPlot(Plot):
    """A group of bars per row, a bar per column."""

    kind = "bar"
    default_rotation = 90
    orientation = "vertical"

    def __init__(self, data, **kwargs):
        self.bar_width = kwargs.pop("width", 0.5)
        position = kwargs.pop("position", 0.5)
        kwargs.setdefault("align", "center")
        self.bottom, self.left = _numbers(kwargs.pop("bottom", 0)), _numbers(kwargs.pop("left", 0))
        self.log = kwargs.pop("log", False)
        Plot.__init__(self, data, **kwargs)
        self.places = np.arange(len(data))
        edge = self.kwds["align"] == "edge"
        one = self.bar_width if self.stacked or self.subplots else self.bar_width / self.n_columns
        self.shift = one * 0.5 if edge else 0
        if self.stacked or self.subplots or not edge:
            offset = self.bar_width * position
        else:
            offset = self.bar_width * (position - 0.5) + one * 0.5
        self.starts = self.places - offset

    @property
    def base(self):
        """Where bars start."""
        return self.bottom

    def draw_bars(self, ax, places, values, width, start, log, **kwds):
        """One column's bars."""
        return ax.bar(places, values, width, bottom=start, log=log, **kwds)

    def draw_columns(self):
        """Draws the bars."""
        from matplotlib import rcParams

        colours = self.colours()
        n_rows = len(self.data)
        above, below = np.zeros(n_rows), np.zeros(n_rows)
        self.data = self.data.fillna(0)
        width = self.bar_width if self.stacked or self.subplots else self.bar_width / self.n_columns
        for i, label, y in self.columns():
            ax = self.ax_of(i)
            kwds = dict(self.kwds)
            if self.is_series:
                kwds["color"] = colours
            else:
                kwds["color"] = colours[label] if isinstance(colours, dict) else colours[i % len(colours)]
            errors = self.errors_at(label, i)
            if errors and kwds.get("ecolor") is None:
                kwds["ecolor"] = rcParams["xtick.color"]
            kwds.update(errors)
            text = self.legend_words(label, i)
            start = (1 if self.log and (y >= 1).all() else 0) + self.base
            places = self.starts + (self.bar_width / 2 if self.stacked or self.subplots else (i + 0.5) * width)
            if self.stacked and not self.subplots:
                start = np.where(y > 0, above, below) + self.base
                above, below = above + np.where(y > 0, y, 0), below + np.where(y > 0, 0, y)
            bars = self.draw_bars(ax, places, y, width, start, self.log, label=text, **kwds)
            if self.subplots:
                ax.set_title(text)
            self.remember(bars, text)

    def decorate(self, ax):
        """A label under each group."""
        labels = self.data.index if self.use_index else range(len(self.data))
        ends = self.starts[0] - 0.25 + self.shift, self.starts[-1] + 0.25 + self.bar_width + self.shift
        self.set_labels(ax, self.index_words(), [words(label) for label in labels], ends)

    def set_labels(self, ax, name, labels, ends):
        """Limits, ticks and name of the axis the bars stand on."""
        ax.set_xlim(ends)
        ax.set_xticks(self.places if self.xticks is None else np.array(self.xticks))
        ax.set_xticklabels(labels)
        if name is not None and self.use_index:
            ax.set_xlabel(name)


class BarhPlot(BarPlot):
    """Bars that lie."""

    kind = "barh"
    default_rotation = 0
    orientation = "horizontal"

    @property
    def base(self):
        """Where bars start."""
        return self.left

    def draw_bars(self, ax, places, values, width, start, log, **kwds):
        """One column's bars."""
        return ax.barh(places, values, width, left=start, log=log, **kwds)

    def index_words(self):
        """The name of the index stands on the left."""
        return words(self.ylabel) if self.ylabel is not None else names_of(self.data.index)

    def set_labels(self, ax, name, labels, ends):
        """Limits, ticks and name of the axis the bars lie on."""
        ax.set_ylim(ends)
        ax.set_yticks(self.places)
        ax.set_yticklabels(labels)
        if name is not None and self.use_index:
            ax.set_ylabel(name)
        ax.set_xlabel(self.xlabel)


def _numbers(start):
    return np.array(start) if is_list_like(start) else start
