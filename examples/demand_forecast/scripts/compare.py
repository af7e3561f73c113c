"""Which model forecasts best: each is tried on the past, from several days on, and measured on what came then."""

import pandas as pd

from orchestrator.mcp.data import load_csv, save_csv
from orchestrator.mcp.models import evaluate_model, forecast_baseline, train_ets, train_prophet
from orchestrator.mcp.viz import plot_bar

# In a run the intake gives these; alone the script has its own.
try:
    horizon, folds
except NameError:
    horizon, folds = 28, 4


holidays = load_csv("data/raw/holidays.csv").rename(columns={"day": "ds"})


def prophet(past):
    frame = pd.DataFrame({"ds": past.index, "y": past.to_numpy()})
    found = train_prophet(
        frame, periods=horizon, holidays=holidays, seasonality_mode="multiplicative", uncertainty_samples=0, seed=0, save=False
    )
    return found["future"]["yhat"].to_numpy()


MODELS = {
    "prophet": prophet,
    "ets": lambda past: train_ets(past.iloc[-365:].to_numpy(), 7).predict(horizon, seed=0)["yhat"].to_numpy(),
    "last week": lambda past: forecast_baseline(past.to_numpy(), horizon, "seasonal_naive", period=7)["yhat"].to_numpy(),
}

demand = load_csv("data/processed/demand_clean.csv", parse_dates=["day"])
rows = []
for product, days in demand.groupby("product"):
    series = days.set_index("day")["units"].astype(float)
    for fold in range(folds):
        # The cuts lie four weeks apart, the last one a horizon before the end.
        cut = len(series) - horizon * (fold + 1)
        past, future = series.iloc[:cut], series.iloc[cut : cut + horizon]
        for name, model in MODELS.items():
            expected = model(past).clip(min=0)
            found = evaluate_model(future.to_numpy(), expected, "forecasting", y_train=past.to_numpy(), season=7)
            rows.append({"product": product, "model": name, "fold": fold + 1, "mae": found["mae"], "mase": found["mase"]})
measured = pd.DataFrame(rows)
path = save_csv(measured.round(4), "data/processed/models.csv")

table = measured.pivot_table(index="model", columns="product", values="mae", aggfunc="mean")
scaled = measured.groupby("model")["mase"].mean().sort_values()
best = scaled.index[0]
picture = plot_bar(
    measured,
    "product",
    "mae",
    by="model",
    aggregate="mean",
    title=f"{best.capitalize()} is closest",
    subtitle=f"mean distance over {folds} forecasts of {horizon} days",
    y_label="bags a day",
    output="reports/models.png",
)
ranking = []
for name, value in scaled.items():
    errors = {f"error, {product}": round(float(table.loc[name, product]), 1) for product in table.columns}
    ranking.append({"model": name, **errors, "against last week": f"{100 * (value / scaled['last week'] - 1):+.0f} %"})
smaller = 100 * (1 - scaled.iloc[0] / scaled["last week"])
summary = f"{best} is best: its error is {smaller:.0f} % smaller than that of repeating the last week"
print(summary)
mase = {name: float(value) for name, value in scaled.items()}
result = {"summary": summary, "best": best, "mase": mase, "table": ranking, "plots": [picture], "output": path}
