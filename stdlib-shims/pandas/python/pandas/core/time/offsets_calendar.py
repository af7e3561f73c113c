"""Offsets tied to the calendar: ends and beginnings of months, quarters and years, weeks, half months."""

from _pandas import Edge, Time

from pandas.core.time.offset_base import _MODULE, BaseOffset
from pandas.core.time.units import (
    DAY_CODES, MONTH_CODES, add_months, civil_from_days, days_from_civil, month_length, weekday_of,
)


def edge_day(year, month, edge):
    """The day of the month an edge falls on."""
    if edge == Edge.START:
        return 1
    last = month_length(year, month)
    if edge == Edge.END:
        return last
    first_weekday = weekday_of(days_from_civil(year, month, 1))
    if edge == Edge.BUSINESS_START:
        return 1 if first_weekday < 5 else 8 - first_weekday
    last_weekday = (first_weekday + last - 1) % 7
    return last - max(last_weekday - 4, 0)


class MonthEdge(BaseOffset):
    """Steps between edges of months that lie `_span` months apart."""

    __module__ = _MODULE
    _span = 1
    _edge = Edge.END
    _month = 12
    _by_fields = True

    def _move_walls(self, walls):
        return walls.time(Time.MOVE_MONTHS, self.n, self._edge, self._span, self._month)

    def _shift_day(self, day, n):
        year, month, in_month = civil_from_days(day)
        # Months since the last anchor month; 0 means this month has an edge of its own.
        since = (month - self._month) % self._span
        edge = edge_day(year, month, self._edge)
        if n > 0:
            if since == 0 and in_month < edge:
                n -= 1
        elif since > 0 or in_month > edge:
            n += 1
        year, month = add_months(year, month, n * self._span - since)
        return days_from_civil(year, month, edge_day(year, month, self._edge))

    def _on_day(self, day):
        year, month, in_month = civil_from_days(day)
        return (month - self._month) % self._span == 0 and in_month == edge_day(year, month, self._edge)

    def is_anchored(self):
        """True with a count of one."""
        return self.n == 1


class MonthEnd(MonthEdge):
    """The last day of each month."""

    __module__ = _MODULE
    _prefix = "ME"


class MonthBegin(MonthEdge):
    """The first day of each month."""

    __module__ = _MODULE
    _prefix, _edge = "MS", Edge.START


class BusinessMonthEnd(MonthEdge):
    """The last weekday of each month."""

    __module__ = _MODULE
    _prefix, _edge = "BME", Edge.BUSINESS_END


class BusinessMonthBegin(MonthEdge):
    """The first weekday of each month."""

    __module__ = _MODULE
    _prefix, _edge = "BMS", Edge.BUSINESS_START


class QuarterEdge(MonthEdge):
    """Steps of three months counted from `startingMonth`."""

    __module__ = _MODULE
    _attributes = ("startingMonth",)
    _span = 3
    _default_month = 3

    def __init__(self, n=1, normalize=False, startingMonth=None):
        self._set_count(n, normalize)
        self.startingMonth = self._default_month if startingMonth is None else int(startingMonth)

    @property
    def _month(self):
        return self.startingMonth

    @property
    def rule_code(self):
        """The rule with its month."""
        return f"{self._prefix}-{MONTH_CODES[self.startingMonth - 1]}"


class QuarterEnd(QuarterEdge):
    """The last day of each quarter."""

    __module__ = _MODULE
    _prefix = "QE"


class QuarterBegin(QuarterEdge):
    """The first day of each quarter."""

    __module__ = _MODULE
    _prefix, _edge = "QS", Edge.START


class BQuarterEnd(QuarterEdge):
    """The last weekday of each quarter."""

    __module__ = _MODULE
    _prefix, _edge = "BQE", Edge.BUSINESS_END

    def _shown_name(self):
        return "BusinessQuarterEnd"


class BQuarterBegin(QuarterEdge):
    """The first weekday of each quarter."""

    __module__ = _MODULE
    _prefix, _edge = "BQS", Edge.BUSINESS_START

    def _shown_name(self):
        return "BusinessQuarterBegin"


class YearEdge(MonthEdge):
    """Steps of a year, in `month`."""

    __module__ = _MODULE
    _attributes = ("month",)
    _span = 12
    _default_month = 12

    def __init__(self, n=1, normalize=False, month=None):
        self._set_count(n, normalize)
        month = self._default_month if month is None else int(month)
        if not 1 <= month <= 12:
            raise ValueError("Month must go from 1 to 12")
        self.month = month

    @property
    def _month(self):
        return self.month

    @property
    def rule_code(self):
        """The rule with its month."""
        return f"{self._prefix}-{MONTH_CODES[self.month - 1]}"


class YearEnd(YearEdge):
    """The last day of each year."""

    __module__ = _MODULE
    _prefix = "YE"


class YearBegin(YearEdge):
    """The first day of each year."""

    __module__ = _MODULE
    _prefix, _edge, _default_month = "YS", Edge.START, 1


class BYearEnd(YearEdge):
    """The last weekday of each year."""

    __module__ = _MODULE
    _prefix, _edge = "BYE", Edge.BUSINESS_END


class BYearBegin(YearEdge):
    """The first weekday of each year."""

    __module__ = _MODULE
    _prefix, _edge, _default_month = "BYS", Edge.BUSINESS_START, 1


