"""Columns of intervals: they are kept as objects, and shown with a dtype of their own."""

import _pandas

from pandas.core.dtypes.extension import IntervalDtype
from pandas.core.dtypes.names import dtype_object
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.questions import is_missing
from pandas.core.time.interval import Interval

# Loaded on first use, because it imports this module.
interval = on_first_use("pandas.core.index.interval")


def first_interval(column):
    """The first value of an objects column if it is an interval, else None."""
    if column.kind != "objects":
        return None
    for position in range(len(column)):
        value = column.get(position)
        if not is_missing(value):
            return value if isinstance(value, Interval) else None
    return None


def interval_dtype(name):
    """The dtype object of 'interval[int64, right]'."""
    inner = name.partition("[")[2].rpartition("]")[0]
    if not inner:
        return IntervalDtype()
    subtype, _, closed = inner.rpartition(", ")
    return IntervalDtype(subtype, closed) if subtype else IntervalDtype(inner)


def side_column(column, side):
    """The left or right bounds of intervals as a Column."""
    return _pandas.column([common_missing(value) if is_missing(value) else getattr(value, side) for value in column.tolist()])


def common_missing(value):
    """nan for any missing marker."""
    return float("nan")


def dtype_of(column):
    """The IntervalDtype of a column of intervals."""
    first = first_interval(column)
    bounds = [value for value in column.tolist() if not is_missing(value)][:50]
    sides = _pandas.column([bound for value in bounds for bound in (value.left, value.right)])
    return IntervalDtype(dtype_object(sides), first.closed if first is not None else "right")


def dtype_text(column):
    """The dtype of categories as text."""
    if first_interval(column) is not None:
        return str(dtype_of(column))
    return str(dtype_object(column))


def index_of_values(column):
    """An Index over a column; an IntervalIndex where the values are intervals."""
    if first_interval(column) is not None:
        return interval.IntervalIndex._of(column)
    return classes.Index._from(column)
