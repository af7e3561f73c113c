"""Writing values at places of a Series or DataFrame."""

import numpy as np

import _pandas
from _pandas import Binary, Reduce

from pandas.core.arguments.questions import is_list_like
from pandas.core.construction.columns import Column, as_column
from pandas.core.indexing.locating import as_positions
from pandas.core.loading import classes
from pandas.core.missing.markers import nan
from pandas.core.missing.questions import is_missing


def count_of(place, n):
    """How many rows a place has."""
    if place.__class__ is int:
        return 1
    return len(range(*place.indices(n))) if isinstance(place, slice) else len(place)


def set_one_object(column, place, value):
    """Puts a list or another container into one cell."""
    values = column.tolist() if column.dtype != "object" else [column.get(i) for i in range(len(column))]
    if column.kind not in ("objects", "text"):
        raise ValueError("setting an array element with a sequence.")
    values[place] = value
    column.set_items(_pandas.int_range(0, len(values), 1), _pandas.objects(values))


def write(column, place, values):
    """Writes a scalar or a Column at a place of a column, in place."""
    if place.__class__ is int:
        if isinstance(values, Column):
            values = values.get(0)
        column.set_items(place, values)
        return
    positions = as_positions(place, len(column))
    if len(positions):
        column.set_items(positions, values)
    elif not isinstance(values, Column):
        _make_room(column, values)


def _make_room(column, value):
    """A value decides the dtype even where it is written to no row."""
    if len(column) and column.dtype != "object":
        first = column.get(0)
        column.set_items(0, value)
        column.set_items(0, first)


def prepared(value, place, n):
    """A value for `count` places: a scalar, or a Column of that length."""
    if isinstance(value, Column):
        column = value
    elif isinstance(value, np.ndarray) and value.ndim == 0:
        return value.item()
    elif not is_list_like(value) or isinstance(value, (dict, tuple)) and place.__class__ is int:
        return value
    elif isinstance(value, (set, frozenset)):
        column = _pandas.objects([value])
    else:
        if not hasattr(value, "__len__"):
            value = list(value)
        column = as_column(value)
    count = count_of(place, n)
    if len(column) == count:
        return column
    if len(column) == 1:
        return column.get(0)
    if place.__class__ is int:
        raise ValueError("setting an array element with a sequence.")
    raise _wrong_length(place)


def _wrong_length(place):
    kind = "slice" if isinstance(place, slice) else "list-like"
    return ValueError(f"cannot set using a {kind} indexer with a different length than the value")


def set_series_values(series, place, value, by_position=False):
    """`series.loc[...] = value` once the place is known."""
    n = len(series._col)
    if isinstance(value, classes.Series) and not by_position:
        value = aligned_series(value, series._index, place)
    if place.__class__ is int and is_list_like(value) and series._col.kind in ("objects", "text") and len(value) != 1:
        set_one_object(series._col, place, value)
        return
    values = prepared(value, place, n)
    if not isinstance(values, Column) and is_list_like(value) and not isinstance(value, (dict, tuple, set, frozenset)):
        if getattr(value, "ndim", 1) == 1 and count_of(place, n) != 1:
            # One value in a list is not a scalar: it is not spread.
            raise _wrong_length(place)
    write(series._col, place, values)


def labels_at(index, place):
    """The labels at a place."""
    if place.__class__ is int:
        return index._slice(slice(place, place + 1))
    return index._slice(place) if isinstance(place, slice) else index._take(place)


def aligned_series(value, index, place):
    """The values of a Series for the labels at a place."""
    labels = labels_at(index, place)
    if value._index is labels or value._index.equals(labels):
        return value._col
    return value._col.take(value._index._positions_of_index(labels), True)


def set_frame_values(frame, row_place, column_place, value, by_position=False):
    """`df.loc[..., ...] = value` once both places are known."""
    n = len(frame._index)
    if column_place.__class__ is int:
        if isinstance(value, classes.DataFrame):
            value = value.iloc[:, 0]
        if isinstance(value, classes.Series) and not by_position:
            value = aligned_series(value, frame._index, row_place)
        if isinstance(value, np.ndarray) and value.ndim == 2 and 1 in value.shape:
            value = value.ravel()
        column = frame._cols[column_place]
        if row_place.__class__ is int and is_list_like(value) and not isinstance(value, np.ndarray) and (
            column.dtype == "object" and len(value) != 1
        ):
            raise ValueError("Must have equal len keys and value when setting with an iterable")
        if len({one.dtype for one in frame._cols}) > 1 and is_list_like(value) and not isinstance(value, (dict, set, Column)):
            if hasattr(value, "__len__") and len(value) != (count_of(row_place, n) or len(value)):
                raise ValueError("Must have equal len keys and value when setting with an iterable")
        if row_place.__class__ is int and isinstance(value, (list, tuple)) and column.dtype == "object":
            # A cell of objects holds the list itself.
            set_one_object(column, row_place, value)
            return
        values = prepared(value, row_place, n)
        if _covers(row_place, n) and isinstance(values, Column) and column.kind in ("objects", "text"):
            frame._cols[column_place] = values.share() if values.dtype == "object" else values.cast("object")
            return
        _put(frame, column_place, row_place, values)
        return
    positions = as_positions(column_place, len(frame._cols)).tolist()
    values = _values_by_column(frame, row_place, positions, value, by_position)
    for position, one in zip(positions, values):
        _put(frame, position, row_place, one)


