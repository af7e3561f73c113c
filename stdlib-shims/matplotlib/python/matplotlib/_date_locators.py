"""Ticks at dates: every so many years, months, weeks, days or parts of a day."""

import datetime
import math

import numpy as np

from ._date_numbers import MUSECONDS_PER_DAY, date2num, get_tzinfo, num2date
from ._locators import MultipleLocator, Steps
from ._recurrence import DAILY, HOURLY, MINUTELY, MONTHLY, SECONDLY, WEEKLY, YEARLY, calendar_difference, rrulewrapper, shifted
from ._ticker_base import Locator

MICROSECONDLY = SECONDLY + 1
_MIDNIGHT = {"byhour": 0, "byminute": 0, "bysecond": 0}
_UNITS = {YEARLY: 365.0, MONTHLY: 30.0, WEEKLY: 7.0, DAILY: 1.0, HOURLY: 1.0 / 24, MINUTELY: 1.0 / 1440, SECONDLY: 1.0 / 86400}
_FIRST_DAYS = (datetime.date(1970, 1, 1), datetime.date(1970, 1, 2))
_FIRST_MOMENT, _LAST_MOMENT = (moment.replace(microsecond=0, tzinfo=datetime.timezone.utc) for moment in (datetime.datetime.min, datetime.datetime.max))
# What finer units than the one of the ticks are held at, and the values a unit of ticks can have.
_STARTS = (None, 1, 1, 0, 0, 0, None)
_RANGES = (None, range(1, 13), range(1, 32), range(24), range(60), range(60), None)


class DateLocator(Locator):
    """What all locators of dates have: a time zone."""

    hms0d = _MIDNIGHT

    def __init__(self, tz=None):
        self.tz = get_tzinfo(tz)

    def set_tzinfo(self, tz):
        """Sets the time zone."""
        self.tz = get_tzinfo(tz)

    def datalim_to_dt(self):
        """The range of the data as dates."""
        low, high = sorted(self.axis.get_data_interval())
        return num2date(low, self.tz), num2date(high, self.tz)

    def viewlim_to_dt(self):
        """The shown range as dates."""
        low, high = sorted(self.axis.get_view_interval())
        return num2date(low, self.tz), num2date(high, self.tz)

    def _get_unit(self):
        return 1

    def _get_interval(self):
        return 1

    def nonsingular(self, vmin, vmax):
        """A range that is not empty."""
        if not np.isfinite([vmin, vmax]).all():
            return tuple(date2num(day) for day in _FIRST_DAYS)
        low, high = sorted((vmin, vmax))
        width = self._least_reach(high - low)
        return low - width, high + width

    def _least_reach(self, width):
        """How far a range that is too narrow is widened on both sides."""
        return 2 * self._get_unit() * self._get_interval() if width < 1e-6 else 0

    def _ticks_in_view(self):
        """The ticks of what is shown; none where that is no range of dates."""
        try:
            ends = self.viewlim_to_dt()
        except ValueError:
            return []
        return self.tick_values(*ends)


def _shifted_or(end, date, months, rest):
    """A date so much later; the end of all dates where there is none."""
    try:
        return shifted(date, months, rest)
    except (ValueError, OverflowError):
        return end


class RRuleLocator(DateLocator):
    """Ticks by a rule."""

    def __init__(self, o, tz=None):
        DateLocator.__init__(self, tz)
        self.rule = o

    def __call__(self):
        return self._ticks_in_view()

    def tick_values(self, vmin, vmax):
        """The ticks between two dates, or these dates if there are none."""
        found = self.rule.between(*self._create_rrule(vmin, vmax), True)
        return self.raise_if_exceeds(date2num(found)) if len(found) else date2num([vmin, vmax])

    def _create_rrule(self, vmin, vmax):
        """Sets the rule to three times the range, so that ticks beyond it are known."""
        months, rest = calendar_difference(vmax, vmin)
        self.rule.set(dtstart=_shifted_or(_FIRST_MOMENT, vmin, -months, -rest), until=_shifted_or(_LAST_MOMENT, vmax, months, rest))
        return vmin, vmax

    def _get_unit(self):
        return self.get_unit_generic(self.rule._freq)

    @staticmethod
    def get_unit_generic(freq):
        """How many days a unit has."""
        return _UNITS.get(freq, -1)

    def _get_interval(self):
        return self.rule._interval


