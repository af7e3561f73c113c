"""Masks: which rows are meant by booleans."""

import numpy as np

import _pandas

from pandas.core.missing.questions import is_missing


def bool_mask(values, n):
    """A bool Column of length `n` from a mask given as Series, array or list; None if it is not a mask."""
    column = getattr(values, "_col", None)
    if column is None:
        if isinstance(values, np.ndarray):
            if values.ndim != 1 or values.dtype.kind not in "bO":
                return None
            column = _pandas.column(values)
        elif isinstance(values, list):
            if not values or not all(isinstance(v, (bool, np.bool_)) for v in values):
                return None
            column = _pandas.column(values)
        elif isinstance(values, _pandas.Column):
            column = values
        else:
            return None
    dtype = column.dtype
    if dtype == "bool":
        return column
    if dtype == "boolean":
        return column.fillna(False).cast("bool")
    if column.kind == "objects" and len(column):
        plain = column.tolist()
        if all(isinstance(v, (bool, np.bool_)) for v in plain):
            return column.cast("bool")
        if all(isinstance(v, (bool, np.bool_)) or is_missing(v) for v in plain) and not all(is_missing(v) for v in plain):
            raise ValueError("Cannot mask with non-boolean array containing NA / NaN values")
    return None


def positions_where(mask):
    """int64 Column of the positions at which a bool Column is true."""
    return _pandas.set_rows(mask)
