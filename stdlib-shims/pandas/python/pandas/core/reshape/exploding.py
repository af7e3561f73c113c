"""`explode`: lists in cells turned into rows."""

import datetime

import numpy as np

import _pandas

from pandas.core.arguments.questions import is_list_like
from pandas.core.loading import classes
from pandas.core.missing.questions import is_missing
from pandas.core.time.period import Period


def _cells(column):
    """For each row the list of values its cell becomes."""
    cells = []
    for value in column.tolist():
        if isinstance(value, (str, bytes, dict)) or not is_list_like(value):
            cells.append([value])
        else:
            items = list(value)
            cells.append(items if items else [float("nan")])
    return cells


def _joined(cells):
    """The items of all cells: objects, except that times and spans of time are found to be such."""
    values = [value for cell in cells for value in cell]
    first = next((value for value in values if not is_missing(value)), None)
    if isinstance(first, (datetime.datetime, datetime.timedelta, Period)):
        column = _pandas.column(values)
        if column.kind in ("datetime", "timedelta", "period"):
            return column
    return _pandas.column(values, "object")


def _repeat_positions(counts):
    return _pandas.column(np.repeat(np.arange(len(counts)), counts)) if counts else _pandas.empty("int64")


def explode_series(series, ignore_index=False):
    """A row for each item of the lists in a series."""
    if series._col.kind != "objects":
        result = series.copy()
        if type(series._index) is classes.RangeIndex and _is_repeated(series._col):
            result._index = classes.Index._from(series._index._col, series._index._name)
        return result.reset_index(drop=True) if ignore_index else result
    cells = _cells(series._col)
    rows = _repeat_positions([len(cell) for cell in cells])
    column = _joined(cells)
    index = classes.RangeIndex(len(column)) if ignore_index else series._index._take(rows)
    return classes.Series._from(column, index, series._name)


def _is_repeated(column):
    """Whether pandas repeats each label as often as its cell has values, though it is once."""
    if column.kind in ("int", "uint", "float", "bool", "timedelta"):
        return False
    return len(column) > 0 if column.kind == "text" else column.kind != "datetime" or "," in column.dtype


def explode_frame(frame, column, ignore_index=False):
    """A row for each item of the lists in one or more columns."""
    if not frame._columns.is_unique:
        duplicates = frame._columns[frame._columns.duplicated()].tolist()
        raise ValueError(f"DataFrame columns must be unique. Duplicate columns: {duplicates}")
    wanted = list(column) if isinstance(column, list) else [column]
    if not wanted:
        raise ValueError("column must be nonempty")
    if len(set(wanted)) != len(wanted):
        raise ValueError("column must be unique")
    for label in wanted:
        if is_list_like(label) and not isinstance(label, tuple):
            raise ValueError("column must be a scalar, tuple, or list thereof")
    positions = [frame._position_of(label) for label in wanted]
    exploded, counts = {}, None
    for position in positions:
        source = frame._cols[position]
        if source.kind != "objects":
            exploded[position] = None
            sizes = [1] * len(source)
        else:
            cells = _cells(source)
            sizes = [len(cell) for cell in cells]
            exploded[position] = _joined(cells)
        if counts is not None and sizes != counts:
            raise ValueError("columns must have matching element counts")
        counts = sizes
    rows = _repeat_positions(counts)
    cols = []
    for position, source in enumerate(frame._cols):
        made = exploded.get(position)
        cols.append(source.take(rows) if made is None else made)
    index = classes.RangeIndex(len(rows)) if ignore_index else frame._index._take(rows)
    return classes.DataFrame._from(cols, frame._columns, index)
