"""`Timestamp`: a point in time with nanosecond precision that is also a `datetime.datetime`."""

import datetime

import numpy as np

from pandas.core.missing.markers import NaT
from pandas.core.time.bounds import (
    check_calendar,
    check_duration,
    check_moment,
    check_start,
    check_zone,
    fits,
    INT_MAX,
    INT_MIN,
    moment_error,
    wrapped,
)
from pandas.core.time.timedelta import _resolution_of, duration_ns, Timedelta
from pandas.core.time.timedelta_format import format_timedelta
from pandas.core.time.timestamp_fields import TimestampFields
from pandas.core.time.units import (
    as_plain_int,
    civil_from_days,
    days_from_civil,
    finer,
    month_length,
    NS_DAY,
    NS_MAX,
    NS_MIN,
    NS_SECOND,
    RESOLUTION_NS,
    round_to,
    unit_size,
)
from pandas.core.time.zones import as_zone, localize, offset_at_utc, UTC, wall_to_utc, zone_name
from pandas.core.time.timedelta import float_to_ns
from pandas.core.time.zones import fixed_zone
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
pickling = on_first_use("pandas.core.files.pickling")
datetime_text = on_first_use("pandas.core.time.datetime_text")

# Loaded on first use, because it imports this module.
offsets = on_first_use("pandas.core.time.offsets")

_missing = object()
_FIELDS = ("year", "month", "day", "hour", "minute", "second", "microsecond")


def instant_ns(value):
    """(UTC nanoseconds, zone, resolution) of a datetime-like; None for anything else."""
    if isinstance(value, Timestamp):
        return value._ns, value.tzinfo, value._unit
    if isinstance(value, datetime.datetime):
        if value is NaT:
            return None
        return _ns_of_datetime(value), value.tzinfo, "us"
    if isinstance(value, np.datetime64):
        if np.isnat(value):
            return None
        unit = np.datetime_data(value.dtype)[0]
        unit = unit if unit in RESOLUTION_NS else "s"
        return int(value.astype(f"datetime64[{unit}]").astype("int64")) * RESOLUTION_NS[unit], None, unit
    if isinstance(value, datetime.date):
        return days_from_civil(value.year, value.month, value.day) * NS_DAY, None, "s"
    return None


def _ns_of_datetime(value):
    days = days_from_civil(value.year, value.month, value.day)
    seconds = value.hour * 3600 + value.minute * 60 + value.second
    wall = (days * 86400 + seconds) * NS_SECOND + value.microsecond * 1000
    offset = value.utcoffset() if value.tzinfo is not None else None
    return wall if offset is None else wall - (offset.days * 86400 + offset.seconds) * NS_SECOND


def fields_ns(fields):
    """Nanoseconds of year, month, ..., microsecond; ValueError in the words pandas passes on."""
    year, month, day, hour, minute, second, micro = fields
    if not 1 <= year <= 9999:
        raise ValueError(f"year {year} is out of range")
    if not 1 <= month <= 12:
        raise ValueError("month must be in 1..12")
    if not 1 <= day <= month_length(year, month):
        raise ValueError("day is out of range for month")
    for name, value, top in (("hour", hour, 23), ("minute", minute, 59), ("second", second, 59), ("microsecond", micro, 999999)):
        if not 0 <= value <= top:
            raise ValueError(f"{name} must be in 0..{top}")
    return (days_from_civil(year, month, day) * 86400 + hour * 3600 + minute * 60 + second) * NS_SECOND + micro * 1000


