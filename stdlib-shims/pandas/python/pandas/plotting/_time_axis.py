"""The time axis of pandas: an index with a regular frequency is drawn over the numbers of its periods."""

import numpy as np

import pandas as pd

# Frequencies from the longest to the shortest; those up to days start at midnight.
_ORDER = ("Y", "Q", "M", "W", "B", "D", "h", "min", "s", "ms", "us", "ns")
_FROM_HOURS = 6


def frequency_of(index):
    """The period alias of an index, such as "M" or "W-SUN"; None if its steps are irregular."""
    if not isinstance(index, (pd.DatetimeIndex, pd.PeriodIndex)) or len(index) == 0:
        return None
    if isinstance(index, pd.PeriodIndex):
        return _one_step(index.freqstr)
    steps = index.freqstr if index.freq is not None else index.inferred_freq
    if steps is None or (steps == "B" and index.dayofweek.isin([5, 6]).any()):
        return None
    from pandas.tseries.frequencies import to_offset

    try:
        return pd.date_range("2000-01-01", periods=2, freq=to_offset(steps).base).to_period().freqstr
    except (ValueError, AttributeError, KeyError):
        return None


def _one_step(alias):
    """The alias of one period: `15min` is drawn over minutes."""
    return alias.lstrip("0123456789")


def place_in_order(alias):
    """How fine an alias is: 0 for years."""
    word = alias.split("-")[0]
    return _ORDER.index(word) if word in _ORDER else None


def frequency_of_axes(ax):
    """The frequency a time axis already has."""
    found = getattr(ax, "freq", None)
    for other in ("left_ax", "right_ax"):
        if found is None and hasattr(ax, other):
            found = getattr(getattr(ax, other), "freq", None)
    if found is None:
        for sibling in ax.get_shared_x_axes().get_siblings(ax):
            if sibling is not ax and getattr(sibling, "freq", None) is not None:
                return sibling.freq
    return found


def is_regular(ax, data):
    """Whether a frame is drawn over periods in this axes."""
    index = data.index
    if not isinstance(index, (pd.DatetimeIndex, pd.PeriodIndex)):
        return False
    own, before = frequency_of(index), frequency_of_axes(ax)
    if own is None:
        own = before
    elif before is None and len(ax.get_lines()) > 0:
        return False
    if own is None or place_in_order(own) is None:
        return False
    if isinstance(index, pd.DatetimeIndex):
        if place_in_order(own) < _FROM_HOURS:
            return bool(index[:1].is_normalized)
        first = index[0].tz_localize(None) if index.tz is not None else index[0]
        return pd.Period(first, own).to_timestamp() == first
    return True


def over_periods(ax, data):
    """The frame with a PeriodIndex, in the frequency that its own or the axes gives."""
    alias = frequency_of(data.index) or frequency_of_axes(ax)
    if alias is None:
        raise ValueError("Could not get frequency alias for plotting")
    data = data.copy()
    if isinstance(data.index, pd.DatetimeIndex):
        index = data.index.tz_localize(None) if data.index.tz is not None else data.index
        data.index = index.to_period(alias)
    else:
        data.index = data.index.asfreq(alias, how="start")
    return data


def fit_to_axes(ax, series):
    """The frequency to draw a series in, and the series in it; finer data refines what the axes shows already."""
    alias, before = _one_step(series.index.freqstr), frequency_of_axes(ax)
    if before is None or before == alias:
        return alias, series
    own, there = place_in_order(alias), place_in_order(before)
    if own == there:
        raise ValueError("Incompatible frequency conversion")
    if own < there:
        if alias.startswith("W") or before.startswith("W"):
            series = series.resample("D").last().dropna().resample(before).last().dropna()
        else:
            series = series.copy()
            series.index = series.index.asfreq(before, how="start")
        return before, series
    for one in _layers(ax):
        _refine(one, alias)
    return alias, series


def _layers(ax):
    return [ax] + [getattr(ax, other) for other in ("left_ax", "right_ax") if hasattr(ax, other)]


def _refine(ax, alias):
    decorate(ax, alias)
    for line in ax.get_lines():
        x = line.get_xdata(orig=True)
        if len(x) and isinstance(x[0], pd.Period):
            line.set_xdata(objects(pd.PeriodIndex(x).asfreq(alias, how="start")))


def objects(index):
    """The labels as an array of Python objects."""
    return index.astype(object).to_numpy()


def decorate(ax, alias):
    """Tells an axes that it is a time axis of this frequency."""
    for one in _layers(ax):
        if not hasattr(one, "_plot_data"):
            one._plot_data = []
        one.freq = alias
        one.get_xaxis().freq = alias
        one.date_axis_info = None


def set_ticks(ax, alias, index):
    """Ticks and labels of a time axis."""
    from pandas.plotting import _time_ticks

    if isinstance(index, pd.PeriodIndex):
        ax.xaxis.set_major_locator(_time_ticks.TimeSeries_DateLocator(alias, minor_locator=False, plot_obj=ax))
        ax.xaxis.set_minor_locator(_time_ticks.TimeSeries_DateLocator(alias, minor_locator=True, plot_obj=ax))
        ax.xaxis.set_major_formatter(_time_ticks.TimeSeries_DateFormatter(alias, minor_locator=False, plot_obj=ax))
        ax.xaxis.set_minor_formatter(_time_ticks.TimeSeries_DateFormatter(alias, minor_locator=True, plot_obj=ax))
    elif isinstance(index, pd.TimedeltaIndex):
        ax.xaxis.set_major_formatter(_time_ticks.TimeSeries_TimedeltaFormatter())


def limits_of_lines(ax):
    """From the first to the last place of all lines, left and right."""
    left, right = np.inf, -np.inf
    for one in _layers(ax):
        for line in one.get_lines():
            x = line.get_xdata(orig=False)
            left, right = min(np.nanmin(x), left), max(np.nanmax(x), right)
    return left, right


def turn_labels(ax, rot):
    """Turns the labels of irregular dates, and makes room for them."""
    for label in ax.get_xticklabels():
        label.set_horizontalalignment("right")
        label.set_rotation(rot)
    ax.get_figure().subplots_adjust(bottom=0.2)
