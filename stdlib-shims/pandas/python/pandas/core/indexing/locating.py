"""From a key to places on an axis.

A place is an int (one row), a slice of positions or an int64 Column of positions.
"""

import numpy as np

import _pandas
from _pandas import Binary, Reduce

from pandas.core.arguments.questions import is_integer, is_list_like
from pandas.core.construction.columns import as_column
from pandas.core.indexing.masks import bool_mask, positions_where
from pandas.core.loading import classes
from pandas.errors import IndexingError


def apply_key(key, data):
    """Keys may be functions of the data."""
    if isinstance(key, tuple):
        return tuple(apply_key(part, data) for part in key)
    if callable(key) and not isinstance(key, type):
        return key(data)
    return key


def as_positions(place, n):
    """An int64 Column for any place."""
    if place.__class__ is int:
        return _pandas.column([place], "int64")
    if isinstance(place, slice):
        return _pandas.int_range(*place.indices(n))
    return place


def plain_mask(key, index):
    """The bool Column of a key that is a Series of booleans with the same labels; None for every other key.

    Rows are then picked by the mask itself, which is quicker than by positions. Dates with a frequency go by
    positions, because evenly spaced rows keep one.
    """
    if isinstance(key, classes.Series) and key._col.dtype == "bool" and index._freq is None:
        if key._index is index or (len(key._col) == len(index) and key._index.equals(index)):
            return key._col
    return None


def mask_positions(key, index):
    """Positions for a boolean key, or None for another key."""
    n = len(index)
    mask = bool_mask(key, n)
    if mask is None:
        return None
    if isinstance(key, classes.Series) and key._index is not index and not key._index.equals(index):
        positions = key._index._positions_of_index(index) if key._index.is_unique else None
        if positions is None or (len(positions) and positions.reduce(Reduce.MIN) < 0):
            raise IndexingError(
                "Unalignable boolean Series provided as indexer (index of the boolean Series and of the "
                "indexed object do not match)."
            )
        mask = mask.take(positions)
    elif len(mask) != n:
        raise IndexError(f"Boolean index has wrong length: {len(mask)} instead of {n}")
    return positions_where(mask)


def locate(index, key, axis="index"):
    """(place, levels of a MultiIndex that the key has used up) for a key of labels."""
    if isinstance(key, slice):
        return _locate_slice(index, key), None
    if isinstance(key, tuple) and index._is_multi:
        return _locate_tuple(index, key)
    if is_list_like(key) and not isinstance(key, tuple):
        positions = mask_positions(key, index)
        if positions is not None:
            return positions, None
        return index._locate_list(_labels(key, index), axis), None
    _refuse_unhashable(key)
    place = index._locate(key)
    if index._is_multi and place.__class__ is not int:
        return place, {0}
    return place, None


def _refuse_unhashable(key):
    hash(key)


def _labels(key, index):
    if isinstance(key, (set, frozenset)):
        raise TypeError("Passing a set as an indexer is not supported. Use a list instead.")
    if isinstance(key, dict):
        raise TypeError("Passing a dict as an indexer is not supported. Use a list instead.")
    if isinstance(key, classes.Index) and key._is_multi:
        return key._col
    if isinstance(key, list) and key and all(isinstance(item, tuple) for item in key):
        return _pandas.objects(key)
    labels = as_column(key)
    if labels.kind != index._col.kind and index._col.kind in ("datetime", "timedelta", "period"):
        return _pandas.column([index._key(label) for label in labels.tolist()])
    return labels


def _locate_slice(index, key):
    if key.start is None and key.stop is None:
        return key
    return index._slice_positions(key.start, key.stop, key.step)


def _locate_tuple(index, key):
    if any(isinstance(part, slice) or (is_list_like(part) and not isinstance(part, tuple)) for part in key):
        if len(key) > index.nlevels:
            raise IndexingError("Too many indexers")
        mask = index._locate_choice(key)
        positions = positions_where(mask)
        if not len(positions) and not any(isinstance(part, slice) for part in key):
            raise KeyError(key)
        # Levels chosen by one label disappear only when lists and slices are absent.
        ordered = _order_by_lists(index, key, positions)
        return ordered, None
    place = index._locate(key)
    if place.__class__ is int or len(key) == index.nlevels:
        return place, None
    return place, set(range(len(key)))


