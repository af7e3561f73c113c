"""Frames as HTML tables."""

from pandas.core.arguments.questions import is_list_like
from pandas.core.printing.frame_text import FrameText
from pandas.core.printing.labels import flat_labels, level_labels, name_text
from pandas.core.printing.layout import sparsify
from pandas.core.printing.options import value_of
from pandas.core.printing.values import show

_JUSTIFICATIONS = (
    "left", "right", "center", "justify", "justify-all", "start", "end", "inherit", "match-parent", "initial", "unset",
)  # fmt: skip
_HIDDEN = object()


def frame_html(frame, columns=None, col_space=None, header=True, index=True, na_rep="NaN", formatters=None,
               float_format=None, sparsify=None, index_names=True, justify=None, max_rows=None, max_cols=None,
               show_dimensions=False, decimal=".", bold_rows=True, classes=None, escape=True, notebook=False,
               border=None, table_id=None, render_links=False, encoding=None):
    """The table of a frame with the choices of `DataFrame.to_html`."""
    if justify is not None and justify not in _JUSTIFICATIONS:
        raise ValueError("Invalid value for justify parameter")
    text = FrameText(
        frame, columns, col_space, header, index, na_rep, formatters, justify, float_format, sparsify, index_names,
        max_rows, None, max_cols, show_dimensions, decimal, None,
    )
    return Table(text, bold_rows, classes, escape, border, table_id, render_links).lines()


def notebook_html(frame):
    """The table as a notebook shows it: cut like the printed text."""
    text = FrameText(
        frame, max_rows=value_of("display.max_rows"), min_rows=value_of("display.min_rows"),
        max_cols=value_of("display.max_columns") or 20, show_dimensions=value_of("display.show_dimensions"),
        max_width=value_of("display.max_colwidth"),
    )
    style = (
        "<style scoped>\n    .dataframe tbody tr th:only-of-type {\n        vertical-align: middle;\n    }\n\n"
        "    .dataframe tbody tr th {\n        vertical-align: top;\n    }\n\n"
        "    .dataframe thead th {\n        text-align: right;\n    }\n</style>\n"
    )
    return f"<div>\n{style}{Table(text, True, None, True, None, None, False).lines()}\n</div>"


