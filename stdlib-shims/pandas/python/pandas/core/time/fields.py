"""What can be read off and done with a whole column of times; shared by the `.dt` accessor and the date indexes."""

import _pandas
from _pandas import Binary, Cumulative, Reduce, Time, Unary

from pandas.core.missing.markers import NaT
from pandas.core.time.bounds import check_start
from pandas.core.time.offsets import fixed_size, to_offset
from pandas.core.time.period_calendar import period_rule
from pandas.core.time.units import NS_DAY
from pandas.core.time.zones import as_zone, zone_name
from pandas.core.loading import classes
from pandas.core.time.timestamp import Timestamp
from pandas.core.time.zones import localize, wall_to_utc

NUMBERS = {
    "year": Time.YEAR, "month": Time.MONTH, "day": Time.DAY, "hour": Time.HOUR, "minute": Time.MINUTE,
    "second": Time.SECOND, "microsecond": Time.MICROSECOND, "nanosecond": Time.NANOSECOND,
    "dayofweek": Time.DAYOFWEEK, "day_of_week": Time.DAYOFWEEK, "weekday": Time.DAYOFWEEK,
    "dayofyear": Time.DAYOFYEAR, "day_of_year": Time.DAYOFYEAR, "quarter": Time.QUARTER,
    "days_in_month": Time.DAYS_IN_MONTH, "daysinmonth": Time.DAYS_IN_MONTH,
}
FLAGS = (
    Time.IS_LEAP_YEAR, Time.IS_MONTH_START, Time.IS_MONTH_END, Time.IS_QUARTER_START, Time.IS_QUARTER_END,
    Time.IS_YEAR_START, Time.IS_YEAR_END,
)
DURATION_NUMBERS = (Time.DAYS, Time.SECONDS, Time.MICROSECONDS, Time.NANOSECONDS)


def column_zone(column):
    """The tzinfo of a datetime column, or None."""
    name = column.dtype.partition(", ")[2]
    return as_zone(name[:-1]) if name else None


def column_unit(column):
    """The resolution of a datetime or timedelta column."""
    return column.dtype.partition("[")[2].partition(",")[0].rstrip("]")


def tick_text(freq):
    """The native spelling of a fixed frequency; ValueError for the others."""
    offset = to_offset(freq)
    fixed_size(offset)
    return f"{offset.n}{offset._prefix}"


def rounded(column, how, freq, ambiguous="raise", nonexistent="raise"):
    """floor, ceil or round to a fixed frequency."""
    text = tick_text(freq)
    zone = column_zone(column) if column.kind == "datetime" else None
    if zone is None or (ambiguous == "raise" and nonexistent == "raise"):
        return column.time(how, text)
    walls = column.time(Time.TZ_LOCALIZE, None).time(how, text)
    return localized(walls, zone, ambiguous, nonexistent)


def localized(column, zone, ambiguous="raise", nonexistent="raise"):
    """Wall-clock times given a zone, or freed of it with None."""
    if column_zone(column) is not None and zone is not None:
        raise TypeError("Already tz-aware, use tz_convert to convert.")
    zone = as_zone(zone)
    if zone is None:
        return column.time(Time.TZ_LOCALIZE, None)
    if not isinstance(nonexistent, str) or not (isinstance(ambiguous, (str, bool)) and ambiguous != "infer"):
        return _localized_one_by_one(column, zone, ambiguous, nonexistent)
    return column.time(Time.TZ_LOCALIZE, zone_name(zone), ambiguous, nonexistent)


def _localized_one_by_one(column, zone, ambiguous, nonexistent):
    stamps = column.tolist()
    choices = [ambiguous] * len(stamps) if isinstance(ambiguous, (str, bool)) else [bool(flag) for flag in ambiguous]
    result, before = [], None
    for stamp, choice in zip(stamps, choices):
        if stamp is NaT:
            result.append(NaT)
            continue
        if choice == "infer":
            early, late = wall_to_utc(stamp._ns, zone, 0), wall_to_utc(stamp._ns, zone, 1)
            # In a row of times the second pass through the doubled hour shows by not moving forward.
            choice = not (early < late and before is not None and early <= before)
        value = localize(stamp._ns, zone, choice, nonexistent)
        before = value if value is not NaT else before
        result.append(NaT if value is NaT else Timestamp._make(value))
    times = _pandas.column(result, column.dtype)
    return times.time(Time.TZ_LOCALIZE, "UTC").time(Time.TZ_CONVERT, zone_name(zone))


def converted(column, zone):
    """The same instants in another zone."""
    if column_zone(column) is None:
        raise TypeError("Cannot convert tz-naive timestamps, use tz_localize to localize")
    return column.time(Time.TZ_CONVERT, zone_name(as_zone(zone)))


