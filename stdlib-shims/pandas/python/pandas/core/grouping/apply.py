"""`apply` and `filter`: Python functions of whole groups, and their results put together."""

import numpy as np

import _pandas
from _pandas import Binary

from pandas.core.arguments.questions import is_bool, is_hashable
from pandas.core.combine.concat import concat
from pandas.core.combine.labels import inner_levels
from pandas.core.grouping.aggregate import values_column
from pandas.core.grouping.reductions import _with_inner_level
from pandas.core.loading import classes
from pandas.core.missing.questions import is_missing

# Stands for the result of a combination of keys that does not occur.
_ABSENT = object()


def apply_groups(groupby, source, func, args, kwargs):
    """The results of a function called with each group of `source`."""
    partition = groupby._partition
    is_frame = isinstance(source, classes.DataFrame)
    values = []
    same = True
    labels = partition.key_list()
    for label, rows in zip(labels, partition.rows()):
        if not partition.is_called(rows):
            values.append(_ABSENT)
            continue
        part = source._take(rows)
        # A function may ask for the label of the group by `.name`.
        if is_frame:
            part.__dict__["name"] = label
        else:
            part._name = label
        before = part._index
        value = func(part, *args, **kwargs)
        if same and not _indexed_like(value, before, is_frame):
            same = False
        values.append(value)
    if is_frame:
        return _frame_results(groupby, source, values, same)
    return _series_results(groupby, values, same)


def _indexed_like(value, index, is_frame):
    if isinstance(value, classes.Series):
        return not is_frame and (value._index is index or value._index.equals(index))
    if isinstance(value, classes.DataFrame):
        return value._index is index or value._index.equals(index)
    return False


def _first_of(values):
    return next((value for value in values if value is not None and value is not _ABSENT), None)


def _frame_results(groupby, source, values, same):
    first = _first_of(values)
    if first is None:
        if not values:
            empty = source._slice(slice(0, 0))
            return classes.DataFrame._from(empty._cols, empty._columns, groupby._partition.index)
        return classes.DataFrame()
    if isinstance(first, classes.DataFrame):
        return put_together(groupby, values, same)
    if isinstance(first, classes.Series):
        return _series_as_rows(groupby, values, first)
    return _scalars(groupby, values, None)


def _series_as_rows(groupby, values, first):
    """Series with the same labels become the rows of a frame, others are put one below the other."""
    values = [first._slice(slice(0, 0)) if value is None else value for value in values]
    found = [value for value in values if value is not _ABSENT]
    if not all(value._index is first._index or value._index.equals(first._index) for value in found):
        return put_together(groupby, values, False)
    names = {value._name for value in found if is_hashable(value._name)}
    labels = first._index
    if not labels._is_multi and labels._name is None and len(names) == 1:
        labels = labels.rename(names.pop())
    dtypes = sorted({value._col.dtype for value in found})
    kind = _pandas.common_type(dtypes) if len(dtypes) > 1 else dtypes[0]
    columns = []
    for position in range(len(labels)):
        column = values_column([value._col.get(position) for value in found])
        if kind not in ("object", "category") and column.dtype != kind:
            column = column.cast(kind)
        columns.append(_with_gaps(column, values))
    return groupby._frame_of(columns, labels)


def _with_gaps(column, values):
    """A column with missing values for the combinations that do not occur."""
    if len(column) == len(values):
        return column
    numbers = iter(range(len(column)))
    places = [-1 if value is _ABSENT else next(numbers) for value in values]
    return column.take(_pandas.column(places, "int64"), True)


def _series_results(groupby, values, same):
    name = groupby.obj._name
    first = _first_of(values)
    if not values:
        return groupby._series_of(groupby.obj._col.slice(0, 0, 1), name)
    if isinstance(first, dict):
        values = [{} if value is _ABSENT else value for value in values]
        labels = list(dict.fromkeys(label for value in values for label in value))
        n, many = len(values), len(labels)
        cells = [value.get(label, float("nan")) for value in values for label in labels]
        index = _with_inner_level(groupby._partition, labels, None)
        return classes.Series._from(_pandas.column(cells) if n * many else _pandas.empty("object"), index, name)
    if isinstance(first, (classes.Series, classes.DataFrame)):
        result = put_together(groupby, values, same)
        if isinstance(result, classes.Series):
            result._name = name
        return result
    return _scalars(groupby, values, name)


