"""A Series as text: labels and values side by side, and the line below."""

from pandas.core.loading.first_use import on_first_use
from pandas.core.printing.labels import flat_labels, level_labels
from pandas.core.printing.layout import TERMINAL_HEIGHT, adjoin
from pandas.core.printing.options import value_of
from pandas.core.printing.values import column_texts, show

# Loaded on first use, which keeps imports short.
interval = on_first_use("pandas.core.category.interval")


def series_repr(series):
    """What `print(series)` shows."""
    rows = value_of("display.max_rows")
    fewest = value_of("display.min_rows") if rows != 0 else TERMINAL_HEIGHT
    return series_text(
        series, name=True, dtype=True, min_rows=fewest, max_rows=TERMINAL_HEIGHT if rows == 0 else rows,
        length=value_of("display.show_dimensions"),
    )


def series_text(series, na_rep="NaN", float_format=None, header=True, index=True, length=False, dtype=False, name=False,
                max_rows=None, min_rows=None):
    """The text of a Series with the choices of `Series.to_string`."""
    n = len(series._index)
    column, labels = series._col, series._index
    cut = bool(max_rows and n > max_rows)
    gap = 0
    if cut:
        shown = min(min_rows, max_rows) if min_rows else max_rows
        if shown == 1:
            gap = 1
            keep = [0]
        else:
            gap = shown // 2
            keep = list(range(gap)) + list(range(n - gap, n))
        column = column.take(keep)
        labels = labels._take(keep)
    footer = _footer(series, name, length is True or (length == "truncate" and cut), dtype)
    if n == 0:
        return f"{type(series).__name__}([], {footer})"
    if labels._is_multi:
        has_header = any(level is not None for level in labels._names)
        texts = adjoin(2, *level_labels(labels, True)).split("\n")
    else:
        has_header = labels._name is not None
        texts = flat_labels(labels, True)
    values = list(column_texts(column, None, float_format, na_rep, bool(index)))
    if cut:
        width = len(values[gap - 1])
        values.insert(gap, ("..." if width > 3 else "..").center(width))
        texts.insert(gap + 1, "")
    result = adjoin(3, texts[1:], values) if index else adjoin(3, values)
    if header and has_header:
        result = texts[0] + "\n" + result
    return result + "\n" + footer if footer else result


def _footer(series, name, with_length, dtype):
    parts = []
    index = series._index
    frequency = None if index._is_multi else getattr(index, "freqstr", None)
    if frequency is not None:
        parts.append(f"Freq: {frequency}")
    if name is not False and series._name is not None:
        parts.append(f"Name: {show(series._name, True)}")
    if with_length:
        parts.append(f"Length: {len(index)}")
    if dtype:
        parts.append(f"dtype: {dtype_text(series)}")
    footer = ", ".join(parts)
    if series._col.kind == "category":
        footer += ("\n" if footer else "") + categories_text(series._col)
    return footer


def dtype_text(series):
    """The name of the dtype in the line below."""
    return getattr(series.dtype, "name", series._col.dtype)


def category_texts(categories):
    """The categories, those in the middle left out when there are many."""
    most = value_of("display.max_categories") or 10
    n = len(categories)
    if n <= most:
        return [text.strip() for text in column_texts(categories, quote=True, max_width=None)]
    half = most // 2
    head = column_texts(categories.slice(0, half, 1), quote=True, max_width=None)
    tail = column_texts(categories.slice(n - half, n, 1), quote=True, max_width=None)
    return [text.strip() for text in [*head, "...", *tail]]


def categories_text(column):
    """The line that lists the categories, broken where it gets too long."""
    categories = column.categories
    start = f"Categories ({len(categories)}, {interval.dtype_text(categories)}): "
    width = value_of("display.width") or 80
    separator = " < " if column.ordered else ", "
    text = ""
    used = len(start)
    for number, item in enumerate(category_texts(categories)):
        if used + len(separator) + len(item) > width:
            text += separator.rstrip() + "\n" + " " * (len(start) + 1)
            used = len(start) + 1
        elif number:
            text += separator
            used += len(item)
        text += item
    return f"{start}[{text.replace(' < ... < ', ' ... ')}]"
