"""where and mask of a DataFrame."""

import numpy as np

import _pandas
from _pandas import Unary

from pandas.core.arguments.options import check_axis
from pandas.core.arguments.questions import is_list_like, is_pandas
from pandas.core.loading import classes
from pandas.core.missing.filling import gave_way
from pandas.core.series.conditions import condition_column


def where_columns(frame, cond, other, inverted, axis):
    """The columns with other values where a condition does not hold (or holds, if inverted)."""
    if callable(cond) and not is_pandas(cond):
        cond = cond(frame)
    if callable(other) and not is_pandas(other):
        other = other(frame)
    masks = _masks(frame, cond, inverted)
    others = _others(frame, other, axis)
    result = []
    for column, mask, replacement in zip(frame._cols, masks, others):
        if inverted:
            mask = mask.unary(Unary.INVERT)
        result.append(gave_way(column, column.where(mask, replacement)))
    return result


def _masks(frame, cond, fill):
    n = len(frame._index)
    if isinstance(cond, classes.DataFrame):
        same_rows = cond._index is frame._index or cond._index.equals(frame._index)
        rows = cond if same_rows else cond._to_index(frame._index, cond._index._positions_of_index(frame._index))
        if rows._columns.equals(frame._columns):
            found = rows._cols
        else:
            if not frame._columns.is_unique or not rows._columns.is_unique:
                raise ValueError("cannot reindex on an axis with duplicate labels")
            found = [rows._column(label) if label in rows._columns else None for label in frame._columns.tolist()]
        masks = []
        for column in found:
            if column is not None:
                if column.kind == "float" and not same_rows or column.kind == "objects":
                    column = column.fillna(fill).cast("bool")
                if column.dtype not in ("bool", "boolean"):
                    raise ValueError("Boolean array expected for the condition, not " + column.dtype)
                masks.append(column.fillna(fill).cast("bool") if column.dtype == "boolean" else column)
            else:
                masks.append(_pandas.full(n, fill, "bool"))
        return masks
    if isinstance(cond, classes.Series):
        mask = condition_column(frame._index, cond, n, fill)
        return [mask] * len(frame._cols)
    array = np.asarray(cond)
    if array.shape != frame.shape:
        if array.ndim == 1 and len(array) == n:
            return [_pandas.column(array)] * len(frame._cols)
        raise ValueError("Array conditional must be same shape as self")
    return [_pandas.column(array[:, i]) for i in range(len(frame._cols))]


def _others(frame, other, axis):
    width, n = len(frame._cols), len(frame._index)
    if isinstance(other, classes.DataFrame):
        if other._index.equals(frame._index) and other._columns.equals(frame._columns):
            return other._cols
        return other.reindex(index=frame._index, columns=frame._columns)._cols
    if isinstance(other, classes.Series):
        if axis is None:
            raise ValueError("Must specify axis=0 or 1")
        if check_axis(axis) == 0:
            return [other.reindex(frame._index)._col] * width
        taken = other.reindex(frame._columns)._col
        return [taken.get(i) for i in range(width)]
    if is_list_like(other):
        array = np.asarray(other)
        if array.ndim == 2:
            if array.shape != (n, width):
                raise ValueError("other must be the same shape as self when an ndarray")
            return [_pandas.column(array[:, i]) for i in range(width)]
        if len(array) == n and check_axis(axis) == 0:
            return [_pandas.column(array)] * width
        return [array[i] for i in range(width)]
    return [other] * width
