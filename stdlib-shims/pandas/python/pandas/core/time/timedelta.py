"""`Timedelta`: a duration with nanosecond precision that is also a `datetime.timedelta`."""

import datetime

import numpy as np

from pandas.core.missing.markers import nan, NaT
from pandas.core.time.bounds import (
    as_long,
    check_duration,
    duration_error,
    fits,
    INT_MAX,
    INT_MIN,
    long_float,
    TOO_LARGE,
)
from pandas.core.time.timedelta_format import format_timedelta
from pandas.core.time.units import (
    as_plain_int,
    finer,
    NS_DAY,
    NS_HOUR,
    NS_MAX,
    NS_MIN,
    NS_MINUTE,
    NS_SECOND,
    RESOLUTION_NS,
    round_to,
    unit_size,
)
from pandas.core.time.timedelta_format import format_iso
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
collections = on_first_use("collections")
pickling = on_first_use("pandas.core.files.pickling")
timedelta_text = on_first_use("pandas.core.time.timedelta_text")

# Loaded on first use, because they import this module.
offsets = on_first_use("pandas.core.time.offsets")
timestamp = on_first_use("pandas.core.time.timestamp")

_KEYWORDS = {
    "weeks": 7 * NS_DAY, "days": NS_DAY, "hours": NS_HOUR, "minutes": NS_MINUTE, "seconds": NS_SECOND,
    "milliseconds": 1_000_000, "microseconds": 1_000, "nanoseconds": 1,
}
_NUMPY_WORDS = {"W": "weeks", "D": "days", "h": "hours", "m": "minutes"}
_missing = object()


def duration_ns(value):
    """Nanoseconds of a timedelta-like (Timedelta, datetime.timedelta, np.timedelta64, tick), NaT, or None if it is not one."""
    if isinstance(value, Timedelta):
        return value._ns
    if value is NaT:
        return NaT
    if isinstance(value, datetime.timedelta):
        amount = (value.days * 86400 + value.seconds) * NS_SECOND + value.microseconds * 1000
        if not INT_MIN < amount // 1000 <= INT_MAX:
            raise duration_error(TOO_LARGE)
        return amount
    if isinstance(value, np.timedelta64):
        return NaT if np.isnat(value) else _numpy_ns(value)
    return getattr(value, "_tick_ns", None)


def _numpy_ns(value):
    unit = np.datetime_data(value.dtype)[0]
    number = int(value.astype("int64"))
    if unit in RESOLUTION_NS:
        return number * RESOLUTION_NS[unit]
    if unit not in _NUMPY_WORDS:
        raise ValueError(
            f"Unit {unit} is not supported. Only unambiguous timedelta values durations are supported. Allowed units are 'W', "
            "'D', 'h', 'm', 's', 'ms', 'us', 'ns'"
        )
    amount = number * unit_size(unit)
    if not INT_MIN < amount // NS_SECOND <= INT_MAX:
        raise duration_error(f"{number} {_NUMPY_WORDS[unit]}")
    return amount


def _resolution_of(value):
    if isinstance(value, Timedelta):
        return value._unit
    if isinstance(value, datetime.timedelta):
        return "us"
    if isinstance(value, np.timedelta64):
        unit = np.datetime_data(value.dtype)[0]
        return unit if unit in RESOLUTION_NS else "s"
    return getattr(value, "_tick_unit", "ns")


