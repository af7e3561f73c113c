"""`crosstab`: how often combinations of values occur."""

from pandas.core.arguments.questions import is_list_like
from pandas.core.combine.concat import concat
from pandas.core.loading import classes
from pandas.core.reshape.pivoting import pivot_table


def crosstab(index, columns, values=None, rownames=None, colnames=None, aggfunc=None, margins=False,
             margins_name="All", dropna=True, normalize=False):
    """A table of counts, or of aggregated values, by two or more factors.

    >>> pd.crosstab(["a", "a"], ["x", "y"]).loc["a"].tolist()
    [1, 1]
    """
    if values is None and aggfunc is not None:
        raise ValueError("aggfunc cannot be used without values.")
    if values is not None and aggfunc is None:
        raise ValueError("values cannot be used without an aggfunc.")
    index, columns = _factors(index), _factors(columns)
    row_names = _names(index, rownames, "row")
    column_names = _names(columns, colnames, "col")
    rows = _shared_rows(index + columns)
    data, row_keys, column_keys = {}, [], []
    for number, factor in enumerate(index + columns):
        # Names may be the same on both sides, so the keys are numbered until the table is made.
        key = f"__factor_{number}__"
        data[key] = factor
        (row_keys if number < len(index) else column_keys).append(key)
    frame = classes.DataFrame(data, index=rows)
    if values is None:
        frame["__dummy__"] = 0
        # Categories without rows are left out together with what is missing.
        observed, how, fill = bool(dropna), "count", 0
    else:
        frame["__dummy__"] = values
        observed, how, fill = False, aggfunc, None
    table = pivot_table(
        frame, "__dummy__", row_keys, column_keys, how, fill, margins, dropna, margins_name, observed
    )
    if isinstance(table, classes.DataFrame):
        table._index = _renamed(table._index, row_names)
        extra = [None] * (table._columns.nlevels - len(column_names))
        table._columns = _renamed(table._columns, extra + column_names)
    if normalize is not False:
        table = normalized(table, normalize, margins, margins_name)
    return table


def _renamed(index, names):
    return index.set_names(names) if index._is_multi else index._renamed(names[0])


def _factors(given):
    if isinstance(given, (list, tuple)):
        nested = any(is_list_like(item) for item in given)
        return list(given) if nested else [list(given)]
    return [given]


def _names(factors, names, prefix):
    if names is not None:
        names = list(names) if is_list_like(names) else [names]
        if len(names) != len(factors):
            raise AssertionError("arrays and names must have the same length")
        return names
    found = []
    for number, factor in enumerate(factors):
        name = getattr(factor, "name", None) if isinstance(factor, (classes.Series, classes.Index)) else None
        found.append(f"{prefix}_{number}" if name is None else name)
    return found


def _shared_rows(factors):
    index = None
    for factor in factors:
        if isinstance(factor, classes.Series):
            if index is None:
                index = factor._index
            elif not index.equals(factor._index):
                index = index.intersection(factor._index, sort=False)
    return index


def normalized(table, normalize, margins, margins_name):
    """Shares of the whole table, of its rows or of its columns."""
    if not isinstance(normalize, (bool, str)):
        wanted = {0: "index", 1: "columns"}.get(normalize)
        if wanted is None:
            raise ValueError("Not a valid normalize argument")
        normalize = wanted
    if normalize not in (True, "all", "index", "columns"):
        raise ValueError("Not a valid normalize argument")
    if not margins:
        return _shares(table, normalize)
    last_row = table._index[-1]
    last_column = table._columns[-1]
    inner = table.iloc[:-1, :-1]
    column_margin = table.iloc[:-1, -1]
    index_margin = table.iloc[-1, :-1]
    names = list(table._columns.names)
    shares = _shares(inner, normalize)
    if normalize == "columns":
        margin = (column_margin / column_margin.sum()).rename(last_column)
        shares = shares.copy()
        shares[last_column] = margin
        result = shares.fillna(0)
    elif normalize == "index":
        row = index_margin / index_margin.sum()
        result = _append_row(shares, row, last_row).fillna(0)
    else:
        shares = shares.copy()
        shares[last_column] = column_margin / column_margin.sum()
        row = index_margin / index_margin.sum()
        row = _append_value(row, last_column)
        result = _append_row(shares, row, last_row).fillna(0)
    result._index = _renamed(result._index, list(table._index.names))
    result._columns = _renamed(result._columns, names)
    return result


def _shares(table, normalize):
    if normalize in (True, "all"):
        return (table / table.sum(axis=1).sum(axis=0)).fillna(0)
    if normalize == "columns":
        return (table / table.sum()).fillna(0)
    return table.div(table.sum(axis=1), axis=0).fillna(0)


def _append_value(row, label):
    return concat([row, classes.Series([1.0], index=classes.Index([label]))])


def _append_row(table, row, label):
    last = classes.DataFrame([row.tolist()], columns=table._columns, index=classes.Index([label]))
    return concat([table, last])
