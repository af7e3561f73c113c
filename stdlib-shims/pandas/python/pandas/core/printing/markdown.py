"""Frames as plain-text tables in the formats that `to_markdown` offers."""

import math
from html import escape

import _pandas
from _pandas import Time

from pandas.core.arguments.options import unsupported
from pandas.core.missing.markers import NaT

# name: (line above, line below the header, line between rows, line below, marks of a row, padding);
# a line is start, filling, crossing, end.
_PLAIN = ("+", "-", "+", "+")
_PIPES = ("|", "|", "|")
_FORMATS = {
    "pipe": (None, "pipe", None, None, _PIPES, 1),
    "github": (None, ("|", "-", "|", "|"), None, None, _PIPES, 1),
    "grid": (_PLAIN, ("+", "=", "+", "+"), _PLAIN, _PLAIN, _PIPES, 1),
    "outline": (_PLAIN, ("+", "=", "+", "+"), None, _PLAIN, _PIPES, 1),
    "psql": (_PLAIN, ("|", "-", "+", "|"), None, _PLAIN, _PIPES, 1),
    "orgtbl": (None, ("|", "-", "+", "|"), None, None, _PIPES, 1),
    "presto": (None, ("", "-", "+", ""), None, None, ("", "|", ""), 1),
    "plain": (None, None, None, None, ("", "  ", ""), 0),
    "rst": (("", "=", "  ", ""), ("", "=", "  ", ""), None, ("", "=", "  ", ""), ("", "  ", ""), 0),
    "simple": (None, ("", "-", "  ", ""), None, None, ("", "  ", ""), 0),
    "tsv": (None, None, None, None, ("", "\t", ""), 0),
    "fancy_grid": (tuple("╒═╤╕"), tuple("╞═╪╡"), tuple("├─┼┤"), tuple("╘═╧╛"), tuple("│││"), 1),
    "rounded_grid": (tuple("╭─┬╮"), tuple("├─┼┤"), tuple("├─┼┤"), tuple("╰─┴╯"), tuple("│││"), 1),
    "simple_grid": (tuple("┌─┬┐"), tuple("├─┼┤"), tuple("├─┼┤"), tuple("└─┴┘"), tuple("│││"), 1),
    "heavy_grid": (tuple("┏━┳┓"), tuple("┣━╋┫"), tuple("┣━╋┫"), tuple("┗━┻┛"), tuple("┃┃┃"), 1),
}
_RANKS = {"none": 0, "bool": 1, "int": 2, "float": 3, "str": 4}


def markdown_table(frame, index=True, tablefmt="pipe", headers="keys", floatfmt="g", intfmt="", numalign="decimal",
                   stralign="left", missingval="", colalign=None, showindex=None, **others):
    """The table of a frame; numbers aligned at the point, text to the left."""
    if others:
        raise unsupported(f"to_markdown({next(iter(others))}=...)")
    if showindex is not None:
        raise ValueError("Pass 'index' instead of 'showindex")
    if tablefmt not in _FORMATS and tablefmt != "html":
        raise unsupported(f"to_markdown(tablefmt={tablefmt!r})")
    columns = _cells(frame)
    titles = [str(label) for label in frame._columns.tolist()]
    if index:
        labels = frame._index
        columns.insert(0, labels.tolist())
        titles.insert(0, "" if labels._is_multi or labels._name is None else str(labels._name))
    if isinstance(headers, (list, tuple)):
        titles = [""] * (len(columns) - len(headers)) + [str(title) for title in headers] if headers else []
    elif headers != "keys":
        titles = []
    if not len(frame._index):
        if index and titles and not titles[0]:
            columns, titles = columns[1:], titles[1:]
        if not columns:
            return ""
    formats = list(floatfmt) if isinstance(floatfmt, (list, tuple)) else [floatfmt] * len(columns)
    formats += ["g"] * (len(columns) - len(formats))
    texts, alignments = [], []
    for place, values in enumerate(columns):
        kind = _kind(values)
        texts.append([_text(value, kind, formats[place] or "g", intfmt, missingval) for value in values])
        align = numalign if kind in ("int", "float") else stralign
        if colalign is not None and place < len(colalign):
            align = colalign[place]
        alignments.append(align if len(frame._index) else "")
    return _drawn(texts, titles, alignments, tablefmt)


