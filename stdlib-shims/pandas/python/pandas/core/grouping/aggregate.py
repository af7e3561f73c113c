"""`agg` in all its spellings: names, functions, lists, dictionaries and named aggregation."""

import collections

import numpy as np

import _pandas
from _pandas import Aggregate, Binary, Reduce

from pandas.core.arguments.questions import call_name, is_list_like
from pandas.core.grouping.checks import usable
from pandas.core.grouping.reductions import clean_options, finisher
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.markers import nan
from pandas.errors import SpecificationError

# Loaded on first use, because it imports this module.
series_groupby = on_first_use("pandas.core.grouping.series_groupby")

NATIVE = frozenset(
    [Aggregate.SUM, Aggregate.MEAN, Aggregate.MIN, Aggregate.MAX, Aggregate.PROD, Aggregate.MEDIAN, Aggregate.STD,
     Aggregate.VAR, Aggregate.SEM, Aggregate.SKEW, Aggregate.KURT, Aggregate.COUNT, Aggregate.SIZE, Aggregate.FIRST,
     Aggregate.LAST, Aggregate.NUNIQUE, Aggregate.ANY, Aggregate.ALL, Aggregate.IDXMIN, Aggregate.IDXMAX,
     Aggregate.QUANTILE]
)  # fmt: skip
_OPTIONS = {
    "sum": ("min_count",), "prod": ("min_count",), "std": ("ddof",), "var": ("ddof",), "sem": ("ddof",),
    "quantile": ("q", "interpolation"), "nunique": ("dropna",), "first": ("min_count",), "last": ("min_count",),
}  # fmt: skip
_numpy_names = None

NamedAgg = collections.namedtuple("NamedAgg", ["column", "aggfunc"])
NamedAgg.__doc__ = "A column and the function to apply to it, for named aggregation."


def known_name(func):
    """The name of a reduction that a builtin or numpy function stands for, else None."""
    global _numpy_names
    if isinstance(func, str):
        return func
    if func is sum:
        return "sum"
    if func is max:
        return "max"
    if func is min:
        return "min"
    if _numpy_names is None:
        _numpy_names = [
            (np.sum, "sum"), (np.mean, "mean"), (np.max, "max"), (np.min, "min"), (np.std, "std"), (np.var, "var"),
            (np.median, "median"), (np.prod, "prod"), (np.all, "all"), (np.any, "any"), (np.nansum, "sum"),
            (np.nanmean, "mean"), (np.nanmax, "max"), (np.nanmin, "min"), (np.nanstd, "std"), (np.nanvar, "var"),
            (np.nanmedian, "median"), (np.nanprod, "prod"), (np.cumsum, "cumsum"), (np.cumprod, "cumprod"),
        ]  # fmt: skip
    for known, name in _numpy_names:
        if func is known:
            return name
    return None


def shown_name(func):
    """The label a function gets as a column."""
    return func if isinstance(func, str) else call_name(func)


def run_jobs(groupby, jobs):
    """A Column per group for each (label, column, function, args, kwargs); what is native goes in one pass."""
    results = [None] * len(jobs)
    wanted, places = [], []
    index = groupby.obj._index
    for place, (label, column, func, args, kwargs) in enumerate(jobs):
        name = known_name(func)
        if name in NATIVE and not args and all(option in _OPTIONS.get(name, ()) for option in kwargs):
            options = dict(kwargs)
            if name == "quantile":
                options.setdefault("q", 0.5)
                if is_list_like(options["q"]):
                    raise ValueError("Must produce aggregated value")
            wanted.append((name, None if name == "size" else usable(name, column), clean_options(name, options)))
            places.append(place)
    if wanted:
        for place, column in zip(places, groupby._partition.aggregate(wanted, finisher(index))):
            results[place] = column
    for place, job in enumerate(jobs):
        if results[place] is None:
            results[place] = _run_one(groupby, *job)
    return results