def per_distinct(column, work, dtype=None):
    """A Column made by `work` on each distinct value once; missing stays missing."""
    codes, uniques = column.factorize()
    made = [work(value) for value in uniques.tolist()]
    result = _pandas.column(made, dtype) if dtype is not None else _pandas.column(made)
    return result.take(codes, True)


def to_periods(column, freq):
    """The spans of a frequency that hold the times."""
    rule = period_rule(freq)
    walls = column.time(Time.TZ_LOCALIZE, None) if column_zone(column) is not None else column
    missing = walls.isna()
    has_missing = bool(missing.reduce(Reduce.ANY)) if len(walls) else False
    known = walls.filter(missing.unary(Unary.INVERT)) if has_missing else walls
    ordinals = _ordinals(known, rule)
    periods = _pandas.from_ordinals(ordinals, rule.name)
    if not has_missing:
        return periods
    places = missing.unary(Unary.INVERT).cast("int64").cumulative(Cumulative.CUMSUM).binary(Binary.SUB, 1)
    return periods.take(places.where(missing.unary(Unary.INVERT), -1).cast("int64"), True)


def _ordinals(walls, rule):
    kind = rule.kind
    if kind in ("Y", "Q", "M"):
        year, month = walls.time(Time.YEAR).cast("int64"), walls.time(Time.MONTH).cast("int64")
        months = year.binary(Binary.MUL, 12).binary(Binary.ADD, month).binary(Binary.SUB, 1)
        if kind == "M":
            return months.binary(Binary.SUB, 1970 * 12)
        shift = 0 if rule.anchor == 12 else 12 - rule.anchor
        months = months.binary(Binary.ADD, shift) if shift else months
        per = 12 if kind == "Y" else 3
        return months.binary(Binary.FLOORDIV, per).binary(Binary.SUB, 1970 * 12 // per)
    nanos = walls.time(Time.AS_UNIT, "ns").time(Time.ORDINAL)
    if kind == "tick":
        return nanos.binary(Binary.FLOORDIV, rule.size)
    days = nanos.binary(Binary.FLOORDIV, NS_DAY)
    if kind == "D":
        return days
    if kind == "W":
        return days.binary(Binary.ADD, 3 - rule.anchor).binary(Binary.FLOORDIV, 7).binary(Binary.ADD, 1)
    return per_distinct(days, rule.ordinal_of_day, "int64")


def period_map(column, work, dtype=None):
    """A Column made by `work(rule, ordinal)` on each distinct span once; missing stays missing."""
    rule = period_rule(column.freq)
    return per_distinct(column, lambda period: work(rule, period.ordinal), dtype)


def period_starts(column):
    """Where the spans start, as times."""
    return period_map(column, lambda rule, ordinal: Timestamp._make(check_start(rule.start_ns(ordinal))), "datetime64[ns]")


def period_ends(column):
    """The last nanosecond of the spans, as times."""
    return period_map(column, lambda rule, ordinal: Timestamp._make(check_start(rule.end_ns(ordinal) + 1) - 1), "datetime64[ns]")


def period_as(column, freq, how="E"):
    """The spans in another frequency."""
    rule = period_rule(freq)
    if len(column) == 0:
        return _pandas.from_ordinals(_pandas.empty("int64"), rule.name)
    return per_distinct(column, lambda period: period.asfreq(freq, how), f"period[{rule.name}]")


def period_times(column, freq=None, how="start"):
    """The spans as times."""
    return per_distinct(column, lambda period: period.to_timestamp(freq, how), "datetime64[ns]")


def iso_frame(column, index):
    """Year, week and day of the ISO calendar as a frame."""
    year, week = column.time(Time.ISOYEAR), column.time(Time.WEEK)
    weekday = column.time(Time.DAYOFWEEK).cast("Int64").binary(Binary.ADD, 1)
    columns = [part if part.dtype == "UInt32" else part.cast("Int64").cast("UInt32") for part in (year, week, weekday)]
    return classes.DataFrame._from(columns, classes.Index(["year", "week", "day"]), index)


def duration_components(column, index):
    """Days, hours, ..., nanoseconds of durations as a frame."""
    days, seconds = column.time(Time.DAYS), column.time(Time.SECONDS)
    micros, nanos = column.time(Time.MICROSECONDS), column.time(Time.NANOSECONDS)
    whole = "float64" if days.dtype.startswith("float") else "int64"
    seconds, micros = seconds.cast(whole), micros.cast(whole)
    parts = [
        days.cast(whole), seconds.binary(Binary.FLOORDIV, 3600), seconds.binary(Binary.FLOORDIV, 60).binary(Binary.MOD, 60),
        seconds.binary(Binary.MOD, 60), micros.binary(Binary.FLOORDIV, 1000), micros.binary(Binary.MOD, 1000), nanos.cast(whole),
    ]
    names = ["days", "hours", "minutes", "seconds", "milliseconds", "microseconds", "nanoseconds"]
    return classes.DataFrame._from(parts, classes.Index(names), index)
