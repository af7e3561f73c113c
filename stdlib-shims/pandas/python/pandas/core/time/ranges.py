"""Rows of evenly spaced times, durations and spans: date_range and its kin."""

import _pandas
from _pandas import Binary, Time

from pandas.core.arguments.questions import is_integer
from pandas.core.loading import classes
from pandas.core.missing.markers import NaT
from pandas.core.time.bounds import check_calendar, fits, INT_MAX, INT_MIN, moment_error, TOO_LARGE
from pandas.core.time.offset_base import Day, Tick
from pandas.core.time.offsets import DateOffset, to_offset
from pandas.core.time.period import Period
from pandas.core.time.period_calendar import period_rule
from pandas.core.time.timedelta import Timedelta
from pandas.core.time.timestamp import Timestamp
from pandas.core.time.units import NS_DAY
from pandas.core.time.zones import as_zone, localize, same_zone, zone_name
from pandas.core.time.interval_breaks import interval_breaks
from pandas.core.time.offsets import BusinessHour, CustomBusinessDay
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
interval = on_first_use("pandas.core.index.interval")

_THREE = "Of the four parameters: start, end, periods, and freq, exactly three must be specified"


def _check_counts(start, end, periods, freq):
    given = sum(value is not None for value in (start, end, periods, freq))
    if given != 3:
        raise ValueError(_THREE)


def _whole_periods(periods):
    if periods is None:
        return None
    if isinstance(periods, float):
        return int(periods)
    if not is_integer(periods):
        raise TypeError(f"periods must be a number, got {periods}")
    if int(periods) >= 1 << 64:
        raise OverflowError(TOO_LARGE)
    return int(periods)


def _check_inclusive(inclusive):
    if inclusive not in ("both", "neither", "left", "right"):
        raise ValueError("Inclusive has to be either 'both', 'neither', 'left' or 'right'")
    return inclusive in ("both", "left"), inclusive in ("both", "right")


def date_range(
    start=None, end=None, periods=None, freq=None, tz=None, normalize=False, name=None, inclusive="both", *, unit=None, **kwargs
):
    """Times at a fixed frequency between two ends or for a count.

    >>> pd.date_range("2024-01-01", periods=3, freq="MS").month.tolist()
    [1, 2, 3]
    """
    if kwargs:
        raise TypeError(f"date_range() got an unexpected keyword argument '{next(iter(kwargs))}'")
    if freq is None and any(value is None for value in (periods, start, end)):
        freq = "D"
    periods = _whole_periods(periods)
    offset = to_offset(freq)
    _check_counts(start, end, periods, offset)
    start, end = (None if side is None else Timestamp(side) for side in (start, end))
    if start is NaT or end is NaT:
        raise ValueError("Neither `start` nor `end` can be NaT")
    if normalize:
        start, end = (None if side is None else side.normalize() for side in (start, end))
    zone = _common_zone(start, end, tz)
    start, end = (_in_zone(side, zone) for side in (start, end))
    if unit in (None, "ns"):
        start, end = (None if side is None else side.as_unit("ns") for side in (start, end))
    keep_left, keep_right = _check_inclusive(inclusive)
    if offset is None:
        values, in_walls = _linear(start._ns, end._ns, periods), False
    elif isinstance(offset, Tick) and not (isinstance(offset, Day) and zone is not None):
        values, in_walls = _ticks(_ns(start), _ns(end), periods, offset), False
    elif isinstance(offset, Tick):
        values, in_walls = _ticks(_wall(start), _wall(end), periods, offset), True
    else:
        values, in_walls = _by_calendar(start, end, periods, offset), zone is not None
    column = _column_of_ns(values)
    n = len(column)
    if n and not (keep_left and keep_right):
        left, right = (_wall(start), _wall(end)) if in_walls else (_ns(start), _ns(end))
        first = 1 if not keep_left and start is not None and _value_at(values, 0) == left else 0
        last = n - 1 if not keep_right and end is not None and _value_at(values, n - 1) == right else n
        column = column.slice(first, max(first, last), 1)
    if zone is not None:
        if in_walls:
            column = column.time(Time.TZ_LOCALIZE, zone_name(zone))
        else:
            column = column.time(Time.TZ_LOCALIZE, "UTC").time(Time.TZ_CONVERT, zone_name(zone))
    if unit is not None and unit != "ns":
        column = column.time(Time.AS_UNIT, unit)
    index = classes.Index._from(column, name)
    index._freq = offset
    return index


