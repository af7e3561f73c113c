"""The work behind `to_datetime`: texts by layout, mixed objects, numbers one by one, year-month-day columns."""

import datetime
import re

import numpy as np

import _pandas
from _pandas import Binary, Reduce, Time, Unary

from pandas.core.loading import classes
from pandas.core.missing.markers import NaT
from pandas.core.missing.questions import is_missing
from pandas.core.time.bounds import fits, INT_MAX, INT_MIN, moment_error
from pandas.core.time.datetime_text import DateParseError, is_missing_text, ISO, parse_text
from pandas.core.time.strptime import guess_layout, parse_by_layout
from pandas.core.time.timestamp import Timestamp
from pandas.core.time.units import days_from_civil, month_length, NS_DAY, NS_MAX, NS_MIN, NS_SECOND, unit_size
from pandas.core.time.zones import fixed_zone
from pandas.core.time.timedelta import float_to_ns
from pandas.core.time.to_timedelta import convert as durations

ADVICE = """. You might want to try:
    - passing `format` if your strings have a consistent format;
    - passing `format='ISO8601'` if your strings are all ISO8601 but not necessarily in exactly the same format;
    - passing `format='mixed'`, and the format will be inferred for each element individually. \
You might want to use `dayfirst` alongside this."""


class Settings:
    """The arguments of one to_datetime call."""

    def __init__(self, errors, dayfirst, yearfirst, utc, format, exact, unit):
        self.errors, self.dayfirst, self.yearfirst, self.utc = errors, dayfirst, yearfirst, utc
        self.format, self.exact, self.unit = format, exact, unit


class _Failed(Exception):
    """errors='ignore': the input is to be given back."""


def parse_texts(column, settings):
    """A text Column as times."""
    layout = settings.format
    if layout is None:
        first = next((text for text in _first_texts(column) if not is_missing_text(text)), None)
        if first is None:
            return _no_times(len(column), settings.utc)
        layout = guess_layout(first, settings.dayfirst) or "mixed"
    if layout != "mixed" and settings.exact and "%Z" not in layout:
        fast = _parse_natively(column, layout, settings)
        if fast is not None:
            return fast
    return _parse_distinct(column, layout, settings)


def _first_texts(column):
    n = len(column)
    for start in range(0, n, 64):
        for value in column.slice(start, min(start + 64, n), 1).tolist():
            if isinstance(value, str):
                yield value


def _no_times(n, utc):
    return _pandas.full(n, NaT, "datetime64[ns, UTC]" if utc else "datetime64[ns]")


def _parse_natively(column, layout, settings):
    """The column by one layout; None if the native side cannot, or a text does not fit and an error must be worded."""
    try:
        result = _pandas.parse_datetime(column, layout, settings.dayfirst, settings.utc, "coerce")
    except (NotImplementedError, _pandas.Unsupported, ValueError):
        return None
    if result.kind != "datetime":
        return None
    if settings.errors != "coerce":
        failed = result.isna().binary(Binary.AND, column.isna().unary(Unary.INVERT))
        if failed.reduce(Reduce.ANY):
            texts = column.filter(failed).unique().tolist()
            if not all(is_missing_text(text) for text in texts):
                return None
    return result


def _parse_distinct(column, layout, settings):
    """Every distinct text is read once, in Python."""
    codes, uniques = column.factorize()
    texts = uniques.tolist()
    moments = []
    try:
        for number, text in enumerate(texts):
            moments.append(_parse_one(text, layout, settings, lambda: _first_position(codes, number)))
    except _Failed:
        return column.share()
    return gather(moments, settings).take(codes, True)


def _first_position(codes, number):
    return int(codes.binary(Binary.EQ, number).reduce(Reduce.ARGMAX))


def _parse_one(text, layout, settings, position):
    """(UTC nanoseconds, offset in seconds or None), or None for a missing marker."""
    if is_missing_text(text):
        return None
    try:
        return _read(text, layout, settings)
    except (ValueError, OverflowError) as problem:
        if settings.errors == "coerce":
            return None
        if settings.errors == "ignore":
            raise _Failed from None
        place = position()
        message = f"{problem}, at position {place}"
        by_layout = layout != "mixed" and not isinstance(problem, DateParseError)
        if place == 0 and "Out of bounds" in message:
            # No layout is guessed from a first date that is out of bounds.
            by_layout = False
        raise type(problem)(message + (ADVICE if by_layout else "")) from None