def _cells(frame):
    """The values as one array would hold them: numbers of different kinds become floats."""
    columns = frame._cols
    if not columns:
        return []
    kinds = {column.kind for column in columns}
    if kinds == {"datetime"} or kinds == {"timedelta"}:
        # An array of times holds numbers, which is what the table then shows.
        if not any("," in column.dtype for column in columns):
            return [_times(column) for column in columns]
    if kinds == {"bool"}:
        return [[float(value) for value in column.tolist()] for column in columns]
    if kinds <= {"int", "uint", "float"} and len({column.dtype for column in columns}) > 1:
        return [column.cast(_pandas.common_type([c.dtype for c in columns])).tolist() for column in columns]
    if kinds == {"masked"} and not any(column.dtype in ("string", "boolean") for column in columns):
        if any(column.any_missing() for column in columns):
            return [column.cast("float64").tolist() for column in columns]
    return [column.tolist() for column in columns]


def _times(column):
    numbers = column.time(Time.ORDINAL).tolist()
    if not column.any_missing():
        return [float(value) for value in numbers]
    # One that is missing makes texts of all of them.
    if column.kind == "datetime":
        stamps = zip(column.tolist(), numbers)
        return ["NaT" if stamp is NaT else stamp.strftime("%Y-%m-%dT%H:%M:%S.%f") + f"{n % 1000:03d}" for stamp, n in stamps]
    return ["NaT" if value is NaT else f"{n} nanoseconds" for value, n in zip(column.tolist(), numbers)]


def _kind(values):
    best = "none"
    for value in values:
        kind = _kind_of(value)
        if _RANKS[kind] > _RANKS[best]:
            best = kind
    return best


def _kind_of(value):
    if value is None:
        return "none"
    if hasattr(value, "isoformat"):
        return "str"
    if isinstance(value, bool) or (isinstance(value, str) and value in ("True", "False")):
        return "bool"
    if isinstance(value, int):
        return "int"
    if isinstance(value, float):
        return "float"
    if isinstance(value, str):
        return _kind_of_text(value)
    return "str"


def _kind_of_text(text):
    plain = text
    if "," in text and _is_grouped(text):
        plain = text.replace(",", "")
    try:
        int(plain)
        return "int"
    except ValueError:
        pass
    try:
        number = float(plain)
    except ValueError:
        return "none" if text == "" else "str"
    if math.isinf(number) or math.isnan(number):
        return "float" if text.lower() in ("inf", "-inf", "nan") else "str"
    return "float"


def _is_grouped(text):
    head, *groups = text.lstrip("+-").split(".")[0].split(",")
    return head.isdigit() and len(head) <= 3 and all(len(group) == 3 and group.isdigit() for group in groups)


def _text(value, kind, float_format, int_format, missing):
    if value is None or (isinstance(value, str) and value == "" and kind != "str"):
        return missing
    if kind == "int":
        return value if isinstance(value, str) else format(int(value), int_format)
    if kind == "float":
        if isinstance(value, str):
            value = value.replace(",", "")
        return format(float(value), float_format)
    return str(value)


def _after_point(text):
    try:
        float(text.replace(",", ""))
    except ValueError:
        return -1
    try:
        int(text)
        return -1
    except ValueError:
        place = text.rfind(".")
        if place < 0:
            place = text.lower().rfind("e")
        return len(text) - place - 1 if place >= 0 else -1


def _aligned_at_point(texts):
    places = [_after_point(text) for text in texts]
    most = max(places, default=0)
    return [text + " " * (most - place) for text, place in zip(texts, places)]


