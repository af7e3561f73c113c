"""Compare a current table with a reference table, column by column."""

# Arguments.
reference = "data/raw/reference_sales.csv"  # how the data used to be
current = "data/raw/current_sales.csv"  # how it is now
threshold = 0.1  # how far apart two distributions must be to count as drift, from 0 to 1
alpha = 0.05  # how often the same data may look different by chance
columns = None  # columns to compare; all when not given
plots = True  # draw the columns that drifted, into reports/drift_<column>.png
fail = False  # true stops the run when there is drift
output = "artifacts/drift.json"  # where the findings go

import json
from pathlib import Path

from orchestrator.mcp.analytics import detect_drift
from orchestrator.mcp.data import load_csv, load_excel, load_json, load_parquet
from orchestrator.mcp.viz import plot_drift

loaders = {".parquet": load_parquet, ".json": load_json, ".jsonl": load_json, ".xlsx": load_excel}
before, now = (loaders.get(Path(path).suffix.lower(), load_csv)(path) for path in (reference, current))
for path, table in ((reference, before), (current, now)):
    if table.empty:
        raise ValueError(f"{path} has no rows to compare")
drift = detect_drift(before, now, threshold=threshold, columns=columns, alpha=alpha)


def short(value):
    """A number as a sentence has it: three digits, or all before the point."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def brief(side, n_rows):
    """A column in a few words: the mean of numbers, the most frequent of other values, and what is missing."""
    told = f"{side.get('min', '')} to {side.get('max', '')}"
    if side.get("mean") is not None:
        told = f"mean {side['mean'] if isinstance(side['mean'], str) else short(side['mean'])}"
    elif side.get("top"):
        value, count = next(iter(side["top"].items()))
        told = f"{value} ({100 * count / side['count']:.0f} %)"
    share = 100 * (1 - side["count"] / n_rows)
    return f"{told}, {share:.0f} % missing" if share >= 0.5 else told


compared = []
for name, entry in drift["column_drift"].items():
    measure = entry["decided_by"] or entry["test"]
    found = entry["measures"].get(measure, {})
    is_apart = entry["kind"] in ("identifier", "date") and not entry["drifted"]
    because = f"{entry['kind']}, not compared" if is_apart else measure.replace("_", " ")
    if not is_apart and found.get("value") is not None:
        because += f" {found['value']:.2f} {'>' if found['value'] > found['limit'] else '≤'} {found['limit']:.2f}"
    compared.append(
        {
            "column": name,
            "drifted": "yes" if entry["drifted"] else "no",
            "because": because,
            "reference": "" if is_apart else brief(entry["reference"], len(before)),
            "current": "" if is_apart else brief(entry["current"], len(now)),
        }
    )
compared.sort(key=lambda row: row["drifted"] == "no")

drawn = []
for name in drift["drifted_columns"] if plots else []:
    if before[name].notna().any() and now[name].notna().any():
        drawn.append(plot_drift(before, now, name, threshold=threshold))

Path(output).parent.mkdir(parents=True, exist_ok=True)
Path(output).write_text(json.dumps(drift, indent=2, default=str), encoding="utf-8")

schema = drift["schema_drift"]
n_compared = len(compared) - len([row for row in compared if row["because"].endswith("not compared")])
summary = f"{len(drift['drifted_columns'])} of {n_compared} columns drifted"
if drift["drifted_columns"]:
    summary += f": {', '.join(drift['drifted_columns'])}"
if schema["missing_columns"]:
    summary += f"; gone: {', '.join(schema['missing_columns'])}"
if schema["new_columns"]:
    summary += f"; new: {', '.join(schema['new_columns'])}"
if schema["changed_types"]:
    summary += f"; other type: {', '.join(schema['changed_types'])}"
if fail and drift["overall_drift"]:
    raise ValueError(f"{current} has drifted from {reference}: {summary}")
print(f"{current} against {reference}: {summary}")

result = {
    "summary": summary,
    "overall_drift": drift["overall_drift"],
    "drift_share": drift["drift_share"],
    "drifted_columns": drift["drifted_columns"],
    "table": compared,
    "plots": drawn,
    "output": output,
}
