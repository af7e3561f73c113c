"""`pivot` and `pivot_table`: long tables made wide."""

import _pandas

from pandas.core.arguments.options import no_default
from pandas.core.arguments.questions import is_hashable, is_integer, is_list_like
from pandas.core.combine.concat import concat
from pandas.core.grouping.grouper import Grouper
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.reshape.margins import add_margins
from pandas.core.reshape.stacking import level_labels, unstack

# Loaded on first use, which keeps imports short.
aggregate = on_first_use("pandas.core.grouping.aggregate")


def _listed(labels):
    if labels is None or labels is no_default:
        return []
    return list(labels) if isinstance(labels, (list, classes.Index)) else [labels]


def pivot(data, *, columns, index=no_default, values=no_default):
    """Columns for each label of one column, rows for each label of another.

    >>> d = pd.DataFrame({"r": [1, 1], "c": ["x", "y"], "v": [5, 6]})
    >>> pd.pivot(d, index="r", columns="c", values="v").iloc[0].tolist()
    [5, 6]
    """
    wanted_columns, wanted_index = _listed(columns), _listed(index)
    levels, names = [], []
    if index is no_default:
        levels += list(data._index._cols) if data._index._is_multi else [data._index._col]
        names += list(data._index.names)
    if values is no_default:
        absent = [label for label in wanted_index + wanted_columns if label not in data._columns]
        if absent:
            raise KeyError(f"None of {absent} are in the columns")
    for label in wanted_index + wanted_columns:
        levels.append(data._column(label))
        names.append(label)
    for label in wanted_columns:
        if names.count(label) > 1:
            raise ValueError(f"The name {label} occurs multiple times, use a level number")
    multi = classes.MultiIndex._from_levels(levels, names)
    numbers = list(range(len(levels) - len(wanted_columns), len(levels)))
    if values is no_default:
        hidden = set(wanted_columns) | set(wanted_index)
        positions = [i for i, label in enumerate(data._columns.tolist()) if label not in hidden]
        source = data._take_columns(positions)
        return unstack(classes.DataFrame._from(source._cols, source._columns, multi), numbers)
    if is_list_like(values) and not isinstance(values, tuple):
        cols = [data._column(label) for label in values]
        dtypes = sorted({column.dtype for column in cols})
        if len(dtypes) > 1:
            kind = _pandas.common_type(dtypes)
            # Together they are objects, of which times are found again.
            cols = [column if column.kind in ("datetime", "timedelta") else column.cast(kind) for column in cols]
        return unstack(classes.DataFrame._from(cols, classes.Index(list(values)), multi), numbers)
    return unstack(classes.Series._from(data._column(values), multi), numbers)


def pivot_table(data, values=None, index=None, columns=None, aggfunc="mean", fill_value=None, margins=False,
                dropna=True, margins_name="All", observed=no_default, sort=True):
    """A table of aggregated values by row and column labels.

    >>> d = pd.DataFrame({"r": [1, 1], "v": [5, 6]})
    >>> pd.pivot_table(d, values="v", index="r", aggfunc="sum")["v"].tolist()
    [11]
    """
    rows, cols = _keys(index), _keys(columns)
    observed = bool(observed)
    if isinstance(aggfunc, list):
        pieces = [
            _table(data, values, rows, cols, one, fill_value, margins, dropna, margins_name, observed, sort)
            for one in aggfunc
        ]
        return concat(pieces, keys=[aggregate.shown_name(one) for one in aggfunc], axis=1)
    return _table(data, values, rows, cols, aggfunc, fill_value, margins, dropna, margins_name, observed, sort)


def _keys(by):
    if by is None:
        return []
    if isinstance(by, list):
        return list(by)
    return [by]


def _table(data, values, rows, cols, aggfunc, fill_value, margins, dropna, margins_name, observed, sort):
    keys = rows + cols
    if not keys:
        raise ValueError("No group keys passed!")
    values_given = values is not None
    many_values = values_given and is_list_like(values) and not isinstance(values, tuple)
    data, wanted = _relevant(data, values, keys, values_given)
    grouped = data.groupby(keys, observed=observed, sort=sort, dropna=dropna)
    if not values_given and wanted and aggfunc != "size" and not isinstance(aggfunc, dict):
        grouped = grouped[wanted] if len(wanted) < len(data._columns) else grouped
    agged = grouped.agg(aggfunc)
    is_frame = isinstance(agged, classes.DataFrame)
    if dropna and is_frame and len(agged._columns):
        agged = agged.dropna(how="all")
    table = agged
    if table._index.nlevels > 1 and rows:
        if cols:
            table = unstack(table, list(range(len(rows), table._index.nlevels)), fill_value)
    elif cols and not rows and not is_frame:
        table = agged.to_frame()
    if not dropna and isinstance(table, classes.DataFrame):
        table = _cartesian(table)
    if sort and isinstance(table, classes.DataFrame):
        table = table.sort_index(axis=1)
    if fill_value is not None:
        table = table.fillna(fill_value)
        if aggfunc is len and not observed and is_integer(fill_value):
            table = table.astype("int64")
    if margins:
        if dropna:
            data = data[data.notna().all(axis=1)]
        table = add_margins(table, data, wanted, rows, cols, aggfunc, margins_name, fill_value)
    if values_given and not many_values and isinstance(table, classes.DataFrame) and table._columns.nlevels > 1:
        table = classes.DataFrame._from(table._cols, table._columns.droplevel(0), table._index)
    if not rows and cols:
        table = table.T
    if isinstance(table, classes.DataFrame) and dropna:
        table = table.dropna(how="all", axis=1)
    return table


def _relevant(data, values, keys, values_given):
    """The frame of the columns that matter, and the labels of the values."""
    if not values_given:
        hidden = [key.key if isinstance(key, Grouper) else key for key in keys]
        hidden = [label for label in hidden if is_hashable(label)]
        return data, [label for label in dict.fromkeys(data._columns.tolist()) if label not in hidden]
    wanted = list(values) if is_list_like(values) and not isinstance(values, tuple) else [values]
    for label in wanted:
        if label not in data._columns:
            raise KeyError(label)
    kept = []
    for key in keys + wanted:
        label = key.key if isinstance(key, Grouper) else key
        if is_hashable(label) and not callable(label) and label in data._columns and label not in kept:
            kept.append(label)
    if len(kept) < len(data._columns):
        positions = [data._position_of(label) for label in kept] if data._columns._is_multi else [
            position for label in kept for position in data._positions_of(label)
        ]
        data = data._take_columns(positions)
    return data, wanted


def _levels_with_missing(labels):
    """The labels of each level, with a missing one at the end where there is one."""
    levels = []
    for level, column in zip(level_labels(labels), labels._cols):
        if column.any_missing() and column.kind != "category":
            level = _pandas.concat([level, column.filter(column.isna()).slice(0, 1, 1)])
        levels.append(level)
    return levels


def _cartesian(table):
    """Every combination of the labels of a table's levels."""
    for axis in (0, 1):
        labels = table._columns if axis else table._index
        if labels._is_multi:
            full = classes.MultiIndex.from_product(
                [classes.Index._from(level) for level in _levels_with_missing(labels)], names=list(labels.names)
            )
            table = table.reindex(full, axis=axis) if axis else table.reindex(full)
    return table
