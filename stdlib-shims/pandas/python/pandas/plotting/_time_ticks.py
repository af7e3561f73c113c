"""Ticks of the time axis: which periods get a tick, and what is written under it."""

import numpy as np
from matplotlib.ticker import Formatter, Locator

import pandas as pd

_PER_DAY = {"h": 24, "min": 1440, "s": 86400, "ms": 86400 * 10**3, "us": 86400 * 10**6, "ns": 86400 * 10**9}
_PER_MONTH_AND_YEAR = {"B": (19, 261), "D": (28, 365), "W": (3, 52), "M": (1, 12), "Q": (-1, 4), "Y": (-1, 1)}

# Within a few days: the part of a day that the axis spans at most, the unit of the minor ticks and their step.
_WITHIN_DAYS = (
    (1 / 12000, "second", 1), (1 / 6000, "second", 2), (1 / 2400, "second", 5), (1 / 1200, "second", 10),
    (1 / 800, "second", 15), (1 / 400, "second", 30), (1 / 150, "minute", 1), (1 / 70, "minute", 2),
    (1 / 24, "minute", 5), (1 / 12, "minute", 15), (1 / 6, "minute", 30), (1 / 2.5, "hour", 1), (1 / 1.5, "hour", 2),
    (1.25, "hour", 3), (2.5, "hour", 6), (4, "hour", 12),
)  # fmt: skip
_LARGER = {"second": "minute", "minute": "hour", "hour": "day"}


class Ticks:
    """Major and minor ticks among the periods from the first to the last shown, and the format of each label."""

    def __init__(self, first, last):
        self.values = np.arange(first, last + 1)
        self.major = np.zeros(len(self.values), dtype=bool)
        self.minor = np.zeros(len(self.values), dtype=bool)
        self.formats = {}

    def label(self, places, pattern):
        """Gives places a format; a later one takes the place of an earlier one."""
        if getattr(places, "dtype", None) == bool:
            places = np.flatnonzero(places)
        for place in places:
            self.formats[int(place)] = pattern


# The ticks of the view that was asked for last: locators and formatters ask for the same one many times.
_last = [None, None]


def ticks_between(low, high, alias):
    """The ticks of a view."""
    view = float(low), float(high), alias
    if _last[0] != view:
        _last[:] = view, _find_ticks(*view)
    return _last[1]


def _find_ticks(low, high, alias):
    word = alias.split("-")[0]
    if word == "Y":
        return _years(low, high)
    if word == "Q":
        return _quarters(low, high)
    if word == "M":
        return _months(low, high)
    return _days(low, high, alias, word)


def _spacing(n_years):
    """Years between minor and between major ticks."""
    for limit, minor, major in ((11, 1, 1), (20, 1, 2), (50, 1, 5), (100, 5, 10), (200, 5, 25), (600, 10, 50)):
        if n_years < limit:
            return minor, major
    factor = n_years // 1000 + 1
    return factor * 20, factor * 100


def _is_labelled(places, low):
    """Whether one of the places is inside the view, and not cut off at its left end."""
    return len(places) > 1 or (len(places) == 1 and not (places[0] == 0 and low % 1 > 0))


def _first(places, low):
    if places[0] == 0 and len(places) > 1 and low % 1 > 0:
        return places[1]
    return places[0]


def _years(low, high):
    ticks = Ticks(int(low), int(high + 1))
    minor, major = _spacing(len(ticks.values))
    ticks.major[:] = ticks.values % major == 0
    ticks.minor[:] = ticks.values % minor == 0
    ticks.label(ticks.major, "%Y")
    return ticks


def _many_years(ticks, starts, years, n_years, pattern):
    minor, major = _spacing(n_years)
    ticks.major[starts[years % major == 0]] = True
    ticks.minor[starts[years % minor == 0]] = True
    ticks.label(starts[years % major == 0], pattern)