def _order_by_lists(index, key, positions):
    """Rows chosen by lists come in the order of the lists; the first level decides before the later ones."""
    factors = index._factorized()
    numbers = None
    for codes, labels in factors:
        numbers = codes if numbers is None else numbers.binary(Binary.MUL, len(labels) + 1).binary(Binary.ADD, codes)
    is_sorted = numbers.is_monotonic(True)
    keys, is_reordered = [], False
    for number, part in enumerate(key):
        if isinstance(part, slice):
            if part != slice(None):
                # A slice keeps the rows in their order, so that later levels decide nothing.
                keys.append(positions)
                is_reordered = is_reordered or not is_sorted
        elif is_list_like(part) and not isinstance(part, tuple) and bool_mask(part, len(index)) is None:
            wanted = as_column(list(part)).unique()
            keys.append(wanted.lookup(index._cols[number].take(positions)))
            if len(wanted) > 1:
                is_reordered = is_reordered or not (is_sorted and factors[number][1].lookup(wanted).is_monotonic(True))
    if not is_reordered:
        return positions
    return positions.take(_pandas.argsort_many(keys, [True] * len(keys), "last"))


def locate_position(key, n, axis="index"):
    """The place for a key of iloc."""
    if isinstance(key, slice):
        for part in (key.start, key.stop, key.step):
            if part is not None and not is_integer(part):
                raise TypeError(
                    f"cannot do positional indexing on Index with these indexers [{part}] of type "
                    f"{type(part).__name__}"
                )
        return key
    if is_integer(key):
        position = int(key)
        if position < -n or position >= n:
            raise IndexError("single positional indexer is out-of-bounds")
        return position + n if position < 0 else position
    if is_list_like(key) and not isinstance(key, tuple):
        if isinstance(key, classes.Series) and key._col.dtype == "bool":
            raise NotImplementedError(
                "iLocation based boolean indexing on an integer type is not available"
                if key._index._col.kind in ("int", "uint") else
                "iLocation based boolean indexing cannot use an indexable as a mask"
            )  # fmt: skip
        mask = bool_mask(key, n)
        if mask is not None:
            if len(mask) != n:
                raise IndexError(f"Boolean index has wrong length: {len(mask)} instead of {n}")
            return positions_where(mask)
        positions = as_column(key)
        if len(positions) and positions.kind not in ("int", "uint"):
            raise IndexError(f".iloc requires numeric indexers, got {np.asarray(key)}")
        return nonnegative(positions, n)
    raise TypeError(f"Cannot index by location index with a non-integer key")


def nonnegative(positions, n, what="positional indexers"):
    """Positions with those counted from the end made plain; IndexError outside."""
    if len(positions) == 0:
        return _pandas.empty("int64")
    low, high = positions.reduce(Reduce.MIN), positions.reduce(Reduce.MAX)
    if low < -n or high >= n:
        raise IndexError(f"{what} are out-of-bounds")
    if low < 0:
        return positions.where(positions.binary(Binary.GE, 0), positions.binary(Binary.ADD, n))
    return positions


def rows_at(data, place, used_levels=None):
    """The rows at a place that is not a single row, without levels that the key has used up."""
    result = data._slice(place) if isinstance(place, slice) else data._take(place)
    if used_levels:
        drop_levels(result, used_levels)
    return result


def drop_levels(data, levels):
    """Takes levels out of the row labels, in place."""
    data.__dict__["_index"] = data._index._without_levels(levels)


def row_series(frame, position, columns=None):
    """One row of a frame as a Series."""
    cols = frame._cols if columns is None else [frame._cols[i] for i in columns]
    labels = frame._columns if columns is None else frame._columns._take(_pandas.column(columns, "int64"))
    return classes.Series._from(row_column(cols, position), labels, frame._index[position])


def row_column(cols, position):
    """The values of one row as a Column of their common dtype."""
    if not cols:
        return _pandas.empty("float64")
    names = {column.dtype for column in cols}
    if len(names) == 1 and "object" not in names:
        return _pandas.concat([column.slice(position, position + 1, 1) for column in cols])
    name = "object" if "object" in names else _pandas.common_type(sorted(names))
    if name == "object":
        return _pandas.objects([column.get(position) for column in cols])
    return _pandas.column([column.get(position) for column in cols], name)
