"""Draw how the values of columns are distributed, and list what stands out."""

# Arguments.
input = "data/raw/sales.csv"  # the table to look at
columns = None  # a column or a list; every column of numbers when not given
by = None  # a column whose values are compared in each picture
bins = 30  # bars of a histogram, at most
log = False  # a logarithmic axis for the values
output = "artifacts/distribution.json"  # where the statistics go

import json
from pathlib import Path

import pandas as pd

from orchestrator.mcp.analytics import describe_data, detect_outliers
from orchestrator.mcp.data import load_csv, load_excel, load_json, load_parquet
from orchestrator.mcp.viz import plot_distribution

MOST = 12

loaders = {".parquet": load_parquet, ".json": load_json, ".jsonl": load_json, ".xlsx": load_excel}
table = loaders.get(Path(input).suffix.lower(), load_csv)(input)
if table.empty:
    raise ValueError(f"{input} has no rows to draw")


def short(value):
    """A number as a sentence has it: three digits, or all before the point."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def counts_rows(column):
    """Whether numbers only name rows, as 1, 2, 3 do."""
    present = column.dropna()
    return len(present) > 20 and present.is_unique and present.is_monotonic_increasing and bool((present % 1 == 0).all())


def is_number(name):
    return pd.api.types.is_numeric_dtype(table[name].dtype) and not pd.api.types.is_bool_dtype(table[name].dtype)


chosen = [columns] if isinstance(columns, str) else columns
if chosen is None:
    drawable = [name for name in table.columns if table[name].notna().any()]
    chosen = [name for name in drawable if is_number(name) and not counts_rows(table[name])]
    chosen = chosen or [name for name in drawable if table[name].nunique() <= 50]
    if not chosen:
        raise ValueError(f"{input} has no column worth drawing; name some in columns")
    if len(chosen) > MOST:
        print(f"the first {MOST} of {len(chosen)} columns; name others in columns")
        chosen = chosen[:MOST]
for name in chosen:
    if name not in table.columns:
        raise ValueError(f"no column {name!r} in {input}; columns: {', '.join(map(str, table.columns))}")

plots, rows, told = [], [], []
described = describe_data(table, chosen)["columns"]
for name in chosen:
    can_log = log and is_number(name) and bool((table[name] > 0).any())
    plots.append(plot_distribution(table, name, bins=bins, by=by, log_x=can_log))
    entry = described[name]
    if is_number(name) and entry["count"] > 1:
        apart = detect_outliers(table, [name])["columns"][name]
        numbers = {key: entry[key] for key in ("mean", "median", "std", "min", "max", "skew")}
        rows.append({"column": name, **numbers, "missing": entry["missing"], "outliers": apart["count"]})
        described[name]["outliers"] = apart
        told.append(f"half of {name} lies between {short(entry['q1'])} and {short(entry['q3'])}")
    elif entry.get("top"):
        value, count = next(iter(entry["top"].items()))
        told.append(f"{value} is {100 * count / entry['count']:.0f} % of {name}")

Path(output).parent.mkdir(parents=True, exist_ok=True)
Path(output).write_text(json.dumps(described, indent=2, default=str), encoding="utf-8")

summary = ", ".join(told[:4]) or f"{len(plots)} columns drawn"
print(f"{input}: {summary}")
for path in plots:
    print(f"- {path}")

result = {"summary": summary, "columns": [str(name) for name in chosen], "table": rows, "plots": plots, "output": output}
