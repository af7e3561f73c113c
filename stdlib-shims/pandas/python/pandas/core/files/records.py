"""`to_dict` and `to_records`: data as plain Python."""

from collections import defaultdict

import numpy as np

from pandas.core.arguments.options import unsupported
from pandas.core.missing.markers import NA
from pandas.core.values.plain import plain_array

_ORIENTS = ("dict", "list", "series", "split", "tight", "records", "index")


def _maker(into):
    if isinstance(into, type):
        if issubclass(into, defaultdict):
            raise TypeError("to_dict() only accepts initialized defaultdicts")
        return into
    if isinstance(into, defaultdict):
        return lambda pairs: defaultdict(into.default_factory, pairs)
    return type(into)


def plain_values(column):
    """The values as Python values; `pd.NA` becomes None."""
    values = column.tolist()
    if column.kind == "masked":
        return [None if value is NA else value for value in values]
    if column.kind == "objects":
        return [value.item() if isinstance(value, np.generic) else None if value is NA else value for value in values]
    return values


def frame_to_dict(frame, orient="dict", into=dict, index=True):
    """The data of a frame in one of seven shapes."""
    make = _maker(into)
    orient = orient.lower() if isinstance(orient, str) else orient
    if orient not in _ORIENTS:
        raise ValueError(f"orient '{orient}' not understood")
    if not index and orient not in ("split", "tight"):
        raise ValueError("'index=False' is only valid when 'orient' is 'split' or 'tight'")
    labels = frame._columns.tolist()
    rows = frame._index
    if orient == "series":
        return make((label, frame.iloc[:, place]) for place, label in enumerate(labels))
    columns = [plain_values(column) for column in frame._cols]
    n_rows = len(rows)
    lines = zip(*columns) if columns else [() for _ in range(n_rows)]
    if orient == "list":
        return make(zip(labels, columns))
    if orient == "dict":
        keys = rows.tolist()
        return make((label, make(zip(keys, values))) for label, values in zip(labels, columns))
    if orient == "records":
        return [make(zip(labels, line)) for line in lines]
    if orient == "index":
        if not rows.is_unique:
            raise ValueError("DataFrame index must be unique for orient='index'.")
        return make((key, make(zip(labels, line))) for key, line in zip(rows.tolist(), lines))
    pairs = [("index", rows.tolist())] if index else []
    pairs += [("columns", labels), ("data", [list(line) for line in lines])]
    if orient == "tight":
        pairs += [("index_names", list(rows.names))] if index else []
        pairs += [("column_names", list(frame._columns.names))]
    return make(pairs)


def frame_to_records(frame, index=True, column_dtypes=None, index_dtypes=None):
    """The rows as a structured array."""
    if column_dtypes is not None or index_dtypes is not None:
        raise unsupported("DataFrame.to_records(column_dtypes=..., index_dtypes=...)")
    names, arrays = [], []
    if index:
        rows = frame._index
        levels = list(zip(rows._cols, rows._names)) if rows._is_multi else [(rows._col, rows._name)]
        for number, (column, name) in enumerate(levels):
            default = f"level_{number}" if rows._is_multi else "index"
            names.append(default if name is None else str(name))
            arrays.append(plain_array(column))
    names += [str(label) for label in frame._columns.tolist()]
    arrays += [plain_array(column) for column in frame._cols]
    dtype = np.dtype([(name, array.dtype) for name, array in zip(names, arrays)])
    if hasattr(np, "rec") and hasattr(np.rec, "fromarrays"):
        return np.rec.fromarrays(arrays, dtype=dtype)
    result = np.empty(len(frame._index), dtype)
    for name, array in zip(names, arrays):
        result[name] = array
    return result


