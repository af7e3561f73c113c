"""A DataFrame out of rows: dicts, lists, tuples, named tuples, data classes, Series."""

import numpy as np

import _pandas

from pandas.core.arguments.questions import is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.construction.parts import _from_dict, as_index, default_index
from pandas.core.dtypes.casting import cast_column
from pandas.core.loading import classes
from pandas.core.missing.markers import nan


def from_rows(rows, index, columns, dtype):
    """(columns of values, column labels, index) from a list with one item per row."""
    if not rows:
        columns = default_index(0) if columns is None else columns
        n = 0 if index is None else len(index)
        empty = [_pandas.full(n, nan, "object") for _ in range(len(columns))]
        return empty, columns, default_index(0) if index is None else index
    first = rows[0]
    if hasattr(first, "__dataclass_fields__") and not isinstance(first, type):
        return _from_fields([_fields_of(row) for row in rows], index, columns, dtype)
    if isinstance(first, dict) or any(isinstance(row, dict) for row in rows):
        for row in rows:
            if isinstance(first, dict) and isinstance(row, (list, tuple)):
                raise AttributeError(f"'{type(row).__name__}' object has no attribute 'keys'")
        return _from_fields([row if isinstance(row, dict) else {} for row in rows], index, columns, dtype)
    if isinstance(first, classes.Series):
        return _from_series(rows, index, columns, dtype)
    if isinstance(first, np.ndarray) and first.ndim == 0:
        rows = [row.item() for row in rows]
        first = rows[0]
    if isinstance(first, (list, tuple, np.ndarray)) or hasattr(first, "_col") or isinstance(first, range):
        names = getattr(first, "_fields", None)
        if columns is None and names is not None:
            columns = classes.Index(list(names))
        return _from_lists(rows, index, columns, dtype)
    column = as_column(rows)
    columns = default_index(1) if columns is None else columns
    if len(columns) != 1:
        n = len(rows) if index is None else len(index)
        raise ValueError(f"Shape of passed values is ({len(rows)}, 1), indices imply ({n}, {len(columns)})")
    return _finish([column], columns, index, dtype)


def _fields_of(row):
    return {name: getattr(row, name) for name in row.__dataclass_fields__}


def _from_fields(rows, index, columns, dtype):
    if columns is None:
        order = {}
        for row in rows:
            for key in row:
                order[key] = None
        names = list(order)
        columns = classes.Index(names) if names else default_index(0)
    else:
        names = columns.tolist()
    cols = []
    for name in names:
        values = [row.get(name, nan) for row in rows]
        cols.append(_pandas.column(values))
    return _finish(cols, columns, index, dtype, len(rows))


def _from_series(rows, index, columns, dtype):
    if index is None:
        names = [getattr(row, "_name", None) for row in rows]
        unnamed = 0
        labels = []
        if all(name is None for name in names):
            index = default_index(len(rows))
        else:
            for name in names:
                if name is None:
                    labels.append(f"Unnamed {unnamed}")
                    unnamed += 1
                else:
                    labels.append(name)
            index = classes.Index(labels)
    if columns is None:
        first = rows[0]._index
        columns = first
        for row in rows[1:]:
            if row._index is not first and not columns.equals(row._index):
                columns = columns.union(row._index, sort=False)
    pieces = []
    for row in rows:
        if row._index is columns or row._index.equals(columns):
            pieces.append(row._col.tolist())
        else:
            taken = row._col.take(row._index._positions_of_index(columns), True)
            pieces.append(taken.tolist())
    cols = [_pandas.column(list(values)) for values in zip(*pieces)]
    if not cols and len(columns):
        cols = [_pandas.empty("object") for _ in columns]
    same = {row._col.dtype for row in rows}
    if len(same) == 1 and rows[0]._col.kind in ("int", "uint", "float", "bool", "datetime", "timedelta"):
        kind = rows[0]._col.dtype
        cols = [col if col.dtype == kind or rows[0]._col.kind in ("int", "uint") else col.cast(kind) for col in cols]
    return _finish(cols, columns, index, dtype)


