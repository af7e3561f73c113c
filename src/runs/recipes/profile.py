"""Profile a table: rows, columns, missing values, statistics, and what deserves a look."""

# Arguments.
input = "data/raw/sales.csv"  # the table to look at
columns = None  # columns to look at; all when not given
output = "artifacts/profile.json"  # where the profile goes

import json
from pathlib import Path

import pandas as pd

from orchestrator.mcp.analytics import profile_table
from orchestrator.mcp.data import load_csv, load_excel, load_json, load_parquet

loaders = {".parquet": load_parquet, ".json": load_json, ".jsonl": load_json, ".xlsx": load_excel}
load = loaders.get(Path(input).suffix.lower())
table = load(input) if load else load_csv(input, parse_dates=True)
profile = profile_table(table, columns)


def brief(entry):
    """The values of a column in a few words."""
    if entry["kind"] == "numeric" and entry["count"]:
        return f"{entry['min']:,.10g} to {entry['max']:,.10g}, median {entry['median']:,.10g}"
    if entry["kind"] == "datetime" and entry["count"]:
        return f"{entry['min']} to {entry['max']}".replace(" 00:00:00", "")
    return ", ".join(f"{value} ({count:,})" for value, count in list(entry.get("top", {}).items())[:3])


def holds_numbers(column):
    """Whether a column of text is numbers, but for signs such as "1,204.50" or "€ 12"."""
    texts = column.dropna().head(1000).astype(str).str.replace(r"[\s,'%$€£]", "", regex=True)
    return len(texts) > 0 and pd.to_numeric(texts, errors="coerce").notna().mean() >= 0.8


for name in profile["categorical_columns"]:
    if table[name].dtype == object and holds_numbers(table[name]):
        profile["alerts"].append(f"'{name}' holds numbers as text; clean it with types: {{{name}: number}}")
if not len(table):
    profile["alerts"].append("there are no rows")

overview = [
    {
        "column": name,
        "kind": entry["kind"],
        "missing": f"{entry['missing_percent']:g} %",
        "different": entry["unique"],
        "values": brief(entry),
    }
    for name, entry in profile["columns"].items()
]

Path(output).parent.mkdir(parents=True, exist_ok=True)
Path(output).write_text(json.dumps(profile, indent=2, default=str), encoding="utf-8")

n_cells = profile["row_count"] * profile["column_count"]
share = 100 * profile["missing_cells"] / n_cells if n_cells else 0.0
summary = f"{profile['row_count']:,} rows, {profile['column_count']} columns, {share:.1f} % of the cells missing"
print(f"{input}: {summary}")
for alert in profile["alerts"]:
    print(f"- {alert}")

result = {
    "summary": summary,
    "rows": profile["row_count"],
    "columns": profile["column_count"],
    "missing_cells": profile["missing_cells"],
    "duplicate_rows": profile["duplicate_rows"],
    "alerts": profile["alerts"],
    "table": overview,
    "output": output,
}