def _ns(stamp):
    return None if stamp is None else stamp._ns


def _wall(stamp):
    return None if stamp is None else stamp._wall_ns


def _common_zone(start, end, tz):
    zones = [side.tzinfo for side in (start, end) if side is not None and side.tzinfo is not None]
    if len(zones) == 2 and not same_zone(*zones):
        raise TypeError("Start and end cannot both be tz-aware with different timezones")
    wanted = as_zone(tz)
    if zones and wanted is not None and not same_zone(zones[0], wanted):
        raise AssertionError("Inferred time zone not equal to passed time zone")
    if wanted is None and len(zones) == 1 and start is not None and end is not None:
        if start.tzinfo is None or end.tzinfo is None:
            return zones[0]
    return wanted or (zones[0] if zones else None)


def _in_zone(side, zone):
    if side is None or zone is None or side.tzinfo is not None:
        return side
    return Timestamp._make(localize(side._ns, zone), zone, side._unit)


def _column_of_ns(values):
    return _int_column(values).cast("datetime64[ns]")


def _int_column(values):
    if not isinstance(values, range):
        return _pandas.column(values, "int64")
    # An exact end: the native side may count the steps in floating point.
    end = values.start + len(values) * values.step
    if INT_MIN <= end <= INT_MAX:
        return _pandas.int_range(values.start, end, values.step)
    # Only the step after the last one leaves 64 bits.
    return _pandas.int_range(0, len(values), 1).binary(Binary.MUL, values.step).binary(Binary.ADD, values.start)


def _value_at(values, position):
    return values[position]


def _linear(start, end, periods):
    if periods == 1:
        return [start]
    step = (end - start) / (periods - 1) if periods > 1 else 0
    return [start + int(step * i) for i in range(periods - 1)] + [end] if periods else []


def _ticks(start, end, periods, offset):
    """A range of nanoseconds."""
    step = offset.nanos
    if abs(step) > INT_MAX:
        raise ValueError(f"freq={offset!r} is incompatible with unit=ns. Use a lower freq or a higher unit instead.")
    if periods is None:
        last = end + (1 if step > 0 else -1)
        return range(start, last, step)
    if periods < 0:
        raise OverflowError(f"Python integer {periods} out of bounds for uint64")
    if start is None:
        start = end - (periods - 1) * step
        if periods and not fits(start):
            raise moment_error(f"Cannot generate range with end={end + step} and periods={periods}")
    stop = start + periods * step
    if periods and not fits(stop - step):
        raise moment_error(f"Cannot generate range with start={start} and periods={periods}")
    return range(start, stop, step)


def _by_calendar(start, end, periods, offset):
    """Nanoseconds (wall clock) of the steps of an offset that has no fixed length."""
    if start is not None:
        start = start.tz_localize(None) if start.tzinfo is not None else start
        if not offset.is_on_offset(start):
            start = offset.rollforward(start) if offset.n >= 0 else offset.rollback(start)
        if offset.normalize:
            start = start.normalize()
    if end is not None:
        end = end.tz_localize(None) if end.tzinfo is not None else end
        if not offset.is_on_offset(end):
            end = offset.rollback(end) if offset.n >= 0 else offset.rollforward(end)
    if start is None and periods:
        start = end - offset * (periods - 1)
        if not offset.is_on_offset(start):
            start = offset.rollforward(start)
        if offset.n > 0:
            # Counting back can land between steps, as opening hours do: what counts is the end.
            periods = None
    if periods == 0 or (periods is None and ((end < start) if offset.n >= 0 else (end > start))):
        return []
    if isinstance(offset, DateOffset) or not _moves_days_only(offset):
        return _by_steps(start, end, periods, offset)
    if periods is not None and periods > 1:
        # The last one is looked at first: it says when the range leaves the clock.
        start + offset * (periods - 1)
    day, clock = divmod(start._ns, NS_DAY)
    stop = None if periods is not None else end._ns
    values, n = [], offset.n
    while True:
        value = day * NS_DAY + clock
        if stop is not None and (value > stop if n > 0 else value < stop):
            return values
        values.append(value)
        if value == stop or (periods is not None and len(values) == periods):
            return values
        moved = offset._shift_day(day, n)
        if moved == day:
            raise ValueError(f"Offset {offset} did not increment date")
        day = moved
        _check_step(day * NS_DAY + clock, offset)


