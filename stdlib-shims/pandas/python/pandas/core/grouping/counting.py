"""Counting values inside groups, and describing columns of groups."""

import numpy as np

import _pandas
from _pandas import Aggregate, Binary, Reduce, Unary

from pandas.core.grouping.checks import is_numeric
from pandas.core.grouping.partition import level_labels
from pandas.core.loading import classes


def count_values(groupby, values, normalize, sort, ascending, dropna):
    """How often each combination of values occurs in each group: a Series under group and value labels."""
    partition = groupby._partition
    groups = partition.groups
    columns = [groups.codes] + [column for _, column in values]
    keep = groups.codes.binary(Binary.GE, 0)
    if dropna:
        for _, column in values:
            if column.any_missing():
                keep = keep.binary(Binary.AND, column.isna().unary(Unary.INVERT))
    if not keep.reduce(Reduce.ALL):
        columns = [column.filter(keep) for column in columns]
    inner = _pandas.group(columns, groupby.sort, False)
    codes, found, counts = inner.keys[0], inner.keys[1:], inner.sizes()
    labels = [column.take(codes) for column in partition.labels] + found
    if not partition.observed and any(key.column.kind == "category" for key in partition.keys) or any(
        column.kind == "category" for column in found
    ):
        levels = [level_labels(column, groupby.sort, not partition.observed) for column in partition.labels]
        levels += [_value_level(column, groupby.sort, dropna) for _, column in values]
        codes, labels, counts = _with_absent_categories(levels, labels, len(partition.keys), counts)
    if sort:
        # Groups that keep the order of the rows are not kept together either.
        by, upward = ([codes, counts], [True, ascending]) if groupby.sort else ([counts], [ascending])
        order = _pandas.argsort_many(by, upward, "last")
        codes, counts = codes.take(order), counts.take(order)
        labels = [column.take(order) for column in labels]
    if normalize:
        n = int(codes.reduce(Reduce.MAX)) + 1 if len(codes) else 0
        sizes = _pandas.group_codes(codes, n, []).agg(Aggregate.SUM, counts)
        counts = counts.binary(Binary.TRUEDIV, sizes.take(codes)).fillna(0.0)
    names = partition.names + [name for name, _ in values]
    index = classes.MultiIndex._from_levels(labels, names)
    return classes.Series._from(counts, index)


def _value_level(column, sort, dropna):
    """The different values of a column, even of rows that are not counted for what another column lacks."""
    level = level_labels(column, sort)
    return level.filter(level.isna().unary(Unary.INVERT)) if dropna else level


def _with_absent_categories(levels, labels, n_keys, counts):
    """Combinations with a category that does not occur are counted 0: group numbers, labels and counts of them all."""
    flat = None
    for level, column in zip(levels, labels):
        codes = level.lookup(column)
        flat = codes if flat is None else flat.binary(Binary.MUL, len(level)).binary(Binary.ADD, codes)
    index = classes.MultiIndex.from_product([classes.Index._from(level) for level in levels])
    totals = _pandas.full(len(index), 0, "int64")
    totals.set_items(flat, counts)
    inner = int(np.prod([len(level) for level in levels[n_keys:]]))
    numbers = _pandas.column(np.arange(len(index)) // max(inner, 1))
    return numbers, list(index._cols), totals


def describe_column(groupby, column, percentiles):
    """The names and Columns that describe one column of each group."""
    partition = groupby._partition
    if column.kind in ("text", "objects", "category", "bool") or column.dtype == "string":
        return _describe_objects(partition, column)
    wanted = [0.25, 0.5, 0.75] if percentiles is None else sorted(set(list(percentiles) + [0.5]))
    names = ["count", "mean"]
    ops = [("count", column, {}), ("mean", column, {})]
    tail = [("min", {})] + [("quantile", {"q": q, "interpolation": "linear"}) for q in wanted] + [("max", {})]
    tail_names = ["min"] + [_percent(q) for q in wanted] + ["max"]
    if column.kind != "datetime":
        names.append("std")
        ops.append(("std", column, {"ddof": 1}))
    names += tail_names
    ops += [(op, column, options) for op, options in tail]
    columns = partition.aggregate(ops)
    if column.kind in ("int", "uint", "float"):
        columns = [one.cast("float64") for one in columns]
    elif column.kind == "masked":
        columns = [one.cast("Float64") for one in columns]
    elif column.kind in ("datetime", "timedelta"):
        columns = [_pandas.objects(one.tolist()) for one in columns]
    return names, columns


def _spread_last(names, columns, n):
    """The order beside columns of dates, which have no std: it comes last."""
    if "std" in names:
        place = names.index("std")
        order = [i for i in range(len(names)) if i != place] + [place]
        return [names[i] for i in order], [columns[i] for i in order]
    return names + ["std"], columns + [_pandas.objects([float("nan")] * n)]


def _describe_objects(partition, column):
    counts, uniques, tops, often = [], [], [], []
    for rows in partition.rows():
        part = column.take(rows)
        values, numbers = part.value_counts()
        counts.append(int(part.reduce(Reduce.COUNT)))
        uniques.append(int(numbers.binary(Binary.GT, 0).cast("int64").reduce(Reduce.SUM)))
        tops.append(values.get(0) if len(values) else float("nan"))
        often.append(int(numbers.get(0)) if len(values) else float("nan"))
    columns = [_pandas.objects(counts), _pandas.objects(uniques), _pandas.column(tops, "object"), _pandas.objects(often)]
    return ["count", "unique", "top", "freq"], columns


def _percent(q):
    text = f"{q * 100:.10g}"
    return text + "%"


def is_described(column):
    """Whether describe() of a frame with numbers shows a column."""
    return (is_numeric(column) and column.kind != "bool") or column.kind in ("datetime", "timedelta")


def describe_frame(groupby, percentiles):
    """describe() of every column, side by side."""
    values = groupby._values()
    shown = [(label, column) for label, column in values if is_described(column)] or values
    labels, columns = [], []
    with_dates = len(shown) > 1 and any(column.kind == "datetime" for _, column in shown)
    for label, column in shown:
        names, found = describe_column(groupby, column, percentiles)
        if with_dates:
            names, found = _spread_last(names, found, groupby._partition.n)
        labels += [(label if isinstance(label, tuple) else (label,)) + (name,) for name in names]
        columns += found
    index = classes.MultiIndex.from_tuples(labels, names=list(groupby.obj._columns.names) + [None])
    # The levels keep this order: mean comes before max.
    index._level_columns = [column.unique() for column in index._cols]
    return groupby._groups_that_occur(groupby._frame_of(columns, index))


def beside_each_other(parts):
    """Columns and labels of one row per frame, all of the same shape, with the rows of each column side by side."""
    first = parts[0]
    columns, labels = [], []
    for place, label in enumerate(first._columns.tolist()):
        for row, name in enumerate(first._index.tolist()):
            columns.append(_pandas.concat([part._cols[place].slice(row, row + 1, 1) for part in parts]))
            labels.append((label if isinstance(label, tuple) else (label,)) + (name,))
    index = classes.MultiIndex.from_tuples(labels, names=list(first._columns.names) + [None])
    index._level_columns = [column.unique() for column in index._cols]
    return columns, index
