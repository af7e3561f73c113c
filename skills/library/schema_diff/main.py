"""See what changed between two tables before a pipeline does."""

from collections.abc import Iterable, Mapping
from datetime import date, datetime
from typing import Any


def schema_diff(
    before: Mapping[str, Any] | Iterable[Mapping[str, Any]],
    after: Mapping[str, Any] | Iterable[Mapping[str, Any]],
) -> dict[str, Any]:
    """Compare two schemas, or two lists of rows whose schemas are worked out first.

    A schema is {"column": "type"}, {"column": {"type": "type", "nullable": True}}, or a JSON Schema
    with "properties" and "required". A type that ends in "?" is nullable; where nothing is said,
    nullability is None. Rows are mappings; a column is nullable if a row lacks it or has None there.

    Returns added and removed columns with their types, changed types and nullability as
    {"before", "after"}, "reordered" if the columns both have stand in another order, and
    "breaking": in words, what code written for `before` may fail on.
    """
    old, new = _schema_of(before), _schema_of(after)
    shared = [name for name in old if name in new]
    types = {
        name: {"before": old[name]["type"], "after": new[name]["type"]}
        for name in shared
        if old[name]["type"] != new[name]["type"]
    }
    nullability = {
        name: {"before": old[name]["nullable"], "after": new[name]["nullable"]}
        for name in shared
        if new[name]["nullable"] is not None and bool(old[name]["nullable"]) != new[name]["nullable"]
    }
    removed = {name: column["type"] for name, column in old.items() if name not in new}
    breaking = [f"{name} was removed" for name in removed]
    breaking += [
        f"{name} changed from {change['before']} to {change['after']}"
        for name, change in types.items()
        if not _fits(change["after"], change["before"])
    ]
    breaking += [f"{name} may now be null" for name, change in nullability.items() if change["after"]]
    return {
        "is_same": old == new and list(old) == list(new),
        "added": {name: column["type"] for name, column in new.items() if name not in old},
        "removed": removed,
        "changed_types": types,
        "changed_nullability": nullability,
        "reordered": shared != [name for name in new if name in old],
        "breaking": breaking,
    }


def infer_schema(rows: Iterable[Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    """The schema of rows: {"column": {"type": ..., "nullable": ...}}, columns in order of appearance."""
    kinds: dict[str, set[str]] = {}
    n_values: dict[str, int] = {}
    n_rows = 0
    for row in rows:
        n_rows += 1
        for name, value in row.items():
            found = kinds.setdefault(str(name), set())
            if value is not None:
                found.add(_kind_of(value))
                n_values[str(name)] = n_values.get(str(name), 0) + 1
    return {
        name: {"type": _common_type(found), "nullable": n_values.get(name, 0) < n_rows} for name, found in kinds.items()
    }


def _schema_of(source: Mapping[str, Any] | Iterable[Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    if not isinstance(source, Mapping):
        return infer_schema(source)
    if isinstance(source.get("properties"), Mapping):
        required = source.get("required", ())
        return {
            str(name): _column(column, is_required=name in required) for name, column in source["properties"].items()
        }
    return {str(name): _column(column) for name, column in source.items()}


def _column(column: Any, is_required: bool | None = None) -> dict[str, Any]:
    """One column in the common form. Nullability that nobody stated is None."""
    if not isinstance(column, Mapping):
        column = {"type": column}
    kind, nullable = column.get("type", "any"), column.get("nullable")
    if isinstance(kind, (list, tuple)):
        names = [str(name).lower() for name in kind]
        nullable = nullable if nullable is not None else "null" in names
        kind = " or ".join(sorted(name for name in names if name != "null")) or "null"
    kind = str(getattr(kind, "__name__", kind)).strip().lower()
    if kind.endswith("?"):
        kind, nullable = kind[:-1], True
    # Python's names for what JSON Schema and rows call otherwise.
    words = {"str": "string", "int": "integer", "float": "number", "bool": "boolean", "list": "array", "dict": "object"}
    kind = words.get(kind, kind)
    if nullable is None and is_required is not None:
        nullable = not is_required
    return {"type": kind, "nullable": nullable}


def _kind_of(value: Any) -> str:
    # Order matters: True is an int, and a datetime is a date.
    kinds = (
        (bool, "boolean"),
        (int, "integer"),
        (float, "number"),
        (str, "string"),
        (datetime, "datetime"),
        (date, "date"),
        (Mapping, "object"),
        ((list, tuple, set, frozenset), "array"),
    )
    for cls, kind in kinds:
        if isinstance(value, cls):
            return kind
    return type(value).__name__.lower()


def _common_type(kinds: set[str]) -> str:
    if not kinds:
        return "null"
    if kinds == {"integer", "number"}:
        return "number"
    return " or ".join(sorted(kinds))


def _fits(found: str, wanted: str) -> bool:
    """Whether code for `wanted` takes every value of `found`."""
    integers = {"int", "int8", "int16", "int32", "int64", "integer", "smallint", "bigint"}
    numbers = {"number", "float", "float32", "float64", "double", "real", "decimal", "numeric"}
    alternatives = set(wanted.split(" or "))
    if wanted == "any" or set(found.split(" or ")) <= alternatives:
        return True
    return found in integers and bool(alternatives & numbers)
