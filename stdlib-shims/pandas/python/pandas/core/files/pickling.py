"""Pickles of frames, series, indexes, moments and the like: data from which the same object is made again.

A pickle names one function of pandas, `rebuild`, and hands it plain data; `pickle` refuses every other.
"""

import gzip
import json
import pickle
from pickle import UnpicklingError

import numpy as np

import _pandas
from _pandas import Time

from pandas.core.arguments.options import unsupported
from pandas.core.files.sources import as_path, compression_of, is_binary, no_folder, read_bytes, unpacked
from pandas.core.loading import classes
from pandas.core.missing.markers import NA, NaT
from pandas.core.time.interval import Interval
from pandas.core.time.period import Period
from pandas.core.time.timedelta import Timedelta
from pandas.core.time.timestamp import Timestamp


def write_pickle(data, target, compression="infer"):
    """Writes any data. Other programs cannot read what pandas objects are in it; `read_pickle` and `pickle` can."""
    content = pickle.dumps(data)
    path = as_path(target)
    packed = compression_of(path, compression)
    if packed not in (None, "gzip"):
        raise unsupported(f"compression={packed!r}")
    if packed == "gzip":
        content = gzip.compress(content)
    if path is None:
        if not is_binary(target):
            raise TypeError("string argument expected, got 'bytes'")
        target.write(content)
        return
    try:
        file = open(path, "wb")
    except FileNotFoundError:
        raise no_folder(path) from None
    with file:
        file.write(content)


def read_pickle(source, compression="infer"):
    """The data that `to_pickle` or `pickle` wrote."""
    content = read_bytes(source)
    packed = compression_of(content if isinstance(content, str) else None, compression)
    if isinstance(content, str):
        with open(content, "rb") as file:
            content = file.read()
    return pickle.loads(content if packed is None else unpacked(content, packed))


def reduced(value):
    """What `__reduce__` of a pandas object answers."""
    return rebuild, _parts(value)


def _parts(data):
    if isinstance(data, classes.DataFrame):
        return "frame", [_column(column) for column in data._cols], data._columns, data._index
    if isinstance(data, classes.Series):
        return "series", _column(data._col), data._index, data._name
    if data._is_multi:
        return "multi", [_column(column) for column in data._cols], list(data._names)
    steps = getattr(data, "_range", None)
    if steps is not None:
        return "range", steps, data._name
    if type(data).__name__ == "IntervalIndex":
        return "intervals", _column(data._col), data._name
    freq = getattr(data, "_freq", None)
    return "index", _column(data._col), data._name, None if freq is None else data.freqstr


def _column(column):
    """Kind, dtype and values: arrays and JSON where a list would be written value by value."""
    kind, dtype = column.kind, column.dtype
    if kind == "category":
        return kind, dtype, (column.codes.to_numpy(), _column(column.categories), column.ordered)
    if kind in ("datetime", "timedelta", "period"):
        raw = column.time(Time.ORDINAL).to_numpy()
        return kind, dtype, (np.where(column.isna().to_numpy(), np.iinfo("int64").min, raw), getattr(column, "freq", None))
    if kind == "objects":
        return kind, dtype, column.tolist()
    if kind in ("text", "masked"):
        values = column.tolist()
        return kind, dtype, json.dumps([None if value is NA else value for value in values])
    return kind, dtype, column.to_numpy()


def rebuild(kind, *parts):
    """The object that a pickle describes."""
    if kind == "frame":
        columns, labels, index = parts
        columns = _of_length([_filled(column) for column in columns], len(_index(index)))
        if len(columns) != len(_index(labels)):
            raise _damaged()
        return classes.DataFrame._from(columns, labels, index)
    if kind == "series":
        column, index, name = parts
        return classes.Series._from(*_of_length([_filled(column)], len(_index(index))), index, name)
    if kind == "multi":
        columns, names = [_filled(column) for column in parts[0]], list(parts[1])
        if not columns or len(columns) != len(names):
            raise _damaged()
        return classes.MultiIndex._from_levels(_of_length(columns, len(columns[0])), names)
    if kind == "range":
        steps, name = parts
        if type(steps) is not range:
            raise _damaged()
        return classes.RangeIndex._from_range(steps, name)
    if kind == "intervals":
        return classes.Index(_filled(parts[0]).tolist(), name=parts[1])
    if kind == "index":
        column, name, freq = parts
        index = classes.Index._from(_filled(column), name)
        return index if freq is None else type(index)(index, freq=str(freq))
    if kind in ("NaT", "NA"):
        return NaT if kind == "NaT" else NA
    return _scalar(kind, parts)


def _scalar(kind, parts):
    if kind == "interval":
        return Interval(*parts)
    if kind not in ("timestamp", "timedelta", "period") or type(parts[0]) is not int:
        raise _damaged()
    makers = {"timestamp": Timestamp, "timedelta": Timedelta, "period": Period}
    return makers[kind]._restored(*parts)


def _damaged():
    return UnpicklingError("the pickle of a pandas object is damaged")


def _index(value):
    if not isinstance(value, classes.Index):
        raise _damaged()
    return value


def _of_length(columns, n):
    if any(len(column) != n for column in columns):
        raise _damaged()
    return columns


def _filled(entry):
    kind, dtype, values = entry
    if kind == "category":
        codes, categories, ordered = values
        return _pandas.from_codes(_pandas.column(codes, "int64"), _filled(categories), bool(ordered))
    if kind in ("datetime", "timedelta", "period"):
        raw, freq = values
        raw = _pandas.column(raw, "int64")
        return _pandas.from_ordinals(raw, freq) if kind == "period" else _pandas.from_raw_time(raw, dtype)
    if kind == "objects":
        return _pandas.objects(list(values))
    if kind == "text":
        return _pandas.column(json.loads(values), "object")
    if kind == "masked":
        return _pandas.column(json.loads(values), dtype)
    return _pandas.column(values, dtype)
