"""`read_csv`: the first records decide about names and columns, then the native reader does the rest."""

import warnings

import _pandas
from _pandas import Binary, Reduce

from pandas.core.arguments.options import no_default, unsupported
from pandas.core.arguments.questions import is_bool, is_integer, is_list_like
from pandas.core.dtypes.casting import cast_column
from pandas.core.dtypes.conversion import numbers
from pandas.core.dtypes.names import dtype_for_native
from pandas.core.files import csv_columns, csv_options
from pandas.core.files.csv_pieces import TextFileReader
from pandas.core.files.sources import native_source, read_text
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use
from pandas.core.missing.questions import is_missing
from pandas.errors import DtypeWarning, EmptyDataError, ParserError, ParserWarning

# Loaded on first use, which keeps imports short.
time_to_datetime = on_first_use("pandas.core.time.to_datetime")

_pandas.register(parser_error=ParserError, empty_data_error=EmptyDataError)


class CsvPlan:
    """One file or text with everything decided about how its columns are read."""

    def __init__(self, source, given):
        self.given = given
        self._check(given)
        self.source, self.is_text = native_source(source, given["compression"])
        self.options = self._basic_options(given)
        self._settle_separator(given)
        self._settle_skipped(given)
        self._drop_footer(given)
        self._find_columns(given)

    def _check(self, given):
        for name in ("dialect",):
            if given[name] is not None:
                raise unsupported(f"read_csv({name}=...)")
        if given["dtype_backend"] not in (no_default, "numpy_nullable"):
            raise unsupported("read_csv(dtype_backend='pyarrow')")
        if callable(given["on_bad_lines"]):
            raise unsupported("read_csv(on_bad_lines=function)")
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
        if given["skipfooter"]:
            ignored = "low_memory" if not given["low_memory"] else "float_precision" if given["float_precision"] else None
            if ignored is not None:
                raise ValueError(
                    "Falling back to the 'python' engine because the 'c' engine does not support skipfooter, but this "
                    f"causes '{ignored}' to be ignored as it is not supported by the 'python' engine."
                )
        if isinstance(given["header"], (list, tuple)):
            self._check_multi_header(given)

    def _check_multi_header(self, given):
        if given["usecols"] is not None:
            raise ValueError("cannot specify usecols when specifying a multi-index header")
        if given["names"] is not None and given["names"] is not no_default:
            raise ValueError("cannot specify names when specifying a multi-index header")
        index_col = given["index_col"]
        if index_col is not None:
            listed = index_col if isinstance(index_col, (list, tuple)) else [index_col]
            if not all(is_integer(item) for item in listed):
                raise ValueError("index_col must only contain row numbers when specifying a multi-index header")

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
            "float_precision": given["float_precision"], "in_parts": bool(given["low_memory"]),
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

    def decode_once(self):
        """Makes text of a file in another encoding than UTF-8, so that its pieces need not decode it again."""
        if self.options["encoding"].lower().replace("_", "-") not in ("utf-8", "utf8", "utf-8-sig", "u8"):
            self._as_text()

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

    def _drop_footer(self, given):
        # The last lines must be gone before the values are looked at; header lines are not a footer.
        n = self.options.pop("skipfooter")
        if n:
            lines = self._as_text().split("\n")
            if lines[-1] == "":
                lines.pop()
            skipped = self.options["skiprows"]
            header = 0 if given["header"] == "infer" else given["header"]
            n_above = skipped if is_integer(skipped) else 0
            n_above += 0 if header is None else int(header[-1] if isinstance(header, (list, tuple)) else header) + 1
            self.source = "\n".join(lines[: max(n_above, len(lines) - n)]) + "\n"

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
        records = _pandas.read_csv_rows(self.source, self.is_text, self.options, n_above + 2)
        if not records and names is None:
            raise EmptyDataError("No columns to parse from file")
        if rows_of_header and records and len(records) < n_above:
            raise _header_error(self.is_multi, header, len(records))
        header_records = [records[row] for row in rows_of_header if row < len(records)]
        first = records[n_above] if len(records) > n_above else None
        self.options["header_rows"] = n_above
        self.unnamed = set()
        self.repeated = {}
        self.index_names = None
        if self.is_multi:
            self._multi_header(header_records, records[n_above:], given)
            return
        labels = None
        if header_records:
            labels, self.unnamed = csv_columns.labels_from_header(header_records[0])
            self.repeated = dict(zip(labels, header_records[0]))
        width = len(first) if first is not None else 0
        n_passed = len(names if names is not None else labels if labels is not None else range(width))
        usecols = given["usecols"]
        is_listed = usecols is not None and not callable(usecols) and is_list_like(usecols)
        if names is not None:
            if is_listed and width <= len(names) and any(isinstance(item, str) for item in usecols):
                csv_columns.wanted_positions(usecols, names, width)
            found = max(map(len, records), default=0)
            if first is not None and len(names) > found and (labels is not None or is_listed):
                raise ParserError(f"Too many columns specified: expected {len(names)} and found {found}")
            total = max(width, len(labels) if labels is not None else 0)
            if is_listed and len(names) == len(usecols) < total:
                names = _spread_names(names, usecols, labels, total)
            labels = names
            self.unnamed = set()
        elif labels is None:
            labels = list(range(width))
        self._settle_width(labels, width, n_passed, given)

    def _settle_width(self, labels, width, n_passed, given):
        usecols, index_col = given["usecols"], given["index_col"]
        has_names = given["names"] is not None and given["names"] is not no_default
        is_listed = usecols is not None and not callable(usecols) and is_list_like(usecols)
        extra = max(width - n_passed, 0)
        self.n_implicit = 0
        if extra and index_col is not False:
            n_used = len(set(usecols)) if is_listed and not isinstance(usecols, str) else None
            if n_used is None or (n_used < n_passed and not has_names):
                self.n_implicit = extra
            elif n_used != n_passed:
                raise ValueError("Number of passed names did not match number of header fields in the file")
        total = max(width, len(labels)) if index_col is False else self.n_implicit + len(labels)
        self.options["width"] = total
        self.options["allow_long"] = usecols is not None
        self.labels = labels
        self.positions = csv_columns.wanted_positions(usecols, labels, width)
        if self.positions is None:
            self.positions = list(range(len(labels)))
        self.implicit = list(range(self.n_implicit))
        if not self.n_implicit:
            self.index_places = csv_columns.index_positions(index_col, labels, self.positions)
            return
        self.index_places = []
        if index_col is not None and index_col is not False:
            self.implicit = csv_columns.implicit_positions(index_col, self.n_implicit, total)
        if is_listed and all(is_integer(item) for item in usecols):
            raise unsupported("read_csv(usecols=[numbers]) with rows longer than the header")

    def _multi_header(self, header_records, rest, given):
        index_col = given["index_col"]
        n_index = 0
        if index_col is not None and index_col is not False:
            listed = list(index_col) if isinstance(index_col, (list, tuple)) else [index_col]
            n_index = len(listed)
            if sorted(listed) != list(range(n_index)):
                raise unsupported("read_csv(header=[...]) with an index_col that is not at the left")
        width = max(map(len, header_records))
        if any(len(record) != width for record in header_records):
            raise ParserError("Header rows must have an equal number of columns.")
        levels = header_records
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
        self.labels = csv_columns.without_repeated_tuples(list(zip(*filled)))
        self.positions = list(range(width))
        self.index_places = list(range(n_index))
        self.n_implicit = 0
        self.implicit = []
        self.options["width"] = width

    def _in_file(self, position):
        """The place in a record of a labelled column."""
        place = position
        for implicit in sorted(self.implicit):
            place += implicit <= place
        return place

    def native_options(self):
        """The options with everything given per column as positions in the file."""
        given = self.given
        place = self._in_file
        options = dict(self.options)
        options["columns"] = self.implicit + [place(position) for position in self.positions]
        words, own = csv_options.missing_options(given["na_values"], given["keep_default_na"], given["na_filter"], self.labels)
        options["na_values"] = words
        options["na_by_column"] = {place(position): values for position, values in own.items()}
        options["filter_na"] = bool(given["na_filter"])
        self.converters = csv_options.by_position(given["converters"] or {}, self.labels)
        options["raw_columns"] = [place(position) for position in self.converters]
        self.joined = []
        self.dates = self._date_positions()
        as_text = self.dates + [part for _, parts in self.joined for part in parts]
        options["text_columns"] = [place(position) for position in as_text]
        options["dtypes"], self.later = self._dtypes()
        return options

    def _dtypes(self):
        given = self.given["dtype"]
        if given is None:
            return {}, {}
        native, later = {}, {}
        skipped = {self._in_file(position) for position in (*self.dates, *self.converters)}
        for place, dtype in self._wanted_dtypes(given).items():
            if place in skipped:
                continue
            name = dtype_for_native(dtype)
            if name == "category":
                # Categories are texts, unless they are given.
                later[place] = dtype
                if getattr(dtype, "categories", None) is None:
                    native[place] = "object"
                continue
            if name.startswith("datetime64"):
                raise TypeError(
                    f"the dtype {name} is not supported for parsing, pass this column using parse_dates instead"
                )
            if name.startswith(("timedelta64", "complex")):
                raise TypeError(f"the dtype {name} is not supported for parsing")
            native[place] = "object" if name == "str" else name
        return native, later

    def _wanted_dtypes(self, given):
        """The types asked for, by place in a record."""
        places = [self._in_file(position) for position in range(len(self.labels))]
        if isinstance(given, dict):
            # Numbers that are not labels are places in a record, of columns without labels too.
            wanted = {int(key): dtype for key, dtype in given.items() if is_integer(key) and key not in self.labels}
            wanted = {place: dtype for place, dtype in wanted.items() if place in places or place in self.implicit}
            for position, label in enumerate(self.labels):
                # A repeated label got a number, and still has the dtype of the first.
                label = label if label in given else self.repeated.get(label, label)
                if label in given:
                    wanted[places[position]] = given[label]
            default = getattr(given, "default_factory", None)
            if default is not None:
                wanted = {place: wanted[place] if place in wanted else default() for place in self.implicit + places}
            return wanted
        wanted = dict.fromkeys(self.implicit + places, given)
        if dtype_for_native(given) in ("str", "object"):
            # Texts of a requested index become what they look like.
            for place in self.index_places:
                del wanted[places[self.positions[place]]]
        return wanted

    def _date_positions(self):
        asked = self.given["parse_dates"]
        if asked is None or asked is False:
            return []
        if asked is True:
            return [self.positions[place] for place in self.index_places]
        if not is_list_like(asked):
            raise TypeError("Only booleans, lists, and dictionaries are accepted for the 'parse_dates' parameter")
        named = asked.items() if isinstance(asked, dict) else [(None, item) for item in asked]
        found = []
        for name, item in named:
            if not isinstance(item, (list, tuple)):
                found.append(self._date_position(item))
                continue
            if self.index_places:
                raise unsupported("read_csv(parse_dates=[[...]]) with index_col")
            parts = [self._date_position(part) for part in item]
            label = "_".join(str(self.labels[part]) for part in parts) if name is None else name
            self.joined.append((label, parts))
        return found

    def _date_position(self, item):
        if item in self.labels:
            return self.labels.index(item)
        if is_integer(item):
            return self.positions[int(item)]
        raise ValueError(f"Missing column provided to 'parse_dates': '{item}'")

    def _with_joined_dates(self, columns, labels):
        """Columns whose texts together are one date become that date, in front of the others."""
        new, names, used = [], [], set()
        for name, parts in self.joined:
            text = columns[self.positions.index(parts[0])]
            for part in parts[1:]:
                text = text.binary(Binary.ADD, " ").binary(Binary.ADD, columns[self.positions.index(part)])
            new.append(self._dates(text, name))
            names.append(name)
            used |= set() if self.given["keep_date_col"] is True else {self.positions.index(part) for part in parts}
        keep = [place for place in range(len(columns)) if place not in used]
        return new + [columns[place] for place in keep], names + [labels[place] for place in keep]

    def read(self, options, place=None):
        """Columns and the place after them; warns as pandas does."""
        columns, place, left_out, mixed = _pandas.read_csv(self.source, self.is_text, options, place)
        if left_out and self.given["on_bad_lines"] == "warn":
            width = options["width"]
            lines = [f"Skipping line {line}: expected {width} fields, saw {n}\n" for line, n in left_out]
            warnings.warn("".join(lines), ParserWarning, stacklevel=2)
        if mixed:
            places = ",".join(str(place) for place in mixed)
            message = f"Columns ({places}) have mixed types. Specify dtype option on import or set low_memory=False."
            warnings.warn(message, DtypeWarning, stacklevel=2)
        return columns, place

    def frame(self, columns, start=0):
        """The frame of columns that were read, with converters, dates and index in place."""
        implicit, columns = columns[: self.n_implicit], columns[self.n_implicit :]
        for place, position in enumerate(self.positions):
            columns[place] = self._finished(columns[place], position)
        labels = [self.labels[position] for position in self.positions]
        if self.joined:
            columns, labels = self._with_joined_dates(columns, labels)
        n_rows = len((columns or implicit or [()])[0])
        if implicit and n_rows:
            dates = self.given["parse_dates"] is True
            implicit = [self._cast_later(column, place) for column, place in zip(implicit, self.implicit)]
            implicit = [self._dates(column, None) if dates else column for column in implicit]
            index = _index_of(implicit, [None] * len(implicit))
        elif self.index_places:
            names = self.index_names or [None if labels[p] in self.unnamed else labels[p] for p in self.index_places]
            levels = [_truth_as_numbers(columns[place]) for place in self.index_places]
            if self.given["parse_dates"] is True:
                levels = [_number_labels(column) for column in levels]
            index = _index_of(levels, names)
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
            return _pandas.column([convert(text) for text in column.tolist()])
        if position in self.dates and len(column):
            return self._dates(column, self.labels[position])
        return self._cast_later(column, self._in_file(position))

    def _cast_later(self, column, place):
        return cast_column(column, self.later[place]) if place in self.later else column

    def _dates(self, column, label):
        parser = self.given["date_parser"]
        if parser is not no_default and parser is not None:
            return _pandas.column([parser(text) for text in column.tolist()])
        pattern = self.given["date_format"]
        if isinstance(pattern, dict):
            pattern = pattern.get(label)
        series = classes.Series._from(column, classes.RangeIndex._of_length(len(column)))
        try:
            return time_to_datetime.to_datetime(series, dayfirst=bool(self.given["dayfirst"]), format=pattern)._col
        except (ValueError, TypeError):
            return column


