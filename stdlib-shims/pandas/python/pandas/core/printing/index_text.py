"""How an Index or an array shows itself: the values in brackets, wrapped and cut, then what describes them."""

from pandas.core.missing.markers import NaT
from pandas.core.missing.questions import is_missing
from pandas.core.printing.layout import console_width
from pandas.core.printing.options import value_of
from pandas.core.printing.series_text import category_texts
from pandas.core.printing.values import are_whole_days, is_dates_only, show, show_sequence


def index_repr(index):
    """What `print(index)` shows."""
    name = type(index).__name__
    pairs = attributes(index)
    inside = ", ".join(f"{key}={value}" for key, value in pairs)
    return f"{name}({_data(index, name)}{inside})"


def attributes(index):
    """The pairs after the values: dtype, name, length and others."""
    steps = getattr(index, "_range", None)
    if steps is not None:
        pairs = [("start", steps.start), ("stop", steps.stop), ("step", steps.step)]
        return pairs + ([("name", _quoted(index._name))] if index._name is not None else [])
    pairs = []
    n = len(index)
    if index._is_multi:
        if any(name is not None for name in index._names):
            pairs.append(("names", _quoted(list(index._names))))
    else:
        column = index._col
        if column.kind == "category":
            pairs.append(("categories", f"[{', '.join(category_texts(column.categories))}]"))
            pairs.append(("ordered", column.ordered))
        pairs.append(("dtype", f"'{index.dtype}'"))
        if index._name is not None:
            pairs.append(("name", _quoted(index._name)))
    limit = value_of("display.max_seq_items") or n
    if n > limit:
        pairs.append(("length", n))
    if not index._is_multi and index._col.kind in ("datetime", "timedelta"):
        frequency = getattr(index, "freqstr", None)
        pairs.append(("freq", None if frequency is None else f"'{frequency}'"))
    return pairs


def _quoted(thing):
    return show(thing, True, True)


def _data(index, name):
    if getattr(index, "_range", None) is not None:
        return ""
    if index._is_multi:
        return _summary(len(index), lambda start, stop: _tuples(index, start, stop), name, True, True)
    column = index._col
    kind = column.kind
    aligned = True
    if kind == "text" or (kind == "masked" and column.dtype == "string") or (
        kind == "objects" and len(column) and all(isinstance(label, str) for label in column.tolist())
    ):
        aligned = False
    elif kind == "category" and column.categories.kind in ("text", "objects"):
        aligned = False
    write = _writer(column)
    return _summary(len(column), lambda start, stop: [write(v) for v in column.slice(start, stop, 1).tolist()], name, aligned)


def _tuples(index, start, stop):
    levels = []
    for column in index._cols:
        write = _writer(column)
        missing = "NaT" if column.kind in ("datetime", "timedelta", "period") else "nan"
        part = column.slice(start, stop, 1)
        levels.append([missing if is_missing(value) else write(value) for value in part.tolist()])
    return list(zip(*levels))


def _writer(column):
    kind = column.kind
    if kind == "category":
        write = _writer(column.categories)
        if column.categories.kind not in ("datetime", "timedelta", "period"):
            return write
        return lambda value: "'NaT'" if is_missing(value) else write(value)
    if kind == "datetime":
        if is_dates_only(column):
            return lambda value: "'NaT'" if value is NaT else f"'{str(value)[:10]}'"
        return lambda value: f"'{value}'"
    if kind == "timedelta":
        whole = are_whole_days(column)
        return lambda value: "NaT" if value is NaT else f"'{value.days} days'" if whole else f"'{value}'"
    if kind == "period":
        return lambda value: f"'{value}'"
    return _quoted


def _summary(n, texts_between, name, aligned, one_per_line=False, indent=True):
    width = console_width()
    closing = "\n" + " " * (len(name) + 1) if indent else "\n"
    margin = "\n" + " " * (len(name) + 2) if indent else "\n "
    limit = value_of("display.max_seq_items") or n
    if n == 0:
        return "[], "
    if n <= 2 and not one_per_line:
        return "[" + ", ".join(texts_between(0, n)) + "], "
    cut = n > limit
    if limit == 1:
        head, tail = [], texts_between(n - 1, n)
    elif cut:
        some = min(limit // 2, 10)
        head, tail = texts_between(0, some), texts_between(n - some, n)
    else:
        head, tail = [], texts_between(0, n)
    if one_per_line:
        head, tail = _aligned_tuples(head, tail)
        room = width - len(margin)
        most = 1
        for count in range(len(tail[0]), 0, -1):
            if len(show_sequence(tail[0], limit=count)) < room:
                most = count
                break
        head = [show_sequence(item, limit=most) for item in head]
        tail = [show_sequence(item, limit=most) for item in tail]
    elif aligned and (cut or not (len(", ".join(head)) < width and len(", ".join(tail)) < width)):
        longest = max(map(len, head + tail))
        head = [text.rjust(longest) for text in head]
        tail = [text.rjust(longest) for text in tail]
    separator = (",\n " + " " * len(name) if one_per_line else ",") + " "
    done, line = "", margin
    for text in head:
        done, line = _extended(done, line, text + separator, width, margin)
    if cut:
        done += line.rstrip() + margin + "..."
        line = margin
    for text in tail[:-1]:
        done, line = _extended(done, line, text + separator, width, margin)
    done, line = _extended(done, line, tail[-1], width - 2, margin)
    done += line + "],"
    done += closing if len(done) > width or one_per_line else " "
    return "[" + done[len(margin) :]


def _extended(done, line, text, width, margin):
    if len(line.rstrip()) + len(text.rstrip()) >= width:
        done += line.rstrip()
        line = margin
    return done, line + text


def _aligned_tuples(head, tail):
    rows = head + tail
    widths = [max(len(row[level]) for row in rows) for level in range(len(rows[0]))]
    fit = lambda row: tuple(text.rjust(width) for text, width in zip(row, widths))
    return [fit(row) for row in head], [fit(row) for row in tail]


def array_repr(array):
    """How an array of pandas shows itself."""
    name = type(array).__name__
    column = array._col
    n = len(column)
    write = repr
    if column.kind in ("datetime", "period"):
        write = "'{}'".format
    elif column.kind == "timedelta":
        write = lambda value: "NaT" if value is NaT else f"'{value}'"
    if column.kind in ("int", "uint", "float", "bool"):
        values = lambda start, stop: [str(value) for value in column.slice(start, stop, 1).to_numpy()]
    else:
        values = lambda start, stop: [write(value) for value in column.slice(start, stop, 1).tolist()]
    body = _summary(n, values, name, True, indent=False).rstrip(", \n")
    return f"<{name}>\n{body}\nLength: {n}, dtype: {array.dtype}"