class Table:
    """Writes the lines of one table."""

    def __init__(self, text, bold_rows, classes, escape, border, table_id, render_links):
        self.text = text
        self.bold_rows = bold_rows
        self.escape = escape
        self.border = value_of("display.html.border") if border is None or border is True else border
        self.table_id = table_id
        self.render_links = render_links
        self.out = []
        names = ["dataframe"]
        if isinstance(classes, str):
            names += classes.split()
        elif classes is not None:
            if not isinstance(classes, (list, tuple)):
                raise TypeError(f"classes must be a string, list, or tuple, not {type(classes)}")
            names += classes
        self.classes = " ".join(names)
        self.n_levels = len(text.rows._names) if text.rows._is_multi else 1
        # Cells before the values: one per level of the index, or one for the name of the columns.
        self.n_before = self.n_levels if text.index else (1 if text.shows_column_names else 0)

    def lines(self):
        text = self.text
        border = f' border="{self.border}"' if self.border else ""
        identity = f' id="{self.table_id}"' if self.table_id is not None else ""
        self.out.append(f'<table{border} class="{self.classes}"{identity}>')
        has_header = bool(text.header) or is_list_like(text.header)
        if has_header or text.shows_row_names:
            self._put(2, "<thead>")
            if has_header:
                self._column_header()
            if text.shows_row_names:
                self._row_header()
            self._put(2, "</thead>")
        self._body()
        self.out.append("</table>")
        if text.shows_dimensions:
            self.out.append(f"<p>{text.n_rows} rows × {text.n_columns} columns</p>")
        return "\n".join(self.out)

    def _put(self, indent, line):
        self.out.append(" " * indent + line)

    def _cell(self, value, kind, attributes=None):
        shown = show(value)
        if self.render_links and shown.strip().startswith(("http://", "https://", "ftp://")):
            target = shown.strip()
            shown = f'<a href="{target}" target="_blank">{self._escaped(target)}</a>'
        else:
            shown = self._escaped(shown).strip()
        start = f"<{kind} {attributes}>" if attributes else f"<{kind}>"
        self._put(6, f"{start}{shown}</{kind}>")

    def _escaped(self, text):
        if not self.escape:
            return text
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")

    def _row(self, cells, header=False, align=None, tags=None, n_bold=0):
        self._put(4, f'<tr style="text-align: {align};">' if align else "<tr>")
        for place, value in enumerate(cells):
            attributes = tags.get(place) if tags else None
            if header or (self.bold_rows and place < n_bold):
                space = self._space(place) if header else None
                self._cell(value, "th", space or attributes)
            else:
                self._cell(value, "td", attributes)
        self._put(4, "</tr>")

    def _space(self, place):
        spaces = self.text.col_space
        labels = self.text.labels.tolist()
        number = place - self.n_before
        if not spaces or not 0 <= number < len(labels) or labels[number] not in spaces:
            space = spaces.get("") if number < 0 else None
        else:
            space = spaces[labels[number]]
        if space is None:
            return None
        return f'style="min-width: {space}px;"' if isinstance(space, int) else f'style="min-width: {space};"'

    def _column_header(self):
        text = self.text
        labels = text.labels
        gap = text.column_gap if text.cut_columns else None
        if not labels._is_multi:
            before = [""] * self.n_before
            if text.shows_column_names and before:
                before[-1] = name_text(text.frame._columns._name)
            given = is_list_like(text.header)
            cells = [text.header[p] for p in text.column_positions] if given else labels.tolist()
            if gap is not None:
                cells.insert(gap, "...")
            self._row(before + cells, True, text.justify)
            return
        for name, (values, spans) in zip(labels._names, _with_spans(level_labels(labels, False, False), text.sparse)):
            cells = [""] * self.n_before
            if text.shows_column_names and cells:
                cells[-1] = name_text(name)
            tags = {}
            for number, value in enumerate(values):
                if gap is not None and number == gap:
                    cells.append("...")
                if number not in spans:
                    continue
                if spans[number] > 1:
                    tags[len(cells)] = f'colspan="{spans[number]}" halign="left"'
                cells.append(value)
            self._row(cells, True, tags=tags)

    def _row_header(self):
        index = self.text.frame._index
        names = index._names if index._is_multi else [index._name]
        extra = len(self.text.cols) + (1 if self.text.cut_columns else 0)
        self._row([name_text(name) for name in names] + [""] * extra, True)

    def _body(self):
        text = self.text
        self._put(2, "<tbody>")
        values = [text.column_values(place, label) for place, label in enumerate(text.labels.tolist())]
        rows = [list(row) for row in zip(*values)] if values else [[] for _ in range(len(text.rows))]
        if text.cut_columns:
            for row in rows:
                row.insert(text.column_gap, "...")
        gap = text.row_gap if text.cut_rows else None
        width = (len(rows[0]) if rows else 0) + self.n_before
        if text.index and text.rows._is_multi:
            self._nested_rows(rows, gap, width)
        else:
            before = [[label] for label in flat_labels(text.rows)] if text.index else [[""] * self.n_before for _ in rows]
            for number, row in enumerate(rows):
                if number == gap:
                    self._row(["..."] * width, n_bold=self.n_before)
                self._row(before[number] + row, n_bold=self.n_before)
        self._put(2, "</tbody>")

    def _nested_rows(self, rows, gap, width):
        levels = list(_with_spans(level_labels(self.text.rows, False, False), self.text.sparse, gap))
        for number, row in enumerate(rows):
            if number == gap:
                self._row(["..."] * width, n_bold=self.n_levels)
            cells, tags = [], {}
            for values, spans in levels:
                if number not in spans:
                    continue
                if spans[number] > 1:
                    tags[len(cells)] = f'rowspan="{spans[number]}" valign="top"'
                cells.append(values[number])
            self._row(cells + row, tags=tags, n_bold=len(cells))


def _with_spans(levels, sparse, gap=None):
    """For every level its values and, per place where a label starts, how many places it covers."""
    shown = sparsify(levels, 0, _HIDDEN) if sparse and levels else levels
    for values, marked in zip(levels, shown):
        spans = {}
        start = 0
        for place, value in enumerate(marked):
            if value is not _HIDDEN or place == gap:
                start = place
                spans[start] = 0
            spans[start] += 1
        yield values, spans
