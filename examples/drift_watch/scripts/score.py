"""The model that was made from the reference, on the current orders, week by week."""

from orchestrator.mcp.data import load_csv, save_csv
from orchestrator.mcp.models import evaluate_model, load_model
from orchestrator.mcp.viz import plot_line

model = load_model("models/delivery.json")
reference = load_csv("data/raw/reference_sales.csv")
orders = load_csv("data/raw/current_sales.csv", parse_dates=["day"])

# The model knows nothing about a carrier that it has not seen.
known = orders["carrier"].isin(reference["carrier"].unique())
scored = orders[known].reset_index(drop=True)
scored["predicted"] = model.predict(scored[model.feature_names_in_]).round(4)
scored = scored.rename(columns={"delivery_days": "actual"})
path = save_csv(scored[["order_id", "day", "carrier", "actual", "predicted"]], "data/processed/current_predictions.csv")

scored["error"] = (scored["actual"] - scored["predicted"]).abs()
scored["week"] = scored["day"].dt.to_period("W").dt.start_time
weekly = scored.groupby("week", as_index=False)["error"].mean()
picture = plot_line(
    weekly,
    "week",
    "error",
    title="The old model gets worse",
    subtitle="mean distance of the predicted from the actual delivery time",
    y_label="days",
    output="reports/error_by_week.png",
)

metrics = evaluate_model(scored["actual"], scored["predicted"])
n_unknown = int((~known).sum())
summary = (
    f"off by {metrics['mae']:.2f} days on average, {weekly['error'].iloc[0]:.2f} in the first week and "
    f"{weekly['error'].iloc[-1]:.2f} in the last; {n_unknown:,} orders of carriers that it does not know"
)
print(summary)
result = {
    "summary": summary,
    "last_week": float(weekly["error"].iloc[-1]),
    "unknown_orders": n_unknown,
    "unknown_carriers": sorted(orders.loc[~known, "carrier"].unique().tolist()),
    "metrics": {name: metrics[name] for name in ("mae", "rmse", "r2", "bias")},
    "plots": [picture],
    "output": path,
}
