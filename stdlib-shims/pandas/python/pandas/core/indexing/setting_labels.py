"""`.loc[...] = value`: finding the places, and growing the data by labels that are new."""

import _pandas

from pandas.core.arguments.questions import is_integer, is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.indexing.locating import locate
from pandas.core.indexing.masks import bool_mask
from pandas.core.indexing.setting import aligned_series, new_column, set_frame_values, set_series_values
from pandas.core.loading import classes
from pandas.core.missing.markers import NA, nan
from pandas.core.missing.questions import is_missing


def set_by_label(data, key, value):
    """`data.loc[key] = value`."""
    if data.ndim == 1:
        _set_in_series(data, key, value)
        return
    rows, columns = _rows_and_columns(data, key)
    rows = slice(None) if rows is Ellipsis else rows
    is_whole_row = columns is None
    columns = slice(None) if is_whole_row else columns
    try:
        row_place, _ = locate(data._index, rows)
    except KeyError:
        if not _is_label(rows, data._index):
            raise
        if is_whole_row or not len(data._index) and columns == slice(None):
            add_row(data, rows, value)
            return
        # With columns named, if only by a colon, the new row is missing before it gets its values.
        if not isinstance(columns, slice):
            add_cells(data, rows, columns, value)
            return
        row_place = _add_missing_row(data, rows)
    if isinstance(columns, slice) and columns == slice(None):
        column_place = columns
    else:
        column_place = _column_place(data, columns, row_place, value)
        if column_place is None:
            return
    set_frame_values(data, row_place, column_place, value)


def _is_label(key, index):
    if isinstance(key, tuple):
        return True if not index._is_multi else len(key) == index.nlevels and not any(
            isinstance(part, slice) or is_list_like(part) for part in key
        )
    return not is_list_like(key) and not isinstance(key, slice)


def _rows_and_columns(data, key):
    if not isinstance(key, tuple):
        return key, None
    if data._index._is_multi:
        whole = not any(isinstance(part, slice) or is_list_like(part) for part in key)
        if whole:
            try:
                data._index._locate(key)
                return key, None
            except (KeyError, TypeError):
                if len(key) == data._index.nlevels and len(key) != 2:
                    return key, None
    if len(key) == 2:
        return key
    if len(key) == 1:
        return key[0], None
    return key, None


def _column_place(data, columns, row_place, value):
    """The place of the columns; columns that do not exist are made, None if that did it all."""
    if _is_label(columns, data._columns):
        try:
            return locate(data._columns, columns, "columns")[0]
        except KeyError:
            if not len(data._index):
                if not is_list_like(value):
                    raise ValueError("cannot set a frame with no defined index and a scalar") from None
                data[columns] = value
                return None
            if isinstance(value, classes.Series):
                value = aligned_series(value, data._index, row_place)
            data._set_column(columns, new_column(len(data._index), row_place, value))
            return None
    if is_list_like(columns) and bool_mask(columns, len(data._cols)) is None:
        for label in columns:
            if label not in data._columns:
                data._set_column(label, _pandas.full(len(data._index), nan, "float64"))
    return locate(data._columns, columns, "columns")[0]


def _set_in_series(series, key, value):
    try:
        place, _ = locate(series._index, key)
    except KeyError:
        if not _is_label(key, series._index):
            raise
        add_item(series, key, value)
        return
    set_series_values(series, place, value)


def add_item(series, label, value):
    """Puts a value under a new label at the end of a Series."""
    if isinstance(value, classes.Series):
        value = value._col.get(0)
    new = _pandas.objects([value]) if is_list_like(value) else _pandas.column([value])
    old = series._col
    column = appended(old, new, value) if len(old) else new
    series.__dict__["_index"] = _grown(series._index, label)
    parent = series._parent
    series._parent = None
    series._col = column
    series._parent = parent


def appended(old, new, value):
    """A column with one more value; a missing one takes the form of the column."""
    if is_missing(value):
        if old.kind in ("float", "datetime", "timedelta", "masked", "category", "period"):
            return old.take(_with_hole(len(old)), True)
        if old.kind in ("int", "uint", "bool"):
            if value is None or value is NA:
                return _pandas.objects([*old.tolist(), value])
            return old.take(_with_hole(len(old)), True)
    if old.kind == "category":
        # A row beside categories is not one of them, even if it has their values.
        plain = _pandas.concat([old.cast(old.categories.dtype), new])
        return plain if plain.dtype == old.categories.dtype else plain.cast("object")
    if old.kind == "bool" and new.kind in ("int", "uint"):
        return _pandas.concat([old.cast("int64"), new])
    return _pandas.concat([old, new])


