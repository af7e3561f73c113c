"""Check a table against what is expected of it; stop with what is wrong."""

# Arguments.
input = "data/raw/sales.csv"  # the table to check
columns = {}  # column: integer, number, text, date or boolean
required = []  # columns without missing values
unique = []  # columns without repetition; a list inside the list is a key of several
ranges = {}  # column: [least, most]; null leaves an end open
allowed = {}  # column: the values there may be
rules = []  # expressions that hold in every row, such as "shipped >= ordered"
extra_columns = True  # whether columns that are not named are fine
min_rows = 1  # fewer rows than this are an error
fail = True  # false reports what is wrong and goes on
output = "artifacts/validation.json"  # where the findings go

import json
from pathlib import Path

from orchestrator.mcp.data import load_csv, load_excel, load_json, load_parquet, validate_schema

# Text stays text: "007" is not the number 7.
texts = {name: str for name, kind in columns.items() if kind == "text"}
loaders = {".parquet": load_parquet, ".json": load_json, ".jsonl": load_json, ".xlsx": load_excel}
load = loaders.get(Path(input).suffix.lower())
table = load(input) if load else load_csv(input, dtype=texts or None)

checked = validate_schema(
    table,
    expected_columns=columns or None,
    not_null=required,
    unique=unique,
    ranges=ranges,
    allowed=allowed,
    rules=rules,
    allow_extra=extra_columns,
)
problems = [error["message"] for error in checked["errors"]]
if len(table) < min_rows:
    problems.insert(0, f"{len(table):,} rows, at least {min_rows:,} are expected")

findings = {"input": input, "valid": not problems, "problems": problems, "details": checked}
Path(output).parent.mkdir(parents=True, exist_ok=True)
Path(output).write_text(json.dumps(findings, indent=2, default=str), encoding="utf-8")

n_checks = checked["checks"] + 1
summary = f"{len(table):,} rows, nothing wrong in {n_checks} check{'s' if n_checks > 1 else ''}"
if problems:
    summary = f"{len(problems)} of {n_checks} check{'s' if n_checks > 1 else ''} failed: {'; '.join(problems[:5])}"
    if len(problems) > 5:
        summary += f"; and {len(problems) - 5} more"
    if fail:
        raise ValueError(f"{input} is not as expected: {summary}; mend the file, or clean it first, or give fail: false")
print(f"{input}: {summary}")

result = {
    "summary": summary,
    "valid": not problems,
    "rows": len(table),
    "checks": n_checks,
    "problems": problems,
    "output": output,
}
