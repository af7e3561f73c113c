"""Labels of things put together: one after the other, under keys, or shared rows."""

import numpy as np

import _pandas

from pandas.core.loading import classes
from pandas.errors import InvalidIndexError


def join_labels(indexes):
    """The labels of several indexes, one after the other."""
    first = indexes[0]
    if len(indexes) == 1:
        return first
    if all(index._is_multi for index in indexes) and len({index.nlevels for index in indexes}) == 1:
        columns = [_pandas.concat([index._cols[i] for index in indexes]) for i in range(first.nlevels)]
        names = [
            name if all(index._names[i] == name for index in indexes) else None
            for i, name in enumerate(first._names)
        ]
        return classes.MultiIndex._from_levels(columns, names)
    filled = [index for index in indexes if len(index)] or indexes[:1]
    step = first._freq
    if step is not None and len(filled) == len(indexes) and _follow_on(indexes, step):
        joined = first.append(indexes[1:])
        joined._freq = step
        return joined
    if len(filled) < len(indexes) and not any(index._is_multi for index in indexes):
        name = first._name
        if any(index._name != name for index in indexes):
            name = None
        joined = filled[0].append(filled[1:]) if len(filled) > 1 else filled[0]
        return joined._renamed(name)
    return first.append(indexes[1:])


def _follow_on(indexes, step):
    """Whether date indexes of one frequency continue one another."""
    if any(index._freq is None or index._freq != step for index in indexes):
        return False
    try:
        return all(a[-1] + step == b[0] for a, b in zip(indexes, indexes[1:]))
    except (TypeError, ValueError):
        return False


def keyed_index(indexes, keys, names=None):
    """A MultiIndex: the key of each part, then the labels of the part."""
    sizes = [len(index) for index in indexes]
    repeated = _pandas.column(np.repeat(np.arange(len(sizes)), sizes))
    if keys and all(isinstance(key, tuple) for key in keys):
        outer = [_pandas.column(list(values)) for values in zip(*keys)]
    else:
        outer = [classes.Index(list(keys))._col if keys else _pandas.empty("object")]
    inner = join_labels(indexes)
    inner_columns = [column.share() for column in inner._cols] if inner._is_multi else [inner._col.share()]
    columns = [column.take(repeated) for column in outer] + inner_columns
    own_names = getattr(keys, "names", None) or [None] * len(outer)
    if names is None:
        names = list(own_names)
    else:
        names = list(names)
    if len(names) < len(columns):
        names = names[: len(outer)] + [None] * (len(outer) - len(names)) + list(inner.names)
    index = classes.MultiIndex._from_levels(columns, names)
    # Keys keep the order they were given in, even when the index is sorted by its levels.
    index._level_columns = [column.unique() for column in outer] + inner_levels(indexes)
    return index


def inner_levels(indexes):
    """Levels for labels below keys: in the order of the labels where all parts have the same, else sorted (None)."""
    first = indexes[0] if indexes else None
    if first is None or first._is_multi:
        return [None] * (first.nlevels if first is not None else 1)
    if first._col_kind() == "category" or first.hasnans or not all(i is first or i.equals(first) for i in indexes[1:]):
        return [None]
    return [first._col.unique()]


def joined_rows(indexes, join, sort):
    """The rows that indexes share ("inner") or have together ("outer")."""
    first = indexes[0]
    if all(index is first or index.equals(first) for index in indexes[1:]):
        if any(list(index.names) != list(first.names) for index in indexes):
            return first.set_names([None] * first.nlevels) if first._is_multi else first._renamed(None)
        return first
    if join == "inner":
        joined = first
        for index in indexes[1:]:
            joined = joined.intersection(index)
        return joined
    for index in indexes:
        if not index.is_unique:
            raise InvalidIndexError("Reindexing only valid with uniquely valued Index objects")
    dates = all(not index._is_multi and index._col.kind in ("datetime", "timedelta") for index in indexes)
    ranges = all(type(index) is classes.RangeIndex for index in indexes)
    joined = first
    for index in indexes[1:]:
        joined = joined.union(index, sort=None if sort or dates or ranges else False)
    return joined