def _number_labels(column):
    """Labels that were read as text to be dates, and are numbers after all."""
    if column.kind != "text" or not len(column):
        return column
    try:
        return numbers(column, "raise")
    except (ValueError, TypeError):
        return column


def _header_error(is_multi, header, n_lines):
    if is_multi:
        rows = ",".join(str(row) for row in header)
        return ParserError(f"Passed header=[{rows}], len of {len(header)}, but only {n_lines} lines in file")
    return ParserError(f"Passed header={header} but only {n_lines} lines in file")


def _spread_names(names, usecols, labels, total):
    # As many names as wanted columns: they belong to those, in the order of the file.
    if all(is_integer(item) for item in usecols):
        places = sorted(int(item) for item in usecols)
        spread = [f"Unnamed: {place}" if labels is None else labels[place] for place in range(total)]
        for place, name in zip(places, names):
            spread[place] = name
        return spread
    return names


def _truth_as_numbers(column):
    """Labels that are true, false or missing become numbers."""
    if column.kind == "objects" and column.any_missing() and column.reduce(Reduce.COUNT):
        if all(is_bool(value) or is_missing(value) for value in column.tolist()):
            return column.cast("float64")
    return column


def _index_of(columns, names):
    if len(columns) == 1:
        return classes.Index._from(columns[0], names[0])
    return classes.MultiIndex._from_levels(columns, names)


def read(source, given):
    """A frame, or a reader of pieces when they were asked for."""
    plan = CsvPlan(source, given)
    chunksize = csv_options.whole_number("chunksize", given["chunksize"], 1)
    if given["iterator"] or chunksize is not None:
        return TextFileReader(plan, chunksize)
    columns, _ = plan.read(plan.native_options())
    return plan.frame(columns)
