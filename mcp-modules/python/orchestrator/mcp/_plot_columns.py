"""Columns as plots need them: arrays of numbers or times, names of categories, groups of rows."""

import re

import numpy as np

import pandas as pd

from orchestrator.mcp._columns import as_frame, chosen, kind_of, numbers, one
from orchestrator.mcp._picture import words

__all__ = [
    "above_zero", "axis_of", "axis_name", "categories_of", "column_of", "columns_of", "groups_of", "left_out_of_log", "raw", "table_of", "values_of",
]

_NUMBERS = ("integer", "floating", "mixed-integer-float", "decimal")
_DATE = re.compile(r"\d{4}-\d\d(-\d\d)?([T ].*)?$")
_NS_PER_SECOND = 1e9


def table_of(df, function):
    table = as_frame(df, f"{function}()")
    if not len(table):
        raise ValueError("the table has no rows")
    return table


def column_of(df, name):
    """The one column of that name; objects that are numbers are read as numbers."""
    column = one(df, name)
    if isinstance(column, pd.DataFrame):
        raise ValueError(f"column {name!r} is there {column.shape[1]} times; give them different names first")
    if column.dtype == object and pd.api.types.infer_dtype(column, skipna=True) in _NUMBERS:
        return pd.to_numeric(column, errors="coerce")
    if isinstance(column.dtype, pd.PeriodDtype):
        return column.dt.to_timestamp()
    return column


def columns_of(df, given, most):
    """Names of the requested columns; all by default."""
    if isinstance(given, tuple) and given in df.columns:
        given = [given]
    names = chosen(df, given if given is None or isinstance(given, (list, tuple, pd.Index)) else [given])
    if not names:
        raise ValueError("no columns are named")
    if len(names) > most:
        raise ValueError(f"one picture shows at most {most} columns, found {len(names)}; name the ones to draw")
    return list(dict.fromkeys(names))


def raw(column, name):
    """The column as it lies in memory, and whether it holds moments."""
    if pd.api.types.is_timedelta64_dtype(column.dtype):
        return column.dt.total_seconds().to_numpy(), False
    if kind_of(column) == "datetime":
        naive = column.dt.tz_localize(None) if getattr(column.dtype, "tz", None) is not None else column
        return naive.astype("datetime64[ns]").to_numpy(), True
    if pd.api.types.is_complex_dtype(column.dtype):
        raise TypeError(f"column {name!r} holds complex numbers, which have no place on an axis")
    if str(column.dtype) in ("float64", "int64"):
        return column.to_numpy(), False
    return column.to_numpy(dtype=float, na_value=float("nan")), False


def values_of(df, name):
    """A column that must be numbers, as floats; text that is not a number is named with its row."""
    column = column_of(df, name)
    if kind_of(column) in ("numeric", "boolean") or pd.api.types.is_timedelta64_dtype(column.dtype):
        return np.asarray(raw(column, name)[0], dtype=float)
    if kind_of(column) == "datetime":
        raise TypeError(f"column {name!r} holds dates; numbers are wanted here")
    return numbers(column, name)


def above_zero(columns, name, option):
    """(columns, how many values are not above 0): those have no place on the axis that `option` asks for."""
    if not any((values > 0).any() for values in columns):
        raise ValueError(f"{option} needs values above 0, column {name!r} has none")
    below = sum(int((values <= 0).sum()) for values in columns)
    return [np.where(values > 0, values, np.nan) for values in columns], below


def left_out_of_log(count):
    """The remark about values that a logarithmic axis has no place for."""
    return f"{count:,} value{'s' if count > 1 else ''} not above 0 left out of a log axis" if count else ""


def axis_name(column):
    """The name of a column or index; "row" or "index" if it has none."""
    if column.name is not None:
        return words(column.name)
    return "row" if kind_of(column) == "numeric" else "index"


def axis_of(column, name):
    """(floats, kind of axis, names of categories) of a column that positions are read from."""
    if column.dtype == object:
        known = column.dropna()
        if len(known) and all(isinstance(one, str) and _DATE.match(one) for one in known.head(20)):
            read = pd.to_datetime(column, errors="coerce", format="ISO8601")
            column = read if read.notna().sum() == len(known) else column
    if kind_of(column) in ("numeric", "datetime"):
        values, is_time = raw(column, name)
        if is_time:
            seconds = values.astype("int64") / _NS_PER_SECOND
            seconds[column.isna().to_numpy()] = np.nan
            return seconds, "time", []
        return np.asarray(values, dtype=float), "number", []
    codes, names = categories_of(column)
    positions = codes.astype(float)
    positions[codes < 0] = np.nan
    return positions, "category", [words(name) for name in names]


def categories_of(column):
    """(codes, values): a number for each row, -1 where the value is missing. Categories keep their own order."""
    if isinstance(column.dtype, pd.CategoricalDtype):
        codes = np.asarray(column.cat.codes, dtype="int64")
        used = np.bincount(codes[codes >= 0], minlength=len(column.cat.categories)) > 0
        places = np.cumsum(used) - 1
        return np.where(codes >= 0, places[codes], -1), [one for one, is_used in zip(column.cat.categories, used) if is_used]
    try:
        codes, values = pd.factorize(column)
    except TypeError:
        codes, values = pd.factorize(column.astype(str).where(column.notna()))
    return np.asarray(codes, dtype="int64"), list(values)


def groups_of(column, most):
    """[(name, flags of rows)]: in order of their names; beyond `most` the rarest are one group, and so are missing ones."""
    codes, values = categories_of(column)
    if not len(values):
        return [("(missing)", codes < 0)]
    order = list(range(len(values)))
    if not isinstance(column.dtype, pd.CategoricalDtype):
        try:
            order.sort(key=values.__getitem__)
        except TypeError:
            order.sort(key=lambda at: words(values[at]))
    if len(order) > most:
        sizes = np.bincount(codes[codes >= 0], minlength=len(values))
        kept = set(np.argsort(-sizes, kind="stable")[:most].tolist())
        order = [at for at in order if at in kept]
    groups = [(words(values[at]), codes == at) for at in order]
    if len(order) < len(values):
        rest = (codes >= 0) & ~np.isin(codes, order)
        groups.append((f"other ({len(values) - len(order)})", rest))
    if (codes < 0).any():
        groups.append(("(missing)", codes < 0))
    return groups