def _scalars(groupby, values, name):
    found = [value for value in values if value is not _ABSENT]
    is_frame = groupby.ndim == 2
    if is_frame and not groupby.as_index and len(found) == len(values):
        frame = classes.DataFrame(values, columns=classes.Index([name], dtype=object))
        return groupby._frame_of(list(frame._cols), frame._columns)
    if found and all(isinstance(v, (classes.Index,)) or getattr(v, "ndim", 0) for v in found):
        column = _pandas.objects(found)
    else:
        column = values_column(found, None if found else _pandas.empty("float64"))
    if is_frame and groupby.as_index:
        places = [number for number, value in enumerate(values) if value is not _ABSENT]
        index = groupby._partition.index
        return classes.Series._from(column, index if len(found) == len(values) else index._take(_pandas.column(places, "int64")), name)
    column = _with_gaps(column, values)
    if groupby.as_index:
        return groupby._series_of(column, name)
    return groupby._frame_of([column], classes.Index([name], dtype=object))


def put_together(groupby, values, same):
    """Frames or series of all groups, one below the other, under the labels of their groups."""
    partition = groupby._partition
    kept = [(number, value) for number, value in enumerate(values) if value is not None and value is not _ABSENT]
    parts = [value for _, value in kept]
    joined = concat(parts)
    if groupby.group_keys:
        numbers = _pandas.column([number for number, _ in kept], "int64")
        sizes = [len(value) for value in parts]
        return _under_group_labels(groupby, joined, numbers, sizes, [value._index for value in parts])
    if not same:
        return joined
    order = partition.groups.order()
    positions = _pandas.full(partition.n_rows, -1, "int64")
    positions.set_items(order, _pandas.int_range(0, len(order), 1))
    if partition.has_dropped():
        positions = positions.filter(positions.binary(Binary.GE, 0))
    return joined._take(positions)


def _under_group_labels(groupby, joined, numbers, sizes, parts):
    partition = groupby._partition
    repeated = _pandas.column(np.repeat(numbers.to_numpy(), sizes)) if sizes else _pandas.empty("int64")
    if groupby.as_index:
        outer = [column.take(repeated) for column in partition.labels]
        names = partition.names
    else:
        outer = [_pandas.int_range(0, len(numbers), 1).take(_positions_within(numbers, repeated))]
        names = [None]
    inner = joined._index
    inner_columns = list(inner._cols) if inner._is_multi else [inner._col]
    index = classes.MultiIndex._from_levels(outer + [c.share() for c in inner_columns], names + list(inner.names))
    if groupby.as_index and (groupby.sort or len(outer) == 1) and not any(c.any_missing() for c in outer):
        own = [None] * len(outer) if groupby.sort else [outer[0].unique()]
        index._level_columns = own + inner_levels(parts)
    if isinstance(joined, classes.DataFrame):
        return classes.DataFrame._from(joined._cols, joined._columns, index)
    return classes.Series._from(joined._col, index, joined._name)


def _positions_within(numbers, repeated):
    return numbers.lookup(repeated)


def filter_groups(groupby, source, func, dropna, args, kwargs):
    """The rows of groups for which a function is true; others left out or missing."""
    is_frame = isinstance(source, classes.DataFrame)
    kept = []
    labels = groupby._partition.key_list()
    for label, rows in zip(labels, groupby._partition.rows()):
        if not len(rows):
            continue
        part = source._take(rows)
        if is_frame:
            part.__dict__["name"] = label
        value = getattr(part, func)(*args, **kwargs) if isinstance(func, str) else func(part, *args, **kwargs)
        if _is_kept(value, is_frame):
            kept.append(rows)
    positions = _pandas.concat(kept) if kept else _pandas.empty("int64")
    positions = positions.take(positions.argsort())
    if dropna:
        return source._take(positions)
    mask = _pandas.int_range(0, len(source), 1).isin(positions)
    places = _pandas.int_range(0, len(source), 1).where(mask, -1)
    return source._to_index(source._index, places)


def _is_kept(value, is_frame):
    if isinstance(value, classes.Series) and len(value) == 1:
        value = value._col.get(0)
    if is_bool(value):
        return bool(value)
    if is_missing(value):
        return False
    if not is_frame:
        return bool(value)
    raise TypeError(f"filter function returned a {type(value).__name__}, but expected a scalar bool")
