"""`Timedelta`: a duration with nanosecond precision that is also a `datetime.timedelta`."""

import datetime

import numpy as np

from pandas.core.missing_values import NaT, nan
from pandas.core.time.timedelta_format import format_timedelta
from pandas.core.time.units import (
    NS_DAY, NS_HOUR, NS_MAX, NS_MIN, NS_MINUTE, NS_SECOND, RESOLUTION_NS, as_plain_int, finer, round_to, unit_size,
)

_KEYWORDS = {
    "weeks": 7 * NS_DAY, "days": NS_DAY, "hours": NS_HOUR, "minutes": NS_MINUTE, "seconds": NS_SECOND,
    "milliseconds": 1_000_000, "microseconds": 1_000, "nanoseconds": 1,
}
_missing = object()


def duration_ns(value):
    """Nanoseconds of a timedelta-like (Timedelta, datetime.timedelta, np.timedelta64, tick), NaT, or None if it is not one."""
    if isinstance(value, Timedelta):
        return value._ns
    if value is NaT:
        return NaT
    if isinstance(value, datetime.timedelta):
        return (value.days * 86400 + value.seconds) * NS_SECOND + value.microseconds * 1000
    if isinstance(value, np.timedelta64):
        if np.isnat(value):
            return NaT
        return int(value.astype("timedelta64[ns]").astype("int64"))
    return getattr(value, "_tick_ns", None)


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
            from pandas.core.time.timedelta_text import parse_timedelta

            amount = parse_timedelta(value)
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
            return cls._make(float_to_ns(float(value), _constructor_unit(unit)), "ns")
        whole = None if isinstance(value, (bool, np.bool_)) else as_plain_int(value)
        if whole is None:
            kind = type(value).__name__
            raise ValueError(f"Value must be Timedelta, string, integer, float, timedelta or convertible, not {kind}")
        amount = whole * _constructor_unit(unit)
        if not NS_MIN <= amount <= NS_MAX:
            raise out_of_bounds(f"Cannot cast {value} from {unit or 'ns'} to 'ns' without overflow.")
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
        total = 0
        for name, amount in keywords.items():
            whole = as_plain_int(amount)
            total += whole * _KEYWORDS[name] if whole is not None else float_to_ns(float(amount), _KEYWORDS[name])
        if not NS_MIN <= total <= NS_MAX:
            raise out_of_bounds(f"seconds={total}, milliseconds=0, microseconds=0, nanoseconds=0")
        return cls._make(total, "ns")

    @classmethod
    def _make(cls, value, unit="ns"):
        if unit == "ns" and not NS_MIN <= value <= NS_MAX:
            raise out_of_bounds("Python int too large to convert to C long")
        days, rest = divmod(value, NS_DAY)
        seconds, fraction = divmod(rest, NS_SECOND)
        self = datetime.timedelta.__new__(Timedelta, days, seconds, fraction // 1000)
        self._ns = value
        self._unit = unit
        return self

    def _native(self):
        return ("timedelta", self._ns)

    def __reduce__(self):
        return (_restore, (self._ns, self._unit))

    def __reduce_ex__(self, protocol):
        return (_restore, (self._ns, self._unit))

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    @property
    def value(self):
        """The duration as integer nanoseconds."""
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
        return (self._ns // 1000) / 1e6

    def as_unit(self, unit, round_ok=True):
        """The same duration at another resolution."""
        if unit not in RESOLUTION_NS:
            raise ValueError("Supported units are 's', 'ms', 'us', 'ns'")
        size = RESOLUTION_NS[unit]
        if not round_ok and self._ns % size:
            raise ValueError("Cannot losslessly convert units")
        return Timedelta._make(round_to(self._ns, size, "round"), unit)

    def isoformat(self):
        """ISO 8601 duration text."""
        from pandas.core.time.timedelta_format import format_iso

        return format_iso(self._ns)

    def _rounded(self, freq, how):
        from pandas.core.time.offsets import fixed_size

        return Timedelta._make(round_to(self._ns, fixed_size(freq), how), self._unit)

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
        return Timedelta._make(left_sign * self._ns + right_sign * amount, finer(self._unit, _resolution_of(other)))

    def __add__(self, other):
        if isinstance(other, datetime.datetime) and other is not NaT or isinstance(other, np.datetime64):
            from pandas.core.time.timestamp import Timestamp

            return Timestamp(other) + self
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
            from pandas.core.time.timestamp import Timestamp

            return Timestamp(other) - self
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
            return NaT if other != other else Timedelta._make(int(self._ns * float(other)), self._unit)
        whole = as_plain_int(other)
        return NotImplemented if whole is None else Timedelta._make(self._ns * whole, self._unit)

    __rmul__ = __mul__

    def __truediv__(self, other):
        amount = duration_ns(other)
        if amount is not None:
            return nan if amount is NaT else self._ns / amount
        if isinstance(other, np.ndarray) and other.ndim:
            return self.asm8 / other
        if isinstance(other, (float, np.floating)):
            return NaT if other != other else Timedelta._make(int(self._ns / float(other)), self._unit)
        whole = as_plain_int(other)
        return NotImplemented if whole is None else Timedelta._make(_divide_towards_zero(self._ns, whole), self._unit)

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
            return NaT if other != other else Timedelta._make(int(self._ns // float(other)), self._unit)
        whole = as_plain_int(other)
        return NotImplemented if whole is None else Timedelta._make(self._ns // whole, self._unit)

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
        from collections import namedtuple

        _made.append(namedtuple("Components", "days hours minutes seconds milliseconds microseconds nanoseconds"))
    return _made[0]


def _divide_towards_zero(value, divisor):
    if divisor == 0:
        raise ZeroDivisionError("division by zero")
    quotient = abs(value) // abs(divisor)
    return quotient if (value < 0) == (divisor < 0) else -quotient


def _constructor_unit(unit):
    if unit in ("M", "Y", "y"):
        raise ValueError(
            "Units 'M', 'Y', and 'y' are no longer supported, as they do not represent unambiguous timedelta values durations."
        )
    return 1 if unit is None else unit_size(unit)


def float_to_ns(value, size):
    """Nanoseconds of a float amount of a unit, digits past the unit's own precision cut off as pandas does."""
    whole = int(value)
    digits = len(str(size)) - 1 if size < NS_MINUTE else 9
    return whole * size + int(round(value - whole, digits) * size)


def out_of_bounds(message):
    """The error for a duration too long for nanoseconds."""
    from pandas.errors import OutOfBoundsTimedelta

    return OutOfBoundsTimedelta(message)


def _restore(value, unit):
    return Timedelta._make(value, unit)


Timedelta.min = Timedelta._make(NS_MIN)
Timedelta.max = Timedelta._make(NS_MAX)
Timedelta.resolution = Timedelta._make(1)
