"""Dates along an axis: numbers of days, locators, formatters and converters."""

import datetime

import numpy as np

from . import rcParams, units
from ._date_formatters import AutoDateFormatter, ConciseDateFormatter, DateFormatter
from ._date_locators import (
    MICROSECONDLY, AutoDateLocator, DateLocator, DayLocator, HourLocator, MicrosecondLocator, MinuteLocator, MonthLocator, RRuleLocator, SecondLocator,
    WeekdayLocator, YearLocator,
)
from ._date_numbers import (
    MUSECONDS_PER_DAY, UTC, _reset_epoch_test_example, date2num, datestr2num, drange, get_epoch, get_tzinfo as _get_tzinfo, num2date, num2timedelta,
    set_epoch,
)
from ._recurrence import (
    DAILY, FR, HOURLY, MINUTELY, MO, MONTHLY, SA, SECONDLY, SU, TH, TU, WE, WEEKLY, YEARLY, Recurrence as rrule,
    rrulewrapper,
)

HOURS_PER_DAY = 24.0
MIN_PER_HOUR = 60.0
SEC_PER_MIN = 60.0
MONTHS_PER_YEAR = 12.0
DAYS_PER_WEEK = 7.0
DAYS_PER_MONTH = 30.0
DAYS_PER_YEAR = 365.0
MINUTES_PER_DAY = 1440.0
SEC_PER_HOUR = 3600.0
SEC_PER_DAY = 86400.0
SEC_PER_WEEK = 604800.0
MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY = WEEKDAYS = (MO, TU, WE, TH, FR, SA, SU)


class DateConverter(units.ConversionInterface):
    """Dates with the automatic locator and formatter."""

    def __init__(self, *, interval_multiples=True):
        self._interval_multiples = interval_multiples

    def axisinfo(self, unit, axis):
        """The ticks of dates; the unit is the time zone."""
        return self._info(unit, AutoDateFormatter)

    def _info(self, tz, formatter, **kwargs):
        locator = AutoDateLocator(tz=tz, interval_multiples=self._interval_multiples)
        limits = (datetime.date(1970, 1, 1), datetime.date(1970, 1, 2))
        return units.AxisInfo(majloc=locator, majfmt=formatter(locator, tz=tz, **kwargs), label="", default_limits=limits)

    @staticmethod
    def convert(value, unit, axis):
        """The numbers of dates."""
        return date2num(value)

    @staticmethod
    def default_units(x, axis):
        """The time zone of the first date."""
        if isinstance(x, np.ndarray):
            x = x.ravel()
        first = units._first_present(x) if np.iterable(x) else x
        return getattr(first, "tzinfo", None)


class ConciseDateConverter(DateConverter):
    """Dates with the concise formatter."""

    def __init__(self, formats=None, zero_formats=None, offset_formats=None, show_offset=True, *, interval_multiples=True):
        DateConverter.__init__(self, interval_multiples=interval_multiples)
        self._style = {"formats": formats, "zero_formats": zero_formats, "offset_formats": offset_formats, "show_offset": show_offset}

    def axisinfo(self, unit, axis):
        """The ticks of dates; the unit is the time zone."""
        return self._info(unit, ConciseDateFormatter, **self._style)


class _SwitchableDateConverter:
    """The converter that the settings ask for."""

    @staticmethod
    def _chosen():
        made = {"concise": ConciseDateConverter, "auto": DateConverter}[rcParams["date.converter"]]
        return made(interval_multiples=rcParams["date.interval_multiples"])

    def axisinfo(self, *args, **kwargs):
        """The ticks of dates."""
        return self._chosen().axisinfo(*args, **kwargs)

    def default_units(self, *args, **kwargs):
        """The time zone of the first date."""
        return self._chosen().default_units(*args, **kwargs)

    def convert(self, *args, **kwargs):
        """The numbers of dates."""
        return self._chosen().convert(*args, **kwargs)


for _class in (AutoDateFormatter, ConciseDateFormatter, DateFormatter, AutoDateLocator, DateLocator, DayLocator, HourLocator, MicrosecondLocator,
               MinuteLocator, MonthLocator, RRuleLocator, SecondLocator, WeekdayLocator, YearLocator, rrulewrapper):
    _class.__module__ = "matplotlib.dates"
del _class
