"""The totals of a pivot table: a last row and last columns."""

import _pandas
from _pandas import Binary, Reduce

from pandas.core.arguments.options import unsupported
from pandas.core.combine.concat import concat
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.questions import is_missing

# Loaded on first use, which keeps imports short.
aggregate = on_first_use("pandas.core.grouping.aggregate")


def add_margins(table, data, values, rows, cols, aggfunc, name, fill_value):
    """A table with totals of its rows and columns."""
    if not isinstance(name, str):
        raise ValueError("margins_name argument must be a string")
    if isinstance(aggfunc, dict) and set(values) - set(aggfunc):
        raise unsupported("pivot_table(margins=True, aggfunc=dict without values)")
    _check_conflict(table, name)
    if isinstance(table, classes.Series):
        return _series_with_total(table, data, aggfunc, rows, name)
    grand = _grand(data, values, aggfunc)
    last_row = (name,) + ("",) * (len(rows) - 1) if len(rows) > 1 else name
    if not cols:
        totals = [_total_for(grand, label) for label in table._columns.tolist()]
        return _with_row(table, table._cols, table._columns, totals, last_row)
    by_value = table._columns.nlevels > len(cols)
    labels = table._columns.tolist()
    # A category that does not occur has no total, though it has cells.
    row_totals = _totals(data, rows, values, aggfunc) if rows else None
    column_totals = _totals(data, cols, values, aggfunc)
    cells = table._cols
    dtypes = sorted({column.dtype for column in cells})
    if by_value and len(dtypes) > 1 and _pandas.common_type(dtypes).startswith(("int", "float")):
        # pandas turns the table on its side for the totals, which gives all its cells one dtype.
        cells = [column.cast(_pandas.common_type(dtypes)) for column in cells]
    columns, shown, last = [], [], []
    order = []
    for label in labels:
        key = label[0] if by_value else None
        if key not in order:
            order.append(key)
    for key in order:
        for position, label in enumerate(labels):
            if by_value and label[0] != key:
                continue
            columns.append(cells[position])
            shown.append(label)
            last.append(_column_total(column_totals, label, by_value))
        columns.append(_row_total(row_totals, key, table._index))
        tail = (name,) + ("",) * (len(cols) - 1)
        shown.append(((key,) + tail) if by_value else (tail if len(cols) > 1 else name))
        last.append(_total_for(grand, key))
    index = classes.Index(shown)
    names = list(table._columns.names)
    index = index.set_names(names) if index.nlevels == len(names) else index
    return _with_row(table, columns, index, last, last_row)


def _totals(data, keys, values, aggfunc):
    grouped = data.groupby(keys, observed=True)
    if isinstance(aggfunc, dict) or not values:
        return grouped.agg(aggfunc)
    return grouped[list(values)].agg(aggfunc)


def _check_conflict(table, name):
    for axis in ([table._index, table._columns] if isinstance(table, classes.DataFrame) else [table._index]):
        for level in range(axis.nlevels):
            values = axis.get_level_values(level) if axis._is_multi else axis
            if name in values.tolist():
                raise ValueError(f'Conflicting name "{name}" in margins')


def _series_with_total(table, data, aggfunc, rows, name):
    label = (name,) + ("",) * (len(rows) - 1) if len(rows) > 1 else name
    total = classes.Series([len(data)], index=classes.Index([label]))
    result = concat([table, total])
    result._index = result._index.set_names(list(table._index.names))
    return result


def _grand(data, values, aggfunc):
    """The total of everything, by value."""
    totals = {}
    for value in values:
        series = data[value]
        one = aggfunc.get(value) if isinstance(aggfunc, dict) else aggfunc
        if one is None:
            continue
        if isinstance(one, (list, tuple)):
            for part in one:
                totals[(value, aggregate.shown_name(part))] = _one_total(series, part)
            continue
        try:
            totals[value] = _one_total(series, one)
        except TypeError:
            continue
    return totals


def _one_total(series, func):
    if func == "size" or func is len:
        return len(series)
    return getattr(series, func)() if isinstance(func, str) else series.agg(func)


def _total_for(grand, key):
    if key is None:
        return next(iter(grand.values())) if grand else float("nan")
    return grand.get(key, float("nan"))


def _column_total(totals, label, by_value):
    """The total of one column, from the groups by column keys."""
    key, rest = (label[0], label[1:]) if by_value else (None, label)
    rest = rest[0] if isinstance(rest, tuple) and len(rest) == 1 else rest
    column = totals if isinstance(totals, classes.Series) else (totals[key] if by_value else totals.iloc[:, 0])
    try:
        where = column._index._locate(rest)
    except KeyError:
        return float("nan")
    if isinstance(where, slice):
        where = where.start
    return column._col.get(int(where))


def _row_total(totals, key, index):
    column = totals if isinstance(totals, classes.Series) else (totals[key] if key is not None else totals.iloc[:, 0])
    positions = column._index._positions_of_index(index)
    if positions.binary(Binary.LT, 0).reduce(Reduce.ANY):
        return column._col.take(positions, True)
    return column._col.take(positions)


def _with_row(table, columns, labels, last, last_label):
    """A table with one more row; whole numbers stay whole where the column was."""
    made = []
    for column, value in zip(columns, last):
        extra = _pandas.column([value])
        whole = extra.kind == "float" and not is_missing(value) and value == int(value)
        if column.kind in ("int", "uint") and whole:
            extra = extra.cast(column.dtype)
        made.append(_pandas.concat([column, extra]))
    index = table._index
    if index._is_multi:
        extra_levels = [_pandas.column([part]) for part in last_label]
        levels = [_pandas.concat([_plain(a), b]) for a, b in zip(index._cols, extra_levels)]
        rows = classes.MultiIndex._from_levels(levels, list(index.names))
    else:
        rows = classes.Index._from(_pandas.concat([_plain(index._col), _pandas.column([last_label])]), index._name)
    return classes.DataFrame._from(made, labels, rows)


def _plain(column):
    return column.cast("object") if column.kind == "category" else column
