"""How dates, times and periods become places on an axis; matplotlib asks these classes while pandas draws."""

import datetime

import numpy as np
from matplotlib import dates as mdates
from matplotlib import units as munits
from matplotlib.ticker import AutoLocator, Formatter

import pandas as pd
from pandas.plotting._words import is_list_like


class PeriodConverter(mdates.DateConverter):
    """Periods and dates become the number of their period in the axis' frequency."""

    @staticmethod
    def convert(values, units, axis):
        """Numbers of periods."""
        if not hasattr(axis, "freq"):
            raise TypeError("Axis must have `freq` set to convert to Periods")
        alias = axis.freq
        if not is_list_like(values):
            return _ordinal(values, alias)
        if isinstance(values, pd.PeriodIndex):
            return values.asfreq(alias).asi8
        values = np.asarray(values)
        if values.dtype.kind in "iuf":
            return values
        if values.dtype.kind == "M":
            return pd.DatetimeIndex(values).to_period(alias).asi8
        if len(values) and isinstance(values[0], pd.Period):
            periods = pd.PeriodIndex(values)
            return periods.asi8 if periods.freqstr == alias else periods.asfreq(alias).asi8
        return np.array([_ordinal(one, alias) for one in values.tolist()])


def _ordinal(value, alias):
    if isinstance(value, pd.Period):
        return value.asfreq(alias).ordinal
    if isinstance(value, (str, datetime.datetime, datetime.date, datetime.time, np.datetime64)):
        return pd.Period(value, alias).ordinal
    return value


class DatetimeConverter(mdates.DateConverter):
    """Dates become days since 1970, in matplotlib's way."""

    @staticmethod
    def convert(values, unit, axis):
        """Days since 1970."""
        if isinstance(values, (pd.Series, pd.Index)):
            values = values.to_numpy()
        if isinstance(values, np.ndarray) and values.dtype.kind in "iuf":
            return values
        if isinstance(values, str):
            try:
                values = pd.to_datetime(values)
            except (ValueError, TypeError):
                return values
        if isinstance(values, (int, float)) and not isinstance(values, bool):
            return values
        if isinstance(values, np.ndarray) and values.dtype == object and values.ndim == 1:
            try:
                values = pd.to_datetime(values).to_numpy()
            except (ValueError, TypeError):
                pass
        return mdates.date2num(values)

    @staticmethod
    def axisinfo(unit, axis):
        """Locator, formatter and limits of an axis of dates."""
        locator = PandasAutoDateLocator(tz=unit)
        return munits.AxisInfo(
            majloc=locator, majfmt=PandasAutoDateFormatter(locator, tz=unit), label="",
            default_limits=(datetime.date(2000, 1, 1), datetime.date(2010, 1, 1)),
        )  # fmt: skip


class PandasAutoDateLocator(mdates.AutoDateLocator):
    """matplotlib's ticks of dates."""


class PandasAutoDateFormatter(mdates.AutoDateFormatter):
    """matplotlib's labels of dates."""

    def __init__(self, locator, tz=None, defaultfmt="%Y-%m-%d"):
        mdates.AutoDateFormatter.__init__(self, locator, tz, defaultfmt)


class TimeConverter(munits.ConversionInterface):
    """Times of a day become seconds since midnight."""

    @staticmethod
    def convert(value, unit, axis):
        """Seconds since midnight."""
        if is_list_like(value):
            return np.array([_seconds(one) for one in value])
        return _seconds(value)

    @staticmethod
    def axisinfo(unit, axis):
        """Locator and formatter of an axis of times."""
        if unit != "time":
            return None
        locator = AutoLocator()
        return munits.AxisInfo(majloc=locator, majfmt=TimeFormatter(locator), label="time")

    @staticmethod
    def default_units(x, axis):
        """The unit of times."""
        return "time"


def _seconds(value):
    if isinstance(value, datetime.time):
        return value.hour * 3600 + value.minute * 60 + value.second + value.microsecond / 1e6
    return value


class TimeFormatter(Formatter):
    """Labels of times: `09:30`, with seconds and smaller parts only where there are some."""

    def __init__(self, locs):
        self.locs = locs

    def __call__(self, x, pos=0):
        seconds = int(x)
        micros = int(round((x - seconds) * 1e6))
        minutes, second = divmod(seconds, 60)
        hours, minute = divmod(minutes, 60)
        text = f"{hours % 24:02d}:{minute:02d}"
        if micros:
            digits = f"{micros:06d}"
            return f"{text}:{second:02d}.{digits if micros % 1000 else digits[:3]}"
        return f"{text}:{second:02d}" if second else text


def _table():
    return {
        pd.Timestamp: DatetimeConverter, pd.Period: PeriodConverter, datetime.datetime: DatetimeConverter,
        datetime.date: DatetimeConverter, datetime.time: TimeConverter, np.datetime64: DatetimeConverter,
    }  # fmt: skip


_before = {}


def register():
    """Has matplotlib ask these classes from now on."""
    for kind, converter in _table().items():
        old = munits.registry.get(kind)
        if type(old) is converter:
            continue
        if old is not None:
            _before.setdefault(kind, old)
        munits.registry[kind] = converter()


def deregister():
    """Gives matplotlib its own classes back."""
    for kind, converter in _table().items():
        if type(munits.registry.get(kind)) is converter:
            munits.registry.pop(kind)
    munits.registry.update(_before)


class registered:
    """A `with` block in which matplotlib asks these classes."""

    def __enter__(self):
        self.before = dict(munits.registry)
        register()

    def __exit__(self, *error):
        munits.registry.clear()
        munits.registry.update(self.before)
