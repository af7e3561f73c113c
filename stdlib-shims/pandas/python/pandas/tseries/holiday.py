"""Holidays and calendars of them, for CustomBusinessDay and date lists."""

from pandas.core.index.datetime import DatetimeIndex
from pandas.core.series import Series
from pandas.core.time.offsets import DateOffset, Day, Easter
from pandas.core.time.timestamp import Timestamp


class _Weekday:
    """A weekday with a count: the n-th on or after a date, or on or before it for negative counts."""

    def __init__(self, weekday, n=None):
        self.weekday, self.n = weekday, n

    def __call__(self, n):
        return _Weekday(self.weekday, n)

    def __repr__(self):
        name = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")[self.weekday]
        return name if self.n is None else f"{name}({self.n:+d})"


MO, TU, WE, TH, FR, SA, SU = (_Weekday(day) for day in range(7))


def _moved(dt, days):
    return dt + Day(days) if days else dt


def next_monday(dt):
    """Monday for a weekend."""
    return _moved(dt, {5: 2, 6: 1}.get(dt.weekday(), 0))


def next_monday_or_tuesday(dt):
    """Monday for Saturday, Tuesday for Sunday and Monday: the second of two holidays."""
    return _moved(dt, {5: 2, 6: 2, 0: 1}.get(dt.weekday(), 0))


def previous_friday(dt):
    """Friday for a weekend."""
    return _moved(dt, {5: -1, 6: -2}.get(dt.weekday(), 0))


def sunday_to_monday(dt):
    """Monday for Sunday."""
    return _moved(dt, 1 if dt.weekday() == 6 else 0)


def weekend_to_monday(dt):
    """Monday for a weekend."""
    return next_monday(dt)


def nearest_workday(dt):
    """Friday for Saturday, Monday for Sunday."""
    return _moved(dt, {5: -1, 6: 1}.get(dt.weekday(), 0))


def next_workday(dt):
    """The working day after."""
    dt = dt + Day(1)
    while dt.weekday() > 4:
        dt = dt + Day(1)
    return dt


def previous_workday(dt):
    """The working day before."""
    dt = dt - Day(1)
    while dt.weekday() > 4:
        dt = dt - Day(1)
    return dt


class Holiday:
    """A rule for one holiday: a date each year, moved by offsets or an observance."""

    def __init__(self, name, year=None, month=None, day=None, offset=None, observance=None, start_date=None, end_date=None,
                 days_of_week=None):
        if offset is not None and observance is not None:
            raise NotImplementedError("Cannot use both offset and observance.")
        self.name, self.year, self.month, self.day = name, year, month, day
        self.offset, self.observance, self.days_of_week = offset, observance, days_of_week
        self.start_date = None if start_date is None else Timestamp(start_date)
        self.end_date = None if end_date is None else Timestamp(end_date)

    def __repr__(self):
        parts = [f"year={self.year}"] if self.year is not None else []
        parts.append(f"month={self.month}, day={self.day}")
        if self.offset is not None:
            parts.append(f"offset={self.offset}")
        if self.observance is not None:
            parts.append(f"observance={self.observance.__name__}")
        return f"Holiday: {self.name} ({', '.join(parts)})"

    def _days(self, start, end):
        first = start if self.start_date is None else max(start, self.start_date)
        last = end if self.end_date is None else min(end, self.end_date)
        days = []
        years = (self.year,) if self.year is not None else range(start.year - 1, end.year + 2)
        for year in years:
            reference = Timestamp(year=year, month=self.month, day=self.day)
            day = self._observed(reference)
            if first <= day <= last and (self.days_of_week is None or reference.weekday() in self.days_of_week):
                days.append(day)
        return days

    def _observed(self, day):
        if self.observance is not None:
            return self.observance(day)
        offsets = self.offset if isinstance(self.offset, (list, tuple)) else [self.offset] if self.offset is not None else []
        for offset in offsets:
            day = day + offset
        return day

    def dates(self, start_date, end_date, return_name=False):
        """The days of the holiday between two dates."""
        days = DatetimeIndex([day.as_unit("ns") for day in self._days(Timestamp(start_date), Timestamp(end_date))])
        return Series([self.name] * len(days), index=days) if return_name else days


class AbstractHolidayCalendar:
    """A set of rules; subclasses give `rules`."""

    rules = []
    start_date = Timestamp("1970-01-01")
    end_date = Timestamp("2200-12-31")

    def __init__(self, name="", rules=None):
        self.name = name or type(self).__name__
        if rules is not None:
            self.rules = rules

    def rule_from_name(self, name):
        """The rule of a name, or None."""
        return next((rule for rule in self.rules if rule.name == name), None)

    def holidays(self, start=None, end=None, return_name=False):
        """All holidays between two dates, in order."""
        start = self.start_date if start is None else Timestamp(start)
        end = self.end_date if end is None else Timestamp(end)
        found = {}
        for rule in self.rules:
            for day in rule._days(start, end):
                found[day] = rule.name
        ordered = sorted(found)
        days = DatetimeIndex([day.as_unit("ns") for day in ordered])
        return Series([found[day] for day in ordered], index=days) if return_name else days


USMartinLutherKingJr = Holiday(
    "Birthday of Martin Luther King, Jr.", start_date="1986-01-01", month=1, day=1, offset=DateOffset(weekday=MO(3))
)
USPresidentsDay = Holiday("Washington's Birthday", month=2, day=1, offset=DateOffset(weekday=MO(3)))
USMemorialDay = Holiday("Memorial Day", month=5, day=31, offset=DateOffset(weekday=MO(-1)))
USLaborDay = Holiday("Labor Day", month=9, day=1, offset=DateOffset(weekday=MO(1)))
USColumbusDay = Holiday("Columbus Day", month=10, day=1, offset=DateOffset(weekday=MO(2)))
USThanksgivingDay = Holiday("Thanksgiving Day", month=11, day=1, offset=DateOffset(weekday=TH(4)))
EasterMonday = Holiday("Easter Monday", month=1, day=1, offset=[Easter(), Day(1)])
GoodFriday = Holiday("Good Friday", month=1, day=1, offset=[Easter(), Day(-2)])


class USFederalHolidayCalendar(AbstractHolidayCalendar):
    """The federal holidays of the United States."""

    rules = [
        Holiday("New Year's Day", month=1, day=1, observance=nearest_workday), USMartinLutherKingJr, USPresidentsDay, USMemorialDay,
        Holiday("Juneteenth National Independence Day", month=6, day=19, start_date="2021-06-18", observance=nearest_workday),
        Holiday("Independence Day", month=7, day=4, observance=nearest_workday), USLaborDay, USColumbusDay,
        Holiday("Veterans Day", month=11, day=11, observance=nearest_workday), USThanksgivingDay,
        Holiday("Christmas Day", month=12, day=25, observance=nearest_workday),
    ]
