"""A DataFrame as text. Rows and columns that are not shown are cut away before anything is formatted."""

import io

from pandas.core.arguments.questions import is_list_like
from pandas.core.printing.labels import axis_labels, flat_labels, has_names, level_labels, name_text
from pandas.core.printing.layout import (
    TERMINAL_HEIGHT,
    TERMINAL_WIDTH,
    adjoin,
    console_width,
    fixed_width,
    justify,
    sparsify,
)
from pandas.core.printing.options import value_of
from pandas.core.printing.values import column_texts, show

_NUMERIC = ("int", "uint", "float", "bool")


class FrameText:
    """The parts of a frame that are shown, and how."""

    def __init__(self, frame, columns=None, col_space=None, header=True, index=True, na_rep="NaN", formatters=None,
                 justify=None, float_format=None, sparse=None, index_names=True, max_rows=None, min_rows=None,
                 max_cols=None, show_dimensions=False, decimal=".", max_width=None):
        if columns is not None:
            frame = frame[list(columns)]
        self.frame = frame
        self.n_rows = len(frame._index)
        self.n_columns = len(frame._cols)
        self.header = header
        self.index = bool(index)
        self.na_rep = na_rep
        self.float_format = float_format
        self.sparse = value_of("display.multi_sparse") if sparse is None else sparse
        self.index_names = index_names
        self.max_rows = max_rows
        self.min_rows = min_rows
        self.max_cols = max_cols
        self.show_dimensions = show_dimensions
        self.decimal = decimal
        self.max_width = max_width
        self.justify = value_of("display.colheader_justify") if justify is None else justify
        self.formatters = self._formatters(formatters)
        self.col_space = self._col_space(col_space)
        self.rows_fitted = self._rows_that_fit()
        self.columns_fitted = self._columns_that_fit()
        self.truncate()

    def _formatters(self, given):
        if given is None:
            return {}
        if not isinstance(given, dict) and len(given) != self.n_columns:
            raise ValueError(f"Formatters length({len(given)}) should match DataFrame number of columns({self.n_columns})")
        return given

    def _col_space(self, given):
        labels = self.frame._columns.tolist()
        if given is None:
            return {}
        if isinstance(given, (int, str)):
            return {label: given for label in ["", *labels]}
        if isinstance(given, dict):
            for label in given:
                if label not in labels and label != "":
                    raise ValueError(f"Col_space is defined for an unknown column: {label}")
            return given
        if len(given) != len(labels):
            raise ValueError(f"Col_space length({len(given)}) should match DataFrame number of columns({len(labels)})")
        return dict(zip(labels, given))

    def _rows_that_fit(self):
        limit = self.max_rows
        if self.max_cols == 0 or limit == 0:
            if limit == 0:
                extra = 3 if self.show_dimensions else 0
                return TERMINAL_HEIGHT - extra - 1 - (1 if self.header else 0)
        if limit and self.n_rows > limit and self.min_rows:
            limit = min(self.min_rows, limit)
        return limit

    def _columns_that_fit(self):
        if self.max_cols == 0 and self.n_columns > TERMINAL_WIDTH:
            return TERMINAL_WIDTH
        return self.max_cols

    @property
    def cut_rows(self):
        return bool(self.rows_fitted and self.n_rows > self.rows_fitted)

    @property
    def cut_columns(self):
        return bool(self.columns_fitted and self.n_columns > self.columns_fitted)

    def truncate(self):
        """Takes only what is shown: halves from both ends."""
        cols, labels, rows = self.frame._cols, self.frame._columns, self.frame._index
        self.column_positions = list(range(self.n_columns))
        self.column_gap = self.row_gap = 0
        if self.cut_columns:
            half = self.columns_fitted // 2
            if half >= 1:
                keep = list(range(half)) + list(range(self.n_columns - half, self.n_columns))
            else:
                half = self.max_cols
                keep = list(range(half))
            self.column_gap = half
            self.column_positions = keep
            cols = [cols[position] for position in keep]
            labels = labels._take(keep)
        if self.cut_rows:
            half = self.rows_fitted // 2
            if half >= 1:
                keep = list(range(half)) + list(range(self.n_rows - half, self.n_rows))
            else:
                half = self.max_rows
                keep = list(range(half))
            self.row_gap = half
            cols = [column.take(keep) for column in cols]
            rows = rows._take(keep)
        self.cols, self.labels, self.rows = cols, labels, rows

    @property
    def shows_dimensions(self):
        if self.show_dimensions == "truncate":
            return self.cut_rows or self.cut_columns
        return self.show_dimensions is True

    @property
    def dimensions(self):
        return f"\n\n[{self.n_rows} rows x {self.n_columns} columns]"

    @property
    def shows_row_names(self):
        return self.index and self.index_names and has_names(self.frame._index)

    @property
    def shows_column_names(self):
        return self.index_names and bool(self.header) and has_names(self.frame._columns)

    def column_names(self):
        labels = self.frame._columns
        return [name_text(name) for name in labels._names] if labels._is_multi else [name_text(labels._name)]

    def formatter_of(self, position, label):
        given = self.formatters
        if not isinstance(given, dict):
            return given[self.column_positions[position]]
        if not isinstance(label, int) and label in given:
            return given[label]
        if label in given and isinstance(label, int):
            return given[label]
        return None

    def column_values(self, position, label):
        """Texts of the shown values of one column."""
        return column_texts(
            self.cols[position], self.formatter_of(position, label), self.float_format, self.na_rep,
            self.index, decimal=self.decimal, max_width=self.max_width,
        )

    def header_texts(self):
        """For every column the texts above it, one per level of the column labels."""
        labels = self.labels
        if is_list_like(self.header):
            if len(self.header) != self.n_columns:
                raise ValueError(f"Writing {self.n_columns} cols but got {len(self.header)} aliases")
            return [[str(self.header[position])] for position in self.column_positions]
        if labels._is_multi:
            levels = [list(level) for level in level_labels(labels, False, False)]
            if self.sparse and levels:
                levels = sparsify(levels)
            return [list(texts) for texts in zip(*levels)]
        names = labels.tolist()
        texts = flat_labels(labels)
        # As in pandas, the column at this place of the whole frame decides whether a number is below.
        numeric = dict(zip(texts, map(_is_numeric, self.frame._cols)))
        return [
            [" " + text if numeric[text] and not self.formatter_of(position, names[position]) else text]
            for position, text in enumerate(texts)
        ]

    def index_texts(self):
        """The column of row labels, below the names of the columns."""
        formatter = self.formatters.get("__index__") if isinstance(self.formatters, dict) else None
        levels = axis_labels(self.rows, self.shows_row_names, self.sparse, formatter)
        levels = [fixed_width(list(level), "left", int(self.col_space.get("", 0)), self.max_width) for level in levels]
        lines = adjoin(1, *levels).split("\n") if levels else []
        if not self.header and not is_list_like(self.header):
            return lines
        depth = len(self.labels._names) if self.labels._is_multi else 1
        above = self.column_names() if self.shows_column_names else [""] * depth
        return above + lines

    def columns_of_text(self):
        """The texts of everything shown, column by column."""
        names = self.labels.tolist()
        result = []
        if not is_list_like(self.header) and not self.header:
            for position, label in enumerate(names):
                texts = self.column_values(position, label)
                space = int(self.col_space.get(label, 0))
                result.append(fixed_width(texts, self.justify, space, self.max_width))
        else:
            headers = self.header_texts()
            for position, label in enumerate(names):
                above = headers[position] + ([""] if self.shows_row_names else [])
                space = max([int(self.col_space.get(label, 0)), *map(len, above)])
                texts = fixed_width(self.column_values(position, label), self.justify, space, self.max_width)
                width = max([space, *map(len, texts)])
                result.append(justify(above, width, self.justify) + list(texts))
        if self.index:
            result.insert(0, self.index_texts())
        return self._with_dots(result)

    def _with_dots(self, columns):
        if not columns:
            return columns
        height = max(map(len, columns))
        n_above = height - len(self.rows)
        if self.cut_columns:
            columns.insert(self.column_gap + self.index, [" ..."] * height)
        if self.cut_rows:
            for number, texts in enumerate(columns):
                width = len(texts[self.row_gap])
                is_dots = self.cut_columns and number == self.column_gap + self.index
                dots = "..." if width > 3 or is_dots else ".."
                if number == 0 and self.index:
                    text = dots.ljust(width)
                else:
                    text = dots.rjust(4 if is_dots else width)
                texts = list(texts)
                texts.insert(self.row_gap + n_above, text)
                columns[number] = texts
        return columns

    def to_text(self, line_width=None):
        """The whole text, fitted to a line width when one is given."""
        if not self.n_rows or not self.n_columns:
            text = self._empty()
        else:
            columns = self.columns_of_text()
            if line_width is None:
                text = adjoin(1, *columns)
            elif self.max_cols is None or self.max_cols > 0:
                text = self._wrapped(columns, line_width)
            else:
                text = self._fitted(columns)
        return text + self.dimensions if self.shows_dimensions else text

    def _empty(self):
        return f"Empty {type(self.frame).__name__}\nColumns: {_axis(self.frame._columns)}\nIndex: {_axis(self.frame._index)}"

    def _fitted(self, columns):
        lines = adjoin(1, *columns).split("\n")
        too_much = max(map(len, lines)) - TERMINAL_WIDTH + 1
        widths = [max(map(len, texts), default=0) for texts in columns]
        while too_much > 0 and len(widths) > 1:
            too_much -= widths.pop(round(len(widths) / 2)) + 1
        self.columns_fitted = max(len(widths) - self.index, 2)
        self.truncate()
        return adjoin(1, *self.columns_of_text())

    def _wrapped(self, columns, line_width):
        columns = list(columns)
        labels = None
        if self.index:
            labels = columns.pop(0)
            line_width -= max(map(len, labels)) + 1
        ends = _line_ends([max(map(len, texts), default=0) for texts in columns], line_width)
        parts = []
        start = 0
        for number, end in enumerate(ends):
            part = columns[start:end]
            if labels is not None:
                part.insert(0, labels)
            if len(ends) > 1:
                height = len(part[-1])
                more = number < len(ends) - 1
                part.append([" \\"] + ["  "] * (height - 1) if more else [" "] * height)
            parts.append(adjoin(1, *part))
            start = end
        return "\n\n".join(parts)