def _check_step(value, offset):
    if offset._by_fields:
        check_calendar(value)
    elif not fits(value):
        raise moment_error(f"Out of bounds nanosecond timestamp: {value}")


def _moves_days_only(offset):
    return not isinstance(offset, BusinessHour) and not offset._extra_ns()


def _by_steps(start, end, periods, offset):
    values, current = [], start
    while periods is not None and len(values) < periods or periods is None and (
        current <= end if offset.n >= 0 else current >= end
    ):
        values.append(current._ns)
        if current == end or len(values) == periods:
            break
        following = offset._apply(current)
        if following._ns == current._ns:
            raise ValueError(f"Offset {offset} did not increment date")
        current = following
    return values


def bdate_range(
    start=None, end=None, periods=None, freq="B", tz=None, normalize=True, name=None, weekmask=None, holidays=None,
    inclusive="both", **kwargs,
):
    """Working days between two ends or for a count."""
    if freq is None:
        raise TypeError("freq must be specified for bdate_range; use date_range instead")
    if isinstance(freq, str) and freq.startswith("C"):
        freq = CustomBusinessDay(weekmask=weekmask or "Mon Tue Wed Thu Fri", holidays=holidays)
    elif holidays or weekmask:
        raise ValueError(f"a custom frequency string is required when holidays or weekmask are passed, got frequency {freq}")
    return date_range(start, end, periods, freq, tz, normalize, name, inclusive, **kwargs)


def timedelta_range(start=None, end=None, periods=None, freq=None, name=None, closed=None, *, unit=None):
    """Durations at a fixed frequency between two ends or for a count."""
    if freq is None and any(value is None for value in (periods, start, end)):
        freq = "D"
    periods = _whole_periods(periods)
    offset = to_offset(freq)
    _check_counts(start, end, periods, offset)
    start, end = (None if side is None else Timedelta(side)._ns for side in (start, end))
    values = _linear(start, end, periods) if offset is None else _ticks(start, end, periods, offset)
    column = _int_column(values)
    n = len(column)
    first = 1 if closed == "right" and n and start == values[0] else 0
    last = n - 1 if closed == "left" and n and end == values[-1] else n
    column = column.slice(first, max(first, last), 1).cast("timedelta64[ns]")
    index = classes.Index._from(column.time(Time.AS_UNIT, unit) if unit else column, name)
    index._freq = offset
    return index


def period_range(start=None, end=None, periods=None, freq=None, name=None):
    """Spans of a frequency between two ends or for a count."""
    if sum(value is not None for value in (start, end, periods)) != 2:
        raise ValueError("Of the three parameters: start, end, and periods, exactly two must be specified")
    if freq is None and not any(isinstance(side, Period) for side in (start, end)):
        freq = "D"
    periods = _whole_periods(periods)
    if freq is None:
        freq = next(side.freqstr for side in (start, end) if isinstance(side, Period))
    rule = period_rule(freq)
    start, end = (None if side is None else Period(side, rule.name if not isinstance(side, Period) else None) for side in (start, end))
    if start is NaT or end is NaT:
        raise ValueError("start and end must not be NaT")
    sides = [None if side is None else (side if side._rule.base_name == rule.base_name else side.asfreq(rule.offset)) for side in (start, end)]
    if start is not None and end is not None and start._rule.name != end._rule.name:
        raise ValueError("start and end must have same freq")
    first, last = (None if side is None else side.ordinal for side in sides)
    step = rule.n
    if periods is not None:
        first = last - (periods - 1) * step if first is None else first
        column = _pandas.int_range(first, first + periods * step, step)
    else:
        column = _pandas.int_range(first, last + 1, step)
    return classes.Index._from(_pandas.from_ordinals(column, rule.name), name)


def interval_range(start=None, end=None, periods=None, freq=None, name=None, closed="right"):
    """Intervals of one length, side by side."""
    return interval.IntervalIndex.from_breaks(interval_breaks(start, end, periods, freq), closed=closed, name=name)
