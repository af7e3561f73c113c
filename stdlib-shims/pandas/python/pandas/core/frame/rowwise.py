"""Reductions along the rows of a DataFrame, over arrays with one line per column."""

import numpy as np

import _pandas
from _pandas import Binary, Reduce, Time

from pandas.core.arguments.questions import is_bool
from pandas.core.loading import classes
from pandas.core.missing.markers import nan
from pandas.core.series.object_reductions import OBJECT_REDUCTIONS, extreme_position, object_reduced

_NUMBERS = ("int", "uint", "float", "bool")


def reduce_rows(frame, op, skipna, options):
    """A Series with one value per row."""
    kinds = {column.kind for column in frame._cols}
    if not frame._cols:
        empty = {"sum": 0.0, "prod": 1.0, "any": False, "all": True}.get(op, nan)
        return classes.Series._from(_pandas.full(len(frame._index), empty), frame._index, None)
    if kinds <= set(_NUMBERS) and (len(kinds) == 1 or "bool" not in kinds or op in ("any", "all")):
        return classes.Series._from(_reduce_numbers(frame._cols, op, skipna, options), frame._index, None)
    return classes.Series._from(_reduce_each(frame, op, skipna, options), frame._index, None)


def _reduce_each(frame, op, skipna, options):
    """Row by row, for values of any kind."""
    name = frame._common_dtype()
    if op in ("any", "all") and (name[0] in "IFU" or name == "boolean"):
        return _any_or_all(frame._cols, op).cast("boolean")
    rows = zip(*[column.tolist() for column in frame._cols])
    if name == "object" and op in OBJECT_REDUCTIONS:
        return _pandas.objects([_reduced_objects(_pandas.objects(list(row)), op, skipna, options) for row in rows])
    columns = (_pandas.objects(list(row)) if name == "object" else _pandas.column(list(row), name) for row in rows)
    results = [column.reduce(op, skipna=skipna, **options) for column in columns]
    if name[0] in "IFU":
        return _pandas.column(results, name if op in ("sum", "min", "max", "prod") else "Float64")
    if op in ("any", "all"):
        return _pandas.column([bool(value) for value in results], "bool")
    return _pandas.column(results)


def _reduced_objects(row, op, skipna, options):
    """One value of a row of objects; None where there are too few values."""
    n_values = row.reduce(Reduce.COUNT) if skipna else len(row)
    found = object_reduced(row, op, skipna, **options)
    if n_values < options.get("min_count", 1 if op in ("min", "max") else 0):
        return None
    # The sum of booleans is a number.
    return int(found) if op in ("sum", "prod") and is_bool(found) else found


def _reduce_numbers(cols, op, skipna, options):
    kinds = {column.kind for column in cols}
    if op in ("any", "all"):
        return _any_or_all(cols, op)
    if "float" not in kinds and op in ("sum", "prod", "min", "max"):
        name = "int64" if kinds != {"bool"} or op in ("sum", "prod") else "bool"
        values = np.array([column.to_numpy(name) for column in cols])
        found = {"sum": np.sum, "prod": np.prod, "min": np.min, "max": np.max}[op](values, axis=0)
        return _pandas.column(found)
    values = np.array([column.to_numpy("float64") for column in cols])
    missing = np.isnan(values)
    if not skipna and missing.any():
        found = _numbers(values, missing, op, options)
        found[missing.any(axis=0)] = np.nan
        return _pandas.column(found)
    return _pandas.column(_numbers(values, missing, op, options))


def _any_or_all(cols, op):
    """Which rows have a value that is true, or only such; missing ones say nothing."""
    result = None
    for column in cols:
        if column.kind in ("float", "masked"):
            column = column.fillna(op == "all" if column.dtype == "boolean" else int(op == "all"))
        true = column.cast("bool")
        result = true if result is None else result.binary(Binary.OR if op == "any" else Binary.AND, true)
    return result


def _numbers(values, missing, op, options):
    count = (~missing).sum(axis=0)
    with np.errstate(all="ignore"):
        if op == "sum" or op == "prod":
            neutral = 0.0 if op == "sum" else 1.0
            filled = np.where(missing, neutral, values)
            found = filled.sum(axis=0) if op == "sum" else filled.prod(axis=0)
            return np.where(count >= options.get("min_count", 0), found, np.nan)
        if op == "mean":
            return np.where(missing, 0.0, values).sum(axis=0) / np.where(count == 0, np.nan, count)
        if op in ("min", "max"):
            filled = np.where(missing, np.inf if op == "min" else -np.inf, values)
            found = filled.min(axis=0) if op == "min" else filled.max(axis=0)
            return np.where(count > 0, found, np.nan)
        if op in ("var", "std", "sem"):
            return _spread(values, missing, count, op, options.get("ddof", 1))
        if op in ("median", "quantile"):
            ordered = np.sort(values, axis=0)
            return _middle(ordered, count)
        return _moments(values, missing, count, op)


def _spread(values, missing, count, op, ddof):
    mean = np.where(missing, 0.0, values).sum(axis=0) / np.where(count == 0, np.nan, count)
    squares = np.where(missing, 0.0, (values - mean) ** 2).sum(axis=0)
    degrees = count - ddof
    found = squares / np.where(degrees > 0, degrees, np.nan)
    if op == "var":
        return found
    found = np.sqrt(found)
    return found if op == "std" else found / np.sqrt(np.where(count == 0, np.nan, count))


def _middle(ordered, count):
    # Missing values are sorted to the end, so the middle is counted from the front.
    rows = np.arange(ordered.shape[1])
    low = np.maximum((count - 1) // 2, 0)
    high = np.maximum(count // 2, 0)
    high = np.minimum(high, ordered.shape[0] - 1)
    found = (ordered[low, rows] + ordered[high, rows]) / 2
    return np.where(count > 0, found, np.nan)


def _moments(values, missing, count, op):
    results = []
    for i in range(values.shape[1]):
        results.append(_pandas.column(values[:, i]).reduce(op))
    return np.array(results, dtype="float64")


def extreme_positions(frame, op, skipna):
    """int64 Column: for each row the position of its largest or smallest value, -1 if there is none."""
    missing = np.array([column.isna().to_numpy() for column in frame._cols])
    unknown = missing.all(axis=0) if skipna else missing.any(axis=0)
    if frame._common_dtype() == "object":
        rows = zip(*[column.tolist() for column in frame._cols])
        found = np.array([extreme_position(_pandas.objects(list(row)), op) for row in rows])
        return _pandas.column(np.where(unknown, -1, found).astype("int64"))
    if frame._cols[0].kind in ("datetime", "timedelta", "period"):
        if skipna and unknown.any():
            raise ValueError(f"attempt to get {op} of an empty sequence")
        if not skipna and missing.any():
            raise NotImplementedError(f"idx{op[3:]}(skipna=False) of times with missing values")
        values = np.array([column.time(Time.ORDINAL).to_numpy() for column in frame._cols])
        lowest, highest = np.iinfo("int64").min, np.iinfo("int64").max
    else:
        values = np.array([column.cast("float64").to_numpy() for column in frame._cols])
        lowest, highest = -np.inf, np.inf
    filled = np.where(missing, lowest if op == "argmax" else highest, values)
    found = filled.argmax(axis=0) if op == "argmax" else filled.argmin(axis=0)
    return _pandas.column(np.where(unknown, -1, found).astype("int64"))
