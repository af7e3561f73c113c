"""`info()`: class, index, columns with counts and dtypes, memory."""

from _pandas import Reduce

from pandas.core.dtypes.names import dtype_object
from pandas.core.printing.options import value_of
from pandas.core.printing.values import datetime_texts, is_dates_only, show


def frame_info(frame, verbose=None, buf=None, max_cols=None, memory_usage=None, show_counts=None):
    """Writes the summary of a frame."""
    n_columns = len(frame._cols)
    names = [show(label) for label in frame._columns.tolist()]
    most = value_of("display.max_info_columns") if max_cols is None else max_cols
    limit_rows = value_of("display.max_info_rows")
    with_counts = show_counts
    if show_counts is None:
        with_counts = (limit_rows is None or len(frame) <= limit_rows) and n_columns <= most
    lines = ["<class 'pandas.core.frame.DataFrame'>", *_index_lines(frame._index)]
    if n_columns == 0:
        lines.append("Empty DataFrame\n")
        _write("\n".join(lines), buf)
        return
    if verbose is True or (verbose is None and n_columns <= most):
        lines.append(f"Data columns (total {n_columns} columns):")
        rows = _rows(frame._cols, names, with_counts)
        lines += _table([" # ", "Column", *(["Non-Null Count"] if with_counts else []), "Dtype"], rows)
    else:
        lines.append(_columns_line(frame._columns))
    _finish(lines, frame._cols, frame, memory_usage, buf)


def series_info(series, verbose=None, buf=None, memory_usage=None, show_counts=None):
    """Writes the summary of a series."""
    lines = ["<class 'pandas.core.series.Series'>", *_index_lines(series._index)]
    if verbose is None or verbose:
        lines.append(f"Series name: {series._name}")
        with_counts = True if show_counts is None else show_counts
        counts = [[_count(series._col)]] if with_counts else [[]]
        rows = [[*row, _dtype_text(series._col)] for row in counts]
        lines += _table([*(["Non-Null Count"] if with_counts else []), "Dtype"], rows, False)
    _finish(lines, [series._col], series, memory_usage, buf)


def _finish(lines, columns, owner, memory_usage, buf):
    kinds = {}
    for column in columns:
        name = dtype_object(column).name if column.kind == "objects" else column.dtype
        kinds[name] = kinds.get(name, 0) + 1
    lines.append("dtypes: " + ", ".join(f"{name}({count})" for name, count in sorted(kinds.items())))
    memory_usage = value_of("display.memory_usage") if memory_usage is None else memory_usage
    text = "\n".join(lines)
    if memory_usage:
        deep = memory_usage == "deep"
        has_objects = kinds.get("object", 0) > 0 or _is_object_index(owner._index)
        text += f"\nmemory usage: {memory_text(owner, deep, has_objects and not deep)}\n"
    _write(text, buf)


def _is_object_index(index):
    if index._is_multi:
        return any(column.dtype == "object" for column in index._cols)
    return getattr(index, "_range", None) is None and index._col.dtype == "object"


def memory_text(owner, deep, more):
    """Bytes in the largest unit that keeps the number above one."""
    used = owner.memory_usage(index=True, deep=deep)
    size = int(used.sum()) if hasattr(used, "sum") else int(used)
    plus = "+" if more else ""
    for unit in ("bytes", "KB", "MB", "GB"):
        if size < 1024:
            return f"{size:3.1f}{plus} {unit}"
        size /= 1024
    return f"{size:3.1f}{plus} TB"


def _index_lines(index):
    name = type(index).__name__
    n = len(index)
    if n == 0:
        return [f"{name}: 0 entries"]
    first, last = (_end(index, 0), _end(index, n - 1))
    lines = [f"{name}: {n} entries, {first} to {last}"]
    frequency = None if index._is_multi else getattr(index, "freqstr", None)
    if frequency is not None:
        lines.append(f"Freq: {frequency}")
    return lines


def _end(index, position):
    label = index[position]
    if not index._is_multi and index._col.kind == "datetime":
        text = datetime_texts(index._col.slice(position, position + 1, 1))[0]
        return text if len(text) > 10 or is_dates_only(index._col) else text + " 00:00:00"
    return str(label)


def _columns_line(labels):
    n = len(labels)
    return f"Columns: {n} entries, {labels[0]} to {labels[n - 1]}"


def _count(column):
    return f"{column.reduce(Reduce.COUNT)} non-null"


def _dtype_text(column):
    return str(dtype_object(column)) if column.kind == "objects" else column.dtype


def _rows(columns, names, with_counts):
    return [
        [f" {number}", name, *([_count(column)] if with_counts else []), _dtype_text(column)]
        for number, (name, column) in enumerate(zip(names, columns))
    ]


def _table(header, rows, numbered=True):
    widths = [max(len(title), *(len(row[place]) for row in rows)) for place, title in enumerate(header)]
    lines = ["  ".join(title.ljust(width) for title, width in zip(header, widths))]
    rules = ["---" if numbered and place == 0 else "-" * len(title) for place, title in enumerate(header)]
    lines.append("  ".join(rule.ljust(width) for rule, width in zip(rules, widths)))
    lines += ["  ".join(text.ljust(width) for text, width in zip(row, widths)) for row in rows]
    return lines


def _write(text, buf):
    if buf is None:
        print(text, end="")
    else:
        buf.write(text)
