"""Pickles of data: plain lists and names, from which the same object is made again."""

import json

import _frame

from pandas.core import classes, common
from pandas.core.files.sources import as_path, is_binary, no_folder, read_bytes

_MARK = b"pandas data 1\n"


def write_pickle(data, target):
    """Writes a Series, DataFrame or Index. Other programs cannot read it; `read_pickle` can."""
    content = _MARK + json.dumps(_described(data)).encode()
    path = as_path(target)
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


def read_pickle(source):
    """The object that `to_pickle` wrote."""
    content = read_bytes(source)
    if isinstance(content, str):
        with open(content, "rb") as file:
            content = file.read()
    if not content.startswith(_MARK):
        raise common.unsupported("read_pickle of a file that was not written by to_pickle here")
    return _made(json.loads(content[len(_MARK) :].decode()))


def _described(data):
    if isinstance(data, classes.DataFrame):
        return {
            "type": "frame", "columns": _described(data._columns), "index": _described(data._index),
            "data": [_column(column) for column in data._cols],
        }  # fmt: skip
    if isinstance(data, classes.Series):
        return {"type": "series", "name": _value(data._name), "index": _described(data._index), "data": _column(data._col)}
    if isinstance(data, classes.Index):
        if data._is_multi:
            return {"type": "multi", "names": [_value(name) for name in data._names], "data": [_column(c) for c in data._cols]}
        steps = getattr(data, "_range", None)
        if steps is not None:
            return {"type": "range", "name": _value(data._name), "data": [steps.start, steps.stop, steps.step]}
        return {"type": "index", "name": _value(data._name), "data": _column(data._col)}
    raise common.unsupported(f"to_pickle of {type(data).__name__}")


def _column(column):
    kind = column.kind
    described = {"dtype": column.dtype, "kind": kind}
    if kind == "category":
        described.update(codes=column.codes.tolist(), categories=_column(column.categories), ordered=column.ordered)
    elif kind in ("datetime", "timedelta", "period"):
        missing = column.isna().tolist()
        described["values"] = [None if hole else value for value, hole in zip(column.time("ordinal").tolist(), missing)]
        described["freq"] = getattr(column, "freq", None)
    elif kind == "float":
        described["values"] = [value.hex() for value in column.tolist()]
    elif kind == "objects" or kind == "text":
        described["values"] = [_value(value) for value in column.tolist()]
    else:
        described["values"] = [None if common.is_missing(value) else value for value in column.tolist()]
    return described


def _value(value):
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, float):
        return {"float": value.hex()}
    if isinstance(value, (list, tuple)):
        return {"list" if isinstance(value, list) else "tuple": [_value(item) for item in value]}
    if isinstance(value, dict):
        return {"dict": [[_value(key), _value(item)] for key, item in value.items()]}
    if hasattr(value, "item") and getattr(value, "ndim", 1) == 0:
        return _value(value.item())
    raise common.unsupported(f"to_pickle of values of type {type(value).__name__}")


def _plain(value):
    if not isinstance(value, dict):
        return value
    (kind, content), = value.items()
    if kind == "float":
        return float.fromhex(content)
    if kind == "dict":
        return {_plain(key): _plain(item) for key, item in content}
    items = [_plain(item) for item in content]
    return items if kind == "list" else tuple(items)


def _made(entry):
    kind = entry["type"]
    if kind == "frame":
        return classes.DataFrame._from([_filled(c) for c in entry["data"]], _made(entry["columns"]), _made(entry["index"]))
    if kind == "series":
        return classes.Series._from(_filled(entry["data"]), _made(entry["index"]), _plain(entry["name"]))
    if kind == "multi":
        return classes.MultiIndex._from_levels([_filled(c) for c in entry["data"]], [_plain(n) for n in entry["names"]])
    if kind == "range":
        return classes.RangeIndex._from_range(range(*entry["data"]), _plain(entry["name"]))
    return classes.Index._from(_filled(entry["data"]), _plain(entry["name"]))


def _filled(entry):
    kind, dtype = entry["kind"], entry["dtype"]
    if kind == "category":
        return _frame.from_codes(_frame.column(entry["codes"], "int64"), _filled(entry["categories"]), entry["ordered"])
    values = entry["values"]
    if kind in ("datetime", "timedelta", "period"):
        lowest = -(2**63)
        raw = _frame.column([lowest if value is None else value for value in values], "int64")
        return _frame.from_ordinals(raw, entry["freq"]) if kind == "period" else _frame.from_raw_time(raw, dtype)
    if kind == "float":
        return _frame.column([float.fromhex(value) for value in values], dtype)
    if kind == "objects":
        return _frame.objects([_plain(value) for value in values])
    if kind == "text":
        return _frame.column([_plain(value) for value in values])
    return _frame.column(values, dtype)
