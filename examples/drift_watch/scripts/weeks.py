"""Every week of the current table against the reference: what has drifted, and since when."""

import pandas as pd

from orchestrator.mcp.analytics import detect_drift
from orchestrator.mcp.data import load_csv, save_csv
from orchestrator.mcp.viz import plot_line

SKIPPED = ["order_id", "day"]
ENOUGH = 60  # orders that a week must have to be compared

reference = load_csv("data/raw/reference_sales.csv").drop(columns=SKIPPED)
current = load_csv("data/raw/current_sales.csv", parse_dates=["day"])
current["week"] = current["day"].dt.to_period("W").dt.start_time

weeks, drifted = [], {}
for week, orders in current.groupby("week"):
    if len(orders) < ENOUGH:
        continue
    found = detect_drift(reference, orders.drop(columns=[*SKIPPED, "week"]), threshold=0.1)
    names = found["drifted_columns"]
    drifted[week] = names
    weeks.append({"week": week, "orders": len(orders), "drifted": len(names), "columns": ", ".join(names) or "none"})

table = pd.DataFrame(weeks)
path = save_csv(table, "data/processed/weeks.csv")

# Drift has come to stay with the first week after which no week is free of it.
since = None
for week in sorted(drifted, reverse=True):
    if not drifted[week]:
        break
    since = week

picture = plot_line(
    table,
    "week",
    "drifted",
    title="Columns that drifted, week by week",
    subtitle=f"of {reference.shape[1]}, each week against the reference",
    y_label="columns",
    output="reports/drift_by_week.png",
)

when = "" if since is None else since.strftime("%Y-%m-%d")
summary = f"drift in every week since {when}" if when else "the latest week shows no drift"
print(summary)
table["week"] = table["week"].dt.strftime("%Y-%m-%d")
result = {"summary": summary, "since": when, "table": table.to_dict("records"), "plots": [picture], "output": path}