class Week(BaseOffset):
    """Seven days, tied to a weekday if one is given."""

    __module__ = _MODULE
    _attributes = ("weekday",)
    _prefix = "W"

    def __init__(self, n=1, normalize=False, weekday=None):
        self._set_count(n, normalize)
        if weekday is not None and not 0 <= weekday <= 6:
            raise ValueError(f"Day must be 0<=day<=6, got {weekday}")
        self.weekday = weekday

    @property
    def rule_code(self):
        """The rule with its weekday."""
        return "W" if self.weekday is None else f"W-{DAY_CODES[self.weekday]}"

    def _move_walls(self, walls):
        return walls.time(Time.MOVE_WEEKS, self.n, self.weekday)

    def _shift_day(self, day, n):
        if self.weekday is not None:
            ahead = (self.weekday - weekday_of(day)) % 7
            if ahead:
                day += ahead
                if n > 0:
                    n -= 1
        return day + 7 * n

    def _on_day(self, day):
        return self.weekday is None or weekday_of(day) == self.weekday

    def is_anchored(self):
        """Whether there is a weekday and the count is one."""
        return self.n == 1 and self.weekday is not None


class SemiMonthBegin(BaseOffset):
    """The first and another day of each month."""

    __module__ = _MODULE
    _attributes = ("day_of_month",)
    _prefix = "SMS"
    _by_fields = True

    def __init__(self, n=1, normalize=False, day_of_month=None):
        self._set_count(n, normalize)
        self.day_of_month = 15 if day_of_month is None else int(day_of_month)

    @property
    def rule_code(self):
        """The rule with its day."""
        return f"{self._prefix}-{self.day_of_month}"

    def _edges(self, year, month):
        return (1, self.day_of_month)

    def _shift_day(self, day, n):
        year, month, in_month = civil_from_days(day)
        # Number the edges: two for each month, the last one not after this day is `place`.
        first, second = self._edges(year, month)
        place = (in_month >= first) + (in_month >= second) - 1
        on_edge = in_month in (first, second)
        if n <= 0 and not on_edge:
            place += 1
        months, place = divmod(place + n, 2)
        year, month = add_months(year, month, months)
        return days_from_civil(year, month, self._edges(year, month)[place])

    def _on_day(self, day):
        year, month, in_month = civil_from_days(day)
        return in_month in self._edges(year, month)


class SemiMonthEnd(SemiMonthBegin):
    """Another and the last day of each month."""

    __module__ = _MODULE
    _prefix = "SME"

    def _edges(self, year, month):
        return (self.day_of_month, month_length(year, month))


class WeekOfMonth(BaseOffset):
    """A weekday in a given week of each month, such as the second Tuesday."""

    __module__ = _MODULE
    _attributes = ("week", "weekday")
    _prefix = "WOM"

    def __init__(self, n=1, normalize=False, week=0, weekday=0):
        self._set_count(n, normalize)
        self.week, self.weekday = week, weekday

    @property
    def rule_code(self):
        """The rule with its week and weekday."""
        return f"WOM-{self.week + 1}{DAY_CODES[self.weekday]}"

    def _day_in(self, year, month):
        first = days_from_civil(year, month, 1)
        return first + (self.weekday - weekday_of(first)) % 7 + 7 * self.week

    def _shift_day(self, day, n):
        year, month, _ = civil_from_days(day)
        own = self._day_in(year, month)
        if n > 0 and day < own:
            n -= 1
        elif n <= 0 and day > own:
            n += 1
        return self._day_in(*add_months(year, month, n))

    def _on_day(self, day):
        return self._day_in(*civil_from_days(day)[:2]) == day


class LastWeekOfMonth(WeekOfMonth):
    """The last of a weekday in each month."""

    __module__ = _MODULE
    _attributes = ("weekday",)
    _prefix = "LWOM"

    def __init__(self, n=1, normalize=False, weekday=0):
        self._set_count(n, normalize)
        self.weekday = weekday

    @property
    def rule_code(self):
        """The rule with its weekday."""
        return f"LWOM-{DAY_CODES[self.weekday]}"

    def _day_in(self, year, month):
        last = days_from_civil(year, month, month_length(year, month))
        return last - (weekday_of(last) - self.weekday) % 7


class Easter(BaseOffset):
    """Easter Sunday of each year."""

    __module__ = _MODULE

    def _shift_day(self, day, n):
        year = civil_from_days(day)[0]
        own = easter_day(year)
        if n > 0 and day < own:
            n -= 1
        elif n < 0 and day > own:
            n += 1
        return easter_day(year + n)

    def _on_day(self, day):
        return easter_day(civil_from_days(day)[0]) == day


def easter_day(year):
    """Day number of Easter Sunday (Gregorian)."""
    golden = year % 19
    century = year // 100
    epact = (19 * golden + century - century // 4 - (century - (century + 8) // 25 + 1) // 3 + 15) % 30
    week = (32 + 2 * (century % 4) + 2 * (year % 100 // 4) - epact - year % 100 % 4) % 7
    later = (golden + 11 * epact + 22 * week) // 451
    month, day = divmod(epact + week - 7 * later + 114, 31)
    return days_from_civil(year, month, day + 1)
