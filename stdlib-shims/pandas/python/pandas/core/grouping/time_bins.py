"""Bins of time: the edges a frequency gives for some times, and the bin each time is in."""

import _pandas
from _pandas import Binary, Reduce, Time, Unary

from pandas.core.arguments.options import unsupported
from pandas.core.loading import classes
from pandas.core.time.bounds import check_start, fits, moment_error, wrapped
from pandas.core.time.offset_base import Day, Tick
from pandas.core.time.offsets import period_alias
from pandas.core.time.ranges import _column_of_ns, _int_column, date_range
from pandas.core.time.timedelta import Timedelta
from pandas.core.time.timestamp import Timestamp
from pandas.core.time.units import NS_DAY

# Frequencies that name the end of their span: bins end with them and are called by them.
_ENDS = {"ME", "YE", "QE", "BME", "BYE", "BQE", "W"}


class Bins:
    """The bin number of each row (-1 for none), the label of each bin, and the times upsampling fills."""

    __slots__ = ("codes", "labels", "fill_labels", "freq")

    def __init__(self, codes, labels, fill_labels, freq):
        self.codes = codes
        self.labels = labels
        self.fill_labels = fill_labels
        self.freq = freq


def _is_end(offset):
    rule = offset.rule_code or ""
    return rule.partition("-")[0] in _ENDS


def make_bins(column, offset, closed=None, label=None, origin="start_day", shift=None):
    """The Bins of a datetime or timedelta Column."""
    if offset.n <= 0:
        raise ValueError("Bins need a frequency that goes forward")
    for name, given in (("closed", closed), ("label", label)):
        if given not in (None, "left", "right"):
            raise ValueError(f"Unsupported value {given} for `{name}`")
    ends = _is_end(offset) or origin in ("end", "end_day")
    closed = closed or ("right" if ends else "left")
    label = label or ("right" if ends else "left")
    if column.kind == "period":
        return _period_bins(column, offset)
    if column.kind == "timedelta":
        return _duration_bins(column, offset, closed, label, shift)
    if column.kind != "datetime":
        raise TypeError(
            "Only valid with DatetimeIndex, TimedeltaIndex or PeriodIndex, but got an instance of "
            f"'{_index_name(column)}'"
        )
    if len(column) == 0 or column.isna().reduce(Reduce.ALL):
        empty = column.slice(0, 0, 1)
        return Bins(_pandas.full(len(column), -1, "int64"), empty, empty, offset)
    unit, zone = _parts(column.dtype)
    times = column if unit == "ns" else column.time(Time.AS_UNIT, "ns")
    if isinstance(offset, Tick):
        edges = _tick_edges(times, offset, closed, origin, shift, zone)
        limits = edges
    else:
        edges, limits = _calendar_edges(times, offset, closed, zone)
    codes = limits.searchsorted(times, "right" if closed == "left" else "left").binary(Binary.SUB, 1)
    n = len(edges)
    if times.any_missing():
        codes = codes.where(times.isna().unary(Unary.INVERT), -1)
    labels = edges.slice(1, n, 1) if label == "right" else edges.slice(0, n - 1, 1)
    fill = edges.slice(1, n, 1) if closed == "right" else edges.slice(0, n - 1, 1)
    if unit != "ns":
        labels, fill = labels.time(Time.AS_UNIT, unit), fill.time(Time.AS_UNIT, unit)
    return Bins(codes, labels, fill, offset)


def _index_name(column):
    return type(classes.Index._from(column)).__name__


def _parts(dtype):
    unit, _, zone = dtype[dtype.index("[") + 1 : -1].partition(",")
    return unit.strip(), zone.strip() or None


def _extremes(times):
    raw = times.time(Time.ORDINAL)
    if times.any_missing():
        raw = raw.filter(times.isna().unary(Unary.INVERT))
    return int(raw.reduce(Reduce.MIN)), int(raw.reduce(Reduce.MAX))


def _span_ns(value):
    if value is None:
        return 0
    return Timedelta(value)._native()[1]


def _anchored(first, last, step, closed, start):
    """The first and last edge around two times, on a grid of `step` from `start`; all in nanoseconds."""
    before, after = (first - start) % step, (last - start) % step
    if closed == "right":
        low = first - before if before else first - step
        high = last + (step - after) if after else last
    else:
        low = first - before
        high = last + (step - after) if after else last + step
    return low, high


def _tick_edges(times, offset, closed, origin, shift, zone):
    step = int(offset.delta._ns)
    # Days are counted on the wall clock, shorter steps in absolute time.
    by_wall = zone is not None and isinstance(offset, Day)
    source = times.time(Time.TZ_LOCALIZE, None) if by_wall else times
    first, last = _extremes(source)
    start = _grid_start(first, last, step, origin, zone, by_wall) + _span_ns(shift)
    low, high = _anchored(first, last, step, closed, start)
    for edge in (low, high):
        if not fits(edge):
            raise moment_error(f"Out of bounds nanosecond timestamp {edge}")
    edges = _column_of_ns(range(low, high + 1, step))
    if zone is None:
        return edges
    return edges.time(Time.TZ_LOCALIZE, zone) if by_wall else edges.time(Time.TZ_LOCALIZE, "UTC").time(Time.TZ_CONVERT, zone)


