"""`load_sql`: rows of a query as a frame. Reading only; the engines themselves enforce it."""

from pathlib import Path

import _kit_data

import pandas as pd

from orchestrator.mcp._errors import DataError
from orchestrator.mcp._places import existing
from orchestrator.mcp._sql_frames import tables_here
from orchestrator.mcp._sql_values import plain_parameters

__all__ = ["load_sql"]

_ENDINGS = (".db", ".sqlite", ".sqlite3", ".db3")
_RAW = Path("data/raw")
_DATABASE = "a table of a database needs connection='data/raw/shop.db', or the operator sets ORCHESTRATOR_DATABASE_URL"


def load_sql(query, connection=None, params=None):
    """Rows of a query, as a frame: from a database, or from frames and files of the project.

    query: one SELECT. A table is
        - a frame of the script, by the name of its variable: "select * from sales where units > 3";
        - a file of the project, in quotes: "select region, sum(units) as units from 'data/raw/sales.csv' group by region",
          or a pattern such as 'data/raw/2024-*.parquet' (CSV, Parquet, JSON, Excel);
        - otherwise a table of the database. One query reads frames and files, or a database, not both.
    connection: the database: an SQLite file of the project ("data/raw/shop.db" or "shop.db"), or the name of one that
        the operator set up (ORCHESTRATOR_DATABASE_URL for the default one, ORCHESTRATOR_DATABASE_URL_SALES for "sales").
        Addresses and passwords stay outside: a script never sees them. Without it: the default database, or else the
        only SQLite file of the project. With it, tables are always those of the database; "default" names the default.
    params: values for the placeholders, as a list (`?`, `%s`, `$1`) or a dict (`:name`, `%(name)s`). They are sent
        beside the query, never put into its text.

    The query runs in the database, so a large table stays where it is and only the answer is loaded. PostgreSQL,
    everything that speaks its protocol (CockroachDB, Yugabyte, Greenplum, Redshift, ...), MySQL and MariaDB are read in a
    read-only transaction that ends with the script. Decimals become floats, moments with a zone UTC. Over frames and
    files names are case-sensitive, `/` divides exactly, columns of text may be dates, and a function that is not there
    raises NotImplementedError. A column without a name is called as it is written, "count(*)".

    A CSV file may be larger than the memory: its rows pass by some at a time. WHERE, the columns that are named, joins with
    smaller tables, GROUP BY and totals (sum, count, avg, min, max, first, last, stddev, variance, count(distinct)), DISTINCT,
    and ORDER BY with LIMIT keep no more than their answer. Anything else (ORDER BY without LIMIT, median, OVER) needs the rows that
    are left before it in memory, and raises MemoryError where they are too many.

    >>> sales = pd.DataFrame({"region": ["north", "south", "north"], "units": [3, 5, 2]})
    >>> load_sql("select region, sum(units) as units from sales group by region order by region").values.tolist()
    [['north', 5], ['south', 5]]
    """
    if not isinstance(query, str) or not query.strip():
        raise ValueError("load_sql() needs the text of a query")
    params = plain_parameters(params)
    if connection is None:
        tables, why_not = tables_here(query, params)
        if tables is not None:
            return _frame(_kit_data.query_frames(query, params, tables))
        return _from_database(None, query, params, why_not)
    if not isinstance(connection, (str, Path)):
        raise TypeError(
            f"connection must be a path or a name, not {type(connection).__name__}; addresses are set by the operator"
        )
    return _from_database(None if str(connection) == "default" else connection, query, params, None)


def _from_database(connection, query, params, why_not):
    file = _file_of(connection)
    if file is None:
        answer = _kit_data.remote(connection, query, params)
        if not isinstance(answer, str):
            return _frame(answer)
        file = answer or _only_file(why_not)
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
            text = text[len(prefix) :]
            return _placed(text)
    if "://" in text:
        raise PermissionError(
            "a script cannot name the address of a database; the operator sets ORCHESTRATOR_DATABASE_URL_<NAME>, and "
            "the script says connection='<name>'"
        )
    return _placed(text) if text.lower().endswith(_ENDINGS) or "/" in text else None


def _placed(name):
    """A bare name may be that of a file among the raw data."""
    return str(_RAW / name) if "/" not in name and not Path(name).exists() and (_RAW / name).exists() else name


def _only_file(why_not):
    found = _files_in(_RAW)
    if not found:
        found = [one for folder in (".", "data", "data/processed", "workspace") for one in _files_in(Path(folder))]
    if len(found) == 1:
        return found[0]
    if found:
        raise ValueError(f"which database? name one: load_sql(query, connection={found[0]!r}); there are: {', '.join(found)}")
    if why_not is not None:
        raise _kit_data.with_hint(ValueError(why_not), _DATABASE)
    raise ValueError(
        "no database is set up; name an SQLite file, load_sql(query, connection='data/raw/shop.db'), or have the "
        "operator set ORCHESTRATOR_DATABASE_URL"
    )


def _files_in(folder):
    return [str(one) for one in sorted(folder.iterdir()) if one.suffix.lower() in _ENDINGS] if folder.is_dir() else []


def _require_whole(file):
    """Changes that another program has not finished would be missing, or half there, without a warning."""
    log = Path(file + "-wal")
    if log.exists() and log.stat().st_size:
        raise DataError(
            "another program has changes in the write-ahead log that are not in the file yet; have it run "
            "'PRAGMA wal_checkpoint(TRUNCATE)'",
            file,
        )
    journal = Path(file + "-journal")
    if journal.exists() and journal.stat().st_size:
        with open(journal, "rb") as stream:
            # A journal that is kept for the next change begins with zeros.
            if stream.read(1) != b"\0":
                raise DataError("another program is changing the database, or died while it did; open it there first", file)


def _frame(answer):
    names, columns, n_rows = answer
    return pd.DataFrame._from(columns, pd.Index(names, dtype=object), pd.RangeIndex(n_rows))
