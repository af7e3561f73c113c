"""Clean a table: names, text, types, repeated rows, missing values."""

# Arguments.
input = "data/raw/sales.csv"  # the table to clean
output = "data/processed/clean.csv"  # where the clean table goes
rename = {}  # old name: new name
columns = None  # columns to keep, by their new names; all when not given
trim = True  # take blanks off the ends of text, and read empty text as missing
types = {}  # column: integer, number, text, date or boolean; what does not fit becomes missing
day_first = False  # whether 05.01.2024 is the fifth of January
decimal = "."  # what stands before the decimals of numbers in text
drop_duplicates = True  # true: rows that repeat another; or the columns that make a row the same
fill = {}  # column: what stands for a missing value; a value, or "mean", "median", "most frequent"
missing = "keep"  # the rest: "keep", "drop" the rows, or "fill" by median and most frequent value
missing_in = None  # columns that `missing` is about; all when not given
where = None  # an expression for the rows to keep, such as "units > 0"
sort = None  # columns to sort by; "-day" is the latest first

import re
from pathlib import Path

import pandas as pd

from orchestrator.mcp.data import load_csv, load_excel, load_json, load_parquet, save_csv, save_excel, save_json, save_parquet

if missing not in ("keep", "drop", "fill"):
    raise ValueError(f"missing must be 'keep', 'drop' or 'fill', found {missing!r}")
loaders = {".parquet": load_parquet, ".json": load_json, ".jsonl": load_json, ".xlsx": load_excel}
load = loaders.get(Path(input).suffix.lower())
if load:
    table = load(input)
else:
    # Text stays text, and so do codes: "007" is not the number 7.
    first = load_csv(input, dtype=str, n_rows=10_000)
    codes = [name for name in first.columns if first[name].str.fullmatch(r"\s*0\d+\s*").fillna(False).any()]
    kinds = {name: types.get(rename.get(name, name), "text" if name in codes else None) for name in first.columns}
    table = load_csv(input, dtype={name: str for name, kind in kinds.items() if kind == "text"} or None)
if table.empty:
    raise ValueError(f"{input} has no rows to clean")
n_before = len(table)
changes = {}


def named(names):
    """A name or a list of them, all of which are columns."""
    names = [names] if isinstance(names, str) else list(names)
    unknown = [name for name in names if name not in table.columns]
    if unknown:
        raise ValueError(f"no column {unknown[0]!r} in {input}; columns: {', '.join(map(str, table.columns))}")
    return names


def as_number(value):
    """A number out of text such as '1,204.50', '€ 12' or '(3.5)'; missing if there is none."""
    if not isinstance(value, str):
        return value
    text = re.sub(r"[\s'_%$€£]", "", value)
    text = text.replace(".", "").replace(",", ".") if decimal == "," else text.replace(",", "")
    text = re.sub(r"^\((.*)\)$", r"-\1", text)
    return float(text) if re.fullmatch(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", text) else None


def converted(column, kind):
    if kind == "text":
        return column.astype(str).where(column.notna(), None)
    if kind == "date":
        return pd.to_datetime(column, errors="coerce", format="mixed", dayfirst=day_first)
    if kind == "boolean":
        known = {"true": True, "yes": True, "y": True, "1": True, "false": False, "no": False, "n": False, "0": False}
        return column.map(lambda value: known.get(str(value).strip().lower().removesuffix(".0"))).astype("boolean")
    if kind in ("integer", "number"):
        numbers = pd.to_numeric(column.map(as_number), errors="coerce")
        if kind == "number":
            return numbers.astype(float)
        return numbers.where(numbers % 1 == 0).astype("Int64")
    raise ValueError(f"types: {kind!r} is not a type; known: integer, number, text, date, boolean")


named(rename)
table = table.rename(columns=rename)
if columns is not None:
    table = table[named(columns)]

if trim:
    changes["blanks trimmed"] = 0
    for name in table.columns:
        if table[name].dtype == object:
            stripped = table[name].map(lambda value: value.strip() or None if isinstance(value, str) else value)
            changes["blanks trimmed"] += int((table[name].notna() & (stripped != table[name])).sum())
            table[name] = stripped

changes["values that did not fit their type"] = 0
for name in named(types):
    read = converted(table[name], types[name])
    changes["values that did not fit their type"] += int((table[name].notna() & read.isna()).sum())
    table[name] = read

if drop_duplicates:
    key = None if drop_duplicates is True else named(drop_duplicates)
    kept = table.drop_duplicates(subset=key)
    changes["repeated rows dropped"] = len(table) - len(kept)
    table = kept

if where is not None:
    kept = table.query(where)
    changes["rows outside the condition dropped"] = len(table) - len(kept)
    table = kept

table = table.reset_index(drop=True)
changes["missing values filled"] = 0
usual = {"mean": lambda column: column.mean(), "median": lambda column: column.median()}
plan = {name: fill[name] for name in named(fill)}
if missing == "fill":
    for name in named(missing_in) if missing_in is not None else table.columns:
        is_number = pd.api.types.is_numeric_dtype(table[name].dtype) and not pd.api.types.is_bool_dtype(table[name].dtype)
        plan.setdefault(name, "median" if is_number else "most frequent")
for name, value in plan.items():
    column = table[name]
    n_missing = int(column.isna().sum())
    if not n_missing or column.notna().sum() == 0 and value in ("mean", "median", "most frequent"):
        continue
    if value == "most frequent":
        value = column.value_counts().index[0]
    elif value in usual:
        value = usual[value](column)
        if pd.api.types.is_integer_dtype(column.dtype):
            value = int(round(value))
    table[name] = column.fillna(value)
    changes["missing values filled"] += n_missing

if missing == "drop":
    kept = table.dropna(subset=named(missing_in) if missing_in is not None else None)
    changes["rows with missing values dropped"] = len(table) - len(kept)
    table = kept

if sort is not None:
    keys = [sort] if isinstance(sort, str) else list(sort)
    names = named([key.removeprefix("-") for key in keys])
    table = table.sort_values(names, ascending=[not key.startswith("-") for key in keys], kind="stable")
if table.empty:
    raise ValueError(f"none of the {n_before:,} rows of {input} is left; look at missing, where and types")

savers = {".parquet": save_parquet, ".json": save_json, ".jsonl": save_json, ".xlsx": save_excel}
output = savers.get(Path(output).suffix.lower(), save_csv)(table.reset_index(drop=True), output)

changes = {what: count for what, count in changes.items() if count}
summary = f"{len(table):,} of {n_before:,} rows kept"
if changes:
    summary += "; " + ", ".join(f"{what}: {count:,}" for what, count in changes.items())
print(f"{output}: {summary}")

result = {
    "summary": summary,
    "rows_before": n_before,
    "rows": len(table),
    "changes": changes,
    "missing_left": int(table.isna().sum().sum()),
    "output": output,
}
