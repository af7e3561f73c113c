"""`read_json`: objects and lists of a JSON text as a frame or series."""

import json
import re

import _pandas

from pandas.core.dtypes.casting import cast_column
from pandas.core.files.sources import as_path, read_text
from pandas.core.loading import classes
from pandas.core.loading.first_use import on_first_use

# Loaded on first use, which keeps imports short.
time_to_datetime = on_first_use("pandas.core.time.to_datetime")

_DATE_NAMES = re.compile(r"(.*(_at|_time)|timestamp.*|modified|date)$", re.I)
_NAN = float("nan")


def read(source, given):
    """A frame, a series, or pieces of a file with one record per line."""
    if given["lines"] is False and given["chunksize"] is not None:
        raise ValueError("chunksize can only be passed if lines=True")
    if given["lines"] is False and given["nrows"] is not None:
        raise ValueError("nrows can only be passed if lines=True")
    if given["typ"] not in ("frame", "series"):
        raise ValueError(f"Invalid value '{given['typ']}' for option 'typ'")
    text = _text(source, given)
    orient = given["orient"] or ("index" if given["typ"] == "series" else "columns")
    if given["lines"]:
        lines = [line for line in text.split("\n") if line.strip()]
        if given["nrows"] is not None:
            lines = lines[: given["nrows"]]
        if given["chunksize"] is not None:
            return _pieces(lines, given["chunksize"], orient, given)
        text = "[" + ",".join(lines) + "]"
    return _parsed(text, orient, given)


def _pieces(lines, size, orient, given):
    for start in range(0, len(lines), size):
        part = _parsed("[" + ",".join(lines[start : start + size]) + "]", orient, given)
        part.index = classes.RangeIndex._from_range(range(start, start + len(part)))
        yield part


def _text(source, given):
    path = as_path(source)
    if path is not None and path.lstrip()[:1] in ("{", "["):
        return path
    try:
        return read_text(source, given["encoding"], given["compression"], given["encoding_errors"])
    except FileNotFoundError:
        raise FileNotFoundError(f"File {path} does not exist") from None


def _parsed(text, orient, given):
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise ValueError(_reason(text, error)) from None
    settings = Settings(given, orient)
    if given["typ"] == "series":
        return _series(data, orient, settings)
    return _frame_of(data, orient, settings)


def _reason(text, error):
    if not text.strip():
        return "Expected object or value"
    if "Extra data" in error.msg:
        return "Trailing data"
    if text.lstrip()[0] == "[" and error.pos >= len(text.rstrip()):
        return "Unexpected character found when decoding array value (2)"
    return "Expected object or value"


class Settings:
    """What is turned into numbers and dates."""

    def __init__(self, given, orient):
        self.dtype = given["dtype"] if given["dtype"] is not None else orient != "table"
        self.convert_axes = given["convert_axes"] if given["convert_axes"] is not None else orient != "table"
        self.convert_dates = given["convert_dates"]
        self.keep_default_dates = given["keep_default_dates"]
        self.date_unit = given["date_unit"]

    def column(self, values, label):
        """A column of values under a label, as numbers or dates where they look so."""
        column = _pandas.column(values)
        if isinstance(self.dtype, dict):
            if label in self.dtype:
                return cast_column(column, self.dtype[label])
        elif self.dtype is False:
            return column
        elif self.dtype is not True and self.dtype is not None:
            return cast_column(column, self.dtype)
        if self._is_date(label):
            dates = self.dates(column)
            if dates is not None:
                return dates
        return self.numbers(column)

    def _is_date(self, label):
        if self.convert_dates is False:
            return False
        if isinstance(self.convert_dates, (list, tuple)) and label in self.convert_dates:
            return True
        return bool(self.keep_default_dates and isinstance(label, str) and _DATE_NAMES.match(label))

    def numbers(self, column):
        """The column as numbers when all its values can be."""
        if column.kind in ("text", "objects"):
            try:
                column = column.cast("float64")
            except (ValueError, TypeError, OverflowError):
                return column
        if column.kind == "float" and len(column) and not column.any_missing():
            values = column.tolist()
            if all(abs(value) < 2**53 and value == int(value) for value in values):
                return column.cast("int64")
        return column

    def dates(self, column):
        """The column as dates, or None when it holds none."""
        if not len(column) or column.kind in ("objects", "bool"):
            return None
        if column.kind in ("int", "uint", "float"):
            present = [value for value in column.tolist() if value == value]
            # Small numbers are counts, not moments.
            if not all(value > 31536000 or value == -(2**63) for value in present):
                return None
            return self._from_numbers(column)
        series = classes.Series._from(column.share(), classes.RangeIndex._of_length(len(column)))
        try:
            return time_to_datetime.to_datetime(series)._col
        except (ValueError, TypeError, OverflowError):
            return None

    def _from_numbers(self, column):
        series = classes.Series._from(column.share(), classes.RangeIndex._of_length(len(column)))
        for unit in (self.date_unit,) if self.date_unit else ("s", "ms", "us", "ns"):
            try:
                return time_to_datetime.to_datetime(series, unit=unit)._col
            except (ValueError, OverflowError):
                continue
        return None

    def axis(self, labels):
        """Labels as an index: numbers and dates where they look so."""
        labels = list(labels)
        if not self.convert_axes or not labels:
            return classes.Index(labels) if labels else classes.Index([], dtype="object")
        index = classes.Index(labels)
        if index._is_multi:
            return index
        column = index._col
        if column.kind == "text":
            try:
                numbers = column.cast("float64")
            except ValueError:
                dates = self.dates(column)
                return index if dates is None else classes.Index._from(dates)
            if all(value == int(value) for value in numbers.tolist() if value == value and abs(value) < 2**53):
                numbers = numbers if numbers.any_missing() else numbers.cast("int64")
                moments = self.dates(numbers)
            else:
                # Labels with a fraction are read as seconds, whatever their size.
                moments = self._from_numbers(numbers)
            column = numbers if moments is None else moments
        return classes.Index._from(column)


