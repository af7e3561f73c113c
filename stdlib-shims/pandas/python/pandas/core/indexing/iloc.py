"""`.iloc`: rows and columns by position."""

import _pandas

from pandas.core.arguments.questions import is_integer
from pandas.core.indexing.locating import apply_key, as_positions, locate_position, row_series, rows_at
from pandas.core.indexing.masks import positions_where
from pandas.core.indexing.setting import set_frame_values, set_series_values
from pandas.core.loading import classes
from pandas.errors import IndexingError


class ILoc:
    """What `.iloc` gives; to be used with square brackets."""

    def __init__(self, data):
        self._data = data

    def __getitem__(self, key):
        data = self._data
        key = apply_key(key, data)
        if data.ndim == 1:
            if isinstance(key, tuple):
                if len(key) > 1:
                    raise IndexingError("Too many indexers")
                key = key[0]
            place = locate_position(key, len(data._col))
            return data._col.get(place) if place.__class__ is int else rows_at(data, place)
        if isinstance(key, tuple):
            if len(key) > 2:
                raise IndexingError("Too many indexers")
            rows, columns = key if len(key) == 2 else (key[0], slice(None))
        else:
            rows, columns = key, slice(None)
        rows = slice(None) if rows is Ellipsis else rows
        columns = slice(None) if columns is Ellipsis else columns
        return _frame_iloc(data, rows, columns)

    def __setitem__(self, key, value):
        data = self._data
        key = apply_key(key, data)
        if data.ndim == 1:
            key = key[0] if isinstance(key, tuple) else key
            place = _place_to_set(key, len(data._col))
            set_series_values(data, place, value, by_position=True)
            return
        rows, columns = key if isinstance(key, tuple) else (key, slice(None))
        row_place = _place_to_set(rows, len(data._index))
        column_place = _place_to_set(columns, len(data._cols))
        set_frame_values(data, row_place, column_place, value, by_position=True)


def _place_to_set(key, n):
    if isinstance(key, classes.Series) and key._col.dtype == "bool":
        key = key._col
        return positions_where(key)
    try:
        return locate_position(key, n)
    except IndexError as error:
        if is_integer(key):
            raise IndexError("iloc cannot enlarge its target object") from None
        raise error


def _frame_iloc(data, rows, columns):
    if is_integer(rows) and is_integer(columns):
        for key, n in zip((rows, columns), data.shape):
            if key < -n or key >= n:
                raise IndexError(f"index {key} is out of bounds for axis 0 with size {n}")
    row_place = locate_position(rows, len(data._index))
    if isinstance(columns, slice) and columns == slice(None):
        if row_place.__class__ is int:
            return row_series(data, row_place)
        return rows_at(data, row_place)
    column_place = locate_position(columns, len(data._cols), "columns")
    if column_place.__class__ is int:
        column = data._cols[column_place]
        if row_place.__class__ is int:
            return column.get(row_place)
        label = data._columns[column_place]
        if isinstance(row_place, slice) and row_place == slice(None):
            return data._view(column_place, label) if data._columns.is_unique else classes.Series._from(
                column.share(), data._index, label
            )
        return rows_at(classes.Series._from(column, data._index, label), row_place)
    positions = as_positions(column_place, len(data._cols)).tolist()
    if row_place.__class__ is int:
        return row_series(data, row_place, positions)
    chosen = classes.DataFrame._from(
        [data._cols[i].share() for i in positions],
        data._columns._slice(column_place)
        if isinstance(column_place, slice)
        else data._columns._take(_pandas.column(positions, "int64")),
        data._index,
    )
    if isinstance(row_place, slice) and row_place == slice(None):
        return chosen
    return rows_at(chosen, row_place)