def _grid_start(first, last, step, origin, zone, by_wall):
    if origin == "start_day":
        return _midnight(first, zone if not by_wall else None)
    if origin == "start":
        return first
    if origin == "epoch":
        return 0
    if origin in ("end", "end_day"):
        anchor = last
        if origin == "end_day":
            anchor = _midnight(last, zone if not by_wall else None)
            anchor += NS_DAY if anchor < last else 0
        steps = (anchor - first) // step + 1
        return anchor - steps * step
    try:
        stamp = Timestamp(origin)
    except (ValueError, TypeError):
        raise ValueError(
            "'origin' should be equal to 'epoch', 'start', 'start_day', 'end', 'end_day' or should be a Timestamp "
            f"convertible type. Got '{origin}' instead."
        ) from None
    if (stamp.tzinfo is None) != (zone is None):
        raise ValueError("The origin must have the same timezone as the index.")
    return stamp._wall_ns if by_wall else stamp._ns


def _midnight(value, zone):
    if zone is None:
        # Midnight before the first moment wraps, as in pandas.
        return wrapped(value - value % NS_DAY)
    return Timestamp(value, tz="UTC").tz_convert(zone).normalize()._ns


def _calendar_edges(times, offset, closed, zone):
    """The edges by which bins are called, and the limits that decide which bin a time is in."""
    walls = times.time(Time.TZ_LOCALIZE, None) if zone is not None else times
    first, last = walls.reduce(Reduce.MIN), walls.reduce(Reduce.MAX)
    check_start(first._ns - first._ns % NS_DAY)
    first = first.normalize()
    last = last.normalize()
    first = offset.rollback(first) if closed == "left" else first - offset
    last = last + offset
    edges = date_range(first, last, freq=offset)._col
    limits = edges
    if _is_end(offset):
        if closed == "right":
            limits = edges.binary(Binary.ADD, _one_day_less())
        n = len(edges)
        if n > 1 and limits.get(n - 2) > walls.reduce(Reduce.MAX):
            edges, limits = edges.slice(0, n - 1, 1), limits.slice(0, n - 1, 1)
    if zone is not None:
        edges, limits = edges.time(Time.TZ_LOCALIZE, zone), limits.time(Time.TZ_LOCALIZE, zone)
    return edges, limits


def _one_day_less():
    return Timedelta(NS_DAY - 1, "ns")


def _duration_bins(column, offset, closed, label, shift):
    if not isinstance(offset, Tick):
        raise ValueError(f"Resampling durations needs a fixed frequency, not {offset.freqstr}")
    step = int(offset.delta._ns)
    first, last = _extremes(column)
    start = first + _span_ns(shift)
    count = (last - start) // step + 2
    if not fits(start + (count - 1) * step):
        raise OverflowError("Overflow in int64 addition")
    edges = _int_column(range(start, start + count * step, step)).cast("timedelta64[ns]")
    codes = edges.searchsorted(column, "right" if closed == "left" else "left").binary(Binary.SUB, 1)
    if column.any_missing():
        codes = codes.where(column.isna().unary(Unary.INVERT), -1)
    n = len(edges)
    labels = edges.slice(1, n, 1) if label == "right" else edges.slice(0, n - 1, 1)
    return Bins(codes, labels, edges.slice(0, n - 1, 1), offset)


def _period_bins(column, offset):
    """Longer periods that hold shorter ones."""
    own = classes.Index._from(column)
    target = period_alias(offset)
    if offset.n != 1:
        raise unsupported("resample of a PeriodIndex to a multiple of a frequency")
    wide = own.asfreq(target)
    if not wide.equals(own.asfreq(target, "start")):
        raise unsupported("resample of a PeriodIndex to a shorter frequency")
    numbers = wide._col.time(Time.ORDINAL)
    low, high = int(numbers.reduce(Reduce.MIN)), int(numbers.reduce(Reduce.MAX))
    labels = _pandas.from_ordinals(_pandas.int_range(low, high + 1, 1), wide._col.freq)
    return Bins(numbers.binary(Binary.SUB, low), labels, labels, None)


def time_bins(column, offset, closed, label, origin, shift):
    """Bin numbers, labels and frequency, for a Grouper."""
    bins = make_bins(column, offset, closed, label, origin, shift)
    return bins.codes, bins.labels, bins.freq


def check_time_column(column, index):
    """TypeError unless a column holds times."""
    if column is None or column.kind not in ("datetime", "timedelta", "period"):
        raise TypeError(
            "Only valid with DatetimeIndex, TimedeltaIndex or PeriodIndex, but got an instance of "
            f"'{type(index).__name__}'"
        )
