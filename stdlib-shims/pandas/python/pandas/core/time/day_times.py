"""Choosing rows by the time of day: at_time and between_time."""

import datetime

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
    walls = column.time("tz_localize", None) if "," in column.dtype else column
    return walls.time("as_unit", "ns").time("ordinal").binary("mod", NS_DAY)


def positions_at(column, time):
    """Positions of the times at a time of day."""
    return positions_where(_clocks(column).binary("eq", clock_ns(time)))


def positions_between(column, start, end, include_start=True, include_end=True):
    """Positions of the times between two times of day; past midnight when the start is later."""
    clocks = _clocks(column)
    first, last = clock_ns(start), clock_ns(end)
    after = clocks.binary("ge" if include_start else "gt", first)
    before = clocks.binary("le" if include_end else "lt", last)
    return positions_where(after.binary("and" if first <= last else "or", before))
