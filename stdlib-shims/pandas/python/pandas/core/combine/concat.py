"""`concat`: frames and series one below the other or side by side."""

import _pandas
from _pandas import Reduce

from pandas.core.arguments.options import check_axis, unsupported
from pandas.core.arguments.questions import is_list_like
from pandas.core.combine.filling import take_with_gaps
from pandas.core.combine.labels import join_labels, joined_rows, keyed_index
from pandas.core.loading import classes
from pandas.errors import InvalidIndexError


def concat(objs, *, axis=0, join="outer", ignore_index=False, keys=None, levels=None, names=None,
           verify_integrity=False, sort=False, copy=None):
    """Frames and series put together along an axis.

    >>> pd.concat([pd.Series([1]), pd.Series([2])], ignore_index=True).tolist()
    [1, 2]
    """
    parts, keys = _given(objs, keys)
    if join not in ("outer", "inner"):
        raise ValueError("Only can inner (intersect) or outer (union) join the other axis")
    if levels is not None:
        raise unsupported("concat(levels=...)")
    if names is not None and not is_list_like(names):
        names = [names]
    if keys is None and names is None and join == "outer":
        # A frame without rows and columns has nothing to say, not even about names.
        parts = [part for part in parts if isinstance(part, classes.Series) or sum(part.shape)] or parts
    only_series = all(isinstance(part, classes.Series) for part in parts)
    axis = check_axis(axis, "Series" if only_series and axis in (0, "index", "rows") else "DataFrame")
    if axis == 1:
        return _side_by_side(parts, join, ignore_index, keys, names, sort, verify_integrity)
    if only_series:
        return _series_below(parts, ignore_index, keys, names, verify_integrity)
    return _frames_below(_all_frames(parts, ignore_index), join, ignore_index, keys, names, sort, verify_integrity)


def _given(objs, keys):
    """The parts that are not None, with their keys."""
    if isinstance(objs, (classes.Series, classes.DataFrame, str)):
        raise TypeError(
            "first argument must be an iterable of pandas objects, you passed an object of type "
            f'"{type(objs).__name__}"'
        )
    if isinstance(objs, dict):
        keys = list(objs) if keys is None else list(keys)
        objs = [objs[key] for key in keys]
    else:
        objs = list(objs)
    if not objs:
        raise ValueError("No objects to concatenate")
    key_names = None
    if keys is not None:
        if isinstance(keys, classes.Index):
            key_names = list(keys.names)
        keys = list(keys)
        pairs = [(key, obj) for key, obj in zip(keys, objs) if obj is not None]
        keys = _Keys([key for key, _ in pairs], key_names)
        objs = [obj for _, obj in pairs]
    else:
        objs = [obj for obj in objs if obj is not None]
    if not objs:
        raise ValueError("All objects passed were None")
    for obj in objs:
        if not isinstance(obj, (classes.Series, classes.DataFrame)):
            raise TypeError(
                f"cannot concatenate object of type '{type(obj)}'; only Series and DataFrame objs are valid"
            )
    return objs, keys


class _Keys(list):
    """The keys of parts, with the names they came with."""

    def __init__(self, keys, names):
        super().__init__(keys)
        self.names = names


def _all_frames(parts, ignore_index):
    frames = []
    for part in parts:
        if isinstance(part, classes.Series):
            name = 0 if part._name is None else part._name
            part = classes.DataFrame._from([part._col], classes.Index([name]), part._index)
        frames.append(part)
    return frames


def _series_below(parts, ignore_index, keys, names, verify):
    columns = [part._col for part in parts]
    filled = [column for column in columns if len(column)]
    column = _pandas.concat(filled or columns)
    name = parts[0]._name
    if any(part._name != name for part in parts[1:]):
        name = None
    index = _row_index(parts, ignore_index, keys, names, verify, len(column))
    return classes.Series._from(column, index, name)


def _row_index(parts, ignore_index, keys, names, verify, n):
    if ignore_index:
        return classes.RangeIndex(n)
    indexes = [part._index for part in parts]
    if keys is not None:
        return keyed_index(indexes, keys, names)
    index = join_labels(indexes)
    if verify and not index.is_unique:
        overlap = index[index.duplicated()].unique()
        raise ValueError(f"Indexes have overlapping values: {overlap!r}")
    return index


def _frames_below(frames, join, ignore_index, keys, names, sort, verify):
    labels, where = _column_plan(frames, join, sort)
    sizes = [len(frame._index) for frame in frames]
    columns = [_stacked([f._cols for f in frames], places, sizes) for places in where]
    n = sum(sizes)
    index = _row_index(frames, ignore_index, keys, names, verify, n)
    return classes.DataFrame._from(columns, labels, index)


