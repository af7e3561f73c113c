"""Rows taken from a column, with gaps."""

import _pandas


def take_with_gaps(column, positions):
    """The values at positions, nan (or the missing value of the dtype) where a position is -1."""
    if column.kind == "text" and column.missing == "none":
        # A gap is nan, even in a column whose own missing values are None.
        column = _pandas.objects(column.tolist()) if column.any_missing() else column.fillna(float("nan"))
    return column.take(positions, True)
