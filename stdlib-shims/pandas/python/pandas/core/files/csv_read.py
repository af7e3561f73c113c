"""`read_csv`: the first records decide about names and columns, then the native reader does the rest."""

import _frame

from pandas.core import classes, common
from pandas.core.common import no_default
from pandas.core.files import csv_columns, csv_options
from pandas.core.files.sources import native_source, read_text
from pandas.errors import EmptyDataError, ParserError

_frame.register(parser_error=ParserError, empty_data_error=EmptyDataError)


class CsvPlan:
    """One file or text with everything decided about how its columns are read."""

    def __init__(self, source, given):
        self.given = given
        self._check(given)
        self.source, self.is_text = native_source(source, given["compression"])
        self.options = self._basic_options(given)
        self._settle_separator(given)
        self._settle_skipped(given)
        self._drop_footer()
        self._find_columns(given)

    def _check(self, given):
        for name in ("dialect",):
            if given[name] is not None:
                raise common.unsupported(f"read_csv({name}=...)")
        if given["dtype_backend"] not in (no_default, "numpy_nullable"):
            raise common.unsupported("read_csv(dtype_backend='pyarrow')")
        if callable(given["on_bad_lines"]):
            raise common.unsupported("read_csv(on_bad_lines=function)")
        if given["on_bad_lines"] not in ("error", "warn", "skip"):
            raise ValueError(f"Argument {given['on_bad_lines']} is invalid for on_bad_lines")
        if given["header"] is True or given["header"] is False:
            raise TypeError(
                "Passing a bool to header is invalid. Use header=None for no header or "
                "header=int or list-like of ints to specify the row(s) making up the column names"
            )
        if isinstance(given["quotechar"], str) and len(given["quotechar"]) > 1:
            raise TypeError('"quotechar" must be a 1-character string')
        if given["sep"] == "":
            raise ValueError("only single character unicode strings can be converted to Py_UCS4, got length 0")
        if given["skipfooter"] and given["nrows"] is not None:
            raise ValueError("'skipfooter' not supported with 'nrows'")

    def _basic_options(self, given):
        options = {
            "quotechar": given["quotechar"], "quoting": int(given["quoting"]), "doublequote": given["doublequote"],
            "escapechar": given["escapechar"], "skipinitialspace": given["skipinitialspace"],
            "skip_blank_lines": given["skip_blank_lines"], "comment": given["comment"],
            "thousands": given["thousands"], "decimal": given["decimal"], "lineterminator": given["lineterminator"],
            "encoding": given["encoding"] or "utf-8", "encoding_errors": given["encoding_errors"] or "strict",
            "on_bad_lines": given["on_bad_lines"], "skipfooter": int(given["skipfooter"]),
            "nrows": csv_options.whole_number("nrows", given["nrows"]),
            "true_values": list(given["true_values"] or []), "false_values": list(given["false_values"] or []),
        }  # fmt: skip
        return options

    def _as_text(self):
        # Needed by the few arguments that must see the lines before the native reader does.
        if not self.is_text:
            encoding = self.options["encoding"]
            self.source = read_text(self.source, encoding, None, self.options["encoding_errors"])
            self.is_text = True
        elif not isinstance(self.source, str):
            self.source = bytes(self.source).decode(self.options["encoding"], self.options["encoding_errors"])
        return self.source

    def _settle_separator(self, given):
        sep = csv_options.separator(given["sep"], given["delimiter"], given["delim_whitespace"])
        if sep is None:
            sep = csv_options.sniffed(self._as_text())
        if sep != csv_options.WHITESPACE and len(sep) > 1:
            self.source = csv_options.rewritten(self._as_text(), sep)
            sep = csv_options.UNIT_SEPARATOR
        self.options["sep"] = sep

    def _settle_skipped(self, given):
        skiprows = given["skiprows"]
        n_lines = self._as_text().count("\n") + 1 if callable(skiprows) else None
        self.options["skiprows"] = csv_options.skipped_lines(skiprows, n_lines)

    def _drop_footer(self):
        # The last lines must be gone before anything is told about the values.
        n = self.options.pop("skipfooter")
        if n:
            lines = self._as_text().rstrip("\r\n").split("\n")
            self.source = "\n".join(lines[:-n]) + "\n"

    def _find_columns(self, given):
        header = given["header"]
        names = given["names"]
        names = None if names is None or names is no_default else csv_columns.check_names(names)
        if header == "infer":
            header = 0 if names is None else None
        self.is_multi = isinstance(header, (list, tuple))
        rows_of_header = [int(row) for row in header] if self.is_multi else [] if header is None else [int(header)]
        if any(row < 0 for row in rows_of_header):
            if self.is_multi:
                raise ValueError("cannot specify multi-index header with negative integers")
            raise ValueError("Passing negative integer to header is invalid. For no header, use header=None instead")
        n_above = rows_of_header[-1] + 1 if rows_of_header else 0
        records = _frame.read_csv_rows(self.source, self.is_text, self.options, n_above + 2)
        if not records:
            raise EmptyDataError("No columns to parse from file")
        if rows_of_header and len(records) < n_above:
            raise _header_error(self.is_multi, header, len(records))
        header_records = [records[row] for row in rows_of_header]
        first = records[n_above] if len(records) > n_above else None
        self.options["header_rows"] = n_above
        self.unnamed = set()
        width = len(first) if first is not None else 0
        self.index_names = None
        if self.is_multi:
            self._multi_header(header_records, records[n_above:], given)
            return
        labels = None
        if header_records:
            labels, self.unnamed = csv_columns.labels_from_header(header_records[0])
        if names is not None:
            if labels is not None and len(names) > max(width, len(labels)):
                found = max(width, len(labels))
                raise ParserError(f"Too many columns specified: expected {len(names)} and found {found}")
            usecols = given["usecols"]
            total = max(width, len(labels) if labels is not None else 0)
            if common.is_list_like(usecols) and not callable(usecols) and len(names) == len(usecols) < total:
                names = _spread_names(names, usecols, labels, total)
            labels = names
            self.unnamed = set()
        elif labels is None:
            labels = list(range(width))
        self._settle_width(labels, width, given)

    def _settle_width(self, labels, width, given):
        self.n_implicit = 0
        if width > len(labels):
            extra = width - len(labels)
            if given["index_col"] is False or given["usecols"] is not None:
                self.options["allow_long"] = True
            else:
                self.n_implicit = extra
        self.options["width"] = self.n_implicit + len(labels)
        if given["usecols"] is not None:
            self.options["allow_long"] = True
        self.labels = labels
        self.positions = csv_columns.wanted_positions(given["usecols"], labels)
        if self.positions is None:
            self.positions = list(range(len(labels)))
        self.index_places = csv_columns.index_positions(given["index_col"], labels, self.positions)

    def _multi_header(self, header_records, rest, given):
        index_col = given["index_col"]
        n_index = 0
        if index_col is not None and index_col is not False:
            listed = list(index_col) if isinstance(index_col, (list, tuple)) else [index_col]
            n_index = len(listed)
            if sorted(listed) != list(range(n_index)):
                raise common.unsupported("read_csv(header=[...]) with an index_col that is not at the left")
        width = max(map(len, header_records))
        levels = [record + [""] * (width - len(record)) for record in header_records]
        self.level_names = [record[0] or None for record in levels] if n_index else [None] * len(levels)
        self.index_names = [None] * n_index
        if n_index and rest:
            # A line with names of the index and nothing else follows the header.
            first = rest[0]
            if all(text == "" for text in first[n_index:]) and any(first[:n_index]):
                self.index_names = [text or None for text in first[:n_index]]
                self.options["header_rows"] += 1
        filled = []
        for depth, record in enumerate(levels):
            filled.append([text if text else f"Unnamed: {place}_level_{depth}" for place, text in enumerate(record)])
        self.labels = list(zip(*filled))
        self.positions = list(range(width))
        self.index_places = list(range(n_index))
        self.n_implicit = 0
        self.options["width"] = width

    def native_options(self):
        """The options with everything given per column as positions in the file."""
        given = self.given
        shift = self.n_implicit
        options = dict(self.options)
        options["columns"] = list(range(shift)) + [position + shift for position in self.positions]
        words, own = csv_options.missing_options(given["na_values"], given["keep_default_na"], given["na_filter"], self.labels)
        options["na_values"] = words
        options["na_by_column"] = {position + shift: values for position, values in own.items()}
        self.converters = csv_options.by_position(given["converters"] or {}, self.labels)
        options["raw_columns"] = [position + shift for position in self.converters]
        self.joined = []
        self.dates = self._date_positions()
        as_text = self.dates + [part for _, parts in self.joined for part in parts]
        options["text_columns"] = [position + shift for position in as_text]
        options["dtypes"], self.later = self._dtypes(shift)
        return options

    def _dtypes(self, shift):
        given = self.given["dtype"]
        if given is None:
            return {}, {}
        if isinstance(given, dict):
            wanted = csv_options.by_position(given, self.labels)
            default = getattr(given, "default_factory", None)
            if default is not None:
                wanted = {position: wanted.get(position, default()) for position in range(len(self.labels))}
        else:
            # One dtype for all is for the columns; the index keeps what its values look like.
            of_index = {self.positions[place] for place in self.index_places}
            wanted = {position: given for position in range(len(self.labels)) if position not in of_index}
        native, later = {}, {}
        for position, dtype in wanted.items():
            if position in self.dates or position in self.converters:
                continue
            name = common.dtype_for_native(dtype)
            if name == "category":
                # Categories are texts, unless they are given.
                later[position] = dtype
                if getattr(dtype, "categories", None) is None:
                    native[position + shift] = "object"
                continue
            if name.startswith("datetime64"):
                raise TypeError(
                    f"the dtype {name} is not supported for parsing, pass this column using parse_dates instead"
                )
            native[position + shift] = "object" if name == "str" else name
        return native, later

    def _date_positions(self):
        asked = self.given["parse_dates"]
        if asked is None or asked is False:
            return []
        if asked is True:
            return [self.positions[place] for place in self.index_places]
        if not common.is_list_like(asked):
            raise TypeError("Only booleans, lists, and dictionaries are accepted for the 'parse_dates' parameter")
        named = asked.items() if isinstance(asked, dict) else [(None, item) for item in asked]
        found = []
        for name, item in named:
            if not isinstance(item, (list, tuple)):
                found.append(self._date_position(item))
                continue
            if self.index_places:
                raise common.unsupported("read_csv(parse_dates=[[...]]) with index_col")
            parts = [self._date_position(part) for part in item]
            label = "_".join(str(self.labels[part]) for part in parts) if name is None else name
            self.joined.append((label, parts))
        return found

    def _date_position(self, item):
        if item in self.labels:
            return self.labels.index(item)
        if common.is_integer(item):
            return self.positions[int(item)]
        raise ValueError(f"Missing column provided to 'parse_dates': '{item}'")

    def _with_joined_dates(self, columns, labels):
        """Columns whose texts together are one date become that date, in front of the others."""
        new, names, used = [], [], set()
        for name, parts in self.joined:
            text = columns[self.positions.index(parts[0])]
            for part in parts[1:]:
                text = text.binary("add", " ").binary("add", columns[self.positions.index(part)])
            new.append(self._dates(text, name))
            names.append(name)
            used |= set() if self.given["keep_date_col"] is True else {self.positions.index(part) for part in parts}
        keep = [place for place in range(len(columns)) if place not in used]
        return new + [columns[place] for place in keep], names + [labels[place] for place in keep]

    def frame(self, columns, start=0):
        """The frame of columns that were read, with converters, dates and index in place."""
        implicit, columns = columns[: self.n_implicit], columns[self.n_implicit :]
        for place, position in enumerate(self.positions):
            columns[place] = self._finished(columns[place], position)
        labels = [self.labels[position] for position in self.positions]
        if self.joined:
            columns, labels = self._with_joined_dates(columns, labels)
        n_rows = len((columns or implicit or [()])[0])
        if implicit:
            dates = self.given["parse_dates"] is True
            implicit = [self._dates(column, None) if dates else column for column in implicit]
            index = _index_of(implicit, [None] * len(implicit))
        elif self.index_places:
            names = self.index_names or [None if labels[p] in self.unnamed else labels[p] for p in self.index_places]
            index = _index_of([columns[place] for place in self.index_places], names)
            keep = [place for place in range(len(columns)) if place not in self.index_places]
            columns = [columns[place] for place in keep]
            labels = [labels[place] for place in keep]
        else:
            index = classes.RangeIndex._from_range(range(start, start + n_rows))
        if self.is_multi:
            names = self.level_names
            axis = classes.MultiIndex.from_tuples(labels, names=names)
        else:
            axis = classes.Index(labels) if labels else classes.Index([], dtype="object")
        frame = classes.DataFrame._from(columns, axis, index)
        if self.given["dtype_backend"] == "numpy_nullable":
            frame = frame.convert_dtypes()
        return frame

    def _finished(self, column, position):
        if position in self.converters:
            convert = self.converters[position]
            return _frame.column([convert(text) for text in column.tolist()])
        if position in self.dates:
            return self._dates(column, self.labels[position])
        if position in self.later:
            return common.cast_column(column, self.later[position])
        return column

    def _dates(self, column, label):
        from pandas.core.time.to_datetime import to_datetime

        parser = self.given["date_parser"]
        if parser is not no_default and parser is not None:
            return _frame.column([parser(text) for text in column.tolist()])
        pattern = self.given["date_format"]
        if isinstance(pattern, dict):
            pattern = pattern.get(label)
        series = classes.Series._from(column, classes.RangeIndex._of_length(len(column)))
        try:
            return to_datetime(series, dayfirst=bool(self.given["dayfirst"]), format=pattern)._col
        except (ValueError, TypeError):
            return column


def _header_error(is_multi, header, n_lines):
    if is_multi:
        return ParserError(f"Passed header={list(header)}, len of {len(header)}, but only {n_lines} lines in file")
    return ParserError(f"Passed header={header} but only {n_lines} lines in file")


def _spread_names(names, usecols, labels, total):
    # As many names as wanted columns: they belong to those, in the order of the file.
    if all(common.is_integer(item) for item in usecols):
        places = sorted(int(item) for item in usecols)
        spread = [f"Unnamed: {place}" if labels is None else labels[place] for place in range(total)]
        for place, name in zip(places, names):
            spread[place] = name
        return spread
    return names


def _index_of(columns, names):
    if len(columns) == 1:
        return classes.Index._from(columns[0], names[0])
    return classes.MultiIndex._from_levels(columns, names)


def read(source, given):
    """A frame, or a reader of pieces when they were asked for."""
    plan = CsvPlan(source, given)
    chunksize = csv_options.whole_number("chunksize", given["chunksize"], 1)
    if given["iterator"] or chunksize is not None:
        from pandas.core.files.csv_pieces import TextFileReader

        return TextFileReader(plan, chunksize)
    names, columns = _frame.read_csv(plan.source, plan.is_text, plan.native_options())
    return plan.frame(columns)
