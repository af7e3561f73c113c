"""df.plot.line and df.plot.area."""

import numpy as np

import pandas as pd
from pandas.plotting import _time_axis
from pandas.plotting._parameters import plot_params
from pandas.plotting._plot import Plot, draw_line
from pandas.plotting._stack import Stack
from pandas.plotting._words import words

_DATES = ("datetime", "date", "datetime64", "time")


class LinePlot(Plot):
    """A line per column, over the index."""

    kind = "line"

    def __init__(self, data, **kwargs):
        self.as_plain_dates = plot_params["x_compat"]
        if "x_compat" in kwargs:
            self.as_plain_dates = bool(kwargs.pop("x_compat"))
        Plot.__init__(self, data, **kwargs)
        self.labels_from_index = self.over_periods = self.over_durations = False
        self.stack = Stack()

    def drawable(self):
        """The columns, those that are stacked without gaps."""
        data = Plot.drawable(self)
        return data.fillna(0) if self.stacked and self.kind == "line" else data

    def _choose_axis(self):
        """Whether the index is drawn over periods, or over durations."""
        if self.as_plain_dates or not self.use_index:
            return
        self.over_periods = _time_axis.is_regular(self.ax_of(0), self.data)
        index = self.data.index
        if isinstance(index, pd.TimedeltaIndex) and len(index):
            self.over_durations = index.freq is not None or index.inferred_freq is not None

    def _places(self):
        """Where each row stands, from left to right."""
        index = self.data.index
        if not self.use_index:
            return np.arange(len(index))
        if isinstance(index, pd.PeriodIndex):
            return index.to_timestamp().to_pydatetime()
        if index.nlevels == 1 and pd.api.types.is_any_real_numeric_dtype(index):
            return index.to_numpy()
        if index.inferred_type in _DATES:
            return index.to_pydatetime() if isinstance(index, pd.DatetimeIndex) else index.to_numpy()
        if self.over_durations:
            return index.asi8
        self.labels_from_index = True
        return np.arange(len(index))

    def draw_columns(self):
        """Draws the lines."""
        self._choose_axis()
        if self.over_periods:
            self.data = _time_axis.over_periods(self.ax_of(0), self.data)
            x = None
        else:
            x = self._places()
        colours = self.colours()
        for i, label, y in self.columns():
            ax = self.ax_of(i)
            style, kwds = self.looks(colours, i, label)
            kwds["label"] = self.legend_words(label, i)
            errors = self.errors_at(label, i)
            if self.over_periods:
                handle = self._draw_over_periods(ax, self.data.iloc[:, i], label, style, errors, kwds)
            else:
                handle = self.draw_one(ax, x, y, label, style, errors, kwds)
                if self.over_durations:
                    _time_axis.set_ticks(ax, None, self.data.index)
            self.remember(handle, kwds["label"])
            if self.over_periods or self.over_durations:
                ax.set_xlim(*_time_axis.limits_of_lines(ax))

    def _draw_over_periods(self, ax, series, label, style, errors, kwds):
        alias, series = _time_axis.fit_to_axes(ax, series)
        _time_axis.decorate(ax, alias)
        x = _time_axis.objects(series.index)
        handle = self.draw_one(ax, x, series.to_numpy(), label, style, errors, kwds)
        _time_axis.set_ticks(ax, alias, series.index)
        return handle

    def draw_one(self, ax, x, y, label, style, errors, kwds):
        """One line."""
        if not self.stacked:
            return draw_line(ax, x, y, style, errors, **kwds)[0]
        line = draw_line(ax, x, self.stack.values(ax, y, label), style, errors, **kwds)[0]
        self.stack.add(ax, y)
        return line

    def decorate(self, ax):
        """Labels under the axis."""
        index = self.data.index
        if self.labels_from_index:
            from matplotlib.ticker import FixedLocator

            places = ax.get_xticks()
            ax.xaxis.set_major_locator(FixedLocator(places))
            ax.set_xticklabels([_label_at(index, place) for place in places])
        dates = isinstance(index, (pd.DatetimeIndex, pd.PeriodIndex, pd.TimedeltaIndex)) and self.use_index
        if dates and not (self.over_periods or self.over_durations) and (not self.subplots or self.sharex):
            if not self.rotation_given:
                self.rot = 30
            _time_axis.turn_labels(ax, self.rot)
        if self.use_index and self.index_words() is not None:
            ax.set_xlabel(self.index_words())


def _label_at(index, place):
    """The label of a row; nothing between rows and outside."""
    if place != int(place) or not -len(index) <= place < len(index):
        return ""
    return words(index[int(place)])


class AreaPlot(LinePlot):
    """A filled area per column, by default one on another."""

    kind = "area"

    def __init__(self, data, **kwargs):
        kwargs.setdefault("stacked", True)
        LinePlot.__init__(self, data, **kwargs)
        if self.logy or self.loglog:
            raise ValueError("Log-y scales are not supported in area plot")
        if not self.stacked:
            self.kwds.setdefault("alpha", 0.5)

    def drawable(self):
        """The columns without gaps."""
        return Plot.drawable(self).fillna(0)

    def draw_one(self, ax, x, y, label, style, errors, kwds):
        """The line over an area, and the area."""
        top = self.stack.values(ax, y, label) if self.stacked else y
        line = draw_line(ax, x, top, style, errors, **{name: value for name, value in kwds.items() if name != "label"})[0]
        x, top = line.get_data(orig=False)
        base = self.stack.base(ax, y) if self.stacked else np.zeros(len(y))
        kwds.setdefault("color", line.get_color())
        area = ax.fill_between(x, base, top, **kwds)
        if self.stacked:
            self.stack.add(ax, y)
        return area

    def decorate(self, ax):
        """As lines; an area starts at zero."""
        LinePlot.decorate(self, ax)
        shares = len(list(ax.get_shared_y_axes())) > 0
        if self.ylim is None and not shares:
            if (self.data >= 0).all().all():
                ax.set_ylim(0, None)
            elif (self.data <= 0).all().all():
                ax.set_ylim(None, 0)