def _series(data, orient, settings):
    if orient == "split":
        column = settings.column(data["data"], data.get("name"))
        index = settings.axis(data["index"]) if "index" in data else classes.RangeIndex._of_length(len(column))
        return classes.Series._from(column, index, data.get("name"))
    if isinstance(data, dict):
        return classes.Series._from(settings.column(list(data.values()), None), settings.axis(data))
    return classes.Series._from(settings.column(list(data), None), classes.RangeIndex._of_length(len(data)))


def _frame_of(data, orient, settings):
    if orient == "table":
        return _from_table(data)
    if orient == "split":
        rows = data["data"]
        labels = data["columns"]
        columns = [settings.column([row[place] for row in rows], label) for place, label in enumerate(labels)]
        index = settings.axis(data["index"]) if "index" in data else classes.RangeIndex._of_length(len(rows))
        return classes.DataFrame._from(columns, settings.axis(labels), index)
    if orient == "index":
        labels = _first_seen(data.values())
        columns = [settings.column([row.get(label, _NAN) for row in data.values()], label) for label in labels]
        return classes.DataFrame._from(columns, settings.axis(labels), settings.axis(data))
    if isinstance(data, list):
        return _from_rows(data, settings)
    if data is None:
        return classes.DataFrame()
    if not isinstance(data, dict):
        raise ValueError("DataFrame constructor not properly called!")
    return _from_columns(data, settings)


def _first_seen(rows):
    return list(dict.fromkeys(label for row in rows for label in row))


def _from_rows(rows, settings):
    if rows and all(isinstance(row, dict) for row in rows):
        labels = _first_seen(rows)
        columns = [settings.column([row.get(label, _NAN) for row in rows], label) for label in labels]
        return classes.DataFrame._from(columns, settings.axis(labels), classes.RangeIndex._of_length(len(rows)))
    if not rows:
        return classes.DataFrame()
    rows = [row if isinstance(row, list) else [row] for row in rows]
    width = max(map(len, rows))
    columns = [settings.column([row[place] if place < len(row) else None for row in rows], place) for place in range(width)]
    return classes.DataFrame._from(columns, classes.RangeIndex._of_length(width), classes.RangeIndex._of_length(len(rows)))


def _from_columns(data, settings):
    values = list(data.values())
    if not values:
        return classes.DataFrame()
    if all(isinstance(value, dict) for value in values):
        keys = _first_seen(values)
        columns = [settings.column([value.get(key, _NAN) for key in keys], label) for label, value in data.items()]
        return classes.DataFrame._from(columns, settings.axis(data), settings.axis(keys))
    if all(isinstance(value, list) for value in values):
        if len({len(value) for value in values}) > 1:
            raise ValueError("All arrays must be of the same length")
        columns = [settings.column(value, label) for label, value in data.items()]
        return classes.DataFrame._from(columns, settings.axis(data), classes.RangeIndex._of_length(len(values[0])))
    if not any(isinstance(value, (dict, list)) for value in values):
        raise ValueError("If using all scalar values, you must pass an index")
    raise ValueError("Mixing dicts with non-Series may lead to ambiguous ordering.")


_FROM_TABLE = {
    "integer": "int64", "number": "float64", "boolean": "bool", "datetime": "datetime64[ns]", "duration": "timedelta64[ns]",
}  # fmt: skip


def _from_table(data):
    fields = data["schema"]["fields"]
    keys = data["schema"].get("primaryKey", [])
    columns = {}
    for field in fields:
        values = [row.get(field["name"]) for row in data["data"]]
        column = _pandas.column(values)
        wanted = field.get("extDtype") or ("category" if "constraints" in field else _FROM_TABLE.get(field["type"]))
        columns[field["name"]] = column if wanted is None else cast_column(column, wanted)
    rows = classes.RangeIndex._of_length(len(data["data"]))
    frame = classes.DataFrame._from(list(columns.values()), classes.Index(list(columns)), rows)
    if keys:
        frame = frame.set_index(keys)
        if keys == ["index"]:
            frame.index.name = None
    return frame
