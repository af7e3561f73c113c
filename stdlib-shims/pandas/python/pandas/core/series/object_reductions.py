"""Reductions of Python's own values, added up and compared one after the other as numpy does with arrays of objects.

Text is not a number, though it may look like one; and where missing values are not skipped, they take part.
"""

import operator

import numpy as np

import _pandas
from _pandas import Reduce

from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.markers import nan
from pandas.core.missing.questions import is_missing

# Loaded on first use, which keeps imports short.
questions = on_first_use("pandas.core.dtypes.questions")

# Loaded on first use, because it imports this module.
reductions = on_first_use("pandas.core.series.reductions")

# What stands for a missing value that is skipped.
_NEUTRAL = {"sum": 0, "mean": 0, "prod": 1, "min": float("inf"), "max": float("-inf"),
            "argmin": float("inf"), "argmax": float("-inf")}  # fmt: skip
_FOLDS = {
    "sum": operator.add,
    "mean": operator.add,
    "prod": operator.mul,
    "min": lambda left, right: left if left <= right else right,
    "max": lambda left, right: left if left >= right else right,
}
_OF_NUMBERS = ("mean", "median", "prod", "std", "var", "sem", "skew", "kurt")
OBJECT_REDUCTIONS = (*_FOLDS, "median", "std", "var", "sem", "skew", "kurt")
_SQUARES = ("std", "var", "sem")


def needs_objects(column, op, skipna):
    """Whether a reduction must look at Python's own values, since the column knows a shorter answer than pandas."""
    if column.dtype != "object" or op not in OBJECT_REDUCTIONS:
        return False
    if column.kind == "text" and op in _OF_NUMBERS:
        return True
    return (not skipna or column.kind == "objects" and op in ("min", "max")) and column.any_missing()


def object_reduced(column, op, skipna, min_count=0, **options):
    """One reduction of a column of objects."""
    values = column.tolist()
    missing = [is_missing(value) for value in values]
    n_present = len(values) - sum(missing) if skipna else len(values)
    if skipna and op in _NEUTRAL:
        values = [_NEUTRAL[op] if absent else value for value, absent in zip(values, missing)]
    if op in ("min", "max") and n_present == 0:
        return nan
    if op in _FOLDS:
        if op == "mean" and column.kind == "text" and values and not any(missing):
            # The same text in one pass: adding up one by one takes the square of the time.
            folded = column.reduce(Reduce.SUM)
        else:
            from functools import reduce

            folded = reduce(_FOLDS[op], values) if values else _NEUTRAL[op]
        if op == "mean":
            return _as_number(folded) / np.float64(n_present) if n_present else nan
        return nan if n_present < min_count else folded
    present = [nan if absent else value for value, absent in zip(values, missing)] if skipna else values
    if op == "median":
        _refuse_texts(values, missing, skipna)
    # Of the others pandas makes numbers before it leaves missing values out, which pd.NA is not.
    numbers = _floats(present if op in ("std", "var", "median") else values)
    if op in _SQUARES:
        _refuse_differences(present)
    return _moment(numbers, op, skipna, options)


def extreme_position(column, op):
    """The position of the smallest or largest of some objects; one that is missing counts as infinitely far off."""
    is_before = operator.lt if op == "argmin" else operator.gt
    values = [_NEUTRAL[op] if is_missing(value) else value for value in column.tolist()]
    best = 0
    for position in range(1, len(values)):
        if is_before(values[position], values[best]):
            best = position
    return best


def _as_number(value):
    if isinstance(value, str):
        raise TypeError(f"Could not convert string '{value}' to numeric")
    return value


def _refuse_texts(values, missing, skipna):
    if questions.infer_dtype(values) in ("string", "mixed"):
        shown = np.empty(len(values), dtype=object)
        shown[:] = [nan if absent and skipna else value for value, absent in zip(values, missing)]
        raise TypeError(f"Cannot convert {shown} to numeric")


def _refuse_differences(values):
    for value in values:
        if value is None or isinstance(value, str):
            raise TypeError(f"unsupported operand type(s) for -: 'float' and '{type(value).__name__}'")


def _floats(values):
    try:
        return np.array([nan if value is None else float(value) for value in values])
    except ValueError as error:
        raise TypeError(str(error)) from None


def _moment(numbers, op, skipna, options):
    return reductions.reduced(_pandas.column(numbers), op, skipna, options)
