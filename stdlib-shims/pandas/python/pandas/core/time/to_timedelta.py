"""`to_timedelta`: anything that means durations into durations."""

import numpy as np

import _frame

from pandas.core import classes, common
from pandas.core.missing_values import NaT
from pandas.core.time.timedelta import Timedelta, duration_ns
from pandas.core.time.timedelta_text import parse_timedelta
from pandas.core.time.units import NS_MAX, unit_size


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
    if common.is_list_like(arg):
        column = _frame.column(arg) if isinstance(arg, np.ndarray) else common.as_column(list(arg))
        return classes.Index._from(convert(column, unit, errors), None)
    if isinstance(arg, str) and unit is not None:
        raise ValueError("unit must not be specified if the input is/contains a str")
    try:
        found = Timedelta(arg, unit) if isinstance(arg, (int, float, np.number)) else Timedelta(arg)
    except (ValueError, TypeError):
        if errors == "coerce":
            return NaT
        if errors == "ignore":
            return arg
        raise
    return found if found is NaT else found.as_unit("ns")


def convert(column, unit, errors):
    """A Column of durations for a Column of anything."""
    kind = column.kind
    if kind == "timedelta":
        return column.share()
    if kind in ("int", "uint", "float") or (kind == "masked" and column.dtype not in ("string", "boolean")):
        return _from_numbers(column, unit_size(unit or "ns"))
    if kind in ("datetime", "bool"):
        if errors == "coerce" and kind == "bool":
            return _frame.full(len(column), NaT, "timedelta64[ns]")
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
        except (ValueError, TypeError):
            if errors == "coerce":
                durations.append(NaT)
            elif errors == "ignore":
                return column.share()
            elif isinstance(value, str) and len(values) > 1:
                raise ValueError(f"Could not convert '{value}' to NumPy timedelta") from None
            else:
                raise
    result = _frame.column(durations, "timedelta64[ns]")
    return result if codes is None else result.take(codes, True)


def _one(value, unit):
    if common.is_missing(value):
        return NaT
    if isinstance(value, str):
        amount = parse_timedelta(value)
        return NaT if amount is None else Timedelta._make(amount)
    amount = duration_ns(value)
    if amount is not None:
        return NaT if amount is NaT else Timedelta._make(amount)
    return Timedelta(value, unit)


def _from_numbers(column, size):
    if column.kind in ("int", "uint"):
        return column.cast("int64").binary("mul", size).cast("timedelta64[ns]")
    column = column if column.kind == "float" else column.cast("float64")
    missing = column.isna()
    filled = column.fillna(0.0)
    whole = filled.unary("trunc")
    if len(column) and float(whole.unary("abs").reduce("max")) * size > NS_MAX:
        from pandas.core.time.timedelta import out_of_bounds

        raise out_of_bounds("cannot convert input with unit")
    digits = 9 if size >= 10**9 else len(str(size)) - 1
    nanos = filled.binary("sub", whole).round(digits).binary("mul", float(size)).unary("rint")
    total = whole.cast("int64").binary("mul", size).binary("add", nanos.cast("int64")).cast("timedelta64[ns]")
    return total.where(missing.unary("invert"), NaT) if missing.reduce("any") else total
