"""Workbooks: sheets read as frames and frames written as sheets."""

import _pandas

from pandas.core.arguments.options import no_default, unsupported
from pandas.core.arguments.questions import is_integer, is_list_like
from pandas.core.dtypes.casting import cast_column
from pandas.core.dtypes.names import dtype_for_native
from pandas.core.files import csv_columns, csv_options
from pandas.core.files.sources import as_path, no_folder, read_bytes
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.questions import is_missing

# Loaded on first use, which keeps imports short.
time_to_datetime = on_first_use("pandas.core.time.to_datetime")


class ExcelFile:
    """A workbook that is read sheet by sheet."""

    def __init__(self, path_or_buffer, engine=None, storage_options=None, engine_kwargs=None):
        self.io = path_or_buffer
        if hasattr(path_or_buffer, "seek"):
            # A workbook is read from its start, however far the file has been read.
            path_or_buffer.seek(0)
        self._content = read_bytes(path_or_buffer)
        self.sheet_names = list(_pandas.excel_sheets(self._content))

    def parse(self, sheet_name=0, header=0, names=None, index_col=None, usecols=None, converters=None, true_values=None,
              false_values=None, skiprows=None, nrows=None, na_values=None, parse_dates=False, date_parser=no_default,
              date_format=None, thousands=None, comment=None, skipfooter=0, **kwds):
        """A sheet as a frame."""
        return read_sheets(
            self, sheet_name, header, names, index_col, usecols, kwds.pop("dtype", None), converters, skiprows, nrows,
            na_values, kwds.pop("keep_default_na", True), parse_dates, date_format, skipfooter,
        )

    def rows(self, sheet):
        """The cells of a sheet as a list of rows."""
        if is_integer(sheet):
            if not -len(self.sheet_names) <= sheet < len(self.sheet_names):
                raise ValueError(f"Worksheet index {sheet} is invalid, {len(self.sheet_names)} worksheets found")
            sheet = self.sheet_names[sheet]
        elif sheet not in self.sheet_names:
            raise ValueError(f"Worksheet named '{sheet}' not found")
        return _pandas.read_excel(self._content, sheet)

    def close(self):
        """Nothing stays open."""

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()


def read_sheets(source, sheet_name, header, names, index_col, usecols, dtype, converters, skiprows, nrows, na_values,
                keep_default_na, parse_dates, date_format, skipfooter):
    """One frame, or a dict of frames for several sheets."""
    book = source if isinstance(source, ExcelFile) else ExcelFile(source)
    if sheet_name is None or isinstance(sheet_name, list):
        wanted = book.sheet_names if sheet_name is None else sheet_name
    else:
        wanted = [sheet_name]
    result = {}
    for sheet in wanted:
        result[sheet] = _frame_of(
            book.rows(sheet), header, names, index_col, usecols, dtype, converters, skiprows, nrows, na_values,
            keep_default_na, parse_dates, date_format, skipfooter,
        )
    return result if sheet_name is None or isinstance(sheet_name, list) else result[sheet_name]


def _frame_of(rows, header, names, index_col, usecols, dtype, converters, skiprows, nrows, na_values, keep_default_na,
              parse_dates, date_format, skipfooter):
    skipped = csv_options.skipped_lines(skiprows, len(rows))
    if isinstance(skipped, int):
        rows = rows[skipped:]
    else:
        drop = set(skipped)
        rows = [row for number, row in enumerate(rows) if number not in drop]
    if isinstance(header, (list, tuple)):
        raise unsupported("read_excel(header=[...])")
    if not rows:
        return classes.DataFrame()
    width = max(map(len, rows))
    rows = [list(row) + [None] * (width - len(row)) for row in rows]
    unnamed = set()
    if header is None:
        labels = list(range(width))
    else:
        labels = _labels(rows[header], unnamed)
        rows = rows[header + 1 :]
    if names is not None:
        labels = csv_columns.check_names(names) + labels[len(names) :]
    if skipfooter:
        rows = rows[:-skipfooter]
    if nrows is not None:
        rows = rows[:nrows]
    if isinstance(index_col, (list, tuple)):
        rows = _filled_down(rows, csv_columns.index_positions(index_col, labels, range(width))[:-1])
    usecols = _letters(usecols) if isinstance(usecols, str) else usecols
    positions = csv_columns.wanted_positions(usecols, labels)
    positions = list(range(width)) if positions is None else positions
    words, own = csv_options.missing_options(na_values, keep_default_na, True, labels)
    words = set(words)
    convert = csv_options.by_position(converters or {}, labels)
    if isinstance(dtype, dict):
        dtypes = csv_options.by_position(dtype, labels)
    else:
        dtypes = {} if dtype is None else dict.fromkeys(positions, dtype)
    columns = []
    for position in positions:
        cells = [row[position] for row in rows]
        if position in convert:
            columns.append(_pandas.column([convert[position]("" if cell is None else cell) for cell in cells]))
            continue
        missing = set(own[position]) if position in own else words
        columns.append(_column(cells, missing, dtypes.get(position)))
    places = csv_columns.index_positions(index_col, labels, positions)
    dates = _date_places(parse_dates, labels, positions, places)
    for place in dates:
        columns[place] = _as_dates(columns[place], date_format)
    shown = [labels[position] for position in positions]
    if places:
        titles = [None if shown[place] in unnamed else shown[place] for place in places]
        levels = [columns[place] for place in places]
        index = classes.Index._from(levels[0], titles[0]) if len(levels) == 1 else classes.MultiIndex._from_levels(levels, titles)
        keep = [place for place in range(len(columns)) if place not in places]
        columns, shown = [columns[place] for place in keep], [shown[place] for place in keep]
    else:
        index = classes.RangeIndex._of_length(len(rows))
    axis = classes.Index(shown) if shown else classes.Index([], dtype="object")
    return classes.DataFrame._from(columns, axis, index)


