"""`xs`: the rows, or columns, with a label on some level."""

from _pandas import Binary, Reduce

from pandas.core.indexing.locating import locate, row_series, rows_at
from pandas.core.indexing.masks import positions_where


def cross_section(data, key, axis, level, drop_level):
    """`data.xs(...)`."""
    if axis == 1:
        if level is None:
            return data[key]
        return _by_level(data.T, key, level, drop_level).T if not data._columns._is_multi else _columns_by_level(
            data, key, level, drop_level
        )
    if level is not None:
        return _by_level(data, key, level, drop_level)
    place, used = locate(data._index, key)
    if place.__class__ is int:
        return row_series(data, place) if data.ndim == 2 else data._col.get(place)
    return rows_at(data, place, used if drop_level else None)


def _level_mask(index, key, level):
    levels = list(level) if isinstance(level, (list, tuple)) else [level]
    keys = list(key) if isinstance(level, (list, tuple)) else [key]
    numbers = [index._level_number(one) for one in levels]
    mask = None
    for number, label in zip(numbers, keys):
        one = index._level_mask(number, label) if index._is_multi else index._col.binary(Binary.EQ, label)
        mask = one if mask is None else mask.binary(Binary.AND, one)
    if not mask.reduce(Reduce.ANY):
        raise KeyError(key)
    return mask, numbers


def _by_level(data, key, level, drop_level):
    if not data._index._is_multi:
        raise TypeError("Index must be a MultiIndex")
    mask, numbers = _level_mask(data._index, key, level)
    result = data._filter(mask)
    if drop_level and len(numbers) < data._index.nlevels:
        result.__dict__["_index"] = result._index._without_levels(set(numbers))
    return result


def _columns_by_level(data, key, level, drop_level):
    mask, numbers = _level_mask(data._columns, key, level)
    result = data._take_columns(positions_where(mask).tolist())
    if drop_level and len(numbers) < data._columns.nlevels:
        result.columns = result._columns._without_levels(set(numbers))
    return result