def _padded(text, width, align):
    if align == "left":
        return text.ljust(width)
    if align == "center":
        room = width - len(text)
        return " " * (room // 2) + text + " " * (room - room // 2)
    return text.rjust(width) if align else text.ljust(width)


def _width(text):
    return max(map(len, text.split("\n"))) if "\n" in text else len(text)


def _drawn(columns, titles, alignments, tablefmt):
    if tablefmt == "rst" and columns:
        # An empty cell would end the first column.
        titles = [titles[0] if titles[0].strip() else "..", *titles[1:]] if titles else titles
        columns = [[text if text.strip() else ".." for text in columns[0]], *columns[1:]]
    shown, widths = [], []
    for place, texts in enumerate(columns):
        align = alignments[place]
        if align == "decimal":
            texts = _aligned_at_point(texts)
        else:
            texts = [text if "\n" in text else text.strip() for text in texts]
        width = max([*map(_width, texts), len(titles[place]) + 2 if titles else 0])
        shown.append(texts)
        widths.append(width)
    if tablefmt == "html":
        return _html(shown, titles, widths, _header_alignments(alignments))
    above, below_header, between, below, marks, padding = _FORMATS[tablefmt]
    lines = []
    if above:
        lines.append(_rule(above, widths, padding))
    elif below_header == "pipe" and not titles:
        lines.append(_pipe_rule(widths, alignments, padding))
    if titles:
        cells = [_padded(*title) for title in zip(titles, widths, _header_alignments(alignments))]
        lines.append(_line(cells, marks, padding))
        if below_header == "pipe":
            lines.append(_pipe_rule(widths, alignments, padding))
        elif below_header:
            lines.append(_rule(below_header, widths, padding))
    rows = list(zip(*shown))
    for number, row in enumerate(rows):
        parts = [text.split("\n") for text in row]
        for height in range(max(map(len, parts))):
            cells = [
                _padded(part[height] if height < len(part) else "", width, align)
                for part, width, align in zip(parts, widths, _header_alignments(alignments))
            ]
            lines.append(_line(cells, marks, padding))
        if between and number < len(rows) - 1:
            lines.append(_rule(between, widths, padding))
    if below:
        lines.append(_rule(below, widths, padding))
    return "\n".join(lines)


def _html(columns, titles, widths, alignments):
    """The table in the words of a web page."""
    def row(texts, tag):
        cells = []
        for text, width, align in zip(texts, widths, alignments):
            style = f' style="text-align: {align};"' if align in ("right", "center") else ""
            cells.append(f"<{tag}{style}>{escape(_padded(text, width, align))}</{tag}>")
        return f"<tr>{''.join(cells)}</tr>"

    head = ["<thead>", row(titles, "th"), "</thead>"] if titles else []
    body = [row(texts, "td") for texts in zip(*columns)]
    return "\n".join(["<table>", *head, "<tbody>", *body, "</tbody>", "</table>"])


def _header_alignments(alignments):
    return ["right" if align == "decimal" else align for align in alignments]


def _line(cells, marks, padding):
    start, separator, end = marks
    space = " " * padding
    return (start + separator.join(space + cell + space for cell in cells) + end).rstrip()


def _rule(parts, widths, padding):
    left, fill, cross, right = parts
    return (left + cross.join(fill * (width + 2 * padding) for width in widths) + right).rstrip()


def _pipe_rule(widths, alignments, padding):
    pieces = []
    for width, align in zip(widths, alignments):
        width += 2 * padding
        if align in ("right", "decimal"):
            pieces.append("-" * (width - 1) + ":")
        elif align == "center":
            pieces.append(":" + "-" * (width - 2) + ":")
        elif align == "left":
            pieces.append(":" + "-" * (width - 1))
        else:
            pieces.append("-" * width)
    return "|" + "|".join(pieces) + "|"
