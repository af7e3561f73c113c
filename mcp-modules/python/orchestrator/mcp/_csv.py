"""`load_csv`: pandas' reader with a guess at the separator and errors that name file, row and column."""

import codecs
import csv
import gzip
import re

import _kit_data

import pandas as pd

from orchestrator.mcp._errors import DataError, shown
from orchestrator.mcp._places import existing

__all__ = ["load_csv"]

_SAMPLE_BYTES = 64 << 10
_MARKS = [(codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16")]


def load_csv(
    path,
    dtype=None,
    *,
    columns=None,
    parse_dates=None,
    separator=None,
    encoding=None,
    decimal=".",
    thousands=None,
    na_values=None,
    skip_rows=None,
    n_rows=None,
    source_column=None,
    chunksize=None,
    **options,
):
    """Loads a CSV file, compressed or not, or every file that a pattern matches, one below the other.

    dtype: type of all columns, or a dict by column: `{"id": str, "amount": float}`.
    columns: the columns to read.
    parse_dates: columns to read as dates; True looks for them in every text column.
    separator: "," ";" tab or "|", whichever divides the first lines evenly, when not given.
    encoding: UTF-8 when not given, or what a byte order mark says.
    decimal, thousands, na_values, skip_rows, n_rows: as in pandas.
    source_column: name of a column that says which file a row is from.
    chunksize: gives frames of so many rows, one after the other, so that files may be larger than the memory:
        `total = sum(part["amount"].sum() for part in load_csv("data/raw/sales.csv", chunksize=100_000))`. Where a query says
        what is wanted, `load_sql("select ... from 'data/raw/sales.csv' ...")` does it in one go.
    options: anything else `pandas.read_csv` takes.

    Text that does not fit raises DataError, which names the file, the row and the column.
    """
    for name, spelling in _PANDAS_NAMES.items():
        if name in options:
            given = {"separator": separator, "columns": columns, "skip_rows": skip_rows, "n_rows": n_rows}
            if given[spelling] is not None:
                raise TypeError(f"load_csv() got both '{spelling}' and '{name}'")
    separator = options.pop("sep", options.pop("delimiter", separator))
    columns = options.pop("usecols", columns)
    skip_rows = options.pop("skiprows", skip_rows)
    n_rows = options.pop("nrows", n_rows)
    common = {
        "dtype": dtype,
        "usecols": columns,
        "decimal": decimal,
        "thousands": thousands,
        "na_values": na_values,
        "skiprows": skip_rows,
        **options,
    }
    pieces = _pieces(existing(path), (separator, encoding), parse_dates, n_rows, chunksize, source_column, common)
    if chunksize is not None:
        return pieces
    frames = list(pieces)
    return frames[0] if len(frames) == 1 else pd.concat(frames, ignore_index=True)


_PANDAS_NAMES = {"sep": "separator", "delimiter": "separator", "usecols": "columns", "skiprows": "skip_rows", "nrows": "n_rows"}


def _pieces(files, known, parse_dates, n_rows, chunksize, source_column, common):
    """Frames of files: one of each, or as many as pieces of `chunksize` rows are."""
    for file in files:
        for frame in _pieces_of_one(file, known, parse_dates, n_rows, chunksize, common):
            if source_column is not None:
                frame[source_column] = file
            if n_rows is not None:
                n_rows -= len(frame)
            yield frame
        if n_rows is not None and n_rows <= 0:
            break


def _pieces_of_one(file, known, parse_dates, n_rows, chunksize, common):
    separator, encoding = settled(file, *known, common["decimal"])
    detect = parse_dates is True
    dates = False if detect or parse_dates is None else parse_dates
    reading = {**common, "sep": separator, "encoding": encoding, "nrows": n_rows}
    try:
        if chunksize is None:
            yield _with_dates(file, pd.read_csv(file, parse_dates=dates, **reading), detect, dates)
        else:
            for frame in pd.read_csv(file, parse_dates=dates, chunksize=chunksize, **reading):
                yield _with_dates(file, frame, detect, dates)
    except DataError:
        raise
    except (ValueError, KeyError) as error:
        # Which cell does not fit is not looked for in a file that may be larger than the memory.
        raise explained(error, file, reading if chunksize is None else {**reading, "dtype": None}) from None


def _with_dates(file, frame, detect, dates):
    if detect:
        for name in frame.columns:
            frame[name] = _as_dates(frame[name])
    for name in [dates] if isinstance(dates, str) else dates if isinstance(dates, (list, tuple)) else ():
        _require_dates(file, frame, name)
    return frame


def settled(file, separator=None, encoding=None, decimal="."):
    """Separator and encoding of a file, found out where they are not said."""
    sample = sample_of(file)
    encoding = encoding or next((name for mark, name in _MARKS if sample.startswith(mark)), "utf-8")
    if separator is None:
        text = sample.decode(encoding, "replace")
        separator = _kit_data.likely_separator(text, len(sample) >= _SAMPLE_BYTES, decimal)
    return separator, encoding


def explained(error, file, reading):
    """What an error of pandas' reader means for this file."""
    if isinstance(error, UnicodeDecodeError):
        return _undecodable(file, error, reading["encoding"], reading["sep"])
    if isinstance(error, pd.errors.EmptyDataError):
        return DataError("the file is empty", file)
    if isinstance(error, pd.errors.ParserError):
        return _ragged(file, error)
    return _unconvertible(file, error, reading)


def sample_of(file):
    """Its first bytes, unpacked."""
    with open(file, "rb") as stream:
        sample = stream.read(_SAMPLE_BYTES)
    if sample.startswith(b"\x1f\x8b"):
        with gzip.open(file, "rb") as stream:
            return stream.read(_SAMPLE_BYTES)
    return sample


def _as_dates(column):
    """The column as dates if every value of it is an ISO date, else as it was."""
    if column.dtype != object:
        return column
    known = column.dropna()
    if not len(known) or not known.head(100).map(lambda value: isinstance(value, str) and bool(_ISO.match(value))).all():
        return column
    read = pd.to_datetime(column, errors="coerce", format="ISO8601")
    return read if read.notna().sum() == len(known) else column


_ISO = re.compile(r"\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$")


def _require_dates(file, frame, name):
    """pandas leaves a column as text when one value is not a date; whoever asked for dates wants to know which."""
    if name not in frame.columns or frame[name].dtype != object:
        return
    column = frame[name]
    bad = column[column.notna() & pd.to_datetime(column, errors="coerce", format="mixed").isna()]
    if len(bad):
        raise DataError(f"{shown(bad.iloc[0])} is not a date", file, frame.index.get_loc(bad.index[0]) + 1, name)


def _undecodable(file, error, encoding, separator):
    """Where the bytes stop being text."""
    row = column = None
    opened = gzip.open if str(file).endswith(".gz") else open
    names = None
    with opened(file, "rb") as stream:
        for number, line in enumerate(stream):
            try:
                text = line.decode(encoding)
            except UnicodeDecodeError as found:
                row = number or None
                before = line[: found.start].decode(encoding, "replace")
                at = max(len(next(csv.reader([before], delimiter=separator), [])) - 1, 0)
                column = names[at] if names and at < len(names) else None
                error = found
                break
            if number == 0:
                names = next(csv.reader([text], delimiter=separator), [])
    byte = error.object[error.start]
    message = f"byte 0x{byte:02x} is not {encoding} text; try encoding=\"cp1252\" or the encoding it was written with"
    return DataError(message, file, row, column)


def _ragged(file, error):
    text = str(error)
    found = re.search(r"Expected (\d+) fields in line (\d+), saw (\d+)", text)
    if not found:
        return DataError(text.removeprefix("Error tokenizing data. C error: "), file)
    wanted, line, seen = map(int, found.groups())
    message = f"expected {wanted} fields, found {seen}; on_bad_lines=\"skip\" leaves such rows out"
    return DataError(message, file, max(line - 1, 1))


def _unconvertible(file, error, reading):
    """Which cell does not fit the type that was asked for."""
    text = str(error.args[0]) if error.args else str(error)
    plain = {**reading, "dtype": str}
    missing = re.search(r"(?:Usecols do not match columns, columns expected but not found|Missing column provided to 'parse_dates'): (.*)", text)
    if missing:
        names = [str(name) for name in pd.read_csv(file, **{**plain, "usecols": None, "nrows": 0}).columns]
        wanted = re.findall(r"'([^']*)'", missing[1]) or [missing[1]]
        hint = _kit_data.hint_of_names("there are", wanted[0], names)
        return DataError(f"no such column; {hint}", file, column=wanted[0])
    if reading["dtype"] is not None:
        frame = pd.read_csv(file, **plain)
        wanted = reading["dtype"]
        for name in frame.columns:
            kind = wanted.get(name) if isinstance(wanted, dict) else wanted
            row = None if kind is None else _first_misfit(frame[name], kind)
            if row is None:
                continue
            kind = getattr(kind, "__name__", str(kind))
            if pd.isna(value := frame[name].iloc[row]):
                message = f"a missing value is not {kind}; dtype \"Int64\" and \"boolean\" can hold missing values"
            else:
                message = f"{shown(value)} is not {kind}"
            return DataError(message, file, row + 1, name)
    return DataError(text, file)


def _first_misfit(column, kind):
    """Position of the first text that cannot become `kind`."""
    name = getattr(kind, "__name__", str(kind))
    may_miss = name[:1].isupper() or name == "boolean"
    name = name.lower()
    if name.startswith(("int", "uint")):
        numbers = pd.to_numeric(column, errors="coerce")
        bad = numbers.isna() | (numbers % 1 != 0)
        if may_miss:
            bad &= column.notna()
    elif name.startswith("float"):
        bad = column.notna() & pd.to_numeric(column, errors="coerce").isna()
    elif name.startswith("bool"):
        bad = ~column.str.lower().isin(["true", "false"])
        if may_miss:
            bad &= column.notna()
    elif name.startswith("datetime"):
        bad = column.notna() & pd.to_datetime(column, errors="coerce", format="mixed").isna()
    else:
        return None
    at = bad.to_numpy().nonzero()[0]
    return int(at[0]) if len(at) else None
