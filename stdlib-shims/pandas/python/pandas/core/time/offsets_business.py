"""Offsets over working days and working hours."""

import datetime

from pandas.core.time.offset_base import _MODULE, BaseOffset
from pandas.core.time.offsets_calendar import MonthEdge
from pandas.core.time.timedelta import duration_ns
from pandas.core.time.timestamp import Timestamp
from pandas.core.time.units import DAY_CODES, NS_DAY, NS_HOUR, NS_SECOND, add_months, civil_from_days, days_from_civil, month_length
from pandas.core.time.units import weekday_of
from pandas.core.time.zones import wall_to_utc
import _pandas
from _pandas import Time


class BusinessDay(BaseOffset):
    """Monday to Friday."""

    __module__ = _MODULE
    _prefix = "B"

    def __init__(self, n=1, normalize=False, offset=datetime.timedelta(0)):
        self._set_count(n, normalize)
        self.offset = offset

    def _shown_keywords(self):
        return [f"offset={self.offset!r}"] if self.offset else []

    @property
    def freqstr(self):
        """The frequency text with the extra time."""
        text = BaseOffset.freqstr.fget(self)
        if not self.offset:
            return text
        seconds = int(duration_ns(self.offset) // NS_SECOND)
        sign = "-" if seconds < 0 else "+"
        seconds = abs(seconds)
        parts = [(seconds // 86400, "D"), (seconds // 3600 % 24, "h"), (seconds // 60 % 60, "Min"), (seconds % 60, "s")]
        return text + sign + "".join(f"{amount}{unit}" for amount, unit in parts if amount)

    def _extra_ns(self):
        return duration_ns(self.offset) if self.offset else 0

    def _move_walls(self, walls):
        if type(self) is not BusinessDay or self.offset:
            return BaseOffset._move_walls(self, walls)
        return walls.time(Time.MOVE_BUSINESS_DAYS, self.n)

    def _shift_day(self, day, n):
        if abs(n) > (1 << 31) - 1:
            raise OverflowError("value too large to convert to int")
        weekday = weekday_of(day)
        if weekday > 4:
            # From a weekend, stepping forward starts at Friday and stepping back at Monday.
            day += 4 - weekday if n > 0 else 7 - weekday
            weekday = 4 if n > 0 else 0
        weeks, place = divmod(weekday + n, 5)
        return day - weekday + 7 * weeks + place

    def _on_day(self, day):
        return weekday_of(day) < 5


def read_weekmask(weekmask):
    """Seven booleans from 'Mon Tue ...' or '1111100'."""
    if isinstance(weekmask, str):
        if set(weekmask) <= {"0", "1"} and len(weekmask) == 7:
            return [char == "1" for char in weekmask]
        words = {word[:3].upper() for word in weekmask.replace(",", " ").split()}
        if not words <= set(DAY_CODES):
            raise ValueError(f'Invalid business day weekmask string "{weekmask}"')
        return [code in words for code in DAY_CODES]
    return [bool(flag) for flag in weekmask]


class CustomBusinessDay(BusinessDay):
    """Working days of a chosen week with chosen holidays."""

    __module__ = _MODULE
    _prefix = "C"

    def __init__(
        self, n=1, normalize=False, weekmask="Mon Tue Wed Thu Fri", holidays=None, calendar=None, offset=datetime.timedelta(0)
    ):
        self._set_count(n, normalize)
        self.offset = offset
        self.weekmask = weekmask
        if calendar is not None:
            rules = getattr(calendar, "holidays", None)
            if rules is None:
                raise NotImplementedError("CustomBusinessDay(calendar=...)")
            holidays = rules() if callable(rules) else rules
        self._open = read_weekmask(weekmask)
        self._closed = frozenset(Timestamp(day)._ns // NS_DAY for day in (() if holidays is None else holidays))

    @property
    def holidays(self):
        """The days off."""
        return tuple(Timestamp._make(day * NS_DAY).to_datetime64() for day in sorted(self._closed))

    def _identity(self):
        return BusinessDay._identity(self) + (tuple(self._open), self._closed)

    def _on_day(self, day):
        return self._open[weekday_of(day)] and day not in self._closed

    def _shift_day(self, day, n):
        step = 1 if n >= 0 else -1
        if n > 0:
            while not self._on_day(day):
                day -= 1
        elif not self._on_day(day):
            while not self._on_day(day):
                day += 1
        for _ in range(abs(n)):
            day += step
            while not self._on_day(day):
                day += step
        return day


class _CustomMonthEdge(MonthEdge):
    """The first or last own working day of each month."""

    __module__ = _MODULE

    def __init__(self, n=1, normalize=False, weekmask="Mon Tue Wed Thu Fri", holidays=None, calendar=None):
        self._set_count(n, normalize)
        self._days = CustomBusinessDay(1, False, weekmask, holidays, calendar)

    def _move_walls(self, walls):
        return BaseOffset._move_walls(self, walls)

    def _shift_day(self, day, n):
        year, month, _ = civil_from_days(day)
        own = self._edge_of(year, month)
        if n > 0 and day < own:
            n -= 1
        elif n <= 0 and day > own:
            n += 1
        return self._edge_of(*add_months(year, month, n))

    def _on_day(self, day):
        return self._edge_of(*civil_from_days(day)[:2]) == day


class CustomBusinessMonthEnd(_CustomMonthEdge):
    """The last own working day of each month."""

    __module__ = _MODULE
    _prefix = "CBME"

    def _edge_of(self, year, month):
        day = days_from_civil(year, month, month_length(year, month))
        while not self._days._on_day(day):
            day -= 1
        return day


class CustomBusinessMonthBegin(_CustomMonthEdge):
    """The first own working day of each month."""

    __module__ = _MODULE
    _prefix = "CBMS"

    def _edge_of(self, year, month):
        day = days_from_civil(year, month, 1)
        while not self._days._on_day(day):
            day += 1
        return day


def _clock_ns(value):
    if isinstance(value, datetime.time):
        return (value.hour * 3600 + value.minute * 60) * NS_SECOND
    hour, _, minute = str(value).partition(":")
    return (int(hour) * 3600 + int(minute or 0) * 60) * NS_SECOND


class BusinessHour(BaseOffset):
    """Hours between opening and closing time of working days."""

    __module__ = _MODULE
    _prefix = "bh"

    def __init__(self, n=1, normalize=False, start="09:00", end="17:00", offset=datetime.timedelta(0)):
        self._set_count(n, normalize)
        if isinstance(start, (list, tuple)) or isinstance(end, (list, tuple)):
            if len(start) != 1 or len(end) != 1:
                raise NotImplementedError("BusinessHour(start=[...]) with several opening times")
            start, end = start[0], end[0]
        self._start, self._end = _clock_ns(start), _clock_ns(end)
        if self._end <= self._start:
            raise NotImplementedError("BusinessHour(end=...) before the opening time")
        self.offset = offset
        self._days = BusinessDay()

    def _shown_keywords(self):
        def show(ns):
            return f"{ns // NS_HOUR:02d}:{ns // (60 * NS_SECOND) % 60:02d}"

        return [f"{self._prefix}={show(self._start)}-{show(self._end)}"]

    def _identity(self):
        return BaseOffset._identity(self) + (self._start, self._end)

    def is_on_offset(self, dt):
        """Whether a time is within opening hours."""
        day, clock = divmod(Timestamp(dt)._wall_ns, NS_DAY)
        return self._days._on_day(day) and self._start <= clock <= self._end

    def _apply(self, stamp):
        day, clock = divmod(stamp._wall_ns, NS_DAY)
        left = abs(self.n) * NS_HOUR
        if self.n >= 0:
            if not self._days._on_day(day) or clock >= self._end:
                day, clock = self._days._shift_day(day, 1), self._start
            clock = max(clock, self._start)
            while left and clock + left >= self._end:
                left -= self._end - clock
                day, clock = self._days._shift_day(day, 1), self._start
            clock += left
        else:
            if not self._days._on_day(day) or clock <= self._start:
                day, clock = self._days._shift_day(day, -1), self._end
            clock = min(clock, self._end)
            while left and clock - left <= self._start:
                left -= clock - self._start
                day, clock = self._days._shift_day(day, -1), self._end
            clock -= left
        wall = day * NS_DAY + clock
        zone = stamp.tzinfo
        return Timestamp._make(wall if zone is None else wall_to_utc(wall, zone), zone, stamp._unit)

    def _next_opening(self, stamp):
        day, clock = divmod(stamp._wall_ns, NS_DAY)
        if not self._days._on_day(day) or clock > self._end:
            day = self._days._shift_day(day, 1)
        return Timestamp._make(day * NS_DAY + self._start, None, stamp._unit)

    def rollforward(self, dt):
        """The same time if open, else the next opening."""
        stamp = Timestamp(dt)
        return stamp if self.is_on_offset(stamp) else self._next_opening(stamp)

    def rollback(self, dt):
        """The same time if open, else the last closing."""
        stamp = Timestamp(dt)
        if self.is_on_offset(stamp):
            return stamp
        day, clock = divmod(stamp._wall_ns, NS_DAY)
        if not self._days._on_day(day) or clock < self._start:
            day = self._days._shift_day(day, -1)
        return Timestamp._make(day * NS_DAY + self._end, None, stamp._unit)

    def _apply_column(self, column):
        return _pandas.column([self._apply(stamp) for stamp in column.tolist()], column.dtype)
