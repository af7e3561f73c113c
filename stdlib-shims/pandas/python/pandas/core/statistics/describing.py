"""describe: a summary of each column."""

import _pandas
from _pandas import Binary, Reduce

from pandas.core.arguments.questions import is_list_like
from pandas.core.loading import classes
from pandas.core.missing.markers import nan
from pandas.core.missing.questions import is_missing
from pandas.core.statistics.quantiles import quantiles


def _percentiles(percentiles):
    if percentiles is None:
        return [0.25, 0.5, 0.75]
    wanted = [float(one) for one in (percentiles if is_list_like(percentiles) else [percentiles])]
    for one in wanted:
        if not 0 <= one <= 1:
            raise ValueError("percentiles should all be in the interval [0, 1]")
    if 0.5 not in wanted:
        wanted.append(0.5)
    if len(set(wanted)) != len(wanted):
        raise ValueError("percentiles cannot contain duplicates")
    return sorted(wanted)


def percentile_labels(percentiles):
    """25% for 0.25; as many decimals as keep them apart."""
    numbers = [one * 100 for one in percentiles]
    if all(abs(number - round(number)) < 1e-9 for number in numbers):
        return [f"{round(number)}%" for number in numbers]
    ordered = sorted(set(numbers))
    steps = [b - a for a, b in zip([0.0] + ordered, ordered + [100.0])]
    small = min((step for step in steps if step > 0), default=1.0)
    digits = 1
    while small * 10**digits < 1 and digits < 12:
        digits += 1
    digits = max(digits, 1)
    labels = []
    for number in numbers:
        if abs(number - round(number)) < 1e-9:
            labels.append(f"{round(number)}%")
        else:
            labels.append(f"{round(number, digits)}%")
    return labels


def _is_number(column):
    return column.kind in ("int", "uint", "float") or (column.kind == "masked" and column.dtype not in ("string", "boolean"))


def _is_plain_time(column):
    # Moments in a zone are described only when asked for.
    return column.kind == "timedelta" or column.kind == "datetime" and column.tz is None


def describe_column(column, percentiles):
    """(row names, values) of the summary of a column."""
    if _is_number(column):
        names = ["count", "mean", "std", "min"] + percentile_labels(percentiles) + ["max"]
        values = [column.reduce(op) for op in (Reduce.COUNT, Reduce.MEAN, Reduce.STD, Reduce.MIN)]
        values += quantiles(column, percentiles) + [column.reduce(Reduce.MAX)]
        if column.kind == "masked":
            return names, _pandas.column([None if is_missing(v) else float(v) for v in values], "Float64")
        return names, _pandas.column([float(value) for value in values], "float64")
    if column.kind == "timedelta":
        names = ["count", "mean", "std", "min"] + percentile_labels(percentiles) + ["max"]
        values = [int(column.reduce(Reduce.COUNT))]
        values += [column.reduce(op) for op in (Reduce.MEAN, Reduce.STD, Reduce.MIN)]
        values += [column.reduce(Reduce.QUANTILE, q=one) for one in percentiles] + [column.reduce(Reduce.MAX)]
        return names, _pandas.objects(values)
    if column.kind == "datetime":
        names = ["count", "mean", "min"] + percentile_labels(percentiles) + ["max"]
        values = [int(column.reduce(Reduce.COUNT)), column.reduce(Reduce.MEAN), column.reduce(Reduce.MIN)]
        values += [column.reduce(Reduce.QUANTILE, q=one) for one in percentiles] + [column.reduce(Reduce.MAX)]
        return names, _pandas.objects(values)
    uniques, counts = column.value_counts(True, False, True)
    count = int(column.reduce(Reduce.COUNT))
    if count == 0:
        return ["count", "unique", "top", "freq"], _pandas.objects([0, 0, nan, nan])
    distinct = int(counts.binary(Binary.GT, 0).reduce(Reduce.SUM))
    values = [count, distinct, uniques.get(0), int(counts.get(0))]
    return ["count", "unique", "top", "freq"], _pandas.column(values)


def describe_series(series, percentiles):
    """Series.describe."""
    names, values = describe_column(series._col, _percentiles(percentiles))
    return classes.Series._from(values, classes.Index(names), series._name)


def describe_frame(frame, percentiles, include, exclude):
    """DataFrame.describe."""
    if not frame._cols:
        raise ValueError("Cannot describe a DataFrame without columns")
    percentiles = _percentiles(percentiles)
    if include is None and exclude is None:
        keep = [i for i, c in enumerate(frame._cols) if _is_number(c) or _is_plain_time(c)]
        chosen = frame._take_columns(keep) if keep else frame
    elif isinstance(include, str) and include == "all":
        if exclude is not None:
            raise ValueError("exclude must be None when include is 'all'")
        chosen = frame
    else:
        chosen = frame.select_dtypes(include=include, exclude=exclude)
    if not chosen._cols:
        raise ValueError("No objects to concatenate")
    parts = [describe_column(column, percentiles) for column in chosen._cols]
    order = []
    for names in sorted((names for names, _ in parts), key=len):
        order.extend(name for name in names if name not in order)
    cols = []
    for names, column in parts:
        if names != order:
            column = column.take(_pandas.column([names.index(n) if n in names else -1 for n in order], "int64"), True)
            if column.kind == "objects":
                column = _pandas.objects([nan if value is None else value for value in column.tolist()])
        cols.append(column)
    return classes.DataFrame._from(cols, chosen._columns, classes.Index(order))
