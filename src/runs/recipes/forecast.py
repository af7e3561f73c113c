"""Forecast a column of numbers over time, and measure the forecast on the end of the history."""

# Arguments.
input = "data/raw/sales.csv"  # the table with the history
date_column = "day"  # the column of dates
value_column = "revenue"  # the column to forecast
periods = 14  # how many steps to look ahead
frequency = None  # "hour", "day", "week", "month", "quarter" or "year"; that of the dates when not given
aggregate = "sum"  # what becomes of rows of the same step: "sum", "mean", "median", "min", "max" or "count"
gaps = "estimate"  # steps without rows: "estimate" them, or "zero"
model = "prophet"  # "prophet", "ets", "naive", "seasonal_naive" or "drift"
seasonality = "additive"  # "additive", or "multiplicative" where swings grow with the level
holidays = None  # a table of days and what they are called, in the columns `date_column` and "holiday"; for prophet
interval = 0.8  # the share of the future that should lie within the interval
at_least = None  # the least a value can be, such as 0
holdout = None  # steps at the end to measure the forecast on; as many as periods when not given, 0 for none
seed = 0  # of the simulated intervals
output = "data/processed/forecast.csv"  # where the forecast goes
backtest = "data/processed/backtest.csv"  # where the steps that were held out go, actual and predicted
model_output = "models/forecast_model.json"  # where the model goes; null for nowhere
plot = "reports/forecast.png"  # where the picture goes; null for none
title = None  # the title of the picture

from pathlib import Path

import pandas as pd

from orchestrator.mcp.data import DataError, load_csv, load_excel, load_json, load_parquet, save_csv
from orchestrator.mcp.models import evaluate_model, forecast_baseline, train_ets, train_prophet
from orchestrator.mcp.viz import plot_forecast

# Of each frequency: its period, the first moments of its steps, how many of them make a season, and what that is called.
STEPS = {
    "hour": ("h", "h", 24, "day"),
    "day": ("D", "D", 7, "week"),
    "week": ("W-SUN", "W-MON", 52, "year"),
    "month": ("M", "MS", 12, "year"),
    "quarter": ("Q", "QS", 4, "year"),
    "year": ("Y", "YS", 1, "year"),
}
MODELS = ("prophet", "ets", "naive", "seasonal_naive", "drift")
if model not in MODELS:
    raise ValueError(f"model must be one of {', '.join(MODELS)}, found {model!r}")
if gaps not in ("estimate", "zero"):
    raise ValueError(f"gaps must be 'estimate' or 'zero', found {gaps!r}")

loaders = {".parquet": load_parquet, ".json": load_json, ".jsonl": load_json, ".xlsx": load_excel}
table = loaders.get(Path(input).suffix.lower(), load_csv)(input)
for name in (date_column, value_column):
    if name not in table.columns:
        raise ValueError(f"no column {name!r} in {input}; columns: {', '.join(map(str, table.columns))}")
days = pd.to_datetime(table[date_column], errors="coerce", format="mixed")
values = pd.to_numeric(table[value_column], errors="coerce")
for name, read, what in ((date_column, days, "date"), (value_column, values, "number")):
    bad = (table[name].notna() & read.isna()).to_numpy().nonzero()[0]
    if len(bad):
        raise DataError(f"{table[name].iloc[int(bad[0])]!r} is not a {what}; clean it first", input, int(bad[0]) + 1, name)
known = days.notna() & values.notna()
days, values = days[known], values[known]
n_left_out = int((~known).sum())
if days.nunique() < 8:
    raise ValueError(f"{input} has {days.nunique()} different dates with a value; a forecast needs at least 8")

special = None
if holidays is not None:
    special = loaders.get(Path(holidays).suffix.lower(), load_csv)(holidays)
    for name in (date_column, "holiday"):
        if name not in special.columns:
            raise ValueError(f"no column {name!r} in {holidays}; columns: {', '.join(map(str, special.columns))}")
    special = special.rename(columns={date_column: "ds"})[["ds", "holiday"]].dropna()

distinct = days.drop_duplicates().sort_values()
hours_apart = distinct.diff().median() / pd.Timedelta(hours=1)
if frequency is None:
    limits = [("hour", 12), ("day", 4 * 24), ("week", 20 * 24), ("month", 60 * 24), ("quarter", 200 * 24)]
    frequency = next((name for name, most in limits if hours_apart < most), "year")
if frequency not in STEPS:
    raise ValueError(f"frequency must be one of {', '.join(STEPS)}, found {frequency!r}")
period, starts, season, season_name = STEPS[frequency]

spans = days.dt.to_period(period)
series = values.groupby(spans.dt.start_time).agg(aggregate).astype(float)
# The first or last step may have begun before the rows do, or go on after they end: a sum of it would be too small.
notes = []
if hours_apart < 36 and frequency in ("week", "month", "quarter", "year"):
    day = pd.Timedelta(days=1)
    if spans.max().end_time >= days.max().normalize() + day:
        series = series.iloc[:-1]
        notes.append(f"the last {frequency} is not complete and was left out")
    if spans.min().start_time < days.min().normalize():
        series = series.iloc[1:]
        notes.append(f"the first {frequency} is not complete and was left out")
