"""Distinct values: pd.unique, pd.factorize, pd.value_counts."""

import numpy as np

from pandas.core.construction.columns import as_column
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
arrays = on_first_use("pandas.core.values.arrays")


def unique(values):
    """The different values, in order of appearance."""
    if isinstance(values, classes.Series):
        kind = values._col.kind
        plain = kind == "timedelta" or kind == "datetime" and values._col.tz is None
        return values._col.unique().to_numpy() if plain else values.unique()
    if isinstance(values, classes.Index):
        return values.unique()
    if isinstance(values, (list, tuple)) and not isinstance(values, np.ndarray):
        values = list(values)
    column = as_column(values)
    uniques = column.unique()
    if hasattr(values, "_col"):
        return arrays.array_of(uniques)
    return uniques.to_numpy()


def factorize(values, sort=False, use_na_sentinel=True, size_hint=None):
    """A number per value, and the values they stand for."""
    if isinstance(values, (classes.Series, classes.Index)):
        return values.factorize(sort, use_na_sentinel)
    codes, uniques = as_column(values).factorize(sort, not use_na_sentinel)
    if hasattr(values, "_col"):
        return codes.to_numpy(), arrays.array_of(uniques)
    return codes.to_numpy(), uniques.to_numpy()


def value_counts(values, sort=True, ascending=False, normalize=False, bins=None, dropna=True):
    """How often each value occurs."""
    series = values if isinstance(values, classes.Series) else classes.Series(values)
    return series.value_counts(normalize, sort, ascending, bins, dropna)
