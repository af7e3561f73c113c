"""Descriptions of columns and tables."""

import _kit_analytics

import numpy as np

import pandas as pd

from orchestrator.mcp._columns import as_frame, chosen, floats_of, is_number, kind_of, plain

__all__ = ["describe_data", "percentiles", "profile_table"]

_SHARES = [0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99]
_SHARE_NAMES = ["p1", "p5", "q1", "median", "q3", "p95", "p99"]


def describe_data(df, columns=None, top=5):
    """What is in a table: its size, the kinds of its columns, and statistics of each.

    columns: describe these alone.
    top: how many of the most frequent values of a categorical column are listed.

    Returns a dict: "row_count", "column_count", "numeric_columns", "categorical_columns", "datetime_columns",
    "boolean_columns", "missing_cells", "duplicate_rows", and "columns" with a dict for each column: "dtype", "kind",
    "count", "missing", "missing_percent", "unique"; numbers add "mean", "std", "min", "p1", "p5", "q1", "median", "q3",
    "p95", "p99", "max", "sum", "skew", "kurtosis", "zeros", "negative"; dates "min" and "max"; others "top" and the
    mean length of text.

    >>> stats = describe_data(pd.DataFrame({"revenue": [10.0, 20.0, 60.0], "region": ["n", "s", "n"]}))
    >>> [stats["row_count"], stats["numeric_columns"], stats["columns"]["revenue"]["mean"], stats["columns"]["region"]["top"]]
    [3, ['revenue'], 30.0, {'n': 2, 's': 1}]
    """
    df = as_frame(df, "describe_data()")
    names = chosen(df, columns)
    kinds = {name: kind_of(df[name]) for name in names}
    described = {str(name): _column(df[name], kinds[name], top) for name in names}
    of_kind = lambda kind: [str(name) for name in names if kinds[name] == kind]
    return {
        "row_count": len(df),
        "column_count": len(names),
        "numeric_columns": of_kind("numeric"),
        "categorical_columns": of_kind("categorical"),
        "datetime_columns": of_kind("datetime"),
        "boolean_columns": of_kind("boolean"),
        "missing_cells": sum(entry["missing"] for entry in described.values()),
        "duplicate_rows": _repeated_rows(df[names], described.values()),
        "columns": described,
    }


def _repeated_rows(df, described):
    # A column whose values all differ makes every row different, whatever the others hold.
    if any(entry["unique"] == len(df) for entry in described):
        return 0
    # Lists and dicts cannot be compared row by row.
    return None if any(entry["unique"] is None for entry in described) else int(df.duplicated().sum())


def _column(column, kind, top):
    n_missing = int(column.isna().sum())
    entry = {
        "dtype": str(column.dtype),
        "kind": kind,
        "count": len(column) - n_missing,
        "missing": n_missing,
        "missing_percent": round(100 * n_missing / len(column), 2) if len(column) else 0.0,
    }
    if kind == "numeric":
        entry.update(_numbers(column))
    elif kind == "datetime":
        entry.update(unique=int(column.nunique()), min=_told(column.min()), max=_told(column.max()))
    else:
        entry.update(_values(column, kind, top))
    return entry


def _numbers(column):
    found = _kit_analytics.describe(floats_of(column), _SHARES)
    entry = {"unique": found["unique"]}
    for name in ("mean", "std", "min"):
        entry[name] = plain(found[name])
    entry.update((name, plain(value)) for name, value in zip(_SHARE_NAMES, found["quantiles"]))
    for name in ("max", "sum", "skew", "kurtosis"):
        entry[name] = plain(found[name])
    entry["zeros"] = int((column == 0).sum())
    entry["negative"] = int((column < 0).sum())
    return entry


def _values(column, kind, top):
    try:
        counts = column.value_counts()
    except TypeError:
        # Lists and dicts cannot be counted.
        return {"unique": None, "top": {}}
    entry = {
        "unique": len(counts),
        "top": {plain(value) if not isinstance(value, (str, bool)) else value: int(n) for value, n in counts.head(top).items()},
    }
    if kind == "categorical" and pd.api.types.is_object_dtype(column.dtype) and len(counts) and isinstance(counts.index[0], str):
        lengths = counts.index.str.len().to_numpy(dtype=float)
        n_each = np.where(np.isnan(lengths), 0, counts.to_numpy())
        entry["mean_length"] = plain(round(float(np.nansum(lengths * n_each) / n_each.sum()), 2))
    return entry


def _told(value):
    return None if pd.isna(value) else str(value)


def percentiles(df, columns=None, q=(5, 25, 50, 75, 95), method="linear"):
    """Percentiles of numeric columns, as a frame with a row for each percentage.

    q: percentages between 0 and 100.
    method: "linear", "lower", "higher", "nearest" or "midpoint", between two values.

    >>> percentiles(pd.DataFrame({"a": [1, 2, 3, 4]}), q=[50]).loc["50%", "a"]
    np.float64(2.5)
    """
    df = as_frame(df, "percentiles()")
    names = [name for name in chosen(df, columns) if is_number(df[name])]
    if not names:
        raise ValueError("percentiles() found no numeric column")
    wanted = [q] if isinstance(q, (int, float)) else list(q)
    if not all(0 <= share <= 100 for share in wanted):
        raise ValueError("percentages must be between 0 and 100")
    table = df[names].quantile([share / 100 for share in wanted], interpolation=method)
    table.index = [f"{share:g}%" for share in wanted]
    return table


def profile_table(df, columns=None):
    """A whole table at a glance: what `describe_data` says, correlated columns, outliers, and what deserves a look.

    "alerts" lists sentences such as "12.5 % of 'age' is missing". "sample" holds the first rows.
    """
    from orchestrator.mcp._relations import correlation_matrix, detect_outliers

    df = as_frame(df, "profile_table()")
    profile = describe_data(df, columns)
    names = chosen(df, columns)
    numeric = [name for name in names if is_number(df[name]) and df[name].nunique() > 1]
    pairs = []
    if len(numeric) > 1:
        matrix = correlation_matrix(df, numeric)
        for at, first in enumerate(numeric):
            for second in numeric[at + 1 :]:
                r = float(matrix.loc[first, second])
                if abs(r) >= 0.8:
                    pairs.append({"columns": [str(first), str(second)], "correlation": r})
    outliers = detect_outliers(df, numeric)["columns"] if numeric else {}
    profile["correlated"] = sorted(pairs, key=lambda pair: -abs(pair["correlation"]))
    profile["outliers"] = {name: entry["count"] for name, entry in outliers.items()}
    profile["alerts"] = list(_alerts(profile, len(df)))
    profile["sample"] = [{str(k): plain(v) for k, v in row.items()} for row in df[names].head(5).to_dict("records")]
    return profile


def _alerts(profile, n_rows):
    if profile["duplicate_rows"]:
        yield f"{profile['duplicate_rows']} of {n_rows} rows repeat another"
    for name, entry in profile["columns"].items():
        if entry["missing_percent"] >= 5:
            yield f"{entry['missing_percent']:g} % of '{name}' is missing"
        if entry["count"] and entry.get("unique") == 1:
            yield f"'{name}' has one value only"
        if entry["kind"] == "categorical" and entry.get("unique") == entry["count"] > 20:
            yield f"'{name}' has a different value in every row"
        if entry["kind"] == "numeric" and entry["skew"] is not None and abs(entry["skew"]) > 3:
            yield f"'{name}' is very skewed ({entry['skew']:.1f})"
    for pair in profile["correlated"]:
        first, second = pair["columns"]
        yield f"'{first}' and '{second}' go together (r = {pair['correlation']:.2f})"
