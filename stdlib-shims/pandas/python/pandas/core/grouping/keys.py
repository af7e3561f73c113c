"""What to group by: labels, functions, dicts, arrays, levels and Groupers become columns with a value per row."""

import numpy as np

import _pandas

from pandas.core.arguments.options import no_default
from pandas.core.arguments.questions import is_hashable, is_integer, is_pandas
from pandas.core.construction.columns import Column, as_column
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, because it imports this module.
grouper = on_first_use("pandas.core.grouping.grouper")


class Key:
    """One grouping key.

    `label` is the frame's own column it stands for (left out of the results), `every` all labels a group may have
    even without rows, `freq` the frequency of labels that are times, `counted` the range the labels are.
    """

    __slots__ = ("column", "name", "label", "every", "freq", "counted")

    def __init__(self, column, name=None, label=no_default, every=None, freq=None, counted=None):
        self.column = column
        self.name = name
        self.label = label
        self.every = every
        self.freq = freq
        self.counted = counted


def resolve_keys(obj, by, level, sort=True):
    """The list of Keys, and whether they were given as a list."""
    index = obj._index
    if by is None and level is None:
        raise TypeError("You have to supply one of 'by' and 'level'")
    if level is not None:
        return _level_keys(obj, by, level)
    if isinstance(by, list):
        items, as_list = _list_items(obj, by)
    else:
        items, as_list = [by], False
    if not items:
        raise ValueError("No group keys passed!")
    keys = []
    for item in items:
        if isinstance(item, grouper.Grouper):
            keys.append(item._key(obj))
        else:
            keys.append(_resolve_one(obj, index, item))
    return keys, as_list


def _list_items(obj, by):
    """A list is a list of keys, unless it is as long as the data and names no column: then it is one array."""
    special = any(
        callable(item) or isinstance(item, (dict, list, tuple, np.ndarray, grouper.Grouper)) or is_pandas(item)
        or isinstance(item, Column)
        for item in by
    )
    if not special and len(by) == len(obj._index) and len(by):
        names = list(obj._index.names)
        is_frame = isinstance(obj, classes.DataFrame)
        if not all((is_frame and item in obj._columns) or item in names for item in by):
            return [_pandas.column(by)], False
    return by, True


def _level_keys(obj, by, level):
    index = obj._index
    levels = list(level) if isinstance(level, (list, tuple)) else [level]
    keys = []
    for one in levels:
        if not index._is_multi:
            _check_flat_level(index, one)
        number = index._level_number(one)
        values = index.get_level_values(number) if index._is_multi else index
        column, name = values._col, index.names[number]
        if by is not None:
            keys.append(_convert(by, values, len(index), name))
        else:
            counted = values if type(values) is classes.RangeIndex and values._range.step > 0 else None
            keys.append(Key(column, name, freq=_freq_of(values), counted=counted))
    return keys, isinstance(level, (list, tuple))


def _freq_of(index):
    """The frequency of labels that rise by one: each is a group of its own."""
    freq = getattr(index, "_freq", None)
    return freq if freq is not None and index._col.kind != "period" and freq.n > 0 else None


def _check_flat_level(index, level):
    if isinstance(level, str):
        if level != index._name:
            raise ValueError(f"level name {level} is not the name of the index")
    elif is_integer(level) and (level > 0 or level < -1) and level != index._name:
        raise ValueError("level > 0 or level < -1 only valid with MultiIndex")


def _resolve_one(obj, index, item):
    is_frame = isinstance(obj, classes.DataFrame)
    if isinstance(item, classes.Series):
        if is_frame and _is_own_column(obj, item):
            return Key(item._col, item._name, label=item._name)
        return _convert(item, index, len(index))
    if isinstance(item, (classes.Index, np.ndarray, list, dict, Column)) or hasattr(item, "_col"):
        return _convert(item, index, len(index))
    if not callable(item) and is_hashable(item):
        in_columns = is_frame and item in obj._columns
        names = list(index.names)
        if in_columns:
            if item is not None and item in names:
                raise ValueError(f"'{item}' is both an index level and a column label, which is ambiguous.")
            where = obj._columns._locate(item)
            if where.__class__ is not int:
                raise ValueError(f"Grouper for '{item}' not 1-dimensional")
            return Key(obj._cols[where], item, label=item)
        if item is not None and item in names:
            number = names.index(item)
            values = index.get_level_values(number) if index._is_multi else index
            return Key(values._col, item, freq=_freq_of(values))
        if isinstance(item, classes.DataFrame):
            raise ValueError(f"Grouper for '{type(item)}' not 1-dimensional")
        raise KeyError(item)
    return _convert(item, index, len(index))


def _is_own_column(frame, series):
    parent = getattr(series, "_parent", None)
    return parent is not None and parent[0] is frame and parent[1] == series._name


def _own_name(index, name):
    return index._name if name is None and not index._is_multi else name


def _convert(item, index, n, name=None):
    """A Key from something that gives a value for each label or row."""
    if isinstance(item, classes.Series):
        if item._index is index or item._index.equals(index):
            return Key(item._col, item._name)
        positions = item._index._positions_of_index(index)
        return Key(item._col.take(positions, True), item._name)
    if isinstance(item, classes.Index):
        values = item._col
        name = item._name
    elif isinstance(item, dict):
        return Key(_pandas.column([item.get(label, np.nan) for label in index.tolist()]), _own_name(index, name))
    elif callable(item) and not hasattr(item, "_col"):
        return Key(_pandas.column([item(label) for label in index.tolist()]), _own_name(index, name))
    elif isinstance(item, classes.DataFrame) or getattr(item, "ndim", 1) > 1:
        raise ValueError(f"Grouper for '{type(item)}' not 1-dimensional")
    else:
        values = as_column(item)
    if len(values) != n:
        raise ValueError("Grouper and axis must be same length")
    return Key(values, name, freq=_freq_of(item) if isinstance(item, classes.Index) else None)