def _filled_down(rows, places):
    # Merged cells hold their value in the first row only.
    for place in places:
        last = None
        for row in rows:
            if row[place] is None or row[place] == "":
                row[place] = last
            else:
                last = row[place]
    return rows


def _labels(cells, unnamed):
    labels = []
    for position, cell in enumerate(cells):
        if cell is None or cell == "":
            cell = f"Unnamed: {position}"
            unnamed.add(cell)
        labels.append(cell)
    return csv_columns.without_repeats(labels)


def _letters(text):
    """Columns given like "A:C,E"."""
    def number(letters):
        total = 0
        for letter in letters.strip().upper():
            total = total * 26 + ord(letter) - ord("A") + 1
        return total - 1

    wanted = []
    for part in text.split(","):
        if ":" in part:
            first, last = part.split(":")
            wanted += range(number(first), number(last) + 1)
        else:
            wanted.append(number(part))
    return wanted


def _column(cells, missing, dtype):
    nan = float("nan")
    values = [nan if cell is None or (isinstance(cell, str) and cell in missing) else cell for cell in cells]
    if not all(is_integer(value) for value in values):
        is_number = lambda value: isinstance(value, (int, float)) and not isinstance(value, bool)
        values = [nan if is_number(value) and str(float(value)) in missing - {"nan"} else value for value in values]
    if dtype is not None:
        name = dtype_for_native(dtype)
        if name == "str":
            return _pandas.column([value if value != value else str(value) for value in values], "object")
        return cast_column(_pandas.column(values), dtype)
    return _pandas.column(values)


def _date_places(asked, labels, positions, places):
    if asked is None or asked is False:
        return []
    if asked is True:
        return places
    found = []
    for item in asked:
        position = labels.index(item) if item in labels else positions[item]
        found.append(positions.index(position))
    return found


def _as_dates(column, date_format):
    try:
        texts = classes.Series._from(column, classes.RangeIndex._of_length(len(column)))
        return time_to_datetime.to_datetime(texts, format=date_format)._col
    except (ValueError, TypeError):
        return column


class ExcelWriter:
    """A workbook that several frames are written to, saved at the end of the `with` block."""

    def __init__(self, path, engine=None, date_format=None, datetime_format=None, mode="w", storage_options=None,
                 if_sheet_exists=None, engine_kwargs=None):
        if mode not in ("w", "a"):
            raise ValueError(f"mode={mode} is not supported")
        self._target = path
        self._sheets = {}
        self._notes = {}
        self.if_sheet_exists = if_sheet_exists
        if mode == "a":
            book = ExcelFile(path)
            for name in book.sheet_names:
                self._sheets[name] = [list(row) for row in book.rows(name)]
                self._notes[name] = {"bold": [], "merge": []}
        self._old = set(self._sheets)

    @property
    def sheets(self):
        """The names of the sheets so far."""
        return dict.fromkeys(self._sheets)

    def put(self, frame, sheet_name, startrow, startcol, **choices):
        """Adds the cells of a frame."""
        if sheet_name in self._old and self.if_sheet_exists in (None, "error"):
            raise ValueError(f"Sheet '{sheet_name}' already exists and if_sheet_exists is set to 'error'.")
        if sheet_name in self._old and self.if_sheet_exists == "replace":
            self._sheets.pop(sheet_name)
            self._old.discard(sheet_name)
        rows = self._sheets.setdefault(sheet_name, [])
        note = self._notes.setdefault(sheet_name, {"bold": [], "merge": []})
        cells, bold, merged = sheet_cells(frame, **choices)
        while len(rows) < startrow + len(cells):
            rows.append([])
        for offset, line in enumerate(cells):
            row = rows[startrow + offset]
            row.extend([None] * (startcol + len(line) - len(row)))
            row[startcol : startcol + len(line)] = line
        note["bold"] += [(row + startrow, column + startcol) for row, column in bold]
        note["merge"] += [(a + startrow, b + startcol, c + startrow, d + startcol) for a, b, c, d in merged]

    def save(self):
        """Writes the workbook."""
        if not self._sheets:
            raise IndexError("At least one sheet must be visible")
        sheets = [(name, rows, self._notes[name]) for name, rows in self._sheets.items()]
        path = as_path(self._target)
        try:
            content = _pandas.write_excel(path, sheets)
        except FileNotFoundError:
            raise no_folder(path) from None
        if path is None:
            self._target.write(content)

    def close(self):
        """Writes the workbook."""
        if self._target is not None:
            self.save()
            self._target = None

    def __enter__(self):
        return self

    def __exit__(self, kind, *error):
        if kind is None:
            self.close()


