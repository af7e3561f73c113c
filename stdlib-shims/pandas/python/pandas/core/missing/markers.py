"""The missing markers: `NA` (unknown value, spreads through arithmetic), `NaT` (no time) and `nan`."""

import datetime
import numbers

import numpy as np

from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
pickling = on_first_use("pandas.core.files.pickling")

nan = float("nan")


def _is_plain(value):
    return isinstance(value, (bool, int, float, complex, str, np.generic, numbers.Number))


class NAType:
    """The value of a missing entry in nullable columns; there is one instance, `pandas.NA`."""

    __module__ = "pandas._libs.missing"

    _instance = None

    def __new__(cls):
        if NAType._instance is None:
            NAType._instance = object.__new__(cls)
        return NAType._instance

    def __repr__(self):
        return "<NA>"

    def __format__(self, spec):
        try:
            return repr(self).__format__(spec)
        except ValueError:
            return repr(self)

    def __bool__(self):
        raise TypeError("boolean value of NA is ambiguous")

    def __hash__(self):
        return (1 << 61) - 1

    def __reduce__(self):
        return pickling.rebuild, ("NA",)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __neg__(self):
        return self

    def __pos__(self):
        return self

    def __abs__(self):
        return self

    def __invert__(self):
        return self

    def __pow__(self, other):
        if other is NA:
            return NA
        if isinstance(other, (bool, int, float, complex, np.generic)):
            return type(other)(1) if other == 0 else NA
        return _spread(self, other)

    def __rpow__(self, other):
        if isinstance(other, (bool, int, float, complex, np.generic)):
            return other if other == 1 else NA
        return _spread(self, other)

    def __and__(self, other):
        if other is False:
            return False
        if other is True or other is NA:
            return NA
        return NotImplemented

    def __or__(self, other):
        if other is True:
            return True
        if other is False or other is NA:
            return NA
        return NotImplemented

    def __xor__(self, other):
        if other is False or other is True or other is NA:
            return NA
        return NotImplemented

    __rand__ = __and__
    __ror__ = __or__
    __rxor__ = __xor__

    def __divmod__(self, other):
        result = _spread(self, other)
        return result if result is NotImplemented else (result, result)

    __rdivmod__ = __divmod__


def _spread(self, other):
    if other is NA or _is_plain(other):
        return NA
    if isinstance(other, np.ndarray):
        out = np.empty(other.shape, dtype=object)
        out[...] = NA
        return out
    return NotImplemented


for _name in ("add", "sub", "mul", "truediv", "floordiv", "mod", "matmul"):
    setattr(NAType, f"__{_name}__", _spread)
    setattr(NAType, f"__r{_name}__", _spread)
for _name in ("eq", "ne", "lt", "le", "gt", "ge"):
    setattr(NAType, f"__{_name}__", _spread)

NA = NAType()


