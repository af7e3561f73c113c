"""Add up a table by group: sums, means and counts, with a chart."""

# Arguments.
input = "data/raw/sales.csv"  # the table to add up
by = ["region"]  # the columns that make the groups
metrics = {"revenue": "sum"}  # column: a function or a list of them
date_column = None  # a column of dates to group by as well, in steps of `period`
period = None  # "day", "week", "month", "quarter" or "year"
where = None  # an expression for the rows to count, such as "units > 0"
sort = None  # a column of the result to sort by; "-revenue_sum" is the largest first
top = None  # keep this many groups
output = "data/processed/aggregate.csv"  # where the result goes, as <column>_<function>
plot = None  # where a chart of the first metric goes, such as "reports/revenue_by_region.png"
title = None  # the title of the chart

from pathlib import Path

import pandas as pd

from orchestrator.mcp.data import DataError, load_csv, load_excel, load_json, load_parquet, save_csv, save_excel, save_json, save_parquet
from orchestrator.mcp.viz import plot_bar, plot_line

FUNCTIONS = ["sum", "mean", "median", "min", "max", "count", "nunique", "std", "first", "last"]
PERIODS = {"day": "D", "week": "W", "month": "M", "quarter": "Q", "year": "Y"}

loaders = {".parquet": load_parquet, ".json": load_json, ".jsonl": load_json, ".xlsx": load_excel}
table = loaders.get(Path(input).suffix.lower(), load_csv)(input)
if where is not None:
    table = table.query(where)
if table.empty:
    raise ValueError(f"{input} has no rows to add up{' where ' + where if where else ''}")


def named(name):
    if name not in table.columns:
        raise ValueError(f"no column {name!r} in {input}; columns: {', '.join(map(str, table.columns))}")
    return name


groups = [named(name) for name in ([by] if isinstance(by, str) else by or [])]
if period is not None:
    if period not in PERIODS or date_column is None:
        raise ValueError(f"period must be one of {', '.join(PERIODS)} and needs date_column, found {period!r}")
    days = pd.to_datetime(table[named(date_column)], errors="coerce", format="mixed")
    if days.isna().any():
        raise DataError(f"rows without a date: {int(days.isna().sum())}; clean them first", input, column=date_column)
    table[period] = days.dt.to_period(PERIODS[period]).dt.start_time
    groups.insert(0, period)
if not groups:
    raise ValueError("by must name a column, or date_column and period the dates to group by")

wanted = {}
for name, functions in metrics.items():
    for function in [functions] if isinstance(functions, str) else functions:
        if function not in FUNCTIONS:
            raise ValueError(f"metrics: {function!r} is not a function; known: {', '.join(FUNCTIONS)}")
        if function not in ("count", "nunique", "first", "last", "min", "max") and table[named(name)].dtype == object:
            numbers = pd.to_numeric(table[name], errors="coerce")
            bad = table[name][numbers.isna() & table[name].notna()]
            if len(bad):
                raise DataError(f"{bad.iloc[0]!r} is not a number ({len(bad)} such values); clean it first", input, column=name)
            table[name] = numbers
        wanted[f"{named(name)}_{function}"] = (name, function)

# A group without a name is a group too.
grouped = table.groupby(groups, dropna=False)
found = grouped.agg(rows=(groups[0], "size"), **wanted).reset_index()
if sort is not None:
    column = sort.removeprefix("-")
    if column not in found.columns:
        raise ValueError(f"sort: no column {column!r} in the result; columns: {', '.join(found.columns)}")
    found = found.sort_values(column, ascending=not sort.startswith("-"), kind="stable")
n_groups = len(found)
if top is not None:
    found = found.head(top)
found = found.reset_index(drop=True)

savers = {".parquet": save_parquet, ".json": save_json, ".jsonl": save_json, ".xlsx": save_excel}
output = savers.get(Path(output).suffix.lower(), save_csv)(found, output)
measure = next(iter(wanted), "rows")
plots = []
if plot is not None:
    draw = plot_line if period is not None else plot_bar
    split = groups[1] if len(groups) > 1 else None
    column, function = wanted.get(measure, ("rows", "sum"))
    words = (column if function == "sum" else f"{function} {column}").replace("_", " ")
    heading = title or f"{words[0].upper()}{words[1:]} by {groups[0].replace('_', ' ')}"
    drawn = found.copy()
    for name in groups:
        if drawn[name].dtype == object:
            drawn[name] = drawn[name].fillna("(missing)")
    plots.append(draw(drawn, groups[0], measure, by=split, title=heading, y_label=words, output=plot))

summary = f"{n_groups:,} groups of {len(table):,} rows by {', '.join(groups)}"
print(f"{output}: {summary}")
print(found.head(10).to_string(index=False))

result = {
    "summary": summary,
    "groups": n_groups,
    "rows": len(table),
    "table": output,
    "plots": plots,
    "output": output,
}
