"""Rows by time: `asof`, the last row up to a label, and the first and last span of time."""

import numpy as np

import _pandas
from _pandas import Binary, Unary

from pandas.core.arguments.questions import is_list_like
from pandas.core.loading import classes
from pandas.core.missing.markers import nan
from pandas.core.time.timestamp import Timestamp
from pandas.tseries.frequencies import to_offset


def last_before(data, where, subset):
    """`data.asof(where)`."""
    if not data._index.is_monotonic_increasing:
        raise ValueError("asof requires a sorted index")
    if isinstance(where, str):
        where = Timestamp(where)
    single = not is_list_like(where)
    labels = classes.Index([data._index._key(where)] if single else where)
    if data.ndim == 1:
        present = data._col.isna().unary(Unary.INVERT)
    else:
        names = data._columns.tolist() if subset is None else (list(subset) if is_list_like(subset) else [subset])
        present = _pandas.full(len(data._index), True, "bool")
        for name in names:
            present = present.binary(Binary.AND, data._column(name).isna().unary(Unary.INVERT))
    rows = np.flatnonzero(present.to_numpy())
    bounds = data._index._col.searchsorted(labels._col, "right").to_numpy()
    found = np.searchsorted(rows, bounds, side="left") - 1
    positions = np.where(found >= 0, rows[np.maximum(found, 0)] if len(rows) else -1, -1)
    if single:
        position = int(positions[0])
        if data.ndim == 1:
            return nan if position < 0 else data._col.get(position)
        if position < 0:
            empty = _pandas.full(len(data._cols), nan, "float64")
            return classes.Series._from(empty, data._columns, labels[0])
        row = data.iloc[position]
        row.name = labels[0]
        return row
    return data._to_index(labels, _pandas.column(positions.astype("int64")))


def _time_labels(data, method):
    if data._index._col_kind() != "datetime":
        raise TypeError(f"'{method}' only supports a DatetimeIndex index")
    return data._index


def first_span(data, offset):
    """`data.first(offset)`."""
    labels = _time_labels(data, "first")
    if not len(labels):
        return data.copy()
    offset = to_offset(offset)
    end = labels[0] + offset
    # A span of fixed length does not hold the moment at which it ends.
    if type(offset).__name__ in ("Day", "Hour", "Minute", "Second", "Milli", "Micro", "Nano"):
        if end in labels:
            return data.iloc[: int(labels.searchsorted(end, side="left"))]
    elif offset.is_on_offset(labels[0]):
        end = labels[0] - type(offset)() + offset
    return data.loc[:end]


def last_span(data, offset):
    """`data.last(offset)`."""
    labels = _time_labels(data, "last")
    if not len(labels):
        return data.copy()
    start = labels[-1] - to_offset(offset)
    return data.iloc[int(labels.searchsorted(start, side="right")) :]
