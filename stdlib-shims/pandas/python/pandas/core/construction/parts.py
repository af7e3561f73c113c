"""Columns and labels for `Series(...)` and `DataFrame(...)` out of whatever is given."""

import numpy as np

import _pandas

from pandas.core.arguments.options import no_default
from pandas.core.arguments.questions import is_hashable, is_list_like
from pandas.core.construction.columns import Column, as_column, full_column
from pandas.core.dtypes.casting import cast_column
from pandas.core.dtypes.names import dtype_for_native
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.markers import nan

# Loaded on first use, which keeps imports short.
construction_rows = on_first_use("pandas.core.construction.rows")


def as_index(labels, name=None):
    """An Index from anything that can hold labels."""
    if isinstance(labels, classes.Index):
        return labels
    if isinstance(labels, classes.Series):
        return classes.Index._from(labels._col.share(), labels._name)
    if isinstance(labels, list) and labels and all(isinstance(part, (list, np.ndarray)) for part in labels):
        return classes.MultiIndex.from_arrays(labels)
    return classes.Index(labels, name=name) if name is not None else classes.Index(labels)


def default_index(n):
    """0, 1, 2, ..."""
    return classes.RangeIndex._of_length(n)


def series_parts(data, index, dtype):
    """(column, index, name) of a new Series."""
    name = None
    if index is not None:
        index = as_index(index)
    if isinstance(data, classes.DataFrame):
        raise ValueError("Data must be 1-dimensional, got DataFrame of shape %s instead" % (data.shape,))
    if isinstance(data, classes.Series):
        name = data._name
        if index is None:
            column, index = data._col.share(), data._index
        else:
            column = _aligned(data, index)
        return _cast(column, dtype), index, name
    if isinstance(data, dict) or _is_mapping(data):
        return _from_mapping(data, index, dtype)
    if data is None:
        if index is None:
            return _pandas.empty("object") if dtype is None else _empty(dtype), default_index(0), None
        if dtype is None:
            return _pandas.full(len(index), nan, "float64" if len(index) else "object"), index, None
        return full_column(len(index), nan, dtype), index, None
    if isinstance(data, classes.Index):
        name = data._name
        column = _cast(data._col.share(), dtype)
    elif isinstance(data, np.ndarray) and data.ndim == 0:
        return series_parts(data.item(), index, dtype)
    elif isinstance(data, Column) or (is_list_like(data) and not isinstance(data, dict)):
        if isinstance(data, np.ndarray) and data.ndim > 1:
            raise ValueError(f"Data must be 1-dimensional, got ndarray of shape {data.shape} instead")
        if not hasattr(data, "__len__") and not hasattr(data, "_col"):
            data = list(data)
        if len(data) == 0 and dtype is None and not isinstance(data, (np.ndarray, range)) and not hasattr(data, "_col"):
            column = _pandas.empty("object")
        else:
            column = as_column(data, dtype=dtype)
    else:
        n = 1 if index is None else len(index)
        column = scalar_column(n, data, dtype)
        return column, default_index(1) if index is None else index, None
    if index is None:
        index = default_index(len(column))
    elif len(index) != len(column):
        raise ValueError(f"Length of values ({len(column)}) does not match length of index ({len(index)})")
    return column, index, name


def _cast(column, dtype):
    return column if dtype is None else cast_column(column, dtype)


def _empty(dtype):
    name = dtype_for_native(dtype)
    return cast_column(_pandas.empty("object"), dtype) if name in ("category", "str") else _pandas.empty(name)


def scalar_column(n, value, dtype=None):
    """A column of one value; None reads as None in a column of objects."""
    return full_column(n, value, dtype)


def _is_mapping(data):
    if isinstance(data, np.ndarray) or hasattr(data, "_col") or isinstance(data, classes.DataFrame):
        return False
    return hasattr(data, "keys") and hasattr(data, "__getitem__")


def _aligned(series, index):
    if series._index is index or series._index.equals(index):
        return series._col.share()
    if not series._index.is_unique:
        raise ValueError("cannot reindex on an axis with duplicate labels")
    return series._col.take(series._index._positions_of_index(index), True)


def _from_mapping(data, index, dtype):
    keys = list(data.keys())
    if not keys:
        if index is None:
            return _pandas.empty("object") if dtype is None else _empty(dtype), default_index(0), None
        return series_parts(None, index, dtype)
    own = classes.Index(keys)
    column = as_column([data[key] for key in keys])
    if index is not None:
        positions = own._positions_of_index(index)
        column = column.take(positions, True) if not own.equals(index) else column
        own = index
    return _cast(column, dtype), own, None


def frame_parts(data, index, columns, dtype):
    """(columns of values, column labels, index) of a new DataFrame."""
    index = None if index is None else as_index(index)
    columns = None if columns is None else as_index(columns)
    if data is None:
        data = {}
    if isinstance(data, classes.DataFrame):
        return _from_frame(data, index, columns)
    if isinstance(data, dict) or _is_mapping(data):
        return _from_dict(data, index, columns, dtype)
    if isinstance(data, (classes.Series, classes.Index)):
        return _from_one(data, index, columns)
    if isinstance(data, np.ndarray):
        if data.dtype.names:
            fields = {name: data[name] for name in data.dtype.names}
            return _from_dict(fields, index, columns, dtype)
        return _from_array(data, index, columns)
    if isinstance(data, str) or not is_list_like(data):
        if index is None or columns is None:
            raise ValueError("DataFrame constructor not properly called!")
        shared = scalar_column(len(index), data, dtype)
        return [shared.share() for _ in range(len(columns))], columns, index
    if hasattr(data, "_col"):
        return _from_one(classes.Series(data), index, columns)
    if hasattr(data, "__array__") and not isinstance(data, (list, tuple)):
        return _from_array(np.asarray(data), index, columns)
    return construction_rows.from_rows(list(data), index, columns, dtype)


