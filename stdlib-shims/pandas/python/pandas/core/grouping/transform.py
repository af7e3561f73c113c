"""`transform`: a value for each row, by the name of a method or by a function of each group."""

import _frame

from pandas.core import classes, common
from pandas.core.grouping.aggregate import NATIVE, known_name, values_column
from pandas.core.grouping.spread import missing_where_dropped

_PER_ROW = frozenset(
    ["cumsum", "cumprod", "cummin", "cummax", "shift", "diff", "pct_change", "rank", "ffill", "bfill", "fillna",
     "cumcount", "ngroup"]
)  # fmt: skip


def _by_name(groupby, name, args, kwargs):
    if name in ("pad", "backfill"):
        name = "ffill" if name == "pad" else "bfill"
    if name in _PER_ROW:
        return getattr(groupby, name)(*args, **kwargs)
    if name in NATIVE:
        options = dict(kwargs)
        if name == "quantile":
            options["q"] = args[0] if args else options.get("q", 0.5)
        if name in ("std", "var", "sem") and args:
            options["ddof"] = args[0]
        return groupby._spread_reduction(name, options)
    raise ValueError(f"'{name}' is not a valid function name for transform(name)")


def transform_series(groupby, func, args, kwargs):
    """For SeriesGroupBy."""
    name = known_name(func)
    if name is not None:
        return _by_name(groupby, name, args, kwargs)
    series = groupby.obj
    column = _spread_function(groupby._partition, series, func, args, kwargs)
    return classes.Series._from(column, series._index, series._name)


def _spread_function(partition, series, func, args, kwargs):
    """A Column with a value per row from a function of the series of each group."""
    parts, places = [], []
    for rows in partition.rows():
        n = len(rows)
        if n == 0:
            continue
        part = series._take(rows)
        value = func(part, *args, **kwargs)
        parts.append(_as_rows(value, n, part._index))
        places.append(rows)
    return _put_back(parts, places, len(series), series._col)


def _as_rows(value, n, index):
    """The result for one group as a Column with a value for each of its rows."""
    if isinstance(value, classes.Series):
        if value._index is index or value._index.equals(index):
            return value._col
        return value.reindex(index)._col
    if common.is_list_like(value) and not isinstance(value, (dict, set, frozenset)):
        column = common.as_column(value)
        if len(column) != n:
            raise ValueError(f"Length of values ({len(column)}) does not match length of index ({n})")
        return column
    column = values_column([value])
    return column.take(_frame.full(n, 0, "int64"))


def _put_back(parts, places, n, source):
    """Parts of groups in the order of the rows they are for."""
    if not parts:
        return source.slice(0, 0, 1) if n == 0 else _frame.full(n, float("nan"))
    joined = _frame.concat(parts)
    order = _frame.concat(places)
    positions = _frame.full(n, -1, "int64")
    positions.set_items(order, _frame.int_range(0, len(order), 1))
    return joined.take(positions, True)


def transform_frame(groupby, func, args, kwargs):
    """For DataFrameGroupBy: functions see one column of a group, or its frame where that fails."""
    name = known_name(func)
    if name == "size":
        partition = groupby._partition
        sizes = missing_where_dropped(partition, partition.groups.broadcast(partition.groups.sizes()))
        return classes.Series._from(sizes, groupby.obj._index)
    if name is not None:
        return _by_name(groupby, name, args, kwargs)
    source = groupby._object_without_keys()
    first = next((rows for rows in groupby._partition.rows() if len(rows)), None)
    if first is not None and _wants_frames(source._take(first), func, args, kwargs):
        return _transform_by_frames(groupby, source, func, args, kwargs)
    columns = []
    for position in range(len(source._cols)):
        series = source._at(position)
        column = _spread_function(groupby._partition, series, func, args, kwargs)
        columns.append(missing_where_dropped(groupby._partition, column))
    return classes.DataFrame._from(columns, source._columns, source._index)


def _wants_frames(part, func, args, kwargs):
    """Whether a function works on frames only, as one that names columns does."""
    try:
        func(part._at(0), *args, **kwargs)
    except (KeyError, AttributeError, TypeError, ValueError):
        return True
    return False


def _transform_by_frames(groupby, source, func, args, kwargs):
    parts, places = [], []
    for rows in groupby._partition.rows():
        if not len(rows):
            continue
        part = source._take(rows)
        value = func(part, *args, **kwargs)
        if isinstance(value, classes.Series):
            value = classes.DataFrame({label: value[label] for label in value._index.tolist()}, index=part._index)
        parts.append(value)
        places.append(rows)
    columns = []
    for position in range(len(parts[0]._cols)):
        pieces = [part._cols[position] for part in parts]
        columns.append(_put_back(pieces, places, len(source), source._cols[0]))
    return classes.DataFrame._from(columns, parts[0]._columns, source._index)
