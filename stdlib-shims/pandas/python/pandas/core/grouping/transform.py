"""`transform`: a value for each row, by the name of a method or by a function of each group."""

import _pandas

from pandas.core.combine.concat import concat
from pandas.core.grouping.aggregate import NATIVE, known_name
from pandas.core.grouping.spread import missing_where_dropped
from pandas.core.loading import classes

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
    for label, rows in zip(partition.key_list(), partition.rows()):
        part = series._take(rows)
        part._name = label
        value = func(part, *args, **kwargs)
        parts.append(classes.Series(value, index=part._index)._col)
        places.append(rows)
    if len(parts) > 1:
        # The result for a category without rows says nothing about the dtype.
        parts = [part for part in parts if len(part)] or parts
    return _put_back(parts, places, len(series), series._col)


def _put_back(parts, places, n, source):
    """Parts of groups in the order of the rows they are for."""
    if not parts:
        return source.slice(0, 0, 1) if n == 0 else _pandas.full(n, float("nan"))
    return _in_row_order(_pandas.concat(parts), places, n)


def _in_row_order(joined, places, n):
    """Values that follow each other by group in the order of their rows."""
    order = _pandas.concat(places)
    positions = _pandas.full(n, -1, "int64")
    positions.set_items(order, _pandas.int_range(0, len(order), 1))
    return joined.take(positions, True)


def transform_frame(groupby, func, args, kwargs):
    """For DataFrameGroupBy: functions see one column of a group."""
    name = known_name(func)
    if name == "size":
        partition = groupby._partition
        sizes = missing_where_dropped(partition, partition.groups.broadcast(partition.groups.sizes()))
        return classes.Series._from(sizes, groupby.obj._index)
    if name is not None:
        return _by_name(groupby, name, args, kwargs)
    source = groupby._object_without_keys()
    partition = groupby._partition
    parts, places = [], []
    for rows in partition.rows():
        if len(rows):
            part = source._take(rows)
            try:
                found = part.apply(lambda column: func(column, *args, **kwargs))
            except ValueError as error:
                if parts:
                    raise
                raise ValueError("transform must return a scalar value for each group") from error
            parts.append(_rows_of(found, part))
            places.append(rows)
    if not parts:
        return source.copy()
    joined = concat(parts).reindex(columns=source._columns)
    wanted = sum(len(rows) for rows in places)
    if len(joined) != wanted:
        raise ValueError(
            f"Length mismatch: Expected axis has {len(joined)} elements, new values have {wanted} elements"
        )
    columns = [_in_row_order(column, places, len(source)) for column in joined._cols]
    columns = [missing_where_dropped(partition, column) for column in columns]
    return classes.DataFrame._from(columns, source._columns, source._index)


def _rows_of(value, part):
    """What a function gave for the columns of a group, with a row for each row of the group."""
    if isinstance(value, classes.DataFrame):
        same = value._index is part._index or value._index.equals(part._index)
        return value if same else value.align(part)[0]
    n = len(part)
    columns = [_repeated(value._col, place, n) for place in range(len(value))]
    return classes.DataFrame._from(columns, part._columns, part._index)


def _repeated(column, place, n):
    """One value of a column n times; a time among other things is a time again."""
    if column.dtype == "object":
        alone = _pandas.column([column.get(place)])
        if alone.kind in ("datetime", "timedelta"):
            column, place = alone, 0
    return column.take(_pandas.full(n, place, "int64"))
