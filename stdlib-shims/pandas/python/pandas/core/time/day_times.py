"""Choosing rows by the time of day: at_time and between_time."""

import datetime

from _pandas import Binary, Time

from pandas.core.indexing.masks import positions_where
from pandas.core.time.units import NS_DAY, NS_SECOND
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
datetime_text = on_first_use("pandas.core.time.datetime_text")


def clock_ns(value):
    """Nanoseconds since midnight of a time of day given as text or datetime.time."""
    if isinstance(value, str):
        try:
            return datetime_text.parse_text(value)[0] % NS_DAY
        except datetime_text.DateParseError:
            raise ValueError(f"Cannot convert arg ['{value}'] to a time") from None
    if not isinstance(value, datetime.time):
        raise ValueError(f"Cannot convert arg [{value!r}] to a time")
    return (value.hour * 3600 + value.minute * 60 + value.second) * NS_SECOND + value.microsecond * 1000


def _clocks(column):
    walls = column.time(Time.TZ_LOCALIZE, None) if "," in column.dtype else column
    return walls.time(Time.AS_UNIT, "ns").time(Time.ORDINAL).binary(Binary.MOD, NS_DAY)


def positions_at(column, time):
    """Positions of the times at a time of day."""
    return positions_where(_clocks(column).binary(Binary.EQ, clock_ns(time)))


def positions_between(column, start, end, include_start=True, include_end=True):
    """Positions of the times between two times of day; past midnight when the start is later."""
    clocks = _clocks(column)
    first, last = clock_ns(start), clock_ns(end)
    after = clocks.binary(Binary.GE if include_start else Binary.GT, first)
    before = clocks.binary(Binary.LE if include_end else Binary.LT, last)
    return positions_where(after.binary(Binary.AND if first <= last else Binary.OR, before))