class AutoDateLocator(DateLocator):
    """The locator of dates that fits the range."""

    def __init__(self, tz=None, minticks=5, maxticks=None, interval_multiples=True):
        DateLocator.__init__(self, tz)
        self.minticks, self.interval_multiples = minticks, interval_multiples
        self.maxticks = {YEARLY: 11, MONTHLY: 12, DAILY: 11, HOURLY: 12, MINUTELY: 11, SECONDLY: 11, MICROSECONDLY: 8}
        self._freq, self._freqs = YEARLY, list(self.maxticks)
        if isinstance(maxticks, (int, float)):
            maxticks = dict.fromkeys(self._freqs, maxticks)
        self.maxticks.update(maxticks or {})
        self.intervald = {
            YEARLY: [step * size for size in (1, 10, 100, 1000) for step in (1, 2, 4, 5)] + [10000], MONTHLY: [1, 2, 3, 4, 6],
            DAILY: [1, 2, 4, 7, 14] if interval_multiples else [1, 2, 3, 7, 14, 21], HOURLY: [1, 2, 3, 4, 6, 12],
            MINUTELY: [1, 5, 10, 15, 30], SECONDLY: [1, 5, 10, 15, 30],
            MICROSECONDLY: [step * 10**zeros for zeros in range(6) for step in (1, 2, 5)] + [1000000],
        }

    def __call__(self):
        dmin, dmax = self.viewlim_to_dt()
        return self.get_locator(dmin, dmax)()

    def tick_values(self, vmin, vmax):
        """The ticks between two dates."""
        return self.get_locator(vmin, vmax).tick_values(vmin, vmax)

    def _least_reach(self, width):
        return 0 if width else 730.0

    def _get_unit(self):
        return 1.0 / MUSECONDS_PER_DAY if self._freq == MICROSECONDLY else RRuleLocator.get_unit_generic(self._freq)

    def _counts(self, dmin, dmax):
        """How many years, months, days, ... there are in the range."""
        earlier, later, sign = (dmin, dmax, 1) if dmin <= dmax else (dmax, dmin, -1)
        months, rest = calendar_difference(later, earlier)
        span = later - earlier
        hours, minutes = rest.seconds // 3600, rest.seconds // 60 % 60
        n_hours = span.days * 24 + hours
        n_minutes = n_hours * 60 + minutes
        return [sign * count for count in (months // 12, months, span.days, n_hours, n_minutes, math.floor(span.total_seconds()),
                                           math.floor(span.total_seconds() * 1e6))]

    def get_locator(self, dmin, dmax):
        """The locator for the range between two dates."""
        counts = self._counts(dmin, dmax)
        enough = [i for i, count in enumerate(counts) if count >= self.minticks]
        by, interval, i = [None] * len(counts), 1, len(counts) - 1
        freq = self._freqs[i]
        if enough:
            i = enough[0]
            self._freq = freq = self._freqs[i]
            interval = self._interval_for(freq, counts[i])
            by[i:] = _RANGES[i], *_STARTS[i + 1:]
            if by[i] and self.interval_multiples:
                # Weeks and fortnights begin anew with each month.
                fixed_days = {14: [1, 15], 7: [1, 8, 15, 22]} if freq == DAILY else {}
                by[i] = fixed_days.get(interval, by[i][::interval])
                interval = 1
        locator = self._made(freq, interval, by, dmin, dmax, i)
        locator.set_axis(self.axis)
        return locator

    def _interval_for(self, freq, count):
        """The smallest distance that leaves few enough ticks; with a warning, the largest there is."""
        distances = self.intervald[freq]
        for distance in distances:
            if count <= distance * (self.maxticks[freq] - 1):
                return distance
        if not (self.interval_multiples and freq == DAILY):
            from warnings import warn
            warn("AutoDateLocator was unable to pick an appropriate interval for this date range. It may be necessary to add an interval "
                 f"value to the AutoDateLocator's intervald dictionary. Defaulting to {distances[-1]}.", stacklevel=3)
        return distances[-1]

    def _made(self, freq, interval, by, dmin, dmax, i):
        if freq == YEARLY and self.interval_multiples:
            return YearLocator(interval, tz=self.tz)
        if i < 6:
            rule = rrulewrapper(self._freq, interval=interval, dtstart=dmin, until=dmax, bymonth=by[1], bymonthday=by[2], byhour=by[3], byminute=by[4],
                                bysecond=by[5])
            return RRuleLocator(rule, tz=self.tz)
        if date2num(dmin) > 70 * 365 and interval < 1000:
            from warnings import warn
            warn("Plotting microsecond time intervals for dates far from the epoch (time origin: 1970-01-01T00:00:00) is not well-supported. "
                 "See matplotlib.dates.set_epoch to change the epoch.", stacklevel=2)
        return MicrosecondLocator(interval, tz=self.tz)


