"""Values through a function, dict or Series."""

import _pandas
from _pandas import Reduce

from pandas.core.arguments.questions import is_pandas
from pandas.core.construction.columns import as_column
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing import questions
from pandas.core.missing.markers import nan
from pandas.errors import InvalidIndexError

# Loaded on first use, which keeps imports short.
mapping = on_first_use("pandas.core.category.mapping")


def map_values(column, mapper, na_action=None):
    """A column of the mapped values; what a dict or Series does not have becomes missing."""
    if na_action not in (None, "ignore"):
        raise ValueError(f"na_action must either be 'ignore' or None, {na_action} was passed")
    if column.kind == "category":
        return mapping.mapped(column, mapper, na_action)
    if column.kind == "masked" and column.dtype != "string" and not callable(mapper):
        column = _pandas.column([nan if questions.is_missing(value) else value for value in column.tolist()])
    if isinstance(mapper, dict) and hasattr(type(mapper), "__missing__"):
        # A dict with a default for absent keys is looked up for every value.
        return _called(column, lambda value: mapper[value], na_action)
    if isinstance(mapper, dict) or (hasattr(mapper, "items") and not callable(mapper) and not is_pandas(mapper)):
        mapper = dict(mapper)
        if not mapper:
            return _pandas.full(len(column), nan, "float64")
        keys = as_column(list(mapper)) if not any(isinstance(k, tuple) for k in mapper) else None
        if keys is None or keys.kind == "objects" or column.kind == "objects":
            found = _called(column, lambda value: mapper.get(value, nan), na_action)
            if found.kind == "float" and found.reduce(Reduce.COUNT) == 0 and _pandas.column(list(mapper.values())).dtype == "object":
                return found.cast("object")
            return found
        return _looked_up(column, keys, _pandas.column(list(mapper.values())), na_action)
    if isinstance(mapper, classes.Series):
        if not mapper._index.is_unique:
            raise InvalidIndexError("Reindexing only valid with uniquely valued Index objects")
        if mapper._index._is_multi:
            by_tuple = dict(zip(mapper._index.tolist(), mapper._col.tolist()))
            return _called(column, lambda value: by_tuple.get(value, nan), na_action)
        return _looked_up(column, mapper._index._col, mapper._col, na_action)
    if not callable(mapper):
        raise TypeError(f"'{type(mapper).__name__}' object is not callable")
    return _called(column, mapper, na_action)


def _looked_up(column, keys, values, na_action):
    if not len(values):
        return _pandas.full(len(column), nan, "float64")
    found = values.take(keys.lookup(column), True)
    if values.dtype == "object" and found.dtype != "object":
        return found.cast("object")
    return found


def _called(column, function, na_action):
    if column.kind == "masked" and column.dtype not in ("string", "boolean") and column.any_missing():
        # Nullable numbers reach the function as floats, missing ones as nan.
        column = column.cast("float64")
    if na_action == "ignore":
        is_missing = questions.is_missing
        results = [value if is_missing(value) else function(value) for value in column.tolist()]
    else:
        results = [function(value) for value in column.tolist()]
    return results_column(results, column)


def results_column(results, like=None):
    """A column of what a function gave for each value."""
    if not results:
        return like.share() if like is not None and like.dtype == "object" else _pandas.empty(
            "object" if like is None else like.dtype
        )
    return _pandas.column(results)