def _run_one(groupby, label, column, func, args, kwargs):
    name = known_name(func)
    series = classes.Series._from(column, groupby.obj._index, label)
    if name is not None:
        grouped = series_groupby.SeriesGroupBy(series, groupby._partition)
        method = getattr(grouped, name, None) if not name.startswith("_") else None
        if method is None:
            raise AttributeError(f"'{name}' is not a valid function for '{type(groupby).__name__}' object")
        result = method(*args, **kwargs) if callable(method) else method
        if not isinstance(result, classes.Series) or len(result) != groupby._partition.n:
            raise ValueError("Must produce aggregated value")
        return result._col
    return python_column(groupby._partition, series, func, args, kwargs)


def python_column(partition, series, func, args, kwargs):
    """A Column of what a Python function gives for the part of a series in each group."""
    values = []
    for rows in partition.rows():
        if not partition.is_called(rows):
            values.append(nan)
            continue
        value = func(series._take(rows), *args, **kwargs)
        if isinstance(value, classes.DataFrame):
            raise ValueError("Must produce aggregated value")
        if isinstance(value, classes.Series):
            value = value._col.get(0) if len(value) == 1 else _values_of(value)
        # Arrays are allowed as values of objects only, and only the first group is looked at.
        if not values and getattr(value, "ndim", 0) > 0 and series._col.dtype != "object":
            raise ValueError("Must produce aggregated value")
        values.append(value)
    return values_column(values, series._col)


def _values_of(series):
    """The array behind a series; times are kept as times."""
    return series.array if series._col.kind in ("datetime", "timedelta") else series._col.to_numpy()


def values_column(values, source=None):
    """A Column of results of a function, of the narrowest dtype; empty ones keep the dtype of the source."""
    if not values and source is not None:
        return source.slice(0, 0, 1)
    if any(isinstance(value, (list, tuple, dict, set, frozenset)) or getattr(value, "ndim", 0) for value in values):
        return _pandas.objects(values)
    column = _pandas.column(values)
    if source is not None and source.kind == "category":
        codes = source.categories.lookup(column)
        if codes.binary(Binary.GE, 0).binary(Binary.OR, column.isna()).reduce(Reduce.ALL):
            return _pandas.from_codes(codes, source.categories.share(), source.ordered)
    if source is not None and source.kind == "masked" and column.kind in ("int", "float", "bool", "objects"):
        try:
            return column.cast("Float64" if column.kind == "float" else source.dtype)
        except (TypeError, ValueError):
            return column
    return column


def plain_names(funcs):
    """The labels of a list of functions as they are."""
    return [func[0] if isinstance(func, tuple) else shown_name(func) for func in funcs]


def unique_names(funcs):
    """The labels of a list of functions; lambdas among others are numbered."""
    names = plain_names(funcs)
    if len(names) > 1 and "<lambda>" in names:
        number = 0
        for place, name in enumerate(names):
            if name == "<lambda>":
                names[place] = f"<lambda_{number}>"
                number += 1
    return names


def plain_function(func):
    """The function of an entry of a list, which may be (name, function)."""
    return func[1] if isinstance(func, tuple) else func


def named_specification(kwargs):
    """(result label, column, function) for keyword arguments of the form name=(column, function)."""
    wanted = []
    for name, spec in kwargs.items():
        if not isinstance(spec, tuple) or len(spec) != 2:
            raise TypeError("Must provide 'func' or tuples of '(column, aggfunc).")
        wanted.append((name, spec[0], spec[1]))
    if not wanted:
        raise TypeError("Must provide 'func' or tuples of '(column, aggfunc).")
    return wanted


def dictionary_specification(frame_labels, spec):
    """(label, functions, is list) for a dictionary; KeyError for columns that are not there."""
    absent = [label for label in spec if label not in frame_labels]
    if absent:
        raise KeyError(f"Column(s) {absent} do not exist")
    wanted = []
    for label, funcs in spec.items():
        if isinstance(funcs, dict):
            raise SpecificationError("nested renamer is not supported")
        many = isinstance(funcs, (list, tuple))
        wanted.append((label, list(funcs) if many else [funcs], many))
    return wanted
