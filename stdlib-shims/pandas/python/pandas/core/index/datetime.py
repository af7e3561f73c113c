"""`DatetimeIndex`: labels that are points in time."""

import datetime

import numpy as np

import _pandas
from _pandas import Binary, Reduce, Time, Unary

from pandas.core.arguments.options import no_default
from pandas.core.arguments.questions import is_list_like, is_pandas
from pandas.core.dtypes.names import dtype_name
from pandas.core.index.base import Index
from pandas.core.index.time_like import TimeLikeIndex, index_of, object_array
from pandas.core.indexing.masks import positions_where
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.markers import NaT
from pandas.core.missing.questions import is_missing
from pandas.core.time import fields
from pandas.core.time.datetime_text import parse_fields
from pandas.core.time.day_times import positions_at, positions_between
from pandas.core.time.offsets import span_of, to_offset
from pandas.core.time.timestamp import Timestamp
from pandas.core.time.units import NS_DAY, NS_HOUR, NS_MINUTE, NS_SECOND, add_months, civil_from_days, days_from_civil
from pandas.core.time.zones import as_zone, fixed_zone, same_zone, wall_to_utc

# Loaded on first use, which keeps imports short.
to_datetime = on_first_use("pandas.core.time.to_datetime")
to_datetime_parts = on_first_use("pandas.core.time.to_datetime_parts")

_SIZES = (
    ("day", NS_DAY), ("hour", NS_HOUR), ("minute", NS_MINUTE), ("second", NS_SECOND), ("millisecond", 10**6), ("microsecond", 10**3),
)
_ORDER = ("year", "quarter", "month", "day", "hour", "minute", "second", "millisecond", "microsecond", "nanosecond")


