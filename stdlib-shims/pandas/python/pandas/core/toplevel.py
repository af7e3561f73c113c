"""Functions of the module itself: pd.isna, pd.unique, pd.factorize, pd.value_counts."""

import numpy as np

import _pandas

from pandas.core import classes, common


def isna(obj):
    """Whether a value is missing, or which values are."""
    if isinstance(obj, (classes.Series, classes.DataFrame)):
        return obj.isna()
    if isinstance(obj, classes.Index):
        return obj.isna()
    if hasattr(obj, "_col"):
        return obj._col.isna().to_numpy()
    if isinstance(obj, np.ndarray):
        if obj.ndim == 0:
            return common.is_missing(obj.item())
        if obj.ndim > 1:
            flat = _pandas.column(obj.ravel()) if obj.dtype.kind != "O" else _pandas.objects(obj.ravel().tolist())
            return flat.isna().to_numpy().reshape(obj.shape)
        return (_pandas.column(obj) if obj.dtype.kind != "O" else _pandas.objects(obj.tolist())).isna().to_numpy()
    if isinstance(obj, list):
        return _pandas.objects(obj).isna().to_numpy()
    return common.is_missing(obj)


isnull = isna


def notna(obj):
    """Whether a value is present, or which values are."""
    found = isna(obj)
    return (not found) if isinstance(found, (bool, np.bool_)) else ~found


notnull = notna


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
    column = common.as_column(values)
    uniques = column.unique()
    if hasattr(values, "_col"):
        from pandas.core.arrays import array_of

        return array_of(uniques)
    return uniques.to_numpy()


def factorize(values, sort=False, use_na_sentinel=True, size_hint=None):
    """A number per value, and the values they stand for."""
    if isinstance(values, (classes.Series, classes.Index)):
        return values.factorize(sort, use_na_sentinel)
    codes, uniques = common.as_column(values).factorize(sort, not use_na_sentinel)
    if hasattr(values, "_col"):
        from pandas.core.arrays import array_of

        return codes.to_numpy(), array_of(uniques)
    return codes.to_numpy(), uniques.to_numpy()


def value_counts(values, sort=True, ascending=False, normalize=False, bins=None, dropna=True):
    """How often each value occurs."""
    series = values if isinstance(values, classes.Series) else classes.Series(values)
    return series.value_counts(normalize, sort, ascending, bins, dropna)
