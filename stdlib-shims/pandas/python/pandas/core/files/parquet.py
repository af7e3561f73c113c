"""Parquet files, with the note about the index that pandas keeps in them."""

import json

import _pandas
from _pandas import Time

from pandas.core.arguments.options import unsupported
from pandas.core.arguments.questions import is_integer
from pandas.core.files.sources import as_path, no_folder, read_bytes
from pandas.core.loading import classes


def read_parquet(source, columns=None, filters=None, dtype_backend=None):
    """A frame from a path, bytes or an open file."""
    if filters is not None:
        raise unsupported("read_parquet(filters=...)")
    if dtype_backend not in (None, "numpy_nullable"):
        raise unsupported("read_parquet(dtype_backend='pyarrow')")
    content = read_bytes(source)
    asked = None if columns is None else [str(name) for name in columns]
    names, cols, note = _pandas.read_parquet(content, None)
    stored = json.loads(note) if note else {}
    index_columns = [item for item in stored.get("index_columns", []) if isinstance(item, str)]
    ranges = [item for item in stored.get("index_columns", []) if isinstance(item, dict)]
    kinds = {entry.get("field_name"): entry for entry in stored.get("columns", [])}
    by_name = {}
    for name, column in zip(names, cols):
        by_name[name] = _restored(column, kinds.get(name))
    if asked is not None:
        for name in asked:
            if name not in by_name:
                raise ValueError(f"No match for FieldRef.Name({name}) in the columns of the file")
    data_names = asked if asked is not None else [name for name in names if name not in index_columns]
    index = _index(by_name, index_columns, ranges, kinds, len(cols[0]) if cols else 0)
    labels = [_label(name, kinds.get(name)) for name in data_names]
    axis = _columns_axis(labels, stored)
    frame = classes.DataFrame._from([by_name[name] for name in data_names], axis, index)
    return frame.convert_dtypes() if dtype_backend else frame


def _restored(column, entry):
    entry = entry or {}
    note = entry.get("metadata") or {}
    if column.kind == "category" or entry.get("numpy_type") == "category":
        column = column if column.kind == "category" else column.cast("category")
        return _with_categories(column, note)
    if entry.get("pandas_type") == "categorical":
        # pandas keeps categories of text alone, and notes the type of their codes.
        return column
    zone = note.get("timezone")
    if zone is not None and column.kind == "datetime" and "," in column.dtype and not column.dtype.endswith(f", {zone}]"):
        column = column.time(Time.TZ_CONVERT, zone)
    wanted = entry.get("numpy_type")
    if wanted and column.dtype != wanted and wanted not in ("object", "datetime64[ns]"):
        try:
            return column.cast(wanted)
        except (TypeError, ValueError):
            return column
    return column


def _with_categories(column, note):
    # Categories of text are in the file; others, and those of a frame without rows, in the note.
    ordered = bool(note.get("ordered", column.ordered))
    if "categories" not in note:
        return _pandas.from_codes(column.codes, column.categories.share(), ordered)
    categories = _pandas.column(note["categories"], note.get("categories_dtype"))
    places = categories.lookup(column.categories)
    return _pandas.from_codes(places.take(column.codes, True).fillna(-1).cast("int64"), categories, ordered)


def _label(name, entry):
    return name if entry is None or entry.get("name") is None else entry["name"]


def _index(by_name, index_columns, ranges, kinds, n_rows):
    if index_columns:
        names = [None if kinds.get(name, {}).get("name") is None else kinds[name]["name"] for name in index_columns]
        columns = [by_name[name].share() for name in index_columns]
        if len(columns) > 1:
            return classes.MultiIndex._from_levels(columns, names)
        return classes.Index._from(columns[0], names[0])
    if ranges and ranges[0].get("kind") == "range":
        entry = ranges[0]
        labels = range(entry["start"], entry["stop"], entry["step"])
        if len(labels) == n_rows:
            return classes.RangeIndex._from_range(labels, entry.get("name"))
    return classes.RangeIndex._of_length(n_rows)


