"""Rows and columns taken from lists, arrays and frames alike."""

import numpy as np

from sklearn._data import is_frame


def take_rows(X, rows):
    """Rows by position (or a mask), in the kind of container given."""
    if X is None:
        return None
    if hasattr(X, "iloc"):
        rows = np.asarray(rows)
        return X.iloc[np.flatnonzero(rows) if rows.dtype.kind == "b" else rows]
    if hasattr(X, "shape"):
        return X[rows]
    rows = np.asarray(rows)
    if rows.dtype.kind == "b":
        rows = np.flatnonzero(rows)
    return [X[row] for row in rows.tolist()]


def column_positions(X, columns):
    """Positions of columns given by name, position, slice, mask or function."""
    if callable(columns):
        columns = columns(X)
    names = X.columns.tolist() if is_frame(X) else None
    count = X.shape[1]
    if isinstance(columns, slice):
        if isinstance(columns.start, str) or isinstance(columns.stop, str):
            start = names.index(columns.start) if columns.start is not None else 0
            stop = names.index(columns.stop) + 1 if columns.stop is not None else count
            return list(range(start, stop))[::columns.step or 1]
        return list(range(count))[columns]
    if isinstance(columns, (str, int, np.integer)):
        columns = [columns]
    listed = columns.tolist() if hasattr(columns, "tolist") else list(columns)
    if listed and isinstance(listed[0], bool):
        return [position for position, keep in enumerate(listed) if keep]
    found = []
    for column in listed:
        if isinstance(column, str):
            if names is None:
                raise ValueError("Specifying the columns using strings is only supported for dataframes.")
            if column not in names:
                raise ValueError("A given column is not a column of the dataframe")
            found.append(names.index(column))
        else:
            found.append(int(column) + count if column < 0 else int(column))
    return found


def take_columns(X, positions):
    """Columns by position, in the kind of container given."""
    if hasattr(X, "iloc"):
        return X.iloc[:, positions]
    return np.asarray(X)[:, positions]