def _from_lists(rows, index, columns, dtype):
    width = max((len(row) for row in rows if is_list_like(row)), default=0)
    plain = []
    for row in rows:
        row = row.tolist() if isinstance(row, np.ndarray) else (list(row) if is_list_like(row) else [row])
        if len(row) < width:
            row = row + [None] * (width - len(row))
        plain.append(row)
    if columns is not None and len(columns) != width:
        raise ValueError(f"{len(columns)} columns passed, passed data had {width} columns")
    columns = default_index(width) if columns is None else columns
    cols = [_pandas.column(list(values)) for values in zip(*plain)]
    return _finish(cols, columns, index, dtype, len(rows))


def _finish(cols, columns, index, dtype, n=None):
    n = len(cols[0]) if cols else (n or 0)
    if index is None:
        index = default_index(n)
    elif len(index) != n:
        raise ValueError(f"Shape of passed values is ({n}, {len(cols)}), indices imply ({len(index)}, {len(columns)})")
    if dtype is not None:
        cols = [cast_column(col, dtype) for col in cols]
    return cols, columns, index


def frame_from_dict(data, orient="columns", dtype=None, columns=None):
    """DataFrame.from_dict."""
    orient = orient.lower()
    if orient == "columns":
        if columns is not None:
            raise ValueError("cannot use columns parameter with orient='columns'")
        return classes.DataFrame(data, dtype=dtype)
    if orient == "tight":
        index = _labels_of(data["index"], data["index_names"])
        labels = _labels_of(data["columns"], data["column_names"])
        return classes.DataFrame(data["data"], index=index, columns=labels, dtype=dtype)
    if orient != "index":
        raise ValueError(
            f"Expected 'index', 'columns' or 'tight' for orient parameter. Got '{orient}' instead"
        )
    keys = list(data)
    values = [data[key] for key in keys]
    if values and isinstance(values[0], (dict, classes.Series)):
        rows = [value.to_dict() if isinstance(value, classes.Series) else value for value in values]
        labels = None if columns is None else as_index(columns)
        cols, labels, index = _from_fields(rows, classes.Index(keys), labels, dtype)
        return classes.DataFrame._from(cols, labels, index)
    return classes.DataFrame(
        [list(value) if is_list_like(value) else [value] for value in values],
        index=classes.Index(keys) if keys else None, columns=columns, dtype=dtype,
    )  # fmt: skip


def _labels_of(values, names):
    if len(names) > 1:
        return classes.MultiIndex.from_tuples([tuple(value) for value in values], names=names)
    return classes.Index(values, name=names[0])


def frame_from_records(data, index=None, exclude=None, columns=None, coerce_float=False, nrows=None):
    """DataFrame.from_records."""
    if hasattr(data, "__next__") or (not hasattr(data, "__len__") and hasattr(data, "__iter__")):
        rows = []
        for row in data:
            if nrows is not None and len(rows) >= nrows:
                break
            rows.append(row)
        data = rows
    elif nrows is not None:
        data = data[:nrows]
    if isinstance(data, dict):
        frame = classes.DataFrame(data, columns=columns)
    elif isinstance(data, np.ndarray) and data.dtype.names:
        cols, labels, rows_index = _from_dict({name: data[name] for name in data.dtype.names}, None, None, None)
        frame = classes.DataFrame._from(cols, labels, rows_index)
        if columns is not None:
            frame = frame[list(columns)]
    else:
        frame = classes.DataFrame(data, columns=columns)
    if exclude is not None:
        frame = frame.drop(columns=list(exclude))
    if index is not None:
        if isinstance(index, str) or (isinstance(index, list) and all(label in frame._columns for label in index)):
            frame = frame.set_index(index)
        else:
            frame.index = index
    return frame