class Timedelta(datetime.timedelta):
    """A duration, from text, a number with a unit, keywords or another duration.

    >>> pd.Timedelta("1 days 02:00:00") / pd.Timedelta(hours=1)
    26.0
    """

    __module__ = "pandas._libs.tslibs.timedeltas"

    def __new__(cls, value=_missing, unit=None, **kwargs):
        if value is _missing:
            return cls._from_keywords(kwargs)
        if isinstance(value, str):
            if unit is not None:
                raise ValueError("unit must not be specified if the value is a str")
            amount = timedelta_text.parse_timedelta(value)
            return NaT if amount is None else cls._make(amount, "ns")
        if isinstance(value, cls):
            return value
        if value is None or value is NaT or repr(value) == "<NA>":
            return NaT
        amount = duration_ns(value)
        if amount is not None:
            return NaT if amount is NaT else cls._make(amount, _resolution_of(value))
        if isinstance(value, (float, np.floating)):
            if value != value:
                return NaT
            return cls._make(_checked_float(float(value), unit), "ns")
        whole = None if isinstance(value, (bool, np.bool_)) else as_plain_int(value)
        if whole is None:
            kind = type(value).__name__
            raise ValueError(f"Value must be Timedelta, string, integer, float, timedelta or convertible, not {kind}")
        amount = whole * _constructor_unit(unit)
        if amount != INT_MIN and not fits(amount):
            raise duration_error(f"Cannot cast {value} from {unit or 'ns'} to 'ns' without overflow.")
        return cls._make(amount, "ns")

    @classmethod
    def _from_keywords(cls, keywords):
        if not keywords:
            raise ValueError("cannot construct a Timedelta without a value/unit or descriptive keywords (days,seconds....)")
        if not set(keywords) <= set(_KEYWORDS):
            raise ValueError(
                "cannot construct a Timedelta from the passed arguments, allowed keywords are "
                "[weeks, days, hours, minutes, seconds, milliseconds, microseconds, nanoseconds]"
            )
        total = seconds = 0
        for name, amount in keywords.items():
            whole = as_plain_int(amount)
            if whole is None and abs(float(amount) * _KEYWORDS[name]) == float("inf"):
                raise OverflowError("cannot convert float infinity to integer")
            size = whole * _KEYWORDS[name] if whole is not None else float_to_ns(float(amount), _KEYWORDS[name])
            total += size
            seconds += size if _KEYWORDS[name] >= NS_SECOND else 0
        if total != INT_MIN and not fits(total):
            small = ", ".join(f"{name}={keywords.get(name, 0)}" for name in ("milliseconds", "microseconds", "nanoseconds"))
            raise duration_error(f"seconds={seconds}, {small}")
        return cls._make(total, "ns")

    @classmethod
    def _make(cls, value, unit="ns"):
        """The Timedelta of nanoseconds; the number that stands for a missing one is NaT."""
        if not INT_MIN < value // RESOLUTION_NS[unit] <= INT_MAX:
            if value == INT_MIN:
                return NaT
            raise OverflowError(TOO_LARGE)
        days, rest = divmod(value, NS_DAY)
        if not -999999999 <= days <= 999999999:
            raise NotImplementedError(f"Timedelta of {days} days")
        seconds, fraction = divmod(rest, NS_SECOND)
        self = datetime.timedelta.__new__(Timedelta, days, seconds, fraction // 1000)
        self._ns = value
        self._unit = unit
        return self

    def _native(self):
        return ("timedelta", self._ns)

    def _in_unit(self, unit):
        """Nanoseconds, if a resolution holds them."""
        check_duration(self._ns, unit, format_timedelta)
        return self._ns

    def __reduce__(self):
        return pickling.rebuild, ("timedelta", self._ns, self._unit)

    def __reduce_ex__(self, protocol):
        return self.__reduce__()

    @classmethod
    def _restored(cls, value, unit):
        return cls._make(value, unit)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    @property
    def value(self):
        """The duration as integer nanoseconds."""
        if not fits(self._ns):
            raise OverflowError(
                "Cannot convert Timedelta to nanoseconds without overflow. Use `.asm8.view('i8')` to cast represent "
                f"Timedelta in its own unit (here, {self._unit})."
            )
        return self._ns

    @property
    def _value(self):
        return self._ns // RESOLUTION_NS[self._unit]

    @property
    def unit(self):
        """Resolution: 's', 'ms', 'us' or 'ns'."""
        return self._unit

    @property
    def nanoseconds(self):
        """Nanoseconds below the microsecond."""
        return self._ns % 1000

    @property
    def components(self):
        """Days, hours, ..., nanoseconds as a named tuple."""
        days, rest = divmod(self._ns, NS_DAY)
        hours, rest = divmod(rest, NS_HOUR)
        minutes, rest = divmod(rest, NS_MINUTE)
        seconds, rest = divmod(rest, NS_SECOND)
        millis, rest = divmod(rest, 1_000_000)
        micros, nanos = divmod(rest, 1_000)
        return _components()(days, hours, minutes, seconds, millis, micros, nanos)

    @property
    def resolution_string(self):
        """The coarsest unit that still shows the whole value."""
        for name, size in (("D", NS_DAY), ("h", NS_HOUR), ("min", NS_MINUTE), ("s", NS_SECOND), ("ms", 1_000_000), ("us", 1_000)):
            if self._ns % size == 0:
                return name
        return "ns"

    @property
    def asm8(self):
        """The numpy scalar."""
        return np.timedelta64(self._value, self._unit)

    def to_timedelta64(self):
        """The numpy scalar."""
        return self.asm8

    def to_numpy(self, dtype=None, copy=False):
        """The numpy scalar."""
        return self.asm8 if dtype is None else self.asm8.astype(dtype)

    def view(self, dtype):
        """The integer behind the numpy scalar."""
        return np.int64(self._value)

    def to_pytimedelta(self):
        """A plain datetime.timedelta; nanoseconds are rounded away."""
        micros = round_to(self._ns, 1000, "round") // 1000
        return datetime.timedelta(microseconds=micros)

    def total_seconds(self):
        """The whole duration in seconds."""
        return self.days * 86400 + self.seconds + self.microseconds / 1_000_000

    def as_unit(self, unit, round_ok=True):
        """The same duration at another resolution."""
        if unit not in RESOLUTION_NS:
            raise ValueError("Supported units are 's', 'ms', 'us', 'ns'")
        size = RESOLUTION_NS[unit]
        if not round_ok and self._ns % size:
            raise ValueError("Cannot losslessly convert units")
        return Timedelta._make(round_to(self._in_unit(unit), size, "floor"), unit)

    def isoformat(self):
        """ISO 8601 duration text."""
        return format_iso(self._ns)

    def _rounded(self, freq, how):
        size = offsets.fixed_size(freq)
        found = round_to(self._ns, size, how) if size else self._ns
        if not INT_MIN < found // RESOLUTION_NS[self._unit] <= INT_MAX:
            raise duration_error(f"Cannot round {self} to freq={freq} without overflow")
        return Timedelta._make(found, self._unit)

    def round(self, freq):
        """Nearest multiple of a fixed frequency, halves to even."""
        return self._rounded(freq, "round")

    def floor(self, freq):
        """Largest multiple of a fixed frequency not above."""
        return self._rounded(freq, "floor")

    def ceil(self, freq):
        """Smallest multiple of a fixed frequency not below."""
        return self._rounded(freq, "ceil")

    def __repr__(self):
        return f"Timedelta('{format_timedelta(self._ns)}')"

    def __str__(self):
        return format_timedelta(self._ns)

    def _repr_base(self, format="long"):
        return format_timedelta(self._ns, format == "even_day")

    def __hash__(self):
        return hash(self._ns) if self._ns % 1000 else datetime.timedelta.__hash__(self)

    def __bool__(self):
        return self._ns != 0

    def _order(self, other):
        if type(other) is datetime.timedelta:
            return (other.days * 86400 + other.seconds) * NS_SECOND + other.microseconds * 1000
        amount = duration_ns(other)
        return amount if amount is not None else NotImplemented

    def __eq__(self, other):
        amount = self._order(other)
        return amount if amount is NotImplemented else self._ns == amount

    def __ne__(self, other):
        amount = self._order(other)
        return amount if amount is NotImplemented else self._ns != amount

    def __lt__(self, other):
        amount = self._order(other)
        return amount if amount is NotImplemented else amount is not NaT and self._ns < amount

    def __le__(self, other):
        amount = self._order(other)
        return amount if amount is NotImplemented else amount is not NaT and self._ns <= amount

    def __gt__(self, other):
        amount = self._order(other)
        return amount if amount is NotImplemented else amount is not NaT and self._ns > amount

    def __ge__(self, other):
        amount = self._order(other)
        return amount if amount is NotImplemented else amount is not NaT and self._ns >= amount

    def _combine(self, other, left_sign, right_sign):
        if isinstance(other, np.ndarray):
            own = np.timedelta64(self._ns, "ns")
            return (own if left_sign > 0 else -own) + (other if right_sign > 0 else -other)
        amount = duration_ns(other)
        if amount is None:
            return NotImplemented
        if amount is NaT:
            return NaT
        unit = finer(self._unit, _resolution_of(other))
        check_duration(amount, unit, format_timedelta)
        return Timedelta._make(left_sign * self._in_unit(unit) + right_sign * amount, unit)

    def _with_value(self, value):
        """A Timedelta of this many ticks of this one's resolution."""
        return Timedelta._make(as_long(value) * RESOLUTION_NS[self._unit], self._unit)

    def __add__(self, other):
        if isinstance(other, datetime.datetime) and other is not NaT or isinstance(other, np.datetime64):
            return timestamp.Timestamp(other) + self
        return self._combine(other, 1, 1)

    def __radd__(self, other):
        # A plain datetime stays one, as the standard library does it.
        if type(other) is datetime.datetime:
            return other + self.to_pytimedelta()
        return self.__add__(other)

    def __sub__(self, other):
        return self._combine(other, 1, -1)

    def __rsub__(self, other):
        if type(other) is datetime.datetime:
            return other - self.to_pytimedelta()
        if isinstance(other, np.datetime64):
            return timestamp.Timestamp(other) - self
        return self._combine(other, -1, 1)

    def __neg__(self):
        return Timedelta._make(-self._ns, self._unit)

    def __pos__(self):
        return self

    def __abs__(self):
        return Timedelta._make(abs(self._ns), self._unit)

    def __mul__(self, other):
        if isinstance(other, np.ndarray) and other.ndim:
            return other * self.asm8
        if isinstance(other, (float, np.floating)):
            return NaT if other != other else self._with_value(long_float(self._value * float(other)))
        whole = as_plain_int(other)
        return NotImplemented if whole is None else self._with_value(self._value * whole)

    __rmul__ = __mul__

    def __truediv__(self, other):
        amount = duration_ns(other)
        if amount is not None:
            return nan if amount is NaT else self._ns / amount
        if isinstance(other, np.ndarray) and other.ndim:
            return self.asm8 / other
        if isinstance(other, (float, np.floating)):
            return NaT if other != other else self._with_value(long_float(self._value / float(other)))
        whole = as_plain_int(other)
        return NotImplemented if whole is None else self._with_value(long_float(self._value / whole))

    def __rtruediv__(self, other):
        amount = duration_ns(other)
        if amount is None:
            return other / self.asm8 if isinstance(other, np.ndarray) else NotImplemented
        return nan if amount is NaT else amount / self._ns

    def __floordiv__(self, other):
        amount = duration_ns(other)
        if amount is not None:
            return nan if amount is NaT else self._ns // amount
        if isinstance(other, (float, np.floating)):
            return NaT if other != other else self._with_value(long_float(self._value // float(other)))
        whole = as_plain_int(other)
        return NotImplemented if whole is None else self._with_value(self._value // whole)

    def __rfloordiv__(self, other):
        amount = duration_ns(other)
        if amount is None:
            return NotImplemented
        return nan if amount is NaT else amount // self._ns

    def __mod__(self, other):
        if isinstance(other, (int, np.integer)):
            other = Timedelta._make(int(other))
        amount = duration_ns(other)
        if amount is None:
            return NotImplemented
        return NaT if amount is NaT else Timedelta._make(self._ns % amount, self._unit)

    def __rmod__(self, other):
        return Timedelta(other) % self

    def __divmod__(self, other):
        return self // other, self % other

    def __rdivmod__(self, other):
        other = Timedelta(other)
        return other // self, other % self


_made = []


def _components():
    # The class is made when first asked for: most programs never do.
    if not _made:
        _made.append(collections.namedtuple("Components", "days hours minutes seconds milliseconds microseconds nanoseconds"))
    return _made[0]


def _constructor_unit(unit):
    if unit in ("M", "Y", "y"):
        raise ValueError(
            "Units 'M', 'Y', and 'y' are no longer supported, as they do not represent unambiguous timedelta values durations."
        )
    return 1 if unit is None else unit_size(unit)


def float_to_ns(value, size):
    """Nanoseconds of a float amount of a unit, digits past the unit's own precision cut off as pandas does."""
    whole = int(value)
    if size == 1:
        return whole
    return whole * size + int(round(value - whole, len(str(size)) - 1) * size)


def _checked_float(value, unit):
    size = _constructor_unit(unit)
    if abs(value) * size >= INT_MAX:
        raise duration_error(f"Cannot cast {value} from {unit or 'ns'} to 'ns' without overflow.")
    return float_to_ns(value, size)


Timedelta.min = Timedelta._make(NS_MIN)
Timedelta.max = Timedelta._make(NS_MAX)
Timedelta.resolution = Timedelta._make(1)