def _read(text, layout, settings):
    if text in ("now", "today") and layout in ("mixed", "ISO8601"):
        return Timestamp.now()._ns, None
    if layout == "mixed":
        if len(text.strip()) == 1 and text.strip().isalpha():
            raise ValueError(f'Given date string "{text}" not likely a datetime')
        wall, offset, _ = parse_text(text, settings.dayfirst, settings.yearfirst)
    elif layout == "ISO8601":
        if not ISO.match(text):
            raise ValueError(f"Time data {text} is not ISO8601 format")
        wall, offset, _ = parse_text(text)
    else:
        wall, offset = parse_by_layout(text, layout, settings.exact)
    value = wall if offset is None else wall - offset * NS_SECOND
    if not NS_MIN <= value <= NS_MAX:
        raise moment_error(f"Out of bounds nanosecond timestamp: {text}")
    return value, offset


def gather(moments, settings):
    """A Column of (nanoseconds, offset) pairs: one zone where they agree, objects where they do not."""
    offsets = {moment[1] for moment in moments if moment is not None}
    if not offsets:
        return _no_times(len(moments), settings.utc)
    if settings.utc or len(offsets) == 1:
        values = [None if moment is None else Timestamp._make(moment[0]) for moment in moments]
        column = _pandas.column(values, "datetime64[ns]")
        if settings.utc:
            return column.time(Time.TZ_LOCALIZE, "UTC")
        offset = offsets.pop()
        if offset is None:
            return column
        return column.time(Time.TZ_LOCALIZE, "UTC").time(Time.TZ_CONVERT, str(fixed_zone(offset)))
    if None in offsets:
        raise ValueError("Tz-aware datetime.datetime cannot be converted to datetime64 unless utc=True")
    return _pandas.objects(
        [NaT if m is None else Timestamp._make(m[0], fixed_zone(m[1])) for m in moments]
    )


def from_objects(column, settings):
    """Objects of several kinds, one by one."""
    values = column.tolist()
    present = [value for value in values if not is_missing(value)]
    layout = settings.format
    if layout is None:
        first = next((value for value in present if isinstance(value, str) and not is_missing_text(value)), None)
        layout = (guess_layout(first, settings.dayfirst) if first is not None else None) or "mixed"
    moments, zones = [], set()
    try:
        for position, value in enumerate(values):
            moments.append(_object_moment(value, layout, settings, position, zones))
    except _Failed:
        return column.share()
    if len(zones) == 1 and not settings.utc:
        zone = zones.pop()
        stamps = [NaT if moment is None else Timestamp._make(moment[0]) for moment in moments]
        return _pandas.column(stamps, "datetime64[ns]").time(Time.TZ_LOCALIZE, "UTC").time(Time.TZ_CONVERT, str(zone))
    return gather(moments, settings)


def _object_moment(value, layout, settings, position, zones):
    if is_missing(value):
        return None
    if isinstance(value, str):
        return _parse_one(value, layout, settings, lambda: position)
    if isinstance(value, (datetime.date, np.datetime64)):
        stamp = Timestamp(value)
        if not fits(stamp._ns):
            if settings.errors == "coerce":
                return None
            if settings.errors == "ignore":
                raise _Failed
            raise moment_error(f"Out of bounds nanosecond timestamp: {value}, at position {position}")
        if stamp.tzinfo is None:
            return stamp._ns, None
        zones.add(stamp.tzinfo)
        return stamp._ns, int(stamp.utcoffset().total_seconds())
    if isinstance(value, (int, float, np.number)) and not isinstance(value, (bool, np.bool_)):
        if layout != "mixed":
            return _parse_one(str(value), layout, settings, lambda: position)
        if int(value) == INT_MIN:
            return None
        if not fits(int(value)):
            if settings.errors == "coerce":
                return None
            raise moment_error(f"cannot convert input {value} with the unit 'ns', at position {position}")
        return int(value), None
    if settings.errors == "coerce":
        return None
    if settings.errors == "ignore":
        raise _Failed
    raise TypeError(f"{type(value)} is not convertible to datetime, at position {position}")


