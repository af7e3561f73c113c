"""`to_datetime`: anything that means times into times."""

import datetime

import numpy as np

import _pandas
from _pandas import Binary, Reduce, Time, Unary

from pandas.core.arguments.options import no_default
from pandas.core.arguments.questions import is_list_like
from pandas.core.loading import classes
from pandas.core.missing.markers import NaT
from pandas.core.missing.questions import is_missing
from pandas.core.time import to_datetime_parts as parts
from pandas.core.time.bounds import moment_error
from pandas.core.time.timestamp import Timestamp
from pandas.core.time.units import NS_MAX, NS_MIN, unit_size

_JULIAN_EPOCH = 2440587.5


def to_datetime(
    arg, errors="raise", dayfirst=False, yearfirst=False, utc=False, format=None, exact=no_default, unit=None,
    infer_datetime_format=no_default, origin="unix", cache=True,
):
    """Times from text, numbers, dates, or columns year, month, day.

    >>> pd.to_datetime("31.12.2024", format="%d.%m.%Y")
    Timestamp('2024-12-31 00:00:00')
    """
    if arg is None:
        return None
    if errors not in ("raise", "coerce", "ignore"):
        raise AssertionError
    if exact is not no_default and format in ("mixed", "ISO8601"):
        raise ValueError("Cannot use 'exact' when 'format' is 'mixed' or 'ISO8601'")
    if unit is not None and format is not None:
        raise ValueError("cannot specify both format and unit")
    exact = True if exact is no_default else exact
    settings = parts.Settings(errors, bool(dayfirst), bool(yearfirst), bool(utc), format, exact, unit)
    if isinstance(arg, (dict, classes.DataFrame)):
        return parts.assemble(arg, settings)
    if origin != "unix":
        arg = _shifted_origin(arg, origin, unit)
        if origin == "julian":
            settings.unit = "D"
    if isinstance(arg, classes.Series):
        return arg._with_column(convert(arg._col, settings))
    if isinstance(arg, classes.Index):
        return _as_index(convert(arg._col, settings), arg._name)
    if is_list_like(arg):
        return _as_index(convert(_column_of(arg), settings), None)
    if isinstance(arg, (bool, np.bool_)):
        if errors == "coerce":
            return NaT
        raise TypeError(f"dtype {np.dtype(bool)} cannot be converted to datetime64[ns]")
    return convert(_pandas.objects([arg]), settings).get(0)


def _as_index(column, name):
    return classes.Index._from(column, name)


def _column_of(values):
    if isinstance(values, np.ndarray):
        return _pandas.column(values)
    if hasattr(values, "_col"):
        return values._col
    values = list(values)
    for value in values:
        # Text mixed with other things must not be read as one kind before it is parsed.
        if isinstance(value, (datetime.date, bool)) or not isinstance(value, (str, int, float, type(None))):
            return _pandas.objects(values)
    return _pandas.column(values)


def convert(column, settings):
    """A Column of times for a Column of anything."""
    kind = column.kind
    if kind == "datetime":
        return _in_zone(column, settings.utc)
    if kind == "period":
        raise TypeError("Passing PeriodDtype data is invalid. Use `data.to_timestamp()` instead")
    if kind == "category":
        codes = column.codes if not callable(column.codes) else column.codes()
        return convert(column.categories, settings).take(codes, True)
    if kind in ("int", "uint", "float") or (kind == "masked" and column.dtype not in ("string", "boolean")):
        if settings.format is not None and settings.format not in ("mixed", "ISO8601"):
            return parts.parse_texts(_number_texts(column), settings)
        return from_numbers(column, settings)
    if kind in ("bool", "timedelta") or column.dtype == "boolean":
        if settings.errors == "coerce":
            return _pandas.full(len(column), NaT, "datetime64[ns]")
        if kind == "bool":
            raise TypeError("<class 'bool'> is not convertible to datetime, at position 0")
        raise TypeError(f"dtype {column.dtype} cannot be converted to datetime64[ns]")
    if settings.unit is not None:
        return parts.from_mixed_with_unit(column.tolist(), settings)
    if kind == "text" or column.dtype == "string":
        return parts.parse_texts(column, settings)
    return parts.from_objects(column, settings)


def _in_zone(column, utc):
    if not utc:
        return column.share()
    zone = column.dtype.partition(", ")[2]
    return column.time(Time.TZ_CONVERT, "UTC") if zone else column.time(Time.TZ_LOCALIZE, "UTC")


def _number_texts(column):
    values = [None if is_missing(v) else str(int(v) if v == int(v) else v) for v in column.tolist()]
    return _pandas.column(values, "object")


def from_numbers(column, settings):
    """Times from counts of a unit since 1970."""
    unit = settings.unit or "ns"
    if unit in ("M", "Y"):
        return parts.from_mixed_with_unit(column.tolist(), settings)
    size = unit_size(unit)
    if column.kind in ("int", "uint"):
        low, high = (column.reduce(Reduce.MIN), column.reduce(Reduce.MAX)) if len(column) else (0, 0)
        if int(low) * size < NS_MIN or int(high) * size > NS_MAX:
            return parts.from_mixed_with_unit(column.tolist(), settings)
        result = column.cast("int64").binary(Binary.MUL, size).cast("datetime64[ns]")
    else:
        result = _from_floats(column if column.kind == "float" else column.cast("float64"), size, settings)
    return result.time(Time.TZ_LOCALIZE, "UTC") if settings.utc else result


def _from_floats(column, size, settings):
    missing = column.isna()
    filled = column.fillna(0.0)
    whole = filled.unary(Unary.TRUNC)
    if len(column) and abs(float(whole.unary(Unary.ABS).reduce(Reduce.MAX))) * size > NS_MAX:
        return parts.from_mixed_with_unit(column.tolist(), settings)
    rest = filled.binary(Binary.SUB, whole)
    # The fraction is rounded to the digits a double still has, so 0.1 s is 100 ms and not a nanosecond less.
    nanos = rest.round(len(str(size)) - 1).binary(Binary.MUL, float(size)).unary(Unary.TRUNC)
    total = whole.cast("int64").binary(Binary.MUL, size).binary(Binary.ADD, nanos.cast("int64")).cast("datetime64[ns]")
    if missing.reduce(Reduce.ANY):
        total = total.where(missing.unary(Unary.INVERT), NaT)
    return total


def _shifted_origin(arg, origin, unit):
    """Numbers moved so that they count from 1970."""
    if isinstance(origin, str) and origin == "julian":
        if unit != "D":
            raise ValueError("unit must be 'D' for origin='julian'")
        return arg - _JULIAN_EPOCH if not isinstance(arg, (list, tuple)) else [value - _JULIAN_EPOCH for value in arg]
    numeric = isinstance(arg, (int, float, np.number)) or (
        is_list_like(arg) and _column_of(arg).kind in ("int", "uint", "float")
    )
    if not numeric:
        raise ValueError(
            f"'{arg}' is not compatible with origin='{origin}'; it must be numeric with a unit specified"
        )
    try:
        start = Timestamp(origin, unit=unit) if isinstance(origin, (int, float)) else Timestamp(origin)
    except ValueError:
        raise moment_error(f"origin {origin} cannot be converted to a Timestamp") from None
    if start.tz is not None:
        raise ValueError(f"origin offset {start.tz} must be tz-naive")
    shift, rest = divmod(start._ns, unit_size(unit or "ns"))
    shift = shift + rest / unit_size(unit or "ns") if rest else shift
    return [value + shift for value in arg] if isinstance(arg, (list, tuple)) else arg + shift
