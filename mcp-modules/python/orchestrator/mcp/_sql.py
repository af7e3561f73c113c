"""`load_sql`: rows of a database as a frame. Reading only; the database itself enforces it."""

from pathlib import Path

import _kit_data

import pandas as pd

from orchestrator.mcp._errors import DataError
from orchestrator.mcp._places import existing

__all__ = ["load_sql"]

_ENDINGS = (".db", ".sqlite", ".sqlite3", ".db3")


def load_sql(query, connection=None, params=None):
    """Rows of a query, as a frame.

    connection: an SQLite file of the project ("data/raw/shop.db"), or the name of a database that the operator set up
        (ORCHESTRATOR_DATABASE_URL for the default one, ORCHESTRATOR_DATABASE_URL_SALES for "sales"). Addresses and
        passwords stay outside: a script never sees them. Without it: the default database, or else the only SQLite
        file in data/raw/.
    params: values for the placeholders, as a list (`?`, `%s`, `$1`) or a dict (`:name`, `%(name)s`). They are sent
        beside the query, never put into its text.

    The query runs in the database, so a large table stays where it is and only the answer is loaded. Everything that
    speaks PostgreSQL's protocol (CockroachDB, Yugabyte, Greenplum, ...) is reached like PostgreSQL.
    """
    if not isinstance(query, str) or not query.strip():
        raise ValueError("load_sql() needs the text of a query")
    params = _plain_parameters(params)
    if connection is not None and not isinstance(connection, (str, Path)):
        raise TypeError(
            f"connection must be a path or a name, not {type(connection).__name__}; addresses are set by the operator"
        )
    file = _file_of(connection)
    if file is None:
        answer = _kit_data.remote(connection, query, params)
        if not isinstance(answer, str):
            return _frame(answer)
        file = answer or _only_file()
    file = existing(file)[0]
    _require_whole(file)
    return _frame(_kit_data.sqlite(file, query, params))


def _file_of(connection):
    """The SQLite file that is meant, if one is."""
    if connection is None:
        return None
    text = str(connection)
    for prefix in ("sqlite:///", "sqlite://", "sqlite:"):
        if text.startswith(prefix):
            return text[len(prefix) :]
    if "://" in text:
        raise PermissionError(
            "a script cannot name the address of a database; the operator sets ORCHESTRATOR_DATABASE_URL_<NAME>, and "
            "the script says connection='<name>'"
        )
    return text if text.lower().endswith(_ENDINGS) or "/" in text else None


def _only_file():
    folder = Path("data/raw")
    found = [str(one) for one in sorted(folder.iterdir()) if one.suffix.lower() in _ENDINGS] if folder.is_dir() else []
    if len(found) == 1:
        return found[0]
    if found:
        raise ValueError(f"which database? name one: load_sql(query, connection={found[0]!r}); there are: {', '.join(found)}")
    raise ValueError(
        "no database is set up; name an SQLite file, load_sql(query, connection='data/raw/shop.db'), or have the "
        "operator set ORCHESTRATOR_DATABASE_URL"
    )


def _require_whole(file):
    """Changes that another program has not merged into the file yet would be missing without a word."""
    log = Path(file + "-wal")
    if log.exists() and log.stat().st_size:
        raise DataError(
            "another program has changes in the write-ahead log that are not in the file yet; have it run "
            "'PRAGMA wal_checkpoint(TRUNCATE)'",
            file,
        )


def _plain_parameters(params):
    if params is None:
        return None
    if isinstance(params, dict):
        return {str(name): _plain(value) for name, value in params.items()}
    if isinstance(params, str) or not hasattr(params, "__iter__"):
        params = [params]
    return [_plain(value) for value in params]


def _plain(value):
    if isinstance(value, (str, bytes, bool)) or value is None:
        return value
    if pd.api.types.is_scalar(value) and pd.isna(value):
        return None
    if hasattr(value, "isoformat"):
        return value.isoformat(" ") if hasattr(value, "hour") and hasattr(value, "year") else value.isoformat()
    if hasattr(value, "item"):
        return value.item()
    if isinstance(value, (int, float)):
        return value
    return str(value)


def _frame(batches):
    from pandas.core import classes

    frames = []
    for names, columns in batches:
        n_rows = len(columns[0])
        if n_rows or not frames:
            frames.append(classes.DataFrame._from(columns, pd.Index(names, dtype=object), pd.RangeIndex(n_rows)))
    if len(frames) == 1:
        return frames[0]
    return pd.concat([frame for frame in frames if len(frame)], ignore_index=True)
