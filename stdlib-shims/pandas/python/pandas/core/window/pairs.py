"""Correlation and covariance of two series, or of all pairs of columns, in windows."""

import numpy as np

import _pandas
from _pandas import Binary, Unary

from pandas.core.loading import classes
from pandas.core.window.base import as_numbers


def pair_windows(windows, op, other, pairwise, ddof):
    """corr or cov of each window with another series or frame, or between the columns."""
    if not windows._is_frame:
        if other is None:
            other = windows.obj
        if isinstance(other, classes.DataFrame):
            columns = [_one_pair(windows, windows.obj, other._at(i), op, ddof)._col for i in range(len(other._cols))]
            return classes.DataFrame._from(columns, other._columns, windows.obj._index)
        return _one_pair(windows, windows.obj, other, op, ddof)
    if other is None or pairwise:
        return _all_pairs(windows, op, windows.obj if other is None else other, ddof)
    positions = windows._positions()
    columns = []
    for position in positions:
        series = windows.obj._at(position)
        partner = other if isinstance(other, classes.Series) else other[series._name]
        columns.append(_one_pair(windows, series, partner, op, ddof)._col)
    return windows._frame_result(positions, columns)


def _one_pair(windows, series, other, op, ddof):
    if other._index is not series._index and not other._index.equals(series._index):
        series, other = series.align(other)
    column = windows._pair(as_numbers(series._col), as_numbers(other._col), op, ddof)
    name = series._name if series._name == other._name else None
    return classes.Series._from(column, series._index, name)


def _all_pairs(windows, op, other, ddof):
    """A block of pairs of columns for each row."""
    positions = windows._positions()
    n, many = len(windows.obj._index), len(positions)
    columns = []
    for right in positions:
        parts = [
            _one_pair(windows, windows.obj._at(left), other._at(right), op, ddof)._col for left in positions
        ]
        order = _pandas.column(np.arange(n * many).reshape(many, n).T.reshape(-1))
        columns.append(_pandas.concat(parts).take(order))
    labels = windows.obj._columns_of_dtype(positions)._columns
    outer = _pandas.column(np.repeat(np.arange(n), many))
    inner = _pandas.column(np.tile(np.arange(many), n))
    index = windows.obj._index
    levels = [c.take(outer) for c in (index._cols if index._is_multi else [index._col])]
    levels += [c.take(inner) for c in (labels._cols if labels._is_multi else [labels._col])]
    rows = classes.MultiIndex._from_levels(levels, list(index.names) + list(labels.names))
    return classes.DataFrame._from(columns, labels, rows)


def window_pair(windows, column, other, op, ddof):
    """cov or corr for windows of rows or time."""
    if windows._times is None:
        least = windows._least()
        return _pandas.rolling_pair(column, other, op, windows.window, least, ddof)
    return _by_bounds(windows, column, other, op, ddof)


def _by_bounds(windows, column, other, op, ddof):
    values = []
    least = max(windows._least(), 1)
    for start, stop in windows._bounds(len(column)):
        a, b = column.slice(start, stop, 1), other.slice(start, stop, 1)
        both = a.isna().binary(Binary.OR, b.isna()).unary(Unary.INVERT)
        a, b = a.filter(both), b.filter(both)
        if len(a) < least:
            values.append(float("nan"))
        else:
            values.append(_pandas.cov(a, b, ddof) if op == "cov" else _pandas.corr(a, b, "pearson"))
    return _pandas.column(values, "float64")