def _from_frame(data, index, columns):
    if index is not None or columns is not None:
        data = data.reindex(index=index, columns=columns)
    return [column.share() for column in data._cols], data._columns, data._index


def _from_one(data, index, columns):
    if isinstance(data, classes.Index) and data._is_multi:
        return _from_array(data.values, index, columns)
    series = data if isinstance(data, classes.Series) else classes.Series._from(
        data._col.share(), default_index(len(data)), data._name
    )
    name = series._name
    if columns is None:
        columns = classes.Index([0 if name is None else name]) if name is not None else default_index(1)
    elif name is not None and not (len(columns) == 1 and columns[0] == name):
        if name not in columns:
            rows = default_index(0) if index is None else index
            return [_pandas.full(len(rows), nan, "object") for _ in columns], columns, rows
        return _from_dict({name: series}, index, columns, None)
    if index is None:
        return [series._col.share()], columns, series._index
    return [_aligned(series, index)], columns, index


def _from_array(data, index, columns):
    if data.ndim == 0:
        return frame_parts(data.item(), index, columns, None)
    if data.ndim == 1:
        data = data.reshape(-1, 1)
    if data.ndim > 2:
        raise ValueError(f"Must pass 2-d input. shape={data.shape}")
    n, width = data.shape
    if index is None:
        index = default_index(n)
    if columns is None:
        columns = default_index(width)
    if len(index) != n or len(columns) != width:
        raise ValueError(
            f"Shape of passed values is {data.shape}, indices imply ({len(index)}, {len(columns)})"
        )
    cols = [_pandas.column(data[:, i]) for i in range(width)]
    return cols, columns, index


def _from_dict(data, index, columns, dtype):
    keys = list(data.keys())
    if columns is not None:
        wanted = columns.tolist()
        given = {key: data[key] for key in keys}
        pieces = [given.get(label, no_default) if is_hashable(label) else no_default
                  for label in wanted]  # fmt: skip
        present = [piece for piece in pieces if piece is not no_default]
    else:
        pieces = present = [data[key] for key in keys]
        columns = classes.Index(keys) if keys else default_index(0)
    ordered = any(isinstance(piece, (classes.Series, classes.DataFrame)) for piece in present)
    pieces = [_prepared(piece) for piece in pieces]
    if index is None:
        index = _joint_index([piece for piece in pieces if piece is not no_default], ordered)
    n = len(index)
    cols = []
    for piece in pieces:
        if piece is no_default:
            column = _pandas.full(n, nan, "object" if dtype is None else None)
        elif isinstance(piece, classes.Series):
            column = _aligned(piece, index)
        elif is_list_like(piece):
            # An empty list in a dict is an empty array of floats, unlike one in a Series.
            column = _pandas.empty("float64") if isinstance(piece, (list, tuple)) and not piece else as_column(piece)
            if len(column) != n:
                raise ValueError(f"Length of values ({len(column)}) does not match length of index ({n})")
        else:
            column = scalar_column(n, piece)
        cols.append(_cast_or_keep(column, dtype))
    return cols, columns, index


def _cast_or_keep(column, dtype):
    if dtype is None:
        return column
    return cast_column(column, dtype)


def _prepared(piece):
    if isinstance(piece, dict) or (_is_mapping(piece) and piece is not no_default):
        return classes.Series(piece) if piece else classes.Series(piece, dtype=object)
    if isinstance(piece, classes.DataFrame):
        if len(piece._cols) == 1:
            return piece.iloc[:, 0]
        raise ValueError(f"Data must be 1-dimensional, got DataFrame of shape {piece.shape} instead")
    if isinstance(piece, np.ndarray) and piece.ndim > 1:
        raise ValueError("Per-column arrays must each be 1-dimensional")
    if isinstance(piece, (set, frozenset)):
        raise TypeError("Set type is unordered")
    if is_list_like(piece) and not hasattr(piece, "__len__") and not hasattr(piece, "_col"):
        return list(piece)
    return piece


def _joint_index(pieces, sort):
    if not pieces:
        return default_index(0)
    with_labels = [piece for piece in pieces if isinstance(piece, classes.Series)]
    lengths = {len(piece) for piece in pieces if is_list_like(piece) and not isinstance(piece, classes.Series)}
    if not with_labels and not lengths:
        raise ValueError("If using all scalar values, you must pass an index")
    if len(lengths) > 1:
        raise ValueError("All arrays must be of the same length")
    if with_labels:
        index = union_of_indexes([piece._index for piece in with_labels], sort)
        for length in lengths:
            if length != len(index):
                raise ValueError(f"array length {length} does not match index length {len(index)}")
        return index
    return default_index(lengths.pop())


def union_of_indexes(indexes, sort=True):
    """The labels of several indexes; the first one's order if all are the same, else sorted where possible."""
    first = indexes[0]
    rest = [other for other in indexes[1:] if other is not first and not first.equals(other)]
    if not rest:
        if any(other._name != first._name for other in indexes[1:]):
            return first._renamed(None)
        return first
    plain = sort and all(type(index) is classes.Index for index in indexes)
    joined = first
    for other in rest:
        joined = joined.union(other, sort=None if sort and not plain else False)
    return joined.sort_values() if plain else joined