def _with_hole(n):
    return _pandas.concat([_pandas.int_range(0, n, 1), _pandas.column([-1], "int64")])


def _grown(index, label):
    if type(index) is classes.RangeIndex and is_integer(label) and len(index) and label == index._range.stop and (
        index._range.step == 1
    ):
        return classes.RangeIndex._from_range(range(index._range.start, index._range.stop + 1), index._name)
    return index.insert(len(index), label)


def add_row(frame, label, value):
    """Puts a row under a new label at the end of a frame."""
    if not frame._cols:
        raise ValueError("cannot set a frame with no defined columns")
    cols = _with_row(frame, _row_values(frame, value, len(frame._cols)))
    _grow(frame, cols, _appended_to(frame._index, label))


def add_cells(frame, label, columns, value):
    """Puts values of some columns under a new label at the end of a frame."""
    _grow(frame, _with_cells(frame, columns, value), _grown_by(frame._index, label))


def _add_missing_row(frame, label):
    n = len(frame._index)
    cols = [column.take(_with_hole(n), True) for column in frame._cols]
    _grow(frame, cols, _grown_by(frame._index, label))
    return n


def _grow(frame, cols, index):
    frame.__dict__["_cols"] = cols
    frame.__dict__["_index"] = index


def _appended_to(index, label):
    """The labels of a frame that got a whole row: no range any more, nor levels if the label has none."""
    if index._is_multi and not isinstance(label, tuple):
        return classes.Index._from(_pandas.objects([*index.tolist(), label]))
    if type(index) is classes.RangeIndex and len(index):
        index = classes.Index._from(index._col.share(), index._name)
    return _grown_by(index, label)


def _grown_by(index, label):
    try:
        return index.insert(len(index), label)
    except ValueError:
        # A text that is not a time makes the labels objects.
        return classes.Index._from(_pandas.objects([*index.tolist(), label]), index._name)


def _with_row(frame, values):
    first = len(frame._index) == 0
    cols = []
    for column, one in zip(frame._cols, values):
        new = _pandas.objects([one]) if is_list_like(one) else _pandas.column([one])
        if first:
            cols.append(new)
        else:
            cols.append(appended(column, new, one))
    return cols


def _with_cells(frame, columns, value):
    """A new row with values in some columns; every column first gets a missing value, and the dtype for it."""
    n = len(frame._index)
    listed = list(columns) if is_list_like(columns) and not isinstance(columns, tuple) else [columns]
    for name in listed:
        if name not in frame._columns:
            frame._set_column(name, _pandas.full(n, nan, "float64" if n else "object"))
    given = list(value) if is_list_like(value) else [value] * len(listed)
    if len(given) != len(listed):
        raise ValueError("Must have equal len keys and value when setting with an iterable")
    values = {frame._columns._locate(name): one for name, one in zip(listed, given)}
    cols = []
    for i, column in enumerate(frame._cols):
        if n == 0 and i in values:
            new = _pandas.column([values[i]])
            # The row is missing before it gets its value, so a whole number comes out as a float.
            cols.append(new.cast("float64") if new.kind in ("int", "uint") else new)
            continue
        column = column.take(_with_hole(n), True)
        if i in values:
            column.set_items(n, values[i])
        cols.append(column)
    return cols


def _row_values(frame, value, n):
    """The values of a new row, in one dtype where they have one: a list of 1 and 2.5 is of floats."""
    if isinstance(value, dict):
        # Unlike the values of a list, those of a dictionary keep their own types.
        return [value.get(label, nan) for label in frame._columns.tolist()]
    if isinstance(value, classes.Series):
        taken = value.reindex(frame._columns)._col
    elif isinstance(value, classes.DataFrame):
        raise ValueError("cannot set a frame with no defined columns")
    elif is_list_like(value):
        taken = as_column(value)
        if len(taken) != n:
            raise ValueError("cannot set a row with mismatched columns")
    else:
        return [value] * n
    return taken.tolist()