series = series.reindex(pd.date_range(series.index.min(), series.index.max(), freq=starts))
n_gaps = int(series.isna().sum())
if n_gaps:
    notes.append(f"steps without rows, {'estimated' if gaps == 'estimate' else 'counted as zero'}: {n_gaps}")
    series = series.interpolate() if gaps == "estimate" else series.fillna(0.0)
if n_left_out:
    notes.append(f"rows without date or value, left out: {n_left_out}")
if len(series) < 8:
    raise ValueError(f"{input} has {len(series)} complete steps of a {frequency}; a forecast needs at least 8")


def short(value):
    """A number as a sentence has it: three digits, or all before the point."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def ahead(history, steps, method):
    """(the next steps of a series, the model they come from)."""
    length = season if len(history) >= 2 * season else 1
    fitted = None
    if method == "prophet":
        frame = pd.DataFrame({"ds": history.index, "y": history.to_numpy()})
        fitted = train_prophet(
            frame,
            periods=steps,
            freq=starts,
            seasonality_mode=seasonality,
            holidays=special,
            interval_width=interval,
            seed=seed,
            save=False,
        )
        found, fitted = fitted["future"][["ds", "yhat", "yhat_lower", "yhat_upper"]].copy(), fitted["model"]
    else:
        if method == "ets":
            fitted = train_ets(history.to_numpy(), length)
            found = fitted.predict(steps, interval_width=interval, seed=seed)
        else:
            found = forecast_baseline(history.to_numpy(), steps, method, period=length, interval_width=interval)
        found.insert(0, "ds", pd.date_range(history.index[-1], periods=steps + 1, freq=starts)[1:])
    if at_least is not None:
        for name in ("yhat", "yhat_lower", "yhat_upper"):
            found[name] = found[name].clip(lower=at_least)
    return found, fitted


metrics, against = {}, None
n_held = min(periods, len(series) // 4) if holdout is None else holdout
if n_held and len(series) - n_held >= 8:
    past, held = series.iloc[:-n_held], series.iloc[-n_held:]
    expected, _ = ahead(past, n_held, model)
    naive, _ = ahead(past, n_held, "seasonal_naive")
    metrics = evaluate_model(
        held.to_numpy(), expected["yhat"], "forecasting", y_lower=expected["yhat_lower"], y_upper=expected["yhat_upper"]
    )
    against = evaluate_model(held.to_numpy(), naive["yhat"], "forecasting")["mae"]
    rows = pd.DataFrame(
        {
            date_column: held.index,
            "actual": held.to_numpy(),
            "predicted": expected["yhat"].round(4),
            "lower": expected["yhat_lower"].round(4),
            "upper": expected["yhat_upper"].round(4),
            "last_season": naive["yhat"].round(4),
        }
    )
    backtest = save_csv(rows, backtest)

future, fitted = ahead(series, periods, model)
if model_output is not None and fitted is not None:
    model_output = fitted.save(model_output)
named = {"ds": date_column, "yhat": "forecast", "yhat_lower": "lower", "yhat_upper": "upper"}
output = save_csv(future.rename(columns=named).round(4), output)

plots = []
if plot is not None:
    # Enough of the past to judge by, and not so much that the future is a sliver.
    shown = series.iloc[-max(6 * periods, 60) :]
    history = pd.DataFrame({date_column: shown.index, value_column: shown.to_numpy()})
    heading = title or f"{value_column.replace('_', ' ').capitalize()}: the next {periods} {frequency}s"
    plots.append(plot_forecast(future, history, date_column=date_column, value_column=value_column, title=heading, output=plot))

total = float(future["yhat"].sum())
expectation = f"{short(total)} in all" if aggregate in ("sum", "count") else f"{short(future['yhat'].mean())} on average"
summary = f"{periods} {frequency}s of {value_column} ahead: {expectation}"
if metrics:
    repeated = season_name if len(series) - n_held >= 2 * season else "value"
    errors = f"{short(metrics['mae'])} on average (the last {repeated} repeated: {short(against)})"
    summary += f"; tried on the last {n_held} {frequency}s it was off by {errors}"
print(f"{output}: {summary}")
for note in notes:
    print(f"- {note}")

result = {
    "summary": summary,
    "model": model,
    "frequency": frequency,
    "history": len(series),
    "periods": periods,
    "first": str(future["ds"].iloc[0].date()),
    "last": str(future["ds"].iloc[-1].date()),
    "total": total,
    "mean": float(future["yhat"].mean()),
    "metrics": {name: metrics[name] for name in ("mae", "rmse", "mape", "bias", "coverage") if name in metrics},
    "mae_of_last_season": against,
    "notes": notes,
    "table": output,
    "plots": plots,
    "backtest": backtest if metrics else None,
    "model_output": model_output if fitted is not None else None,
    "output": output,
}
