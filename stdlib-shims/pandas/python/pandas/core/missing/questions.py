"""Whether a value is missing, or which values are."""

import numpy as np

import _pandas

from pandas.core.loading import classes
from pandas.core.missing.markers import NA, NaT


def is_missing(value):
    """True for None, nan, NaT and NA; False for every other value, even for lists."""
    if value is None or value is NaT or value is NA:
        return True
    if isinstance(value, (float, np.floating)):
        return value != value
    if isinstance(value, (complex, np.complexfloating)):
        return value != value
    if isinstance(value, (np.datetime64, np.timedelta64)):
        return bool(np.isnat(value))
    return False


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
            return is_missing(obj.item())
        if obj.ndim > 1:
            flat = _pandas.column(obj.ravel()) if obj.dtype.kind != "O" else _pandas.objects(obj.ravel().tolist())
            return flat.isna().to_numpy().reshape(obj.shape)
        return (_pandas.column(obj) if obj.dtype.kind != "O" else _pandas.objects(obj.tolist())).isna().to_numpy()
    if isinstance(obj, list):
        return _pandas.objects(obj).isna().to_numpy()
    return is_missing(obj)


isnull = isna


def notna(obj):
    """Whether a value is present, or which values are."""
    found = isna(obj)
    return (not found) if isinstance(found, (bool, np.bool_)) else ~found


notnull = notna