class Timestamp(TimestampFields, datetime.datetime):
    """A point in time, from text, a number with a unit, fields or another time.

    >>> pd.Timestamp("2024-03-01") - pd.Timestamp("2024-02-01")
    Timedelta('29 days 00:00:00')
    """

    __module__ = "pandas._libs.tslibs.timestamps"

    def __new__(
        cls, ts_input=_missing, year=None, month=None, day=None, hour=None, minute=None, second=None, microsecond=None,
        tzinfo=None, *, nanosecond=None, tz=_missing, unit=None, fold=None,
    ):
        zone = as_zone(tzinfo if tz is _missing else tz)
        if tzinfo is not None and tz is not _missing and tz is not None:
            raise ValueError("Can provide at most one of tz, tzinfo")
        if ts_input is _missing:
            return cls._from_fields((year, month, day, hour, minute, second, microsecond), nanosecond, zone, fold)
        if year is not None and as_plain_int(ts_input) is not None:
            # Positional fields: Timestamp(2020, 1, 31, 12).
            fields = (ts_input, year, month, day, hour, minute, second)
            return cls._from_fields(fields, nanosecond, zone, fold)
        if ts_input is None or ts_input is NaT or repr(ts_input) == "<NA>":
            return NaT
        if isinstance(ts_input, str):
            return cls._from_text(ts_input, zone)
        if isinstance(ts_input, (float, np.floating)):
            return cls._from_float(float(ts_input), unit, zone)
        found = instant_ns(ts_input)
        if found is None:
            whole = as_plain_int(ts_input)
            if whole is None:
                if isinstance(ts_input, np.datetime64):
                    return NaT
                if hasattr(ts_input, "to_timestamp"):
                    return ts_input.to_timestamp()
                raise TypeError(f"Cannot convert input [{ts_input}] of type {type(ts_input)} to Timestamp")
            return cls._from_int(whole, unit, zone)
        value, own_zone, resolution = found
        if zone is None:
            return cls._make(value, as_zone(own_zone), resolution)
        if own_zone is not None:
            if type(ts_input) is not cls and tz is _missing:
                raise ValueError("Cannot pass a datetime or Timestamp with tzinfo with the tz parameter. Use tz_convert instead.")
            return cls._make(value, zone, resolution)
        return cls._make(localize(value, zone), zone, resolution)

    @classmethod
    def _from_fields(cls, fields, nanosecond, zone, fold):
        names = ("year", "month", "day")
        for position, amount in enumerate(fields[:3]):
            if amount is None:
                raise TypeError(f"function missing required argument '{names[position]}' (pos {position + 1})")
        value = fields_ns([int(part or 0) for part in fields]) + (nanosecond or 0)
        value = localize(value, zone, fold == 0 if fold is not None else "raise") if zone is not None else value
        if nanosecond and not fits(value):
            raise moment_error("Out of bounds nanosecond timestamp")
        return cls._make(value, zone, "ns" if nanosecond else "us")

    @classmethod
    def _from_text(cls, text, zone):
        if datetime_text.is_missing_text(text):
            return NaT
        if text in ("now", "today"):
            return cls.now(zone)
        value, offset, resolution = datetime_text.parse_text(text)
        if resolution == "ns":
            check_start(value)
        if offset is not None:
            own = fixed_zone(offset)
            return cls._make(value - offset * NS_SECOND, own if zone is None else zone, resolution)
        return cls._make(value if zone is None else localize(value, zone), zone, resolution)

    @classmethod
    def _from_float(cls, value, unit, zone):
        if value != value:
            return NaT
        size = unit_size(unit or "ns")
        if abs(value) * size >= INT_MAX:
            raise moment_error(f"cannot convert input {value} with the unit '{unit}'")
        return cls._make(float_to_ns(value, size), zone, "ns")

    @classmethod
    def _from_int(cls, value, unit, zone):
        if not INT_MIN <= value <= INT_MAX:
            raise moment_error(f"Out of bounds nanosecond timestamp {value}")
        if value == INT_MIN:
            return NaT
        if unit in ("M", "Y"):
            year, month = (1970 + value, 1) if unit == "Y" else (1970 + value // 12, value % 12 + 1)
            return cls._make(days_from_civil(year, month, 1) * NS_DAY, zone, "s")
        size = unit_size(unit or "ns")
        resolution = {1: "ns", 1_000: "us", 1_000_000: "ms"}.get(size, "s")
        return cls._make(value * size, zone, resolution)

    @classmethod
    def _make(cls, value, zone=None, unit="ns", wraps=False):
        """The Timestamp of UTC nanoseconds, shown in a zone; one out of a column shows a wall clock that wraps at the ends."""
        if value is NaT:
            return NaT
        fold = 0
        wall = value
        if zone is not None and zone is not UTC:
            offset, fold = offset_at_utc(zone, value)
            wall += offset
            if wraps and unit == "ns":
                wall = wrapped(wall)
            check_zone(value, wall, unit)
        if unit == "ns" and not fits(value):
            if value == INT_MIN:
                return NaT
            raise moment_error(f"Out of bounds nanosecond timestamp: {value}")
        days, rest = divmod(wall, NS_DAY)
        year, month, day = civil_from_days(days)
        if not 1 <= year <= 9999:
            raise moment_error(f"year {year} is out of range")
        micros = rest // 1000
        seconds, micro = divmod(micros, 1_000_000)
        minutes, second = divmod(seconds, 60)
        hour, minute = divmod(minutes, 60)
        self = datetime.datetime.__new__(cls, year, month, day, hour, minute, second, micro, zone, fold=fold)
        self._ns = value
        self._unit = unit
        # Of the wall clock: where that wraps, it shows other nanoseconds.
        self._nano = wall % 1000
        return self

    def _native(self):
        return ("datetime", self._ns, zone_name(self.tzinfo))

    @property
    def _wall_ns(self):
        zone = self.tzinfo
        return self._ns if zone is None or zone is UTC else self._ns + offset_at_utc(zone, self._ns)[0]

    def _with_wall(self, wall, unit=None):
        zone = self.tzinfo
        unit = unit or self._unit
        return Timestamp._make(wall if zone is None else wall_to_utc(wall, zone, self.fold), zone, unit)

    @classmethod
    def now(cls, tz=None):
        """The present moment."""
        return cls(datetime.datetime.now(as_zone(tz)))

    @classmethod
    def today(cls, tz=None):
        """The present moment (not midnight)."""
        return cls.now(tz)

    @classmethod
    def utcnow(cls):
        """The present moment in UTC."""
        return cls.now(UTC)

    @classmethod
    def fromtimestamp(cls, timestamp, tz=None):
        """From seconds since 1970."""
        return cls(datetime.datetime.fromtimestamp(timestamp, as_zone(tz)))

    @classmethod
    def utcfromtimestamp(cls, timestamp):
        """From seconds since 1970, in UTC."""
        return cls(datetime.datetime.fromtimestamp(timestamp, UTC))

    @classmethod
    def fromordinal(cls, ordinal, tz=None):
        """From a proleptic day number."""
        return cls(datetime.datetime.fromordinal(ordinal), tz=tz)

    @classmethod
    def fromisoformat(cls, text):
        """From ISO 8601 text."""
        return cls(datetime.datetime.fromisoformat(text))

    @classmethod
    def fromisocalendar(cls, year, week, day):
        """From ISO year, week and weekday."""
        return cls(datetime.datetime.fromisocalendar(year, week, day))

    @classmethod
    def combine(cls, date, time):
        """From a date and a time of day."""
        return cls(datetime.datetime.combine(date, time))

    @classmethod
    def strptime(cls, text, format):
        """Not offered, as in pandas."""
        raise NotImplementedError("Timestamp.strptime() is not implemented. Use to_datetime() to parse date strings.")

    def replace(self, year=None, month=None, day=None, hour=None, minute=None, second=None, microsecond=None,
                nanosecond=None, tzinfo=_missing, fold=None):
        """The same time with some fields changed."""
        given = (year, month, day, hour, minute, second, microsecond)
        fields = [getattr(self, name) if new is None else int(new) for name, new in zip(_FIELDS, given)]
        zone = self.tzinfo if tzinfo is _missing else as_zone(tzinfo)
        wall = fields_ns(fields) + (self.nanosecond if nanosecond is None else nanosecond)
        check_calendar(wall, self._unit)
        value = wall if zone is None else wall_to_utc(wall, zone, self.fold if fold is None else fold)
        return Timestamp._make(value, zone, self._unit)

    def tz_localize(self, tz, ambiguous="raise", nonexistent="raise"):
        """Give a naive time a zone, or take the zone away with None."""
        if self.tzinfo is None:
            zone = as_zone(tz)
            if zone is None:
                return self
            found = localize(self._ns, zone, ambiguous, nonexistent, str(self))
            if found is NaT:
                return NaT
            return Timestamp._make(found - found % RESOLUTION_NS[self._unit], zone, self._unit)
        if tz is not None:
            raise TypeError("Cannot localize tz-aware Timestamp, use tz_convert for conversions")
        return Timestamp._make(self._wall_ns, None, self._unit)

    def tz_convert(self, tz):
        """The same instant shown in another zone."""
        if self.tzinfo is None:
            raise TypeError("Cannot convert tz-naive Timestamp, use tz_localize to localize")
        return Timestamp._make(self._ns, as_zone(tz), self._unit)

    astimezone = tz_convert

    def _rounded(self, freq, how, ambiguous, nonexistent):
        size = offsets.fixed_size(freq)
        wall = round_to(self._wall_ns, size, how) if size else self._wall_ns
        if self._unit == "ns" and wall != INT_MIN and not fits(wall):
            raise moment_error(f"Cannot round {self} to freq={offsets.to_offset(freq)!r} without overflow")
        if self.tzinfo is None:
            return Timestamp._make(wall, None, self._unit)
        return Timestamp._make(localize(wall, self.tzinfo, ambiguous, nonexistent), self.tzinfo, self._unit)

    def round(self, freq, ambiguous="raise", nonexistent="raise"):
        """Nearest multiple of a fixed frequency, halves to even."""
        return self._rounded(freq, "round", ambiguous, nonexistent)

    def floor(self, freq, ambiguous="raise", nonexistent="raise"):
        """Largest multiple of a fixed frequency not after."""
        return self._rounded(freq, "floor", ambiguous, nonexistent)

    def ceil(self, freq, ambiguous="raise", nonexistent="raise"):
        """Smallest multiple of a fixed frequency not before."""
        return self._rounded(freq, "ceil", ambiguous, nonexistent)

    def as_unit(self, unit, round_ok=True):
        """The same time at another resolution."""
        if unit not in RESOLUTION_NS:
            raise ValueError("Supported units are 's', 'ms', 'us', 'ns'")
        size = RESOLUTION_NS[unit]
        if not round_ok and self._ns % size:
            raise ValueError("Cannot losslessly convert units")
        return Timestamp._make(round_to(self._in_unit(unit), size, "floor"), self.tzinfo, unit)

    def _in_unit(self, unit):
        """Nanoseconds, if a resolution holds them."""
        check_moment(self._ns, unit, lambda ns: self)
        return self._ns

    def __reduce__(self):
        return pickling.rebuild, ("timestamp", self._ns, zone_name(self.tzinfo), self._unit)

    def __reduce_ex__(self, protocol):
        return self.__reduce__()

    @classmethod
    def _restored(cls, value, zone, unit):
        return cls._make(value, as_zone(zone), unit)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __hash__(self):
        if self._ns % 1000:
            return hash(self._ns)
        return datetime.datetime.__hash__(self)

    def _compare_to(self, other, symbol):
        if isinstance(other, datetime.date) and not isinstance(other, datetime.datetime):
            if symbol in ("==", "!="):
                return symbol == "!="
            raise TypeError(
                "Cannot compare Timestamp with datetime.date. Use ts == pd.Timestamp(date) or ts.date() == date instead."
            )
        if other is NaT:
            return symbol == "!="
        if isinstance(other, np.ndarray):
            return NotImplemented
        found = instant_ns(other)
        if found is None:
            return symbol == "!=" if isinstance(other, np.datetime64) else NotImplemented
        if (found[1] is None) != (self.tzinfo is None):
            if symbol in ("==", "!="):
                return symbol == "!="
            raise TypeError("Cannot compare tz-naive and tz-aware timestamps")
        left, right = self._ns, found[0]
        if symbol == "<":
            return left < right
        if symbol == "<=":
            return left <= right
        if symbol == ">":
            return left > right
        if symbol == ">=":
            return left >= right
        return (left == right) == (symbol == "==")

    def __eq__(self, other):
        return self._compare_to(other, "==")

    def __ne__(self, other):
        return self._compare_to(other, "!=")

    def __lt__(self, other):
        return self._compare_to(other, "<")

    def __le__(self, other):
        return self._compare_to(other, "<=")

    def __gt__(self, other):
        return self._compare_to(other, ">")

    def __ge__(self, other):
        return self._compare_to(other, ">=")

    def _moved(self, other, sign):
        if hasattr(other, "_is_offset"):
            return (other if sign > 0 else -other)._apply(self)
        amount = duration_ns(other)
        if amount is not None:
            if amount is NaT:
                return NaT
            own = _resolution_of(other)
            unit = finer(self._unit, own)
            check_duration(amount, unit, format_timedelta)
            return Timestamp._make(self._in_unit(unit) + sign * amount, self.tzinfo, unit)
        if as_plain_int(other) is not None and not isinstance(other, np.timedelta64):
            raise TypeError(
                "Addition/subtraction of integers and integer-arrays with Timestamp is no longer supported.  "
                "Instead of adding/subtracting `n`, use `n * obj.freq`"
            )
        if isinstance(other, np.ndarray) and other.dtype.kind == "m":
            own = np.datetime64(self._ns, "ns")
            return own + other if sign > 0 else own - other
        return NotImplemented

    def __add__(self, other):
        return self._moved(other, 1)

    __radd__ = __add__

    def __sub__(self, other):
        found = instant_ns(other) if isinstance(other, (datetime.datetime, np.datetime64)) else None
        if found is None:
            return NaT if other is NaT else self._moved(other, -1)
        if (found[1] is None) != (self.tzinfo is None):
            raise TypeError("Cannot subtract tz-naive and tz-aware datetime-like objects.")
        unit = finer(self._unit, found[2])
        check_moment(found[0], unit, lambda ns: Timestamp(other))
        distance = self._in_unit(unit) - found[0]
        if unit == "ns" and distance != INT_MIN and not fits(distance):
            raise moment_error(
                "Result is too large for pandas.Timedelta. Convert inputs to datetime.datetime with "
                "'Timestamp.to_pydatetime()' before subtracting."
            )
        return Timedelta._make(distance, unit)

    def __rsub__(self, other):
        if isinstance(other, (datetime.datetime, np.datetime64)):
            return Timestamp(other) - self
        return NotImplemented


Timestamp.min = Timestamp._make(NS_MIN)
Timestamp.max = Timestamp._make(NS_MAX)
