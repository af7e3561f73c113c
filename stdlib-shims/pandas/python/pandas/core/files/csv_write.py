"""`to_csv`: columns and labels as delimited text."""

import csv
import re

import _pandas

from pandas.core.arguments.questions import is_list_like
from pandas.core.files.sources import as_path, compression_of, no_folder, write_text
from pandas.core.loading import classes
from pandas.core.missing.questions import is_missing
from pandas.core.printing.values import datetime_texts, show


def write_frame(frame, target, sep=",", na_rep="", float_format=None, columns=None, header=True, index=True,
                index_label=None, mode="w", encoding=None, compression="infer", quoting=None, quotechar='"',
                lineterminator=None, chunksize=None, date_format=None, doublequote=True, escapechar=None, decimal=".",
                errors="strict", storage_options=None):
    """Writes a frame, or gives the text when there is no target."""
    if not isinstance(sep, str) or len(sep) != 1:
        raise TypeError('"delimiter" must be a 1-character string')
    if columns is not None:
        frame = frame[list(columns)] if not isinstance(columns, str) else frame[[columns]]
    data = [_prepared(column, float_format, na_rep, date_format) for column in frame._cols]
    names = None
    header_rows = None
    labels = frame._columns
    has_header = is_list_like(header) or bool(header)
    before = []
    if index:
        levels = frame._index._cols if frame._index._is_multi else [frame._index._col]
        before = _index_titles(frame, index_label, labels._is_multi)
        data = [_prepared(column, float_format, na_rep, date_format) for column in levels] + data
    if has_header:
        if is_list_like(header):
            if len(header) != len(frame._cols):
                raise ValueError(f"Writing {len(frame._cols)} cols but got {len(header)} aliases")
            names = before + [str(title) for title in header]
        elif labels._is_multi:
            header_rows = _multi_header(frame, before, index)
        else:
            names = before + _label_texts(labels._col, na_rep, date_format)
    options = {
        "sep": sep, "na_rep": na_rep, "quoting": int(quoting or 0), "quotechar": quotechar, "escapechar": escapechar,
        "doublequote": doublequote, "lineterminator": lineterminator or "\n",
        "float_format": float_format if isinstance(float_format, str) and "%" in float_format else None,
        "date_format": date_format, "decimal": decimal, "encoding": encoding or "utf-8", "encoding_errors": errors,
    }  # fmt: skip
    if header_rows is not None:
        options["header_rows"] = header_rows
    path = as_path(target) if target is not None else None
    if path is not None and mode in ("w", "a") and compression_of(path, compression) is None:
        try:
            _pandas.write_csv(path, mode == "a", names, data, options)
        except FileNotFoundError:
            raise no_folder(path) from None
        except ValueError as error:
            raise _writer_error(error) from None
        return None
    try:
        text = _pandas.csv_text(names, data, options)
    except ValueError as error:
        raise _writer_error(error) from None
    return write_text(target, text, mode, encoding, errors, compression)


def _writer_error(error):
    if not str(error).startswith("need to escape"):
        return error
    return csv.Error(str(error))


def _has_many_decimals(float_format):
    # The native formatter counts decimals in 16 bits.
    return any(len(digits) > 4 for digits in re.findall(r"\d+", float_format))


def _prepared(column, float_format, na_rep, date_format):
    # Functions and "{}" patterns are applied here; the native writer knows printf patterns.
    if column.kind == "period" and date_format is not None:
        return classes.Index._from(column).strftime(date_format)._col
    if column.kind == "objects" and column.dtype == "object":
        return _texts_of_objects(column)
    if isinstance(float_format, str) and column.kind == "float" and _has_many_decimals(float_format):
        raise ValueError("precision too big")
    if float_format is None or column.kind != "float" or (isinstance(float_format, str) and "%" in float_format):
        return column.share()
    write = float_format if callable(float_format) else float_format.format
    return _pandas.objects([na_rep if value != value else write(value) for value in column.tolist()])


def _texts_of_objects(column):
    values = column.tolist()
    return _pandas.objects([None if is_missing(v) else v if isinstance(v, str) else str(v) for v in values])


def _label_texts(column, na_rep, date_format):
    if column.kind == "datetime":
        return datetime_texts(column, na_rep, date_format)
    return [na_rep if is_missing(label) else str(label) for label in column.tolist()]


def _index_titles(frame, index_label, multi_columns):
    index = frame._index
    if index_label is False:
        return []
    if index_label is None:
        names = index._names if index._is_multi else [index._name]
        return ["" if name is None else show(name) for name in names]
    listed = list(index_label) if isinstance(index_label, (list, tuple, classes.Index)) else [index_label]
    return [str(title) for title in listed]


def _multi_header(frame, titles, index):
    labels = frame._columns
    depth = len(titles)
    rows = []
    for level, name in enumerate(labels._names):
        row = []
        if index:
            row.append("" if name is None else str(name))
            row += [""] * (depth - 1)
        row += [str(label[level]) for label in labels.tolist()]
        rows.append(row)
    if index and any(titles):
        rows.append(titles + [""] * len(labels))
    return rows