class DatetimeIndex(TimeLikeIndex):
    """Labels that are points in time, with text labels for stretches such as a month.

    >>> pd.date_range("2024-01-30", periods=3).slice_indexer("2024-02", "2024-02")
    slice(2, 3, None)
    """

    __module__ = "pandas.core.indexes.datetimes"

    def __new__(
        cls, data=None, freq=no_default, tz=no_default, normalize=False, closed=None, ambiguous="raise", dayfirst=False,
        yearfirst=False, dtype=None, copy=False, name=None,
    ):
        if data is None or not is_list_like(data):
            raise TypeError(
                f"{cls.__name__}(...) must be called with a collection of some kind, {data!r} was passed"
            )
        if name is None:
            name = getattr(data, "name", None) if is_pandas(data) else None
        column = times_of(data, dayfirst, yearfirst)
        zone = None if tz is no_default else as_zone(tz)
        if dtype is not None:
            wanted = dtype_name(dtype)
            zone = zone or (as_zone(wanted.partition(", ")[2][:-1]) if "," in wanted else None)
        if zone is not None:
            column = fields.converted(column, zone) if fields.column_zone(column) is not None else fields.localized(column, zone, ambiguous)
        if dtype is not None and column.dtype != wanted:
            column = column.cast(wanted)
        if normalize:
            column = column.time(Time.NORMALIZE)
        own = getattr(data, "_freq", None)
        new = cls._of(column, name, own if freq is no_default else None)
        if freq is not no_default and freq is not None:
            if isinstance(freq, str) and freq == "infer":
                new._freq = to_offset(new.inferred_freq)
            else:
                new.freq = freq
        return new

    # Fields

    @property
    def tz(self):
        """The time zone, or None."""
        return fields.column_zone(self._col)

    tzinfo = tz

    @property
    def date(self):
        """The dates, in an array."""
        return self._col.time(Time.DATE).to_numpy()

    @property
    def time(self):
        """The times of day, in an array."""
        return self._col.time(Time.TIME).to_numpy()

    @property
    def timetz(self):
        """The times of day with their zone, in an array."""
        return object_array([stamp if stamp is NaT else stamp.timetz() for stamp in self._col.tolist()])

    def day_name(self, locale=None):
        """Names of the weekdays."""
        return index_of(self._col.time(Time.DAY_NAME), self._name)

    def month_name(self, locale=None):
        """Names of the months."""
        return index_of(self._col.time(Time.MONTH_NAME), self._name)

    def isocalendar(self):
        """Year, week and day of the ISO calendar."""
        return fields.iso_frame(self._col, self)

    def strftime(self, date_format):
        """Texts in the given layout."""
        return index_of(self._col.time(Time.STRFTIME, date_format), self._name)

    def to_pydatetime(self):
        """Plain datetimes, in an array."""
        return object_array([stamp.to_pydatetime(False) for stamp in self._col.tolist()])

    def to_julian_date(self):
        """Days since noon of 1 January 4713 BC."""
        return index_of(self._col.time(Time.JULIAN), self._name)

    @property
    def is_normalized(self):
        """Whether all times are midnight."""
        return bool(self._col.time(Time.NORMALIZE).equals(self._col))

    @property
    def _resolution_word(self):
        walls = self._col.time(Time.TZ_LOCALIZE, None) if self.tz is not None else self._col
        known = walls.filter(walls.isna().unary(Unary.INVERT)) if walls.any_missing() else walls
        nanos = known.time(Time.AS_UNIT, "ns").time(Time.ORDINAL)
        if len(nanos) == 0:
            return "day"
        for word, size in _SIZES:
            if not nanos.binary(Binary.MOD, size).reduce(Reduce.ANY):
                return word
        return "nanosecond"

    @property
    def resolution(self):
        """The finest part of a time that is used: 'day', 'hour', ..."""
        word = self.__dict__.get("_resolution")
        if word is None:
            word = self._resolution = self._resolution_word
        return word

    # Other times

    def _rounded(self, how, freq, ambiguous, nonexistent):
        return DatetimeIndex._of(fields.rounded(self._col, how, freq, ambiguous, nonexistent), self._name)

    def floor(self, freq, ambiguous="raise", nonexistent="raise"):
        """Each time down to a multiple of a fixed frequency."""
        return self._rounded(Time.FLOOR, freq, ambiguous, nonexistent)

    def ceil(self, freq, ambiguous="raise", nonexistent="raise"):
        """Each time up to a multiple of a fixed frequency."""
        return self._rounded(Time.CEIL, freq, ambiguous, nonexistent)

    def round(self, freq, ambiguous="raise", nonexistent="raise"):
        """Each time to the nearest multiple of a fixed frequency."""
        return self._rounded(Time.ROUND, freq, ambiguous, nonexistent)

    def normalize(self):
        """Midnight of each day."""
        column = self._col.time(Time.NORMALIZE)
        same = column.equals(self._col)
        return DatetimeIndex._of(column, self._name, self._freq if same else None)

    def snap(self, freq="S"):
        """Each time to the nearest step of a frequency."""
        offset = to_offset(freq)
        snapped = []
        for stamp in self._col.tolist():
            if stamp is not NaT and not offset.is_on_offset(stamp):
                before, after = offset.rollback(stamp), offset.rollforward(stamp)
                stamp = before if abs(stamp - before) < abs(after - stamp) else after
            snapped.append(stamp)
        return DatetimeIndex._of(_pandas.column(snapped, self._col.dtype), self._name)

    def tz_localize(self, tz, ambiguous="raise", nonexistent="raise"):
        """Gives naive times a zone, or takes it away."""
        column = fields.localized(self._col, tz, ambiguous, nonexistent)
        keep = self._freq if len(self) == 1 or (self.tz is None if tz is None else str(as_zone(tz)) == "UTC") else None
        return DatetimeIndex._of(column, self._name, keep)

    def tz_convert(self, tz):
        """The same instants in another zone."""
        return DatetimeIndex._of(fields.converted(self._col, tz), self._name, self._freq)

    def to_period(self, freq=None):
        """The spans of a frequency that hold the times."""
        if freq is None:
            freq = self.freqstr or self.inferred_freq
            if freq is None:
                raise ValueError("You must pass a freq argument as current index has none.")
            freq = span_of(freq)
        return index_of(fields.to_periods(self._col, freq), self._name)

    # Finding times

    def _key(self, label):
        if isinstance(label, str):
            return self._stamp_of_text(label)
        if isinstance(label, (datetime.date, np.datetime64)) and label is not NaT:
            return self._in_zone(Timestamp(label))
        return label

    def _in_zone(self, stamp):
        zone = self.tz
        if zone is None or stamp.tzinfo is None or same_zone(zone, stamp.tzinfo):
            return stamp
        return stamp.tz_convert(zone)

    def _stamp_of_text(self, text):
        stamp = Timestamp(text)
        zone = self.tz
        if stamp is not NaT and zone is not None and stamp.tzinfo is None:
            return stamp.tz_localize(zone)
        return stamp if stamp is NaT else self._in_zone(stamp)

    def _read_text(self, text):
        """(first moment, last moment, finest part) that a text label names."""
        wall, offset, _, finest = parse_fields(text)
        first, last = _stretch_ns(wall, finest)
        own = self.tz
        zone = own if offset is None else fixed_zone(offset)
        sides = []
        for side in (first, last):
            value = side if zone is None else wall_to_utc(side, zone)
            if own is None and offset is not None:
                sides.append(Timestamp._make(value, zone))
            else:
                sides.append(Timestamp._make(value, own))
        return sides[0], sides[1], finest

    def _bounds_of(self, label):
        """The earliest and latest moment a slice label can mean."""
        if isinstance(label, str):
            try:
                first, last, _ = self._read_text(label)
            except ValueError:
                raise self._wrong_slice(label) from None
            return first, last
        if isinstance(label, (datetime.date, np.datetime64)) and label is not NaT:
            stamp = self._in_zone(Timestamp(label))
            if (stamp.tzinfo is None) != (self.tz is None):
                if isinstance(label, datetime.datetime):
                    raise TypeError("Cannot compare tz-naive and tz-aware datetime-like objects.")
                stamp = stamp.tz_localize(self.tz)
            return stamp, stamp
        raise self._wrong_slice(label)

    def _wrong_slice(self, label):
        return TypeError(
            f"cannot do slice indexing on {type(self).__name__} with these indexers [{label}] of type {type(label).__name__}"
        )

    def _locate(self, label):
        if isinstance(label, str):
            try:
                first, last, finest = self._read_text(label)
            except ValueError:
                raise KeyError(label) from None
            if _ORDER.index(finest) < _ORDER.index(self.resolution):
                return self._locate_partial(label, first, last)
            return self._locate_value(first, label)
        if label is NaT or is_missing(label):
            return self._as_location(positions_where(self._col.isna()), label)
        if isinstance(label, datetime.timedelta):
            raise TypeError(f"Cannot index {type(self).__name__} with {type(label).__name__}")
        if not isinstance(label, (datetime.datetime, np.datetime64)):
            raise KeyError(label)
        stamp = Timestamp(label)
        if (stamp.tzinfo is None) != (self.tz is None):
            raise KeyError(label)
        return self._locate_value(self._in_zone(stamp), label)

    def _locate_partial(self, text, first=None, last=None):
        """Positions of all times within the stretch a text names: a slice, or a Column where they are scattered."""
        if first is None:
            first, last, _ = self._read_text(text)
        found = self._stretch(first, last)
        n = found.stop - found.start if isinstance(found, slice) else len(found)
        if n <= 0:
            if len(self) and self._is_rising and self[0] <= last and first <= self[len(self) - 1]:
                return found
            raise KeyError(text)
        return found

    def indexer_at_time(self, time, asof=False):
        """Positions of the times at a time of day."""
        return positions_at(self._col, time).to_numpy()

    def indexer_between_time(self, start_time, end_time, include_start=True, include_end=True):
        """Positions of the times between two times of day."""
        return positions_between(self._col, start_time, end_time, include_start, include_end).to_numpy()

    def union(self, other, sort=None):
        """The times of both, in order; the frequency stays where it still holds."""
        result = Index.union(self, other, sort)
        if self._freq is not None and getattr(other, "_freq", None) == self._freq and isinstance(result, DatetimeIndex):
            if result.inferred_freq is not None and to_offset(result.inferred_freq) == self._freq:
                result._freq = self._freq
        return result


