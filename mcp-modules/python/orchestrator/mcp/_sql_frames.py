"""Which frames and files a query reads. Files are read by the kit's own loaders, so through the project's walls."""

from pathlib import Path

import _kit_data

import pandas as pd

from orchestrator.mcp._csv import load_csv
from orchestrator.mcp._windows import windows_of

__all__ = ["tables_here"]

_MAGIC = "*?["


def _load_other(name):
    from orchestrator.mcp import data

    return getattr(data, name)


_LOADERS = {
    ".csv": load_csv,
    ".tsv": load_csv,
    ".txt": load_csv,
    ".parquet": "load_parquet",
    ".pq": "load_parquet",
    ".json": "load_json",
    ".jsonl": "load_json",
    ".ndjson": "load_json",
    ".xlsx": "load_excel",
    ".xls": "load_excel",
}


def tables_here(query, params):
    """The tables of a query that the script or the project has; or None, and why not if nobody else has them either."""
    seen = _kit_data.look_at(query, params)
    if isinstance(seen, str):
        return None, seen
    is_query, names, words = seen
    found, missing = [], []
    for name, is_quoted in names:
        if is_quoted and _is_file(name):
            found.append((name, Path(name).name.split(".")[0], _of_file, name))
        elif name.isidentifier() and isinstance(variable := _kit_data.caller_variable(name), (pd.DataFrame, pd.Series)):
            found.append((name, name, _of_frame, variable))
        else:
            missing.append(name)
    if not names:
        return None, "no database is set up, and the query names no frame and no file"
    if not found:
        return None, _not_there(missing)
    if missing:
        raise ValueError(
            f"{_not_there(missing)}; one query reads frames and files or a database, not both: load the table first, "
            f"{missing[0].rsplit('.', 1)[-1]} = load_sql('select ... from {missing[0]}')"
        )
    if not is_query:
        raise PermissionError("only a query that returns rows is allowed here; frames and files are changed in Python")
    return [(name, alias, *make(source, words)) for name, alias, make, source in found], None


def _not_there(missing):
    names = ", ".join(f"'{name}'" for name in missing)
    if any(_is_file(name) for name in missing):
        return f"no table, frame or file {names} (a file is written in quotes: from 'data/raw/sales.csv')"
    return f"no frame of the script is named {names}, and it is not a file"


def _is_file(name):
    return "/" in name or Path(name).suffix.lower() in _LOADERS or any(sign in name for sign in _MAGIC)


def _of_file(path, words):
    """As `_columns`, or with windows in place of columns."""
    windows = windows_of(path, words)
    return _columns(_load(path), words) if windows is None else (windows.names, windows.meant, windows)


def _of_frame(value, words):
    return _columns(_as_frame(value), words)


def _load(path):
    inner = path[:-3] if path.lower().endswith(".gz") else path
    loader = _LOADERS.get(Path(inner).suffix.lower())
    if loader is None:
        raise ValueError(f"'{path}': which format? The ending must be one of {', '.join(_LOADERS)}")
    return (_load_other(loader) if isinstance(loader, str) else loader)(path)


def _as_frame(value):
    if isinstance(value, pd.Series):
        value = value.to_frame(value.name if value.name is not None else "value")
    levels = [i for i, name in enumerate(value.index.names) if name is not None and name not in value.columns]
    return value.reset_index(level=levels) if levels else value


def _columns(frame, words):
    """All names, and names and columns that the query can mean; at least one, which gives the number of rows."""
    names = ["_".join(map(str, name)) if isinstance(name, tuple) else str(name) for name in frame.columns]
    pairs = list(zip(names, frame._cols))
    meant = pairs if words is None else [pair for pair in pairs if pair[0] in set(words)]
    chosen = meant or pairs[:1]
    return names, [name for name, _ in chosen], [column for _, column in chosen]
