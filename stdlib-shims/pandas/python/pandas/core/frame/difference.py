"""compare: the values in which two frames or Series differ."""

import _pandas
from _pandas import Binary, Reduce, Unary

from pandas.core.loading import classes
from pandas.core.missing.markers import nan


def _differs(a, b):
    both = a.isna().binary(Binary.AND, b.isna())
    different = a.binary(Binary.NE, b)
    if different.dtype != "bool":
        different = different.fillna(True).cast("bool")
    return different.binary(Binary.AND, both.unary(Unary.INVERT))


def compare_frames(left, right, axis, keep_shape, keep_equal, names):
    """DataFrame.compare."""
    if not isinstance(right, classes.DataFrame):
        raise TypeError(f"can only compare 'DataFrame' (not '{type(right).__name__}') with 'DataFrame'")
    if not (left._index.equals(right._index) and left._columns.equals(right._columns)):
        raise ValueError("Can only compare identically-labeled (both index and columns) DataFrame objects")
    masks = [_differs(a, b) for a, b in zip(left._cols, right._cols)]
    keep_columns = list(range(len(masks)))
    if not keep_shape:
        keep_columns = [i for i, mask in enumerate(masks) if mask.reduce(Reduce.ANY)]
    rows = None
    if not keep_shape:
        rows = _pandas.full(len(left._index), False, "bool")
        for mask in masks:
            rows = rows.binary(Binary.OR, mask)
    pairs = []
    for i in keep_columns:
        a, b, mask = left._cols[i], right._cols[i], masks[i]
        if not keep_equal:
            a, b = a.where(mask, nan), b.where(mask, nan)
        if rows is not None:
            a, b = a.filter(rows), b.filter(rows)
        pairs.append((a, b))
    index = left._index if rows is None else left._index._filter(rows)
    labels = [left._columns[i] for i in keep_columns]
    if axis == 1:
        cols, tuples = [], []
        for label, pair in zip(labels, pairs):
            for name, column in zip(names, pair):
                cols.append(column)
                tuples.append((label if isinstance(label, tuple) else (label,)) + (name,))
        columns = classes.MultiIndex.from_tuples(tuples, names=list(left._columns.names) + [None]) if tuples else (
            classes.MultiIndex.from_tuples([], names=list(left._columns.names) + [None])
        )
        return classes.DataFrame._from(cols, columns, index)
    n = len(index)
    order = _pandas.column([i + n * k for i in range(n) for k in (0, 1)], "int64")
    cols = [_pandas.concat([a, b]).take(order) for a, b in pairs]
    once = _pandas.column([i for i in range(n) for _ in (0, 1)], "int64")
    levels = [level.take(once) for level in (index._cols if index._is_multi else [index._col])]
    levels.append(_pandas.column(list(names) * n) if n else _pandas.empty("object"))
    labels_index = left._columns._take(_pandas.column(keep_columns, "int64"))
    return classes.DataFrame._from(cols, labels_index, classes.MultiIndex._from_levels(levels, list(index.names) + [None]))


def compare_series(left, right, axis, keep_shape, keep_equal, names):
    """Series.compare."""
    if not left._index.equals(right._index):
        raise ValueError("Can only compare identically-labeled Series objects")
    mask = _differs(left._col, right._col)
    a, b, index = left._col, right._col, left._index
    if not keep_equal:
        a, b = a.where(mask, nan), b.where(mask, nan)
    if not keep_shape:
        a, b, index = a.filter(mask), b.filter(mask), index._filter(mask)
    frame = classes.DataFrame._from([a, b], classes.Index(list(names)), index)
    return frame if axis == 1 else frame.stack()
