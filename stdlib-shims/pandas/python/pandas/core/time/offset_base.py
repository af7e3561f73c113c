"""What all date offsets share, and the ticks: offsets of a fixed length (Day, Hour, ... Nano)."""

import datetime

import numpy as np

from pandas.core.missing.markers import NaT
from pandas.core.time.bounds import as_long, check_calendar, check_duration, duration_error, INT_MAX, INT_MIN
from pandas.core.time.timedelta import duration_ns, Timedelta
from pandas.core.time.timedelta_format import format_timedelta
from pandas.core.time.timestamp import Timestamp
from pandas.core.time.units import as_plain_int, finer, NS_DAY, NS_HOUR, NS_MINUTE, NS_SECOND, RESOLUTION_NS
from pandas.core.time.zones import wall_to_utc
import _pandas
from _pandas import Binary, Time
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, because it imports this module.
offsets = on_first_use("pandas.core.time.offsets")

_MODULE = "pandas._libs.tslibs.offsets"


def is_time_point(value):
    """Whether a value is a date or a time an offset can move."""
    return isinstance(value, (datetime.date, np.datetime64))


class BaseOffset:
    """A step through the calendar, `n` times a rule. Subclasses say where a day number goes."""

    __module__ = _MODULE
    _is_offset = True
    _attributes = ()
    _prefix = None
    # Whether a moved time is put together from its fields, which its complaint then shows.
    _by_fields = False

    def __init__(self, n=1, normalize=False):
        self._set_count(n, normalize)

    def _set_count(self, n, normalize):
        whole = as_plain_int(n)
        if whole is None:
            if isinstance(n, (float, np.floating)) and n == int(n):
                whole = int(n)
            elif isinstance(n, (float, np.floating)):
                raise ValueError(f"`n` argument must be an integer, got {n}")
            else:
                raise TypeError(f"`n` argument must be an integer, got {type(n)}")
        self.n = as_long(whole)
        self.normalize = bool(normalize)

    # What subclasses give: on a day number since 1970, wall clock.

    def _shift_day(self, day, n):
        raise NotImplementedError(f"{type(self).__name__}")

    def _on_day(self, day):
        return self._shift_day(self._shift_day(day, 1), -1) == day

    def _extra_ns(self):
        """Nanoseconds added after the day was moved."""
        return 0

    # Names

    def _keywords(self):
        return {name: getattr(self, name) for name in self._attributes}

    @property
    def kwds(self):
        """The arguments besides `n` and `normalize`."""
        return {name: value for name, value in self._keywords().items() if value is not None}

    @property
    def rule_code(self):
        """The rule without the count."""
        return self._prefix

    @property
    def name(self):
        """The rule without the count."""
        return self.rule_code

    @property
    def freqstr(self):
        """The frequency text, such as '2ME'."""
        if self._prefix is None:
            return repr(self)
        return self.rule_code if self.n == 1 else f"{self.n}{self.rule_code}"

    @property
    def base(self):
        """The same rule with a count of one."""
        return self._with_count(1)

    def _with_count(self, n):
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.n = as_long(n)
        return new

    def copy(self):
        """An equal offset."""
        return self._with_count(self.n)

    def _shown_name(self):
        return type(self).__name__

    def _shown_keywords(self):
        return [f"{name}={value!r}" for name, value in self._keywords().items()]

    def __repr__(self):
        name = self._shown_name()
        count = "" if self.n == 1 else f"{self.n} * "
        plural = "s" if abs(self.n) != 1 else ""
        shown = self._shown_keywords()
        return f"<{count}{name}{plural}{': ' + ', '.join(shown) if shown else ''}>"

    @property
    def nanos(self):
        """Length in nanoseconds; only ticks have one."""
        raise ValueError(f"{self!r} is a non-fixed frequency")

    # Moving

    def _apply(self, stamp):
        wall = stamp._wall_ns
        day, clock = divmod(wall, NS_DAY)
        moved = self._shift_day(day, self.n) * NS_DAY
        if not self.normalize:
            moved += clock
        moved += self._extra_ns()
        if self._by_fields:
            check_calendar(moved, stamp._unit)
        zone = stamp.tzinfo
        return Timestamp._make(moved if zone is None else wall_to_utc(moved, zone), zone, stamp._unit)

    def _apply_column(self, column):
        """A datetime Column moved by this offset, on the wall clock."""
        zone = column.dtype.partition(", ")[2].rstrip("]")
        moved = self._move_walls(column.time(Time.TZ_LOCALIZE, None) if zone else column)
        if self.normalize:
            moved = moved.time(Time.NORMALIZE)
        return moved.time(Time.TZ_LOCALIZE, zone) if zone else moved

    def _move_walls(self, walls):
        """A Column without a zone moved; every distinct day is moved once."""
        unit = walls.dtype[11:].rstrip("]")
        days = walls.time(Time.NORMALIZE)
        codes, uniques = days.factorize()
        moved = [self._apply(stamp) for stamp in uniques.tolist()]
        if not moved:
            return walls
        return _pandas.column(moved, f"datetime64[{unit}]").take(codes, True).binary(Binary.ADD, walls.binary(Binary.SUB, days))

    def rollforward(self, dt):
        """The same time if it is on the rule, else the next one that is."""
        stamp = Timestamp(dt)
        return stamp if self.is_on_offset(stamp) else self._with_count(1)._apply(stamp)

    def rollback(self, dt):
        """The same time if it is on the rule, else the last one before that is."""
        stamp = Timestamp(dt)
        return stamp if self.is_on_offset(stamp) else self._with_count(-1)._apply(stamp)

    def is_on_offset(self, dt):
        """Whether a time is on the rule."""
        stamp = Timestamp(dt)
        wall = stamp._wall_ns
        if self.normalize and wall % NS_DAY:
            return False
        return bool(self._on_day(wall // NS_DAY))

    def is_anchored(self):
        """Whether the rule is tied to a day and counts one."""
        return self.n == 1 and bool(self._attributes)

    def is_month_start(self, stamp):
        """Whether a time is at the start of a month."""
        return stamp.is_month_start

    def is_month_end(self, stamp):
        """Whether a time is at the end of a month."""
        return stamp.is_month_end

    def is_quarter_start(self, stamp):
        """Whether a time is at the start of a quarter."""
        return stamp.is_quarter_start

    def is_quarter_end(self, stamp):
        """Whether a time is at the end of a quarter."""
        return stamp.is_quarter_end

    def is_year_start(self, stamp):
        """Whether a time is at the start of a year."""
        return stamp.is_year_start

    def is_year_end(self, stamp):
        """Whether a time is at the end of a year."""
        return stamp.is_year_end

    # Arithmetic

    def __add__(self, other):
        if other is NaT:
            return NaT
        if is_time_point(other):
            return self._apply(Timestamp(other))
        if isinstance(other, np.ndarray) and other.dtype.kind == "O":
            return np.array([self + item for item in other], dtype=object)
        return NotImplemented

    def __radd__(self, other):
        return self.__add__(other)

    def __sub__(self, other):
        if is_time_point(other):
            raise TypeError("Cannot subtract datetime from offset.")
        if type(other) is type(self):
            return self._with_count(self.n - other.n)
        return NotImplemented

    def __rsub__(self, other):
        if other is NaT or is_time_point(other):
            return (-self).__add__(other)
        return NotImplemented

    def __neg__(self):
        return self._with_count(-self.n)

    def __mul__(self, other):
        whole = as_plain_int(other)
        return NotImplemented if whole is None else self._with_count(self.n * whole)

    __rmul__ = __mul__

    def _identity(self):
        return (type(self).__name__, self.n, self.normalize, tuple(sorted((k, str(v)) for k, v in self._keywords().items())))

    def __eq__(self, other):
        if isinstance(other, str):
            try:
                other = offsets.to_offset(other)
            except ValueError:
                return False
        return isinstance(other, BaseOffset) and self._identity() == other._identity()

    def __ne__(self, other):
        return not self == other

    def __hash__(self):
        return hash(self._identity())

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


class Tick(BaseOffset):
    """An offset of a fixed length."""

    __module__ = _MODULE
    _size = 1

    @property
    def nanos(self):
        """Length in nanoseconds."""
        return self.n * self._size

    _tick_unit = "s"

    @property
    def _tick_ns(self):
        unit = RESOLUTION_NS[self._tick_unit]
        if not INT_MIN < self.nanos // unit <= INT_MAX:
            raise duration_error(f"Cannot cast {self!r} to unit={self._tick_unit} without overflow.")
        return self.nanos

    @property
    def delta(self):
        """Length as a Timedelta."""
        check_duration(self._tick_ns, "ns", format_timedelta)
        return Timedelta._make(self.nanos)

    def _native(self):
        return ("timedelta", self.nanos)

    def _apply(self, stamp):
        return stamp + self._duration(stamp._unit)

    def _apply_column(self, column):
        return column.binary(Binary.ADD, self._duration(column.dtype.partition("[")[2].partition(",")[0].rstrip("]")))

    def _duration(self, unit):
        """Length as a Timedelta to be added to times of a resolution."""
        check_duration(self._tick_ns, finer(unit, self._tick_unit), format_timedelta)
        return Timedelta._make(self._tick_ns, self._tick_unit)

    def is_on_offset(self, dt):
        """True: any time is on a tick."""
        return True

    def is_anchored(self):
        """False."""
        return False

    def __add__(self, other):
        if isinstance(other, Tick):
            if type(other) is type(self):
                return self._with_count(self.n + other.n)
            return tick_of(self._tick_ns + other._tick_ns)
        amount = duration_ns(other) if not is_time_point(other) else None
        if amount is not None:
            return NaT if amount is NaT else Timedelta._make(self.nanos + amount)
        return BaseOffset.__add__(self, other)

    def __sub__(self, other):
        if isinstance(other, Tick):
            return tick_of(self.nanos - other.nanos)
        amount = duration_ns(other) if not is_time_point(other) else None
        if amount is not None:
            return Timedelta._make(self.nanos - amount)
        return BaseOffset.__sub__(self, other)

    def __mul__(self, other):
        if isinstance(other, (float, np.floating)):
            return tick_of(int(self.nanos * other))
        return BaseOffset.__mul__(self, other)

    __rmul__ = __mul__

    def __truediv__(self, other):
        amount = duration_ns(other)
        if amount is not None:
            return self.nanos / amount
        return tick_of(int(self.nanos / other))

    def _order(self, other):
        if isinstance(other, str):
            try:
                other = offsets.to_offset(other)
            except ValueError:
                return None
        return duration_ns(other)

    def __eq__(self, other):
        amount = self._order(other)
        return amount is not None and amount is not NaT and self.nanos == amount

    def __lt__(self, other):
        amount = self._order(other)
        return NotImplemented if amount is None else self.nanos < amount

    def __le__(self, other):
        amount = self._order(other)
        return NotImplemented if amount is None else self.nanos <= amount

    def __gt__(self, other):
        amount = self._order(other)
        return NotImplemented if amount is None else self.nanos > amount

    def __ge__(self, other):
        amount = self._order(other)
        return NotImplemented if amount is None else self.nanos >= amount

    def __hash__(self):
        return hash(("tick", self.nanos))


class Day(Tick):
    """Twenty-four hours."""

    __module__ = _MODULE
    _prefix, _size = "D", NS_DAY


class Hour(Tick):
    """An hour."""

    __module__ = _MODULE
    _prefix, _size = "h", NS_HOUR


class Minute(Tick):
    """A minute."""

    __module__ = _MODULE
    _prefix, _size = "min", NS_MINUTE


class Second(Tick):
    """A second."""

    __module__ = _MODULE
    _prefix, _size = "s", NS_SECOND


class Milli(Tick):
    """A millisecond."""

    __module__ = _MODULE
    _prefix, _size, _tick_unit = "ms", 1_000_000, "ms"


class Micro(Tick):
    """A microsecond."""

    __module__ = _MODULE
    _prefix, _size, _tick_unit = "us", 1_000, "us"


class Nano(Tick):
    """A nanosecond."""

    __module__ = _MODULE
    _prefix, _size, _tick_unit = "ns", 1, "ns"


def tick_of(nanos):
    """The coarsest tick that has this length exactly."""
    for cls in (Day, Hour, Minute, Second, Milli, Micro):
        if nanos % cls._size == 0:
            return cls(nanos // cls._size)
    return Nano(nanos)