def _columns_axis(labels, stored):
    notes = stored.get("column_indexes") or [{}]
    if notes[0].get("pandas_type") == "int64" and all(str(label).lstrip("-").isdigit() for label in labels) and labels:
        labels = [int(label) for label in labels]
    return classes.Index(labels, name=notes[0].get("name")) if labels else classes.Index([], dtype="object")


def write_parquet(frame, target, compression="snappy", index=None, partition_cols=None):
    """Writes a frame, or gives the bytes when there is no target."""
    if partition_cols is not None:
        raise unsupported("to_parquet(partition_cols=...)")
    labels = frame._columns.tolist()
    if frame._columns._is_multi:
        raise unsupported("to_parquet with several levels of columns")
    if len(set(map(str, labels))) != len(labels):
        raise ValueError(f"Duplicate column names found: {labels}")
    if not all(isinstance(label, str) for label in labels):
        if not all(is_integer(label) for label in labels):
            raise ValueError("parquet must have string column names")
    names = [str(label) for label in labels]
    columns = list(frame._cols)
    stored = []
    rows = frame._index
    entries = [_entry(label, name, column) for label, name, column in zip(labels, names, columns)]
    steps = getattr(rows, "_range", None)
    if index is None and steps is not None:
        stored.append({"kind": "range", "name": rows._name, "start": steps.start, "stop": steps.stop, "step": steps.step})
    elif index is not False:
        levels = list(zip(rows._cols, rows._names)) if rows._is_multi else [(rows._col, rows._name)]
        for number, (column, name) in enumerate(levels):
            field = f"__index_level_{number}__" if name is None or str(name) in names else str(name)
            stored.append(field)
            entries.append(_entry(name, field, column))
            names.append(field)
            columns.append(column)
    kind = "int64" if labels and all(is_integer(label) for label in labels) else "unicode"
    note = {
        "index_columns": stored,
        "column_indexes": [
            {"name": frame._columns._name, "field_name": None, "pandas_type": kind,
             "numpy_type": "int64" if kind == "int64" else "object", "metadata": None}
        ],
        "columns": entries, "creator": {"library": "pandas", "version": "2.3.3"}, "pandas_version": "2.3.3",
    }  # fmt: skip
    path = None if target is None else as_path(target)
    try:
        content = _pandas.write_parquet(path, names, columns, json.dumps(note), compression)
    except FileNotFoundError:
        raise no_folder(path) from None
    if target is None:
        return content
    if path is None:
        target.write(content)
    return None


def _entry(label, field, column):
    dtype = column.dtype
    kinds = {"text": "unicode", "category": "categorical", "datetime": "datetime", "timedelta": "timedelta", "objects": "mixed"}
    stored = "object" if column.kind in ("text", "objects") else dtype
    metadata = None
    if column.kind == "datetime" and "," in dtype:
        stored = dtype.split(",")[0] + "]"
        kinds["datetime"] = "datetimetz"
        metadata = {"timezone": dtype.split(", ")[1][:-1]}
    elif column.kind == "category":
        categories = column.categories
        metadata = {"num_categories": len(categories), "ordered": column.ordered}
        stored = "category" if categories.kind != "text" else _code_type(len(categories))
        if categories.kind in ("int", "float", "bool") or categories.kind == "text" and not len(column):
            metadata.update(categories=categories.tolist(), categories_dtype=categories.dtype)
    return {
        "name": label if label is None or isinstance(label, str) else str(label), "field_name": field,
        "pandas_type": kinds.get(column.kind, dtype.lower()), "numpy_type": stored, "metadata": metadata,
    }  # fmt: skip


def _code_type(n_categories):
    """The type that pandas gives the codes of so many categories."""
    return "int8" if n_categories <= 128 else "int16" if n_categories <= 32768 else "int32"
