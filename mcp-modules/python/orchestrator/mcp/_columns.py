"""Columns by kind, and the words for one that is not there."""

import _kit_analytics

import _kit_data

import numpy as np

import pandas as pd

from orchestrator.mcp._errors import DataError, shown

__all__ = ["as_frame", "chosen", "dates", "floats_of", "held", "is_number", "kind_of", "numbers", "one", "plain", "sample"]


def kind_of(column):
    """"numeric", "datetime", "boolean" or "categorical"."""
    types = pd.api.types
    if types.is_bool_dtype(column.dtype):
        return "boolean"
    if types.is_datetime64_any_dtype(column.dtype) or types.is_timedelta64_dtype(column.dtype):
        return "datetime"
    return "numeric" if types.is_numeric_dtype(column.dtype) else "categorical"


def is_number(column):
    return kind_of(column) == "numeric"


def as_frame(value, what):
    if isinstance(value, pd.Series):
        return value.to_frame(value.name if value.name is not None else "value")
    if isinstance(value, pd.DataFrame):
        return value
    try:
        return pd.DataFrame(value)
    except Exception:
        raise TypeError(f"{what} wants a DataFrame, found {type(value).__name__}") from None


def one(df, name):
    """The column `name`, or an error with the nearest name."""
    if name in df.columns:
        return df[name]
    hint = _kit_data.hint_of_names("columns", str(name), [str(column) for column in df.columns])
    raise KeyError(f"no column {name!r}; {hint}")


def chosen(df, columns):
    """The requested columns; all by default."""
    if columns is None:
        return list(df.columns)
    columns = [columns] if isinstance(columns, str) else list(columns)
    for name in columns:
        one(df, name)
    return columns


def dates(column, name):
    """The column as dates; text that is not a date is named with its row."""
    if pd.api.types.is_datetime64_any_dtype(column.dtype):
        return column
    read = pd.to_datetime(column, errors="coerce", format="mixed" if column.dtype == object else None)
    _require_all(column, read, "date", name)
    return read


def numbers(column, name):
    """The column as floats, missing ones NaN; text that is not a number is named with its row."""
    read = pd.to_numeric(column, errors="coerce")
    _require_all(column, read, "number", name)
    return read.to_numpy(dtype=float, na_value=float("nan"))


def _require_all(column, read, what, name):
    bad = (column.notna() & read.isna()).to_numpy().nonzero()[0]
    if len(bad):
        row = int(bad[0])
        raise DataError(f"{shown(column.iloc[row])} is not a {what}", row=row + 1, column=name)


def held(column):
    """What the native side reads where it lies, without a copy: a column of plain numbers; None for any other."""
    return column._col if _kit_analytics.is_held(column._col) else None


def floats_of(column):
    """The numbers of a column for the native side, missing ones as NaN."""
    found = held(column)
    return column.to_numpy(dtype=float, na_value=float("nan")) if found is None else found


def sample(values):
    """Numbers of a column, an array or a list, without the missing ones."""
    numbers = pd.to_numeric(pd.Series(values)).to_numpy(dtype=float)
    return numbers[~np.isnan(numbers)]


def plain(value):
    """A value JSON has: no numpy scalar, and None for what is missing."""
    if pd.api.types.is_scalar(value) and pd.isna(value):
        return None
    if isinstance(value, pd.Timestamp):
        return value.isoformat()
    return value.item() if hasattr(value, "item") else value
