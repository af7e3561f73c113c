"""A frame as the text of a table: numbers of one column alike, long cells cut."""

import pandas as pd

from orchestrator.mcp._identifiers import is_identifier

__all__ = ["table", "text"]

_MOST_COLUMNS = 60
_MOST_LETTERS = 1000


def table(value, max_rows):
    """(columns, numeric, number of label columns, rows, note), everything as text."""
    frame = value.to_frame() if isinstance(value, pd.Series) else value
    n_rows, n_columns = frame.shape
    notes = []
    if n_rows > max_rows:
        notes.append(f"first {max_rows:,} of {n_rows:,} rows")
    if n_columns > _MOST_COLUMNS:
        notes.append(f"first {_MOST_COLUMNS} of {n_columns:,} columns")
    frame = frame.iloc[:max_rows, :_MOST_COLUMNS]
    labels = _labels(frame.index)
    names, numeric, cells = [], [], []
    for at, name in enumerate(frame.columns):
        column = frame.iloc[:, at]
        names.append(_cut(" / ".join(map(str, name)) if isinstance(name, tuple) else str(name)))
        numeric.append(pd.api.types.is_numeric_dtype(column.dtype) and not pd.api.types.is_bool_dtype(column.dtype))
        values = list(column)
        cells.append(_texts(values, is_identifier(names[-1], _whole(values))))
    rows = [list(row) for row in zip(*[texts for _, texts in labels], *cells)]
    columns = [name for name, _ in labels] + names
    return columns, [False] * len(labels) + numeric, len(labels), rows, ", ".join(notes) or None


def text(value, name):
    """A single value as a cell of the column `name` would show it."""
    if isinstance(value, str):
        return value
    value = value.item() if hasattr(value, "item") else value
    # A missing value is an empty cell, but must not be an empty place in a sentence.
    return _texts([value], is_identifier(name, _whole([value])))[0] or str(value)


def _labels(index):
    """The index, unless it only counts rows. Its whole numbers are names."""
    if isinstance(index, pd.RangeIndex) and index.name is None:
        return []
    levels = [list(index.get_level_values(at)) for at in range(index.nlevels)]
    return [("" if name is None else _cut(str(name)), _texts(level, bool(_whole(level)))) for name, level in zip(index.names, levels)]


def _whole(values):
    """The values as whole numbers, missing ones left out; none of them if one is no whole number."""
    found = []
    for value in values:
        if isinstance(value, bool):
            return []
        if isinstance(value, int) or isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
            found.append(int(value))
        elif not (pd.api.types.is_scalar(value) and pd.isna(value)):
            return []
    return found


def _texts(values, are_names):
    """Numbers of one column with the same number of digits; names have no separators."""
    if are_names:
        return [_text(int(value) if isinstance(value, float) and value == value else value, 0, False) for value in values]
    floats = [value for value in values if isinstance(value, float) and value == value and abs(value) != float("inf")]
    decimals = _decimals(floats)
    return [_text(value, decimals, True) for value in values]


def _decimals(floats):
    if all(value == int(value) for value in floats if abs(value) < 1e15):
        return 0
    largest = max(map(abs, floats))
    return 2 if largest >= 10 else 3 if largest >= 1 else 4


def _text(value, decimals, grouped):
    if isinstance(value, float):
        if value != value:
            return ""
        if value and (abs(value) >= 1e15 or abs(value) < 10.0**-decimals):
            return f"{value:.4g}"
        return f"{value:,.{decimals}f}"
    if isinstance(value, int) and not isinstance(value, bool):
        return _cut(f"{value:,}" if grouped else str(value))
    if pd.api.types.is_scalar(value) and pd.isna(value):
        return ""
    if isinstance(value, pd.Timestamp) and value.tz is None and value == value.normalize():
        return value.strftime("%Y-%m-%d")
    return _cut(str(value))


def _cut(text):
    return text if len(text) <= _MOST_LETTERS else text[:_MOST_LETTERS] + "…"
