"""`to_json` in all orients."""

import re

from _pandas import Time

from pandas.core.files.json_text import JsonStyle
from pandas.core.files.sources import write_text
from pandas.core.loading import classes

_FRAME_ORIENTS = ("split", "records", "index", "columns", "values", "table")


def write_json(data, target, orient=None, date_format=None, double_precision=10, force_ascii=True, date_unit="ms",
               default_handler=None, lines=False, compression="infer", index=None, indent=None, storage_options=None,
               mode="w"):
    """Writes a Series or frame as JSON, or gives the text when there is no target."""
    is_series = data.ndim == 1
    orient = orient or ("index" if is_series else "columns")
    if orient not in _FRAME_ORIENTS or (is_series and orient == "columns"):
        raise ValueError(f"Invalid value '{orient}' for option 'orient'")
    if lines and orient != "records":
        raise ValueError("'lines' keyword only valid when 'orient' is records")
    if mode not in ("w", "a"):
        raise ValueError(f"mode={mode} is not a valid option.Only 'w' and 'a' are currently supported.")
    if mode == "a" and (not lines or orient != "records"):
        raise ValueError(
            "mode='a' (append) is only supported when lines is True and orient is 'records'"
        )
    if orient in ("records", "values") and index is True:
        raise ValueError("'index=True' is only valid when 'orient' is 'split', 'table', 'index', or 'columns'.")
    if orient in ("index", "columns") and index is False:
        raise ValueError("'index=False' is only valid when 'orient' is 'split', 'table', 'records', or 'values'.")
    if orient == "table":
        date_format = date_format or "iso"
    style = JsonStyle(double_precision, force_ascii, date_format or "epoch", date_unit, default_handler)
    with_index = index is None or index
    if orient in ("index", "columns") and not data._index.is_unique:
        raise ValueError(f"{type(data).__name__} index must be unique for orient='{orient}'{'' if is_series else '.'}")
    if not is_series and orient in ("index", "columns", "records") and not data._columns.is_unique:
        raise ValueError(f"DataFrame columns must be unique for orient='{orient}'.")
    if orient == "table":
        text = _table(data, style, with_index)
    else:
        text = (_series if is_series else _frame)(data, orient, style, with_index, lines)
    if indent and not lines:
        text = indented(text, indent)
    return write_text(target, text, mode, "utf-8", "strict", compression)


def _object(keys, texts):
    return "{" + ",".join([key + text for key, text in zip(keys, texts)]) + "}"


def _keys(labels, style):
    return [style.string(style.key(label)) + ":" for label in labels]


def _list(texts):
    return "[" + ",".join(texts) + "]"


def _labels(index, style):
    return _list([style.value(label) for label in index.tolist()])


def _series(series, orient, style, with_index, lines=False):
    column = series._col
    if column.kind == "datetime" and "," in column.dtype:
        # A series on its own is written without its zone.
        column = column.time(Time.TZ_CONVERT, "UTC").time(Time.TZ_LOCALIZE, None)
    if column.kind == "masked" and column.dtype not in ("string", "boolean") and column.any_missing():
        column = column.cast("float64")
    values = style.column(column)
    if lines:
        return "".join(text + "\n" for text in values)
    if orient == "index":
        return _object(_keys(series._index.tolist(), style), values)
    if orient == "split":
        index = f'"index":{_labels(series._index, style)},' if with_index else ""
        return f'{{"name":{style.value(series._name)},{index}"data":{_list(values)}}}'
    return _list(values)


def _records(keys, columns, n_rows, joint=","):
    """The rows as objects; keys go in front of the texts column by column, which is less work than row by row."""
    if not columns:
        return joint.join(["{}"] * n_rows)
    named = [[key + text for text in texts] for key, texts in zip(keys, columns)]
    rows = list(map(",".join, zip(*named)))
    return "{" + ("}" + joint + "{").join(rows) + "}" if rows else ""


