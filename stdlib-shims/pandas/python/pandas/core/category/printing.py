"""How a Categorical is shown: its values, and the line about its categories."""

import _pandas

from pandas.core.category.operations import codes_of
from pandas.core.printing.series_text import categories_text
from pandas.core.printing.values import column_texts, with_float_bounds


def categorical_text(column, max_length=10):
    """What repr() of a Categorical shows."""
    n = len(column)
    footer = categories_text(column)
    if n == 0:
        return f"[], {footer}"
    if n > max_length:
        values = _value_texts(column.slice(0, 5, 1)) + ["..."] + _value_texts(column.slice(n - 5, n, 1))
        return f"[{', '.join(values)}]\nLength: {n}\n{footer}"
    return f"[{', '.join(_value_texts(column))}]\n{footer}"


def _value_texts(column):
    values = column.categories.take(codes_of(column), True)
    if values.kind == "objects" and column.any_missing():
        values = _pandas.objects(with_float_bounds(values.tolist()))
    return [text.strip() for text in column_texts(values, quote=True, max_width=None)]