def sheet_cells(frame, na_rep="", float_format=None, columns=None, header=True, index=True, index_label=None,
                merge_cells=True, inf_rep="inf"):
    """(rows of cells, bold places, merged places) of a frame."""
    if columns is not None:
        frame = frame[list(columns)]
    labels, rows = frame._columns, frame._index
    levels = [column.tolist() for column in rows._cols] if rows._is_multi else [rows.tolist()]
    names = list(rows._names) if rows._is_multi else [rows._name]
    if index_label is not None and index_label is not False:
        names = list(index_label) if isinstance(index_label, (list, tuple)) else [index_label]
    n_before = len(levels) if index else 0
    cells, bold, merged = [], [], []
    if labels._is_multi:
        if not index:
            raise NotImplementedError(
                "Writing to Excel with MultiIndex columns and no index ('index'=False) is not yet implemented."
            )
        levels_above = [[label[level] for label in labels.tolist()] for level in range(len(labels._names))]
        spans = []
        if merge_cells:
            levels_above, spans = _merged_levels(levels_above, 0)
        for name, values in zip(labels._names, levels_above):
            cells.append([name] + [None] * (n_before - 1) + values)
        merged += [(depth, n_before + first, depth, n_before + last) for first, depth, last, _ in spans]
        cells.append([name for name in names] + [None] * len(labels))
    elif is_list_like(header):
        if len(header) != len(labels):
            raise ValueError(f"Writing {len(labels)} cols but got {len(header)} aliases")
        cells.append([name for name in names[:n_before]] + list(header))
    elif header:
        cells.append([name for name in names[:n_before]] + labels.tolist())
    bold += [(row, column) for row, line in enumerate(cells) for column in range(len(line))]
    start = len(cells)
    data = [_cell_values(column, na_rep, float_format, inf_rep) for column in frame._cols]
    before = [[None if is_missing(v) else v for v in values] for values in levels] if index else []
    if index and rows._is_multi and merge_cells:
        before, spans = _merged_levels(before, start)
        merged += spans
    for number in range(len(rows)):
        cells.append([values[number] for values in before] + [values[number] for values in data])
        bold += [(start + number, column) for column in range(n_before)]
    return cells, bold, merged


def _merged_levels(levels, start):
    shown, merged = [], []
    n = len(levels[0])
    breaks = {0, n}
    for depth, values in enumerate(levels[:-1]):
        breaks |= {row for row in range(1, n) if values[row] != values[row - 1]}
        edges = sorted(breaks)
        kept = [None] * n
        for first, last in zip(edges, edges[1:]):
            kept[first] = values[first]
            if last - first > 1:
                merged.append((start + first, depth, start + last - 1, depth))
        shown.append(kept)
    return shown + [levels[-1]], merged


def _cell_values(column, na_rep, float_format, inf_rep):
    values = []
    for value in column.tolist():
        if is_missing(value):
            value = na_rep or None
        elif isinstance(value, float):
            if value in (float("inf"), -float("inf")):
                value = inf_rep if value > 0 else f"-{inf_rep}"
            elif float_format is not None:
                value = float(float_format % value)
        elif getattr(value, "tzinfo", None) is not None and hasattr(value, "year"):
            raise ValueError(
                "Excel does not support datetimes with timezones. "
                "Please ensure that datetimes are timezone unaware before writing to Excel."
            )
        elif isinstance(value, (list, tuple, dict, set)):
            value = str(value)
        elif hasattr(value, "ordinal") and hasattr(value, "freq"):
            value = str(value)
        values.append(value)
    return values