_TYPED = ("bool", "datetime", "timedelta", "period", "category")


def _put(frame, position, row_place, value):
    """Writes into a column; a whole one that cannot hold the value becomes a new one."""
    column, n = frame._cols[position], len(frame._index)
    if isinstance(row_place, slice) and not count_of(row_place, n):
        return
    if column.kind in _TYPED and n and _covers(row_place, n) and not _holds(column, value):
        frame._cols[position] = value.share() if isinstance(value, Column) else _pandas.full(n, value)
        return
    write(column, row_place, value)


def _holds(column, value):
    if column.kind == "category":
        new = value if isinstance(value, Column) else _pandas.column([value])
        return bool(new.isna().binary(Binary.OR, new.isin(column.categories)).reduce(Reduce.ALL))
    if isinstance(value, Column):
        return value.kind == column.kind
    return is_missing(value) or is_list_like(value) or _pandas.column([value]).kind in (column.kind, "objects", "text")


def _covers(place, n):
    return isinstance(place, slice) and place.indices(n) == (0, n, 1)


def _values_by_column(frame, row_place, positions, value, by_position):
    n = len(frame._index)
    width = len(positions)
    if isinstance(value, dict):
        value = classes.Series(value)
    if isinstance(value, classes.DataFrame):
        return _from_frame(frame, row_place, positions, value, by_position)
    if isinstance(value, classes.Series):
        if row_place.__class__ is int:
            if by_position:
                return [prepared(one, row_place, n) for one in _same_length(value.tolist(), width)]
            labels = frame._columns._take(_pandas.column(positions, "int64"))
            taken = value._col if value._index.equals(labels) else value._col.take(
                value._index._positions_of_index(labels), True
            )
            return [taken.get(i) for i in range(width)]
        column = value._col if by_position else aligned_series(value, frame._index, row_place)
        return [prepared(column, row_place, n)] * width
    if not is_list_like(value):
        return [value] * width
    if isinstance(value, np.ndarray) and value.ndim == 2:
        if value.shape[1] == 1 and width != 1:
            return [prepared(value[:, 0], row_place, n)] * width
        if value.shape[1] != width:
            raise ValueError(
                f"shape mismatch: value array of shape {value.shape} could not be broadcast to indexing result of "
                f"shape ({count_of(row_place, n)},{width})"
            )
        return [prepared(value[:, i], row_place, n) for i in range(width)]
    items = list(value)
    if items and is_list_like(items[0]) and row_place.__class__ is not int:
        rows = [list(item) for item in items]
        if any(len(row) != width for row in rows):
            raise ValueError("Must have equal len keys and value when setting with an ndarray")
        return [prepared(list(one), row_place, n) for one in zip(*rows)]
    return [prepared(one, row_place, n) for one in _same_length(items, width)]


def _same_length(items, width):
    if len(items) == width:
        return items
    if len(items) == 1:
        return items * width
    raise ValueError("Must have equal len keys and value when setting with an iterable")


def _from_frame(frame, row_place, positions, value, by_position):
    n = len(frame._index)
    if by_position:
        return [prepared(column, row_place, n) for column in value._cols]
    rows = labels_at(frame._index, row_place)
    taken = None if value._index.equals(rows) else value._index._positions_of_index(rows)
    columns = []
    if value._columns.equals(frame._columns._take(_pandas.column(positions, "int64"))):
        return [prepared(c if taken is None else c.take(taken, True), row_place, n) for c in value._cols]
    for position in positions:
        label = frame._columns[position]
        if label not in value._columns:
            columns.append(nan)
            continue
        column = value._column(label)
        columns.append(prepared(column if taken is None else column.take(taken, True), row_place, n))
    return columns


def new_column(n, place, value):
    """A column that has values at a place and is missing elsewhere."""
    positions = as_positions(place, n)
    is_colon = isinstance(place, slice) and place == slice(None)
    if isinstance(value, Column):
        values = value
    elif is_list_like(value) and not isinstance(value, (dict, set)):
        if hasattr(value, "__len__") and len(value) != (len(positions) or len(value)):
            raise ValueError(
                f"Length of values ({len(value)}) does not match length of index ({n})" if is_colon
                else "Must have equal len keys and value when setting with an iterable"
            )  # fmt: skip
        values = prepared(value, place, n)
        if not isinstance(values, Column):
            values = _pandas.full(len(positions), values)
    else:
        values = _pandas.full(len(positions), value)
    if is_colon:
        return values.share()
    if len(positions) == n and values.kind in ("int", "uint", "bool"):
        # The column is missing before its values come, even if they come for every row.
        values = values.cast("object" if values.kind == "bool" else "float64")
    if not len(positions):
        base = _pandas.full(n, nan, "float64")
        return base if values.kind in ("int", "float", "uint") else values.take(_pandas.full(n, -1, "int64"), True)
    inverse = np.full(n, -1, dtype="int64")
    inverse[positions.to_numpy()] = np.arange(len(positions))
    return values.take(_pandas.column(inverse), True)