class NaTType(datetime.datetime):
    """Not-a-time: the missing value of datetime, timedelta and period data; one instance, `pandas.NaT`."""

    __module__ = "pandas._libs.tslibs.nattype"

    _instance = None

    def __new__(cls, *args, **kwargs):
        if NaTType._instance is None:
            NaTType._instance = datetime.datetime.__new__(cls, 1, 1, 1)
        return NaTType._instance

    def __repr__(self):
        return "NaT"

    def __str__(self):
        return "NaT"

    def __format__(self, spec):
        if spec:
            raise ValueError("NaTType does not support strftime")
        return "NaT"

    def isoformat(self, *args, **kwargs):
        """The text 'NaT'."""
        return "NaT"

    def __hash__(self):
        return -9223372036854775808

    def __reduce__(self):
        return pickling.rebuild, ("NaT",)

    def __reduce_ex__(self, protocol):
        return self.__reduce__()

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __eq__(self, other):
        return _nat_compare(other, False, "==")

    def __ne__(self, other):
        return _nat_compare(other, True, "!=")

    def __lt__(self, other):
        return _nat_compare(other, False, "<")

    def __le__(self, other):
        return _nat_compare(other, False, "<=")

    def __gt__(self, other):
        return _nat_compare(other, False, ">")

    def __ge__(self, other):
        return _nat_compare(other, False, ">=")

    def __add__(self, other):
        return _nat_combine(other)

    def __radd__(self, other):
        return _nat_combine(other)

    def __sub__(self, other):
        return _nat_combine(other)

    def __rsub__(self, other):
        return _nat_combine(other)

    def __mul__(self, other):
        return NaT if isinstance(other, (int, float, np.number)) else NotImplemented

    __rmul__ = __mul__

    def __neg__(self):
        return NaT

    def __pos__(self):
        return NaT

    def __abs__(self):
        return NaT

    def __truediv__(self, other):
        return _nat_divide(other)

    def __floordiv__(self, other):
        return _nat_divide(other)

    def __rtruediv__(self, other):
        return nan if _is_time(other) else NotImplemented

    __rfloordiv__ = __rtruediv__

    @property
    def asm8(self):
        """numpy's own not-a-time."""
        return np.datetime64("NaT", "ns")

    def to_datetime64(self):
        """numpy's own not-a-time."""
        return np.datetime64("NaT", "ns")

    def to_numpy(self, dtype=None, copy=False):
        """numpy's own not-a-time, of the kind asked for."""
        if dtype is not None and "timedelta" in str(dtype):
            return np.timedelta64("NaT", "ns")
        return np.datetime64("NaT", "ns")

    def total_seconds(self):
        """nan."""
        return nan

    def weekday(self):
        """nan."""
        return nan

    isoweekday = weekday
    _ns = None

    def _native(self):
        return ("nat",)


def _is_time(value):
    return value is NaT or isinstance(value, (datetime.date, datetime.timedelta, np.datetime64, np.timedelta64)) or hasattr(value, "_native")


def _nat_compare(other, result, symbol):
    if isinstance(other, np.ndarray) or hasattr(other, "_col") or hasattr(other, "_cols"):
        return NotImplemented
    if symbol in ("==", "!=") or _is_time(other):
        return result
    raise TypeError(f"'{symbol}' not supported between instances of 'NaTType' and '{type(other).__name__}'")


def _nat_combine(other):
    if _is_time(other) or isinstance(other, (int, float, np.number)) or hasattr(other, "_is_offset"):
        return NaT
    return NotImplemented


def _nat_divide(other):
    if _is_time(other):
        return nan
    if isinstance(other, (int, float, np.number)):
        return NaT
    return NotImplemented


def _gives_nat(self, *args, **kwargs):
    return NaT


def _refuses(name):
    def method(self, *args, **kwargs):
        raise ValueError(f"NaTType does not support {name}")

    method.__name__ = name
    return method


for _name in (
    "year month day hour minute second microsecond millisecond nanosecond microseconds nanoseconds days seconds quarter "
    "week weekofyear dayofweek day_of_week dayofyear day_of_year days_in_month daysinmonth qyear"
).split():
    setattr(NaTType, _name, nan)
for _name in "is_leap_year is_month_start is_month_end is_quarter_start is_quarter_end is_year_start is_year_end".split():
    setattr(NaTType, _name, False)
for _name in (
    "as_unit astimezone ceil date floor round replace tz_convert tz_localize normalize to_period to_timestamp asfreq"
).split():
    setattr(NaTType, _name, _gives_nat)
for _name in ("now", "today", "combine", "fromordinal", "utcnow"):
    setattr(NaTType, _name, staticmethod(lambda *args, **kwargs: NaT))
for _name in (
    "ctime dst fromisocalendar isocalendar strftime strptime time timestamp timetuple timetz toordinal tzname utcoffset utctimetuple"
).split():
    setattr(NaTType, _name, _refuses(_name))
NaTType.day_name = NaTType.month_name = lambda self, locale=None: nan
NaTType.to_pydatetime = lambda self, warn=True: NaT
NaTType.tz = NaTType.tzinfo = None
NaTType.fold = 0
NaTType.value = NaTType._value = -9223372036854775808

NaT = NaTType()
