"""What a column is for: values to compare, or identifiers and dates, which go on by nature."""

import re

import numpy as np

import pandas as pd

from orchestrator.mcp._columns import kind_of

__all__ = ["role_of"]

# Fewer rows than this are all different by chance.
_FEWEST_ROWS = 30
_NEARLY_ALL = 0.95
# Numbers of orders or customers leave out some; measured numbers leave out most of their range.
_WIDEST_RANGE = 3
# A sample is enough to tell text that is dates from text that has some.
_MOST_TEXTS = 500
_DATE = re.compile(
    r"\d{4}[-/.]\d{1,2}[-/.]\d{1,2}([ T]\d{1,2}:\d{2}(:\d{2}([.,]\d+)?)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?"
    r"|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}([ T]\d{1,2}:\d{2}(:\d{2})?)?"
)


def role_of(*columns):
    """"numeric", "categorical", "identifier" or "date": what all of the columns are."""
    if all(map(_is_date, columns)):
        return "date"
    if all(map(_is_identifier, columns)):
        return "identifier"
    is_number = all(kind_of(column) == "numeric" for column in columns)
    is_duration = all(pd.api.types.is_timedelta64_dtype(column.dtype) for column in columns)
    return "numeric" if is_number or is_duration else "categorical"


def _is_date(column):
    types = pd.api.types
    if types.is_datetime64_any_dtype(column.dtype) or str(column.dtype).startswith("period["):
        return True
    if kind_of(column) != "categorical":
        return False
    present = column.dropna().head(_MOST_TEXTS).tolist()
    return bool(present) and all(isinstance(value, str) and _DATE.fullmatch(value.strip()) for value in present)


def _is_identifier(column):
    kind = kind_of(column)
    present = column.dropna()
    if kind not in ("numeric", "categorical") or len(present) < _FEWEST_ROWS:
        return False
    try:
        n_distinct = present.nunique()
    except TypeError:
        # Lists and dicts cannot be counted.
        return False
    if n_distinct < _NEARLY_ALL * len(present):
        return False
    return kind == "categorical" or _goes_on(present.to_numpy(dtype=float), n_distinct)


def _goes_on(values, n_distinct):
    """Whole numbers that nearly always rise, or always fall, or leave out little of their range."""
    if not np.isfinite(values).all() or (values != np.floor(values)).any():
        return False
    steps = np.diff(values)
    n_rising, n_falling = int((steps > 0).sum()), int((steps < 0).sum())
    is_ordered = max(n_rising, n_falling) >= _NEARLY_ALL * len(steps)
    return is_ordered or values.max() - values.min() < _WIDEST_RANGE * n_distinct
