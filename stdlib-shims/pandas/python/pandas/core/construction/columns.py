"""A native column out of anything: lists, arrays, one value, labels."""

import datetime

import numpy as np

import _pandas
from _pandas import Time

from pandas.core.arguments.questions import is_list_like
from pandas.core.dtypes.casting import cast_column, cast_new
from pandas.core.dtypes.names import dtype_for_native
from pandas.core.missing.markers import NaT
from pandas.core.missing.questions import is_missing

Column = _pandas.Column
ndarray = np.ndarray


def as_column(values, n=None, dtype=None):
    """A Column of its own from anything: list-likes by value, a scalar `n` times."""
    own = getattr(values, "_col", None)
    if own is not None and isinstance(own, Column):
        column = own.share()
    elif isinstance(values, Column):
        column = values.share()
    elif isinstance(values, ndarray):
        if values.ndim == 0:
            return _pandas.full(1 if n is None else n, values.item(), dtype_for_native(dtype))
        if values.ndim > 1:
            raise ValueError(f"Data must be 1-dimensional, got ndarray of shape {values.shape} instead")
        column = _pandas.column(values)
    elif isinstance(values, (list, tuple, range)):
        if dtype is not None and not _needs_inference(dtype):
            return cast_new(values, dtype)
        column = _pandas.column(_as_array(values))
        if dtype is not None and column.any_missing() and getattr(dtype, "categories", None) is None:
            return _category_of_present(list(values), dtype)
    elif isinstance(values, (set, frozenset)):
        raise TypeError(f"'{type(values).__name__}' type is unordered")
    elif isinstance(values, dict):
        column = _pandas.column(list(values))
    elif is_list_like(values):
        as_array = getattr(values, "__array__", None)
        if as_array is not None:
            column = _pandas.column(np.asarray(values))
        else:
            return as_column(list(values), n, dtype)
    else:
        return full_column(1 if n is None else n, values, dtype)
    if dtype is not None:
        column = cast_column(column, dtype)
    return column


def _as_array(values):
    """A list of numbers that are all of one narrow type of numpy as an array of it; others as they are."""
    first = values[0] if len(values) else None
    if not isinstance(first, np.number) or first.dtype.name in ("int64", "float64"):
        return values
    kind = type(first)
    return np.array(values) if all(value.__class__ is kind for value in values) else values


def _category_of_present(values, dtype):
    """Categories out of a list with missing values: their dtype is that of the values that are present."""
    present = [value for value in values if not is_missing(value)]
    made = cast_column(_pandas.column(present), dtype)
    positions, following = [], 0
    for value in values:
        missing = is_missing(value)
        positions.append(-1 if missing else following)
        following += not missing
    return made.take(_pandas.column(positions, "int64"), True)


def _needs_inference(dtype):
    return getattr(dtype, "name", dtype) == "category" or hasattr(dtype, "categories")


def full_column(n, value, dtype=None):
    """A Column with one value `n` times."""
    name = dtype_for_native(dtype)
    if name == "category":
        return cast_column(_pandas.full(n, value), dtype)
    if name == "str":
        return _pandas.full(n, value if isinstance(value, str) or is_missing(value) else str(value), "object")
    if name is None and isinstance(value, (datetime.date, datetime.timedelta, np.datetime64, np.timedelta64)):
        return _full_of_time(n, value)
    return _pandas.full(n, value, name)


def _full_of_time(n, value):
    """One time `n` times, in the unit it has itself."""
    column = _pandas.full(n, value)
    if column.kind not in ("datetime", "timedelta") or value is NaT:
        return column
    if isinstance(value, (np.datetime64, np.timedelta64)):
        unit = np.datetime_data(value.dtype)[0]
        unit = unit if unit in ("s", "ms", "us", "ns") else "s"
    else:
        unit = getattr(value, "unit", "us")
    return column if f"[{unit}" in column.dtype else column.time(Time.AS_UNIT, unit)


def column_of_labels(labels, dtype=None):
    """A Column of labels given as one label or a list of them."""
    if is_list_like(labels) and not isinstance(labels, tuple):
        return as_column(labels, dtype=dtype)
    return as_column([labels], dtype=dtype)
