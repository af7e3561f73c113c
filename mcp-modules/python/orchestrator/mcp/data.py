"""Loading, saving and checking tables. Every table is a `pandas.DataFrame`.

>>> save_csv(pd.DataFrame({"id": [1, 2], "amount": [9.5, 3.0]}), "data/processed/sales.csv")
'data/processed/sales.csv'
>>> load_csv("data/processed/sales.csv")["amount"].sum()
np.float64(12.5)
"""

import pandas as pd

from orchestrator.mcp._csv import load_csv
from orchestrator.mcp._errors import DataError
from orchestrator.mcp._places import existing as _existing, target as _target
from orchestrator.mcp._progress import tell_progress as _tell_progress
from orchestrator.mcp._schema import validate_schema
from orchestrator.mcp._sql import load_sql

__all__ = [
    "DataError",
    "load_csv",
    "load_excel",
    "load_json",
    "load_parquet",
    "load_sql",
    "save_csv",
    "save_excel",
    "save_json",
    "save_parquet",
    "validate_schema",
]


def _together(files, read):
    """One frame from one or many files; what fails names its file."""
    frames = []
    for file in files:
        try:
            frames.append(read(file))
        except (DataError, OSError):
            raise
        except (ValueError, KeyError, TypeError, UnicodeError) as error:
            reason = error.args[0] if error.args else type(error).__name__
            raise DataError(str(reason), file) from None
    return frames[0] if len(frames) == 1 else pd.concat(frames, ignore_index=True)


def load_parquet(path, columns=None):
    """Loads a Parquet file, or every file a pattern such as "data/raw/*.parquet" matches, one below the other.

    columns: the columns to read; the others are not touched.
    """
    return _together(_existing(path), lambda file: pd.read_parquet(file, columns=columns))


def load_json(path, lines=None, orient=None, flatten=False):
    """Loads JSON: a list of records, a record per line, or one of pandas' orients.

    lines: a record per line; decided by the ending (.jsonl, .ndjson) and the first bytes when not given.
    flatten: nested objects become columns named `outer.inner`.
    """
    return _together(_existing(path), lambda file: _read_json(file, lines, orient, flatten))


def _read_json(file, lines, orient, flatten):
    import json

    if lines is None:
        lines = file.lower().endswith((".jsonl", ".ndjson")) or _starts_with_records(file)
    if not flatten and not lines:
        try:
            return pd.read_json(file, orient=orient)
        except ValueError:
            _explain_json(file)
            raise
    with open(file, encoding="utf-8-sig") as stream:
        if lines:
            records = []
            for number, line in enumerate(stream, 1):
                if line.strip():
                    try:
                        records.append(json.loads(line))
                    except ValueError as error:
                        raise DataError(f"not JSON: {error}", file, number) from None
        else:
            records = json.load(stream)
    return pd.json_normalize(records) if flatten else pd.DataFrame(records)


def _starts_with_records(file):
    with open(file, encoding="utf-8-sig", errors="replace") as stream:
        first, second = stream.readline().strip(), stream.readline().strip()
    return first.startswith("{") and first.endswith("}") and second.startswith("{")


def _explain_json(file):
    """Says where the text stops being JSON, if that is what is wrong."""
    import json

    with open(file, encoding="utf-8-sig", errors="replace") as stream:
        try:
            json.load(stream)
        except ValueError as error:
            raise DataError(f"not JSON: {error}", file) from None


def load_excel(path, sheet=0, columns=None, skip_rows=0, n_rows=None, dtype=None):
    """Loads one sheet of a workbook, by name or position.

    sheet=None loads all of them, as a dict of frames by name.
    """
    options = {"sheet_name": sheet, "usecols": columns, "skiprows": skip_rows, "nrows": n_rows, "dtype": dtype}
    if sheet is None:
        files = _existing(path)
        if len(files) > 1:
            raise ValueError("sheet=None reads one workbook; a pattern of many needs a sheet")
        return pd.read_excel(files[0], **options)
    return _together(_existing(path), lambda file: pd.read_excel(file, **options))


def save_csv(df, path, index=False, **options):
    """Writes a frame as CSV and returns the path; a bare name goes to data/processed/."""
    path = _target(path, "data/processed", ".csv")
    df.to_csv(path, index=index, **options)
    return path


def save_parquet(df, path, index=False):
    """Writes a frame as Parquet and returns the path; a bare name goes to data/processed/."""
    path = _target(path, "data/processed", ".parquet")
    df.to_parquet(path, index=index)
    return path


def save_json(df, path, lines=False):
    """Writes a frame as JSON records and returns the path; a bare name goes to data/processed/."""
    path = _target(path, "data/processed", ".jsonl" if lines else ".json")
    df.to_json(path, orient="records", lines=lines, date_format="iso")
    return path


def save_excel(df, path, sheet="Sheet1", index=False):
    """Writes a frame as a workbook and returns the path; a bare name goes to data/processed/."""
    path = _target(path, "data/processed", ".xlsx")
    df.to_excel(path, sheet_name=sheet, index=index)
    return path


_tell_progress(globals())
