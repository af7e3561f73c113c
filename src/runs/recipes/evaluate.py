"""Measure predictions against what really happened."""

# Arguments.
input = "data/processed/predictions.csv"  # a table with both columns
y_true = "actual"  # the column of what happened
y_pred = "predicted"  # the column of what was predicted
task_type = "auto"  # "regression", "classification", "forecasting", or "auto" to look at the columns
at_least = {}  # measure: the least that is good enough, such as {"r2": 0.5}
at_most = {}  # measure: the most that is good enough, such as {"mae": 10}
plot = "reports/evaluation.png"  # where the picture goes; null for none
output = "artifacts/evaluation.json"  # where the measures go

import json
from pathlib import Path

import pandas as pd

from orchestrator.mcp.data import load_csv, load_excel, load_json, load_parquet
from orchestrator.mcp.models import evaluate_model
from orchestrator.mcp.viz import plot_heatmap, plot_scatter

loaders = {".parquet": load_parquet, ".json": load_json, ".jsonl": load_json, ".xlsx": load_excel}
table = loaders.get(Path(input).suffix.lower(), load_csv)(input)
for name in (y_true, y_pred):
    if name not in table.columns:
        raise ValueError(f"no column {name!r} in {input}; columns: {', '.join(map(str, table.columns))}")
n_rows = len(table)
table = table.dropna(subset=[y_true, y_pred]).reset_index(drop=True)
if table.empty:
    raise ValueError(f"none of the {n_rows} rows of {input} has both {y_true!r} and {y_pred!r}")

if task_type == "auto":
    kinds = [table[name].dtype for name in (y_true, y_pred)]
    numbers = all(pd.api.types.is_numeric_dtype(kind) and not pd.api.types.is_bool_dtype(kind) for kind in kinds)
    task_type = "regression" if numbers and table[y_true].nunique() > 2 else "classification"
metrics = evaluate_model(table[y_true], table[y_pred], task_type)

def short(value):
    """A number as a sentence has it: three digits, or all before the point."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


plots = []
if plot is not None and task_type == "classification":
    labels = [str(label) for label in metrics["labels"]]
    matrix = pd.DataFrame(metrics["confusion_matrix"], index=pd.Index(labels, name=y_true), columns=pd.Index(labels, name=y_pred))
    plots.append(plot_heatmap(matrix, kind="values", title="Predicted and actual classes", x_label=y_pred, y_label=y_true, output=plot))
elif plot is not None:
    heading = "Predicted and actual values"
    plots.append(plot_scatter(table, y_true, y_pred, trend=True, title=heading, x_label=y_true, y_label=y_pred, output=plot))

Path(output).parent.mkdir(parents=True, exist_ok=True)
Path(output).write_text(json.dumps(metrics, indent=2, default=str), encoding="utf-8")

if task_type == "classification":
    summary = f"{metrics['accuracy']:.1%} of {len(table):,} rows predicted right, F1 {metrics['f1']:.2f}"
    chosen = ("accuracy", "balanced_accuracy", "precision", "recall", "f1", "matthews")
else:
    summary = f"{len(table):,} predictions, off by {short(metrics['mae'])} on average"
    if metrics["r2"] is not None:
        summary += f", R² {metrics['r2']:.2f}"
    chosen = ("mae", "rmse", "mape", "r2", "bias", "max_error")
if n_rows > len(table):
    summary += f"; left out, without both values: {n_rows - len(table):,}"

for bounds, words in ((at_least, "at least"), (at_most, "at most")):
    for name, limit in bounds.items():
        if name not in metrics:
            raise ValueError(f"no measure {name!r}; measures: {', '.join(metrics)}")
        figure = metrics[name]
        if figure is None or (figure < limit if words == "at least" else figure > limit):
            found = "not known" if figure is None else short(figure)
            raise ValueError(f"{name} is {found}, {words} {limit} is wanted; {summary}")
print(f"{input}: {summary}")

result = {
    "summary": summary,
    "task_type": task_type,
    "rows": len(table),
    "metrics": {name: metrics[name] for name in chosen if name in metrics},
    "plots": plots,
    "output": output,
}