class YearLocator(RRuleLocator):
    """Every so many years, on a day."""

    def __init__(self, base=1, month=1, day=1, tz=None):
        RRuleLocator.__init__(self, rrulewrapper(YEARLY, interval=base, bymonth=month, bymonthday=day, **_MIDNIGHT), tz=tz)
        self.base = Steps(base)

    def _create_rrule(self, vmin, vmax):
        years = self.base.down(vmin.year) * self.base.size, self.base.up(vmax.year) * self.base.size
        given = self.rule._construct
        day = {"month": given.get("bymonth", 1), "day": given.get("bymonthday", 1), "hour": 0, "minute": 0, "second": 0}
        span = tuple(vmin.replace(year=int(min(max(year, 1), 9999)), **day) for year in years)
        self.rule.set(dtstart=span[0], until=span[1])
        return span


class MonthLocator(RRuleLocator):
    """Chosen months, on a day."""

    def __init__(self, bymonth=None, bymonthday=1, interval=1, tz=None):
        if bymonth is None:
            bymonth = range(1, 13)
        RRuleLocator.__init__(self, rrulewrapper(MONTHLY, bymonth=bymonth, bymonthday=bymonthday, interval=interval, **_MIDNIGHT), tz=tz)


class WeekdayLocator(RRuleLocator):
    """Chosen days of the week."""

    def __init__(self, byweekday=1, interval=1, tz=None):
        RRuleLocator.__init__(self, rrulewrapper(DAILY, byweekday=byweekday, interval=interval, **_MIDNIGHT), tz=tz)


class DayLocator(RRuleLocator):
    """Chosen days of the month."""

    def __init__(self, bymonthday=None, interval=1, tz=None):
        if interval < 1 or int(interval) != interval:
            raise ValueError("interval must be an integer greater than 0")
        days = range(1, 32) if bymonthday is None else bymonthday
        RRuleLocator.__init__(self, rrulewrapper(DAILY, bymonthday=days, interval=interval, **_MIDNIGHT), tz=tz)


class HourLocator(RRuleLocator):
    """Chosen hours."""

    def __init__(self, byhour=None, interval=1, tz=None):
        RRuleLocator.__init__(self, rrulewrapper(HOURLY, byhour=range(24) if byhour is None else byhour, interval=interval, byminute=0, bysecond=0), tz=tz)


class MinuteLocator(RRuleLocator):
    """Chosen minutes."""

    def __init__(self, byminute=None, interval=1, tz=None):
        RRuleLocator.__init__(self, rrulewrapper(MINUTELY, byminute=range(60) if byminute is None else byminute, interval=interval, bysecond=0), tz=tz)


class SecondLocator(RRuleLocator):
    """Chosen seconds."""

    def __init__(self, bysecond=None, interval=1, tz=None):
        RRuleLocator.__init__(self, rrulewrapper(SECONDLY, bysecond=range(60) if bysecond is None else bysecond, interval=interval), tz=tz)


class MicrosecondLocator(DateLocator):
    """Every so many microseconds."""

    def __init__(self, interval=1, tz=None):
        DateLocator.__init__(self, tz=tz)
        self._interval = interval
        self._wrapped_locator = MultipleLocator(interval)

    def set_axis(self, axis):
        """Sets the axis."""
        self._wrapped_locator.set_axis(axis)
        self.axis = axis

    def __call__(self):
        return self._ticks_in_view()

    def tick_values(self, vmin, vmax):
        """The ticks between two dates."""
        low, high = date2num((vmin, vmax))
        day = np.floor(low)
        ticks = self._wrapped_locator.tick_values((low - day) * MUSECONDS_PER_DAY, (high - day) * MUSECONDS_PER_DAY)
        return ticks / MUSECONDS_PER_DAY + day

    def _get_unit(self):
        return 1.0 / MUSECONDS_PER_DAY

    def _get_interval(self):
        return self._interval
