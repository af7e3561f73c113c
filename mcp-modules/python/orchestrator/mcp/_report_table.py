"""A frame as the text of a table: numbers of one column alike, long cells cut."""

import pandas as pd

__all__ = ["table"]

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
        cells.append(_texts(list(column)))
    rows = [list(row) for row in zip(*[texts for _, texts in labels], *cells)]
    columns = [name for name, _ in labels] + names
    return columns, [False] * len(labels) + numeric, len(labels), rows, ", ".join(notes) or None


def _labels(index):
    """The index, unless it only counts rows."""
    if isinstance(index, pd.RangeIndex) and index.name is None:
        return []
    levels = [index.get_level_values(at) for at in range(index.nlevels)]
    return [("" if level.name is None else _cut(str(level.name)), _texts(list(level))) for level in levels]


def _texts(values):
    floats = [value for value in values if isinstance(value, float) and value == value and abs(value) != float("inf")]
    decimals = _decimals(floats)
    whole = [value for value in values if isinstance(value, int) and not isinstance(value, bool)]
    # Years are read without separators.
    grouped = not all(1000 <= value <= 2999 for value in whole)
    return [_text(value, decimals, grouped) for value in values]


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