def _column_plan(frames, join, sort):
    """The labels of the result, and for each the position of its column in every frame (None where absent)."""
    first = frames[0]._columns
    if all(frame._columns is first or frame._columns.equals(first) for frame in frames[1:]):
        labels = first
        if any(list(frame._columns.names) != list(first.names) for frame in frames):
            labels = first._renamed(None) if not first._is_multi else first
        return labels, [[i] * len(frames) for i in range(len(first))]
    if any(not frame._columns.is_unique for frame in frames):
        raise InvalidIndexError("Reindexing only valid with uniquely valued Index objects")
    used = [frame for frame in frames if len(frame._columns) or len(frame._index)] or frames
    labels = used[0]._columns
    for frame in used[1:]:
        if join == "inner":
            other = frame._columns
            labels = labels.intersection(other) if labels._is_multi else labels[labels.isin(other)]
        else:
            labels = _union_in_order(labels, frame._columns)
    if sort and join == "outer":
        try:
            labels = labels.sort_values()
        except TypeError:
            pass
    positions = [frame._columns._positions_of_index(labels).tolist() for frame in frames]
    where = [[None if p[i] < 0 else p[i] for p in positions] for i in range(len(labels))]
    return labels, where


def _union_in_order(left, right):
    seen = set(left.tolist())
    fresh = [label for label in right.tolist() if label not in seen]
    names = list(left.names) if list(left.names) == list(right.names) else [None] * left.nlevels
    if not fresh:
        return left.set_names(names) if left._is_multi else left._renamed(names[0])
    union = classes.Index(left.tolist() + fresh)
    if union.nlevels == len(names):
        union = union.set_names(names) if union._is_multi else union._renamed(names[0])
    return union


def _stacked(cols_of_frames, places, sizes):
    """One column of the result: the parts one below the other, missing where a frame has none."""
    pieces = [cols[place] for cols, place in zip(cols_of_frames, places) if place is not None]
    if len(pieces) == len(sizes):
        return concat_columns(pieces)
    known = concat_columns([piece for piece in pieces if len(piece)] or pieces)
    if sum(size for size, place in zip(sizes, places) if place is None) == 0:
        return known
    positions, begin = [], 0
    for size, place in zip(sizes, places):
        if place is None:
            positions.append(_pandas.full(size, -1, "int64"))
        else:
            positions.append(_pandas.int_range(begin, begin + size, 1))
            begin += size
    return take_with_gaps(known, _pandas.concat(positions))


def _is_blank(column):
    return column.kind in ("float", "objects", "text") and len(column) > 0 and bool(column.isna().reduce(Reduce.ALL))


def concat_columns(pieces):
    """Columns one below the other; wholly missing ones take the dtype of the rest where that can be missing."""
    if {piece.kind for piece in pieces} == {"bool", "int"}:
        target = _pandas.common_type(sorted({piece.dtype for piece in pieces if piece.kind == "int"}))
        return _pandas.concat([piece.cast(target) for piece in pieces])
    if len({piece.dtype for piece in pieces}) > 1:
        known = [piece for piece in pieces if not _is_blank(piece)]
        if known and len(known) < len(pieces):
            dtypes = sorted({piece.dtype for piece in known})
            target = dtypes[0] if len(dtypes) == 1 else _pandas.common_type(dtypes)
            if target.startswith(("float", "datetime", "timedelta")):
                blank = known[0].cast(target) if known[0].dtype != target else known[0]
                kept = {id(piece) for piece in known}
                return _pandas.concat(
                    [piece if id(piece) in kept else blank.take(_pandas.full(len(piece), -1, "int64"), True)
                     for piece in pieces]
                )  # fmt: skip
    return _pandas.concat(pieces)


def _side_by_side(parts, join, ignore_index, keys, names, sort, verify):
    indexes = [part._index for part in parts]
    index = joined_rows(indexes, join, sort)
    columns, labels = [], []
    for part, own in zip(parts, indexes):
        positions = _row_positions(own, index)
        cols = [part._col] if isinstance(part, classes.Series) else part._cols
        for column in cols:
            columns.append(column.share() if positions is None else take_with_gaps(column, positions))
    labels = _column_labels(parts, ignore_index, keys, names)
    if verify and not labels.is_unique:
        overlap = labels[labels.duplicated()].unique()
        raise ValueError(f"Indexes have overlapping values: {overlap!r}")
    new = classes.DataFrame._from(columns, labels, index)
    new.__dict__["_in_parts"] = any(isinstance(part, classes.DataFrame) for part in parts)
    return new


def _row_positions(own, index):
    if own is index or own.equals(index):
        return None
    if not own.is_unique:
        raise InvalidIndexError("Reindexing only valid with uniquely valued Index objects")
    return own._positions_of_index(index)


def _column_labels(parts, ignore_index, keys, names):
    if ignore_index:
        return classes.RangeIndex(sum(1 if isinstance(p, classes.Series) else len(p._cols) for p in parts))
    if all(isinstance(part, classes.Series) for part in parts):
        if keys is not None:
            labels = classes.Index(list(keys))
            return labels if names is None else labels.set_names(names)
        if all(part._name is None for part in parts):
            return classes.RangeIndex(len(parts))
        found, number = [], 0
        for part in parts:
            if part._name is None:
                found.append(number)
                number += 1
            else:
                found.append(part._name)
        return classes.Index(found)
    indexes, number = [], 0
    for part in parts:
        if isinstance(part, classes.Series):
            if part._name is None:
                indexes.append(classes.Index([number]))
                number += 1
            else:
                indexes.append(classes.Index([part._name]))
        else:
            indexes.append(part._columns)
    if keys is not None:
        return keyed_index(indexes, keys, names)
    return join_labels(indexes)