def _frame(frame, orient, style, with_index, lines=False):
    names = _keys(frame._columns.tolist(), style)
    columns = [style.column(column) for column in frame._cols]
    n_rows = len(frame._index)
    if lines:
        text = _records(names, columns, n_rows, "\n")
        return text + "\n"
    if orient == "records":
        return "[" + _records(names, columns, n_rows) + "]"
    if orient == "columns":
        keys = _keys(frame._index.tolist(), style)
        return _object(names, [_object(keys, texts) for texts in columns])
    if orient == "index":
        keys = _keys(frame._index.tolist(), style)
        rows = zip(*columns) if columns else [()] * n_rows
        return _object(keys, [_object(names, row) for row in rows])
    rows = _list([_list(row) for row in zip(*columns)])
    if orient == "values":
        return rows
    index = f'"index":{_labels(frame._index, style)},' if with_index else ""
    return f'{{"columns":{_labels(frame._columns, style)},{index}"data":{rows}}}'


_TABLE_TYPES = {
    "int": "integer", "uint": "integer", "float": "number", "bool": "boolean", "datetime": "datetime",
    "timedelta": "duration", "text": "string", "objects": "string", "period": "datetime", "category": "any",
}  # fmt: skip


def _table(data, style, with_index):
    frame = data if data.ndim == 2 else classes.DataFrame._from(
        [data._col.share()], classes.Index([data._name if data._name is not None else "values"]), data._index
    )
    if frame._columns._is_multi:
        raise NotImplementedError("orient='table' is not supported for MultiIndex columns")
    fields, names, columns, keys = [], [], [], []
    if with_index:
        index = frame._index
        levels = list(zip(index._cols, index._names)) if index._is_multi else [(index._col, index._name)]
        for number, (column, name) in enumerate(levels):
            if name is None:
                name = f"level_{number}" if index._is_multi else "index"
            keys.append(name)
            names.append(name)
            columns.append(column)
    names += frame._columns.tolist()
    columns += frame._cols
    for name, column in zip(names, columns):
        fields.append(_field(name, column, style))
    key_note = ""
    if with_index and frame._index.is_unique:
        key_note = f'"primaryKey":{_list([style.value(key) for key in keys])},'
    schema = f'{{"fields":{_list(fields)},{key_note}"pandas_version":"1.4.0"}}'
    rows = _records(_keys(names, style), [_table_texts(column, style) for column in columns], len(frame._index))
    return f'{{"schema":{schema},"data":[{rows}]}}'


def _table_texts(column, style):
    """The values of one column; in a table a duration that is missing is a text too."""
    texts = style.column(column)
    return ['"NaT"' if text == "null" else text for text in texts] if column.kind == "timedelta" else texts


def _field(name, column, style):
    kind = column.kind
    if kind == "masked":
        numbers = "number" if column.dtype.startswith("Float") else "integer"
        kind_name = {"string": "string", "boolean": "boolean"}.get(column.dtype, numbers)
    else:
        kind_name = _TABLE_TYPES[kind]
    parts = [f'"name":{style.value(name)}', f'"type":"{kind_name}"']
    if kind == "category":
        parts.append(f'"constraints":{{"enum":{_list(style.column(column.categories))}}}')
        parts.append(f'"ordered":{"true" if column.ordered else "false"}')
    elif kind == "masked":
        parts.append(f'"extDtype":"{column.dtype}"')
    elif kind == "datetime" and "," in column.dtype:
        zone = column.dtype.split(", ")[1][:-1]
        parts.append(f'"tz":{style.string(zone)}')
    elif kind == "period":
        parts.append(f'"freq":"{column.freq}"')
    return "{" + ",".join(parts) + "}"


_TOKENS = re.compile(r'"(?:[^"\\]|\\.)*"|[][{},:]|[^][{},:"]+')


def indented(text, indent):
    """Compact JSON with every item on a line of its own."""
    pieces = []
    depth = 0
    tokens = _TOKENS.findall(text)
    for place, token in enumerate(tokens):
        if token in "{[":
            depth += 1
            pieces.append(token)
            if tokens[place + 1] not in "}]":
                pieces.append("\n" + " " * (indent * depth))
        elif token in "}]":
            depth -= 1
            if tokens[place - 1] not in "{[":
                pieces.append("\n" + " " * (indent * depth))
            pieces.append(token)
        elif token == ",":
            pieces.append(",\n" + " " * (indent * depth))
        else:
            pieces.append(token)
    return "".join(pieces)
