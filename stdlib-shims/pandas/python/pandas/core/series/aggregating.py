"""agg and transform of a Series, and names for functions."""

import builtins

import numpy as np

from pandas.core.arguments.questions import call_name
from pandas.core.combine.concat import concat
from pandas.core.construction.columns import as_column
from pandas.core.loading import classes

_NAMES = {builtins.sum: "sum", builtins.max: "max", builtins.min: "min"}
for _name in ("sum", "mean", "std", "var", "median", "max", "min", "prod", "all", "any", "cumsum", "cumprod"):
    _NAMES[getattr(np, _name)] = _name
for _name in ("nansum", "nanmean", "nanstd", "nanvar", "nanmedian", "nanmax", "nanmin", "nanprod"):
    if hasattr(np, _name):
        _NAMES[getattr(np, _name)] = _name[3:]


def method_name(function):
    """The method a well-known function stands for, or None."""
    try:
        return _NAMES.get(function)
    except TypeError:
        return None


def aggregate_series(series, func, args=(), kwargs=None):
    """Series.agg."""
    kwargs = kwargs or {}
    if func is None:
        if not kwargs:
            raise TypeError("Must provide 'func' or named aggregation **kwargs.")
        func, kwargs = dict(kwargs), {}
    if isinstance(func, str):
        return series._call_by_name(func, args, kwargs)
    if isinstance(func, dict):
        return _several([(label, one) for label, one in func.items()], series, args, kwargs)
    if isinstance(func, (list, tuple)):
        return _several([(_label(one), one) for one in func], series, args, kwargs)
    name = method_name(func)
    if name is not None and not args and not kwargs:
        return getattr(series, name)()
    try:
        return series.apply(func, args=args, **kwargs)
    except (ValueError, AttributeError, TypeError):
        return func(series, *args, **kwargs)


def _label(function):
    return function if isinstance(function, str) else call_name(function)


def _several(pairs, series, args, kwargs):
    results = [aggregate_series(series, one, args, kwargs) for _, one in pairs]
    labels = [label for label, _ in pairs]
    if results and all(isinstance(result, classes.Series) for result in results):
        if all(result._index.equals(series._index) for result in results):
            columns = classes.Index(labels)
            return classes.DataFrame._from([result._col.share() for result in results], columns, series._index)
        return concat(dict(zip(labels, results)), axis=0)
    return classes.Series._from(as_column(results), classes.Index(labels), series._name)


def transform_series(series, func, args, kwargs):
    """Series.transform."""
    if isinstance(func, (list, tuple, dict)):
        pairs = func.items() if isinstance(func, dict) else [(_label(one), one) for one in func]
        columns = {label: transform_series(series, one, args, kwargs) for label, one in pairs}
        return classes.DataFrame(columns)
    if isinstance(func, str):
        result = series._call_by_name(func, args, kwargs)
    elif isinstance(func, np.ufunc):
        result = func(series, *args, **kwargs)
    else:
        try:
            result = series.apply(func, args=args, **kwargs)
        except (ValueError, AttributeError, TypeError):
            result = func(series, *args, **kwargs)
    if not isinstance(result, (classes.Series, classes.DataFrame)) or len(result) != len(series):
        raise ValueError("Function did not transform")
    return result