def _axis(index):
    limit = value_of("display.max_seq_items")
    items = index.tolist()
    body = ", ".join(show(item) for item in items[:limit])
    return f"[{body}, ...]" if limit is not None and len(items) > limit else f"[{body}]"


def _line_ends(widths, line_width):
    ends = []
    used = 0
    last = len(widths) - 1
    for number, width in enumerate(widths):
        used += width + 1
        if number > 0 and used + (1 if number == last else 2) > line_width:
            ends.append(number)
            used = width + 1
    ends.append(len(widths))
    return ends


def _is_numeric(column):
    return column.kind in _NUMERIC or (column.kind == "masked" and column.dtype != "string") or column.dtype.startswith("complex")


def frame_repr(frame):
    """What `print(df)` shows."""
    if value_of("display.large_repr") == "info" and len(frame) > (value_of("display.max_rows") or len(frame)):
        buffer = io.StringIO()
        frame.info(buf=buffer)
        return buffer.getvalue()
    text = FrameText(
        frame, max_rows=value_of("display.max_rows"), min_rows=value_of("display.min_rows"),
        max_cols=value_of("display.max_columns"), show_dimensions=value_of("display.show_dimensions"),
        max_width=value_of("display.max_colwidth"),
    )
    return text.to_text(console_width() if value_of("display.expand_frame_repr") else None)