def times_of(data, dayfirst=False, yearfirst=False):
    """A datetime Column from anything list-like; texts are read one by one."""
    column = to_datetime._column_of(data)
    if column.kind == "period":
        return fields.period_starts(column)
    layout = "mixed" if column.kind in ("text", "objects") else None
    return to_datetime.convert(column, to_datetime_parts.Settings("raise", dayfirst, yearfirst, False, layout, True, None))


def _stretch_ns(wall, finest):
    """First and last nanosecond of the year, month, ... that starts at a wall-clock time."""
    if finest in ("year", "quarter", "month"):
        year, month, _ = civil_from_days(wall // NS_DAY)
        year, month = add_months(year, month, {"year": 12, "quarter": 3, "month": 1}[finest])
        return wall, days_from_civil(year, month, 1) * NS_DAY - 1
    size = dict(_SIZES).get(finest, 1)
    return wall, wall + size - 1


def _number(name, native):
    def read(self):
        return index_of(self._col.time(native), self._name)

    read.__doc__ = f"The {name.replace('_', ' ')} of each."
    return property(read)


def _flag(name):
    def read(self):
        return self._col.time(name).to_numpy()

    read.__doc__ = "Which times hold for the question in the name."
    return property(read)


for _name, _native in fields.NUMBERS.items():
    setattr(DatetimeIndex, _name, _number(_name, _native))
for _name in fields.FLAGS:
    setattr(DatetimeIndex, _name, _flag(_name))
