"""Cumulative sums, products and extremes of a column."""

import itertools
import operator

import _pandas

from pandas.core.missing.markers import nan

# What stands for a missing value that is skipped, and the operation of numpy with objects.
_OBJECTS = {
    "cumsum": (0.0, operator.add),
    "cumprod": (1.0, operator.mul),
    "cummax": (float("-inf"), lambda left, right: left if left >= right else right),
    "cummin": (float("inf"), lambda left, right: left if left <= right else right),
}


def accumulated(column, op, skipna):
    """One cumulative operation of a column."""
    if column.dtype == "string" and op == "cumprod":
        raise TypeError("operation 'cumprod' not supported for dtype 'string'")
    if column.kind not in ("text", "objects"):
        return column.cumulative(op, skipna)
    neutral, fold = _OBJECTS[op]
    values = column.tolist()
    if not skipna or not column.any_missing():
        return _pandas.objects(list(itertools.accumulate(values, fold)))
    missing = column.isna().tolist()
    filled = [neutral if absent else value for value, absent in zip(values, missing)]
    results = itertools.accumulate(filled, fold)
    return _pandas.objects([nan if absent else result for result, absent in zip(results, missing)])