def _quarters(low, high):
    ticks = Ticks(int(low), int(high))
    span, values = len(ticks.values), ticks.values
    starts = np.flatnonzero(values % 4 == 0)
    if span > 44:
        _many_years(ticks, starts, values[starts] // 4 + 1970, span / 4, "%F")
        return ticks
    ticks.major[starts] = True
    ticks.minor[:] = True
    if span <= 14:
        ticks.label(range(span), "Q%q")
        ticks.label(starts, "Q%q\n%F")
        if not _is_labelled(starts, low):
            ticks.label([min(1, span - 1)], "Q%q\n%F")
    else:
        ticks.label(starts, "%F")
    return ticks


def _months(low, high):
    ticks = Ticks(int(low), int(high))
    span, values = len(ticks.values), ticks.values
    starts = np.flatnonzero(values % 12 == 0)
    if span > 132:
        _many_years(ticks, starts, values[starts] // 12 + 1, span / 12, "%Y")
        return ticks
    ticks.major[starts] = True
    ticks.minor[:] = True if span <= 48 else values % 3 == 0
    if span <= 13.8:
        ticks.label(range(span), "%b")
        ticks.label(starts, "%b\n%Y")
        if not _is_labelled(starts, low):
            ticks.label([min(1, span - 1)], "%b\n%Y")
    elif span <= 48:
        ticks.label(values % (3 if span <= 30 else 6) == 0, "%b")
        ticks.label(starts, "%b\n%Y")
    else:
        ticks.label(starts, "%Y")
    return ticks


def _days(low, high, alias, word):
    ticks = Ticks(int(low), int(high))
    span = len(ticks.values)
    per_day = _PER_DAY.get(word, -1)
    per_month, per_year = (28 * per_day, 365 * per_day) if per_day > 0 else _PER_MONTH_AND_YEAR[word]
    ticks.major[[0, -1]] = True
    calendar = _Calendar(ticks.values, alias, per_day)
    starts = calendar.starts
    years = starts("year")
    if span <= per_month:
        for part, unit, step in _WITHIN_DAYS:
            if span < per_day * part:
                _hours(ticks, calendar, unit, step, low)
                return ticks
        days, months = starts("day"), starts("month")
        ticks.major[months] = True
        ticks.minor[days] = True
        ticks.label(days, "%d")
        ticks.label(months, "%d\n%b")
        ticks.label(years, "%d\n%b\n%Y")
        if not _is_labelled(years, low):
            ticks.label([_first(months if _is_labelled(months, low) else days, low)], "%d\n%b\n%Y")
        return ticks
    months = starts("month")
    if span <= per_year // 4:
        ticks.major[months] = True
        ticks.minor[slice(None) if per_day < 0 else starts("day")] = True
        weeks = starts("week")
        ticks.label(weeks, "%d")
        ticks.label(months, "\n\n%b")
        ticks.label(years, "\n\n%b\n%Y")
        if not _is_labelled(years, low):
            ticks.label([_first(months if _is_labelled(months, low) else weeks, low)], "\n\n%b\n%Y")
    elif span <= 1.15 * per_year:
        ticks.major[months] = True
        ticks.minor[starts("week")] = True
        ticks.minor[years] = False
        ticks.minor[months] = False
        ticks.label(months, "%b")
        ticks.label(years, "%b\n%Y")
        if not _is_labelled(years, low):
            ticks.label([_first(months, low)], "%b\n%Y")
    elif span <= 2.5 * per_year:
        quarters = starts("quarter")
        ticks.major[quarters] = True
        ticks.minor[months] = True
        ticks.label(quarters, "%b")
        ticks.label(years, "%b\n%Y")
    elif span <= 4 * per_year:
        ticks.major[years] = True
        ticks.minor[months] = True
        ticks.minor[years] = False
        ticks.label(months[calendar.count("month")[1:][months] % 6 == 0], "%b")
        ticks.label(years, "%b\n%Y")
    elif span <= 11 * per_year:
        ticks.major[years] = True
        ticks.minor[starts("quarter")] = True
        ticks.minor[years] = False
        ticks.label(years, "%Y")
    else:
        _many_years(ticks, years, calendar.count("year")[1:][years] + 1970, span / per_year, "%Y")
    return ticks


class _Calendar:
    """Periods of days and less, counted in larger units; the first one is the period before those shown."""

    def __init__(self, values, alias, per_day):
        values = np.arange(values[0] - 1, values[-1] + 1)
        self.counted = {}
        if per_day > 0:
            self.days = values // per_day
            for unit, n in (("hour", 24), ("minute", 1440), ("second", 86400)):
                if n <= per_day:
                    self.counted[unit] = values // (per_day // n)
        elif alias == "D":
            self.days = values
        else:
            ends = pd.PeriodIndex.from_ordinals(values, freq=alias).to_timestamp(how="end")
            self.days = ends.asi8 // 86_400_000_000_000

    def count(self, unit):
        """How many of a unit there were since 1970; weeks start on Mondays."""
        if unit not in self.counted:
            if unit == "day":
                self.counted[unit] = self.days
            elif unit == "week":
                self.counted[unit] = (self.days + 3) // 7
            elif unit == "month":
                self.counted[unit] = self.days.astype("datetime64[D]").astype("datetime64[M]").astype("int64")
            else:
                self.counted[unit] = self.count("month") // {"quarter": 3, "year": 12}[unit]
        return self.counted[unit]

    def starts(self, unit):
        """Which of the periods are the first of a unit."""
        return np.flatnonzero(np.diff(self.count(unit)))


def _hours(ticks, calendar, unit, step, low):
    """Ticks of an axis that shows some hours, minutes or seconds."""
    starts = calendar.starts
    days, years = starts("day"), starts("year")
    ticks.major[starts(_LARGER[unit])] = True
    changes = starts(unit)
    chosen = changes[calendar.count(unit)[1:][changes] % step == 0]
    pattern = "%H:%M:%S" if unit == "second" else "%H:%M"
    ticks.minor[chosen] = True
    ticks.label(chosen, pattern)
    ticks.label(days, pattern + "\n%d-%b")
    ticks.label(years, pattern + "\n%d-%b\n%Y")
    if unit == "hour" and step >= 6 and not _is_labelled(years, low):
        ticks.label([_first(days, low)], pattern + "\n%d-%b\n%Y")


def _view(axis):
    low, high = axis.get_view_interval()
    return (low, high) if low <= high else (high, low)


class TimeSeries_DateLocator(Locator):
    """Places of the ticks of a time axis."""

    def __init__(self, freq, minor_locator=False, dynamic_mode=True, base=1, quarter=1, month=1, day=1, plot_obj=None):
        self.freq, self.isminor, self.isdynamic, self.base = freq, minor_locator, dynamic_mode, base
        self.quarter, self.month, self.day, self.plot_obj = quarter, month, day, plot_obj

    def __call__(self):
        ticks = ticks_between(*_view(self.axis), self.freq)
        return ticks.values[ticks.minor if self.isminor else ticks.major]


class TimeSeries_DateFormatter(Formatter):
    """Labels of a time axis."""

    def __init__(self, freq, minor_locator=False, dynamic_mode=True, plot_obj=None):
        self.freq, self.isminor, self.isdynamic, self.plot_obj = freq, minor_locator, dynamic_mode, plot_obj
        self.formatdict = None
        self.locs = []

    def set_locs(self, locs):
        """Reads the view again; the ticks follow from it."""
        self.locs = locs
        ticks = ticks_between(*_view(self.axis), self.freq)
        shown = ticks.minor & ~ticks.major if self.isminor else ticks.major
        self.formatdict = {
            int(ticks.values[place]): ticks.formats.get(int(place), "") for place in np.flatnonzero(shown)
        }

    def __call__(self, x, pos=0):
        if self.formatdict is None:
            return ""
        pattern = self.formatdict.pop(int(x) if x == int(x) else x, "")
        return pd.Period(ordinal=int(x), freq=self.freq).strftime(pattern) if pattern else ""


class TimeSeries_TimedeltaFormatter(Formatter):
    """Labels of durations: `2 days 03:00:00`."""

    def __call__(self, x, pos=0):
        low, high = self.axis.get_view_interval()
        n_decimals = min(int(np.ceil(np.log10(100 * 10**9 / abs(high - low)))), 9)
        seconds, nanoseconds = divmod(x, 10**9)
        minutes, seconds = divmod(seconds, 60)
        hours, minutes = divmod(minutes, 60)
        days, hours = divmod(hours, 24)
        text = f"{int(hours):02d}:{int(minutes):02d}:{int(seconds):02d}"
        if n_decimals > 0:
            text += f".{int(nanoseconds * 10 ** (n_decimals - 9)):0{n_decimals}d}"
        return f"{int(days):d} days {text}" if days != 0 else text
