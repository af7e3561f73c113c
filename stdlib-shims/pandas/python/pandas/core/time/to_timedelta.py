"""`to_timedelta`: anything that means durations into durations."""

import numpy as np

import _pandas
from _pandas import Binary, Reduce, Unary

from pandas.core.arguments.questions import is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.loading import classes
from pandas.core.missing.markers import NaT
from pandas.core.missing.questions import is_missing
from pandas.core.time.bounds import duration_error, INT_MIN, moment_error, TOO_LARGE
from pandas.core.time.timedelta import duration_ns, Timedelta
from pandas.core.time.timedelta_text import parse_timedelta
from pandas.core.time.units import NS_DAY, NS_HOUR, NS_MAX, NS_MINUTE, NS_SECOND, unit_size
from pandas.errors import OutOfBoundsDatetime, OutOfBoundsTimedelta


_WORDS = {
    7 * NS_DAY: "weeks", NS_DAY: "days", NS_HOUR: "hours", NS_MINUTE: "minutes", NS_SECOND: "seconds",
    1_000_000: "milliseconds", 1_000: "microseconds",
}


def to_timedelta(arg, unit=None, errors="raise"):
    """Durations from text, numbers with a unit or other durations.

    >>> pd.to_timedelta("90min")
    Timedelta('0 days 01:30:00')
    """
    if arg is None:
        return None
    if errors not in ("ignore", "raise", "coerce"):
        raise ValueError("errors must be one of 'ignore', 'raise', or 'coerce'.")
    if unit is not None:
        unit_size(unit)
    if isinstance(arg, classes.Series):
        return arg._with_column(convert(arg._col, unit, errors))
    if isinstance(arg, classes.Index):
        return classes.Index._from(convert(arg._col, unit, errors), arg._name)
    if is_list_like(arg):
        is_list = not isinstance(arg, np.ndarray)
        column = as_column(list(arg)) if is_list else _pandas.column(arg)
        return classes.Index._from(convert(column, unit, errors, is_list), None)
    if isinstance(arg, str) and unit is not None:
        raise ValueError("unit must not be specified if the input is/contains a str")
    try:
        found = Timedelta(arg, unit) if isinstance(arg, (int, float, np.number)) else Timedelta(arg)
    except (ValueError, TypeError, OverflowError):
        if errors == "coerce":
            return NaT
        if errors == "ignore":
            return arg
        raise
    return found if found is NaT else found.as_unit("ns")


def convert(column, unit, errors, is_list=False):
    """A Column of durations for a Column of anything; of a list each value is taken by itself."""
    kind = column.kind
    if kind == "timedelta":
        return column.share()
    if kind in ("int", "uint", "float") or (kind == "masked" and column.dtype not in ("string", "boolean")):
        if not is_list or _all_fit(column, unit_size(unit or "ns")):
            return _from_numbers(column, unit_size(unit or "ns"), unit or "ns")
        kind = "objects"
    if kind in ("datetime", "bool"):
        if errors == "coerce" and kind == "bool":
            return _pandas.full(len(column), NaT, "timedelta64[ns]")
        raise TypeError(f"dtype {column.dtype} cannot be converted to timedelta64[ns]")
    values = column.tolist()
    if unit is not None and any(isinstance(value, str) for value in values):
        raise ValueError("unit must not be specified if the input contains a str")
    codes, uniques = (None, values) if kind == "objects" else column.factorize()
    known = uniques if codes is None else uniques.tolist()
    durations = []
    for value in known:
        try:
            durations.append(_one(value, unit))
        except (ValueError, TypeError, OverflowError) as error:
            if errors == "coerce":
                durations.append(NaT)
            elif errors == "ignore":
                return column.share()
            elif isinstance(value, str) and len(values) > 1 and not isinstance(error, (OutOfBoundsDatetime, OutOfBoundsTimedelta)):
                raise ValueError(f"Could not convert '{value}' to NumPy timedelta") from None
            else:
                raise
    if all(duration is NaT for duration in durations):
        result = _pandas.full(len(durations), NaT, "timedelta64[ns]")
    else:
        result = _pandas.column(durations, "timedelta64[ns]")
    return result if codes is None else result.take(codes, True)


def _all_fit(column, size):
    if not len(column):
        return True
    largest = column.cast("float64").unary(Unary.ABS).reduce(Reduce.MAX)
    return not abs(float(largest)) * size >= NS_MAX


def _one(value, unit):
    if is_missing(value):
        return NaT
    if isinstance(value, str):
        amount = parse_timedelta(value)
        return NaT if amount is None else Timedelta._make(amount)
    amount = duration_ns(value)
    if amount is not None:
        return NaT if amount is NaT else Timedelta._make(amount)
    return Timedelta(value, unit)


def _from_numbers(column, size, unit):
    if column.kind in ("int", "uint"):
        whole = column.cast("int64")
        return whole.cast("timedelta64[ns]") if size == 1 else _from_whole(whole, size, unit)
    column = column if column.kind == "float" else column.cast("float64")
    missing = column.isna()
    filled = column.fillna(0.0)
    whole = filled.unary(Unary.TRUNC)
    large = filled.binary(Binary.MUL, float(size)).unary(Unary.ABS).binary(Binary.GE, float(NS_MAX))
    if len(column) and large.reduce(Reduce.ANY):
        if size == 1:
            raise OverflowError(TOO_LARGE)
        raise moment_error(f"cannot convert input {float(filled.filter(large).get(0))} with the unit '{unit}'")
    digits = len(str(size)) - 1
    nanos = filled.binary(Binary.SUB, whole).round(digits).binary(Binary.MUL, float(size)).unary(Unary.TRUNC)
    total = whole.cast("int64").binary(Binary.MUL, size).binary(Binary.ADD, nanos.cast("int64")).cast("timedelta64[ns]")
    return total.where(missing.unary(Unary.INVERT), NaT) if missing.reduce(Reduce.ANY) else total


def _from_whole(column, size, unit):
    """Whole numbers of a unit; the number that stands for a missing duration stays one."""
    missing = column.binary(Binary.EQ, INT_MIN)
    most = NS_MAX // size
    large = column.binary(Binary.GT, most).binary(Binary.OR, column.binary(Binary.LT, -most))
    large = large.binary(Binary.AND, missing.unary(Unary.INVERT))
    if len(column) and large.reduce(Reduce.ANY):
        number = int(column.filter(large).get(0))
        raise duration_error(f"Cannot convert {number} {_WORDS[size]} to timedelta64[ns] without overflow")
    total = column.binary(Binary.MUL, size).cast("timedelta64[ns]")
    return total.where(missing.unary(Unary.INVERT), NaT) if len(column) and missing.reduce(Reduce.ANY) else total