def from_mixed_with_unit(values, settings):
    """Numbers and texts of numbers that count a unit since 1970, one by one."""
    moments = []
    for position, value in enumerate(values):
        if is_missing(value) or (isinstance(value, str) and is_missing_text(value)):
            moments.append(None)
            continue
        try:
            count = _count_to_ns(value, settings.unit or "ns", position)
            moments.append(None if count is None else (count, None))
        except ValueError:
            if settings.errors == "coerce":
                moments.append(None)
            elif settings.errors == "ignore":
                return _pandas.column(values)
            else:
                raise
    return gather(moments, settings)


def _count_to_ns(value, unit, position):
    shown = value
    if isinstance(value, str):
        try:
            value = int(value) if re.fullmatch(r"[+-]?\d+", value.strip()) else float(value)
        except ValueError:
            raise ValueError(f"non convertible value {shown} with the unit '{unit}', at position {position}") from None
    if isinstance(value, (datetime.date, np.datetime64)):
        return Timestamp(value)._ns
    if unit in ("M", "Y"):
        return Timestamp(int(value), unit=unit)._ns
    size = unit_size(unit)
    if isinstance(value, (int, np.integer)) and int(value) == INT_MIN:
        return None
    if isinstance(value, (float, np.floating)):
        if abs(float(value)) * size >= INT_MAX:
            raise moment_error(f"cannot convert input {shown} with the unit '{unit}', at position {position}")
        result = float_to_ns(float(value), size)
    else:
        result = int(value) * size
    if not NS_MIN <= result <= NS_MAX:
        raise moment_error(f"cannot convert input {shown} with the unit '{unit}', at position {position}")
    return result


_FIELD_WORDS = {
    "year": "year", "years": "year", "month": "month", "months": "month", "day": "day", "days": "day", "hour": "h",
    "hours": "h", "minute": "m", "minutes": "m", "second": "s", "seconds": "s", "ms": "ms", "millisecond": "ms",
    "milliseconds": "ms", "us": "us", "microsecond": "us", "microseconds": "us", "ns": "ns", "nanosecond": "ns",
    "nanoseconds": "ns",
}


def assemble(arg, settings):
    """Times from columns named year, month, day and smaller units."""
    frame = arg if isinstance(arg, classes.DataFrame) else classes.DataFrame(arg)
    fields, extra = {}, []
    for label, column in zip(frame._columns.tolist(), frame._cols):
        field = _FIELD_WORDS.get(str(label).lower())
        if field is None:
            extra.append(str(label))
        else:
            fields[field] = column
    missing = [name for name in ("year", "month", "day") if name not in fields]
    if missing:
        words = ",".join(sorted(missing))
        raise ValueError(
            f"to assemble mappings requires at least that [year, month, day] be specified: [{words}] is missing"
        )
    if extra:
        raise ValueError(f"extra keys have been passed to the datetime assemblage: [{','.join(sorted(extra))}]")
    rows = zip(*[_whole_numbers(fields[name]) for name in ("year", "month", "day")])
    days = []
    for position, (year, month, day) in enumerate(rows):
        if year is None or month is None or day is None:
            days.append(None)
        elif 1 <= month <= 12 and 1 <= day <= month_length(year, month) and fits(days_from_civil(year, month, day) * NS_DAY):
            days.append(days_from_civil(year, month, day) * NS_DAY)
        elif settings.errors == "coerce":
            days.append(None)
        else:
            raise _assembly_error(year * 10000 + month * 100 + day, position)
    stamps = [NaT if value is None else Timestamp._make(value) for value in days]
    result = _pandas.column(stamps, "datetime64[ns]")
    for name, unit in (("h", "h"), ("m", "min"), ("s", "s"), ("ms", "ms"), ("us", "us"), ("ns", "ns")):
        if name in fields:
            result = result.binary(Binary.ADD, durations(fields[name], unit, settings.errors))
    if settings.utc:
        result = result.time(Time.TZ_LOCALIZE, "UTC")
    return classes.Series._from(result, frame._index)


def _whole_numbers(column):
    return [None if is_missing(v) else int(v) for v in column.tolist()]


def _assembly_error(number, position):
    try:
        parse_by_layout(str(number), "%Y%m%d")
        problem = f"Out of bounds nanosecond timestamp: {number}"
    except ValueError as error:
        problem = error
    return ValueError(f"cannot assemble the datetimes: {problem}, at position {position}{ADVICE}")
