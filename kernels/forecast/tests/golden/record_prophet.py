"""Records the original's forecasts: one JSON file for each case, with history, options, parameters and forecast."""

import json
import logging
import pathlib
import sys
import time

import numpy as np
import pandas as pd
import prophet
from prophet import Prophet
from prophet.diagnostics import cross_validation, mdape, performance_metrics

import series as data

logging.getLogger("cmdstanpy").disabled = True
logging.getLogger("prophet").setLevel(logging.ERROR)
here = pathlib.Path(__file__).parent / "prophet"
chosen = set(sys.argv[1:])
SEASONAL = {"auto": "auto", "on": True, "off": False}


def micros(values):
    return pd.DatetimeIndex(values).astype("datetime64[us]").astype("int64").tolist()


def numbers(values, digits=9):
    return [None if np.isnan(v) else float(f"{v:.{digits}g}") for v in np.asarray(values, dtype=float)]


def build(options):
    """The original's model for our options."""
    keywords = {}
    for name, value in options.items():
        if name in ("seasonalities", "holidays", "regressors", "seed"):
            continue
        if name.endswith("ly_seasonality"):
            value = value["order"] if isinstance(value, dict) else SEASONAL[value]
        if name == "changepoints":
            value = pd.to_datetime(value, unit="us")
        keywords[name] = value
    if "holidays" in options:
        keywords["holidays"] = pd.DataFrame(options["holidays"]).assign(
            ds=lambda frame: pd.to_datetime(frame["ds"], unit="us")
        )
    model = Prophet(**keywords)
    for extra in options.get("seasonalities", []):
        model.add_seasonality(**{("condition_name" if k == "condition" else k): v for k, v in extra.items()})
    for extra in options.get("regressors", []):
        model.add_regressor(**extra)
    return model


def columns(frame, names):
    return {name: numbers(frame[name]) for name in names if name in frame}


def inputs(frame, options):
    made = {"ds": micros(frame["ds"]), "y": numbers(frame["y"], 12)}
    made.update(columns(frame, ["cap", "floor"]))
    made["regressors"] = columns(frame, [extra["name"] for extra in options.get("regressors", [])])
    conditions = [extra["condition"] for extra in options.get("seasonalities", []) if extra.get("condition")]
    made["conditions"] = {name: [bool(v) for v in frame[name]] for name in conditions}
    return made


def record(name, frame, holdout, source, extra_ds=None, **options):
    if chosen and name not in chosen:
        return
    history, future = frame.iloc[: len(frame) - holdout], frame.iloc[len(frame) - holdout :]
    np.random.seed(1)
    model = build(options)
    began = time.perf_counter()
    model.fit(history)
    fitted_in = time.perf_counter() - began
    began = time.perf_counter()
    fitted = model.predict(history.drop(columns="y"))
    forecast = model.predict(future.drop(columns="y"))
    predicted_in = time.perf_counter() - began
    known = future["y"].notna().to_numpy() & (future["y"].abs() > 1e-8).to_numpy()
    error = (future["y"].to_numpy() - forecast["yhat"].to_numpy())[known]
    actual = future["y"].to_numpy()[known]
    parts = [c for c in forecast.columns if c not in ("ds", "yhat", "cap", "floor")]
    parts = [c for c in parts if not c.endswith("_lower") and not c.endswith("_upper")]
    made = {
        "name": name,
        "source": source,
        "options": options,
        "history": inputs(history, options),
        "future": inputs(future, options),
        "original": {
            "version": prophet.__version__,
            "fit_seconds": round(fitted_in, 4),
            "predict_seconds": round(predicted_in, 4),
            "k": float(model.params["k"].ravel()[0]),
            "m": float(model.params["m"].ravel()[0]),
            "sigma": float(model.params["sigma_obs"].ravel()[0]),
            "delta": model.params["delta"].ravel().tolist(),
            "beta": model.params["beta"].ravel().tolist(),
            "fitted": numbers(fitted["yhat"]),
            "fitted_width": float((fitted["yhat_upper"] - fitted["yhat_lower"]).mean()),
            "yhat": numbers(forecast["yhat"]),
            "yhat_lower": numbers(forecast["yhat_lower"]),
            "yhat_upper": numbers(forecast["yhat_upper"]),
            "parts": columns(forecast, parts),
            "mape": float(np.mean(np.abs(error / actual))),
        },
    }
    # The original's optimiser stops where its line search fails at a kink of the prior. Its other one, which it uses for
    # short series, stops elsewhere: the two say how far its own forecasts depend on that.
    if len(history) >= 100:
        second = build(options)
        second.fit(history, algorithm="Newton")
        other = second.predict(future.drop(columns="y"))["yhat"].to_numpy()
        error = (future["y"].to_numpy() - other)[known]
        made["original"]["mape_by_newton"] = float(np.mean(np.abs(error / actual)))
    if extra_ds is not None:
        elsewhere = model.predict(pd.DataFrame({"ds": extra_ds}))
        made["elsewhere"] = {"ds": micros(extra_ds), "yhat": numbers(elsewhere["yhat"])}
    (here / f"{name}.json").write_text(json.dumps(made, separators=(",", ":")) + "\n")
    by_newton = made["original"].get("mape_by_newton", float("nan"))
    print(f"{name:34} n={len(history):5} fit {fitted_in:6.3f} s  mape {made['original']['mape']:.5f} {by_newton:.5f}", flush=True)


def record_validation(name, frame, horizon, period, initial, source, **options):
    if chosen and name not in chosen:
        return
    np.random.seed(1)
    model = build(options)
    model.fit(frame)
    rows = cross_validation(model, horizon=horizon, period=period, initial=initial, disable_tqdm=True)
    metrics = performance_metrics(rows)
    # Medians depend on the order of rows with equal horizons, which the original leaves to an unstable sort.
    ordered = rows.assign(horizon=rows["ds"] - rows["cutoff"]).sort_values("horizon", kind="stable").reset_index(drop=True)
    metrics["mdape"] = mdape(ordered, max(1, int(0.1 * len(rows))))["mdape"]
    days = lambda text: int(pd.Timedelta(text) / pd.Timedelta(microseconds=1))
    made = {
        "name": name,
        "source": source,
        "options": options,
        "history": inputs(frame, options),
        "horizon": days(horizon),
        "period": days(period),
        "initial": days(initial),
        "rows": {"ds": micros(rows["ds"]), "cutoff": micros(rows["cutoff"]), "yhat": numbers(rows["yhat"]), "y": numbers(rows["y"])},
        "horizons": [int(h / pd.Timedelta(microseconds=1)) for h in metrics["horizon"]],
        "metrics": columns(metrics, [c for c in metrics if c != "horizon"]),
    }
    (here.parent / "validation" / f"{name}.json").write_text(json.dumps(made, separators=(",", ":")) + "\n")
    print(f"{name:28} {len(rows)} rows, mape at the longest horizon {metrics['mape'].iloc[-1]:.5f}")


def day(text):
    return int(pd.Timestamp(text).value // 1000)


PUBLIC = "public domain: "
MADE = "synthetic"


def main():
    here.mkdir(exist_ok=True)
    (here.parent / "validation").mkdir(exist_ok=True)
    airline, co2 = data.airline(), data.co2()
    record("airline-additive", airline, 24, PUBLIC + "airline")
    record("airline-multiplicative", airline, 24, PUBLIC + "airline", seasonality_mode="multiplicative")
    record("airline-flexible", airline, 12, PUBLIC + "airline", seasonality_mode="multiplicative", changepoint_prior_scale=0.5)
    record("airline-order-5", airline, 36, PUBLIC + "airline", yearly_seasonality={"order": 5}, seasonality_mode="multiplicative")
    record("co2-weekly", co2.iloc[-1100:].reset_index(drop=True), 104, PUBLIC + "co2")
    record("co2-monthly", data.co2_monthly(), 36, PUBLIC + "co2, mean of each month")
    record("elnino", data.elnino(), 24, PUBLIC + "elnino")
    record("elnino-flat", data.elnino(), 24, PUBLIC + "elnino", growth="flat", yearly_seasonality={"order": 4})
    record("elec-equip", data.elec_equip(), 24, PUBLIC + "elec_equip")
    record("us-employment", data.us_employment(), 12, PUBLIC + "us_employment", seasonality_mode="multiplicative")
    record("us-gdp", data.macro("realgdp"), 12, PUBLIC + "macrodata", yearly_seasonality="off")
    record("us-unemployment", data.macro("unemp"), 8, PUBLIC + "macrodata", yearly_seasonality={"order": 1})
    record("us-prices", data.macro("cpi"), 12, PUBLIC + "macrodata", yearly_seasonality={"order": 1}, changepoint_prior_scale=0.3)
    record("nile", data.nile(), 10, PUBLIC + "nile", yearly_seasonality="off")
    record("sunspots", data.sunspots(), 22, PUBLIC + "sunspots", growth="flat", yearly_seasonality="off",
           seasonalities=[{"name": "cycle", "period": 4017.75, "fourier_order": 3}])
    record("seattle-temperature", data.seattle_daily(), 90, PUBLIC + "seattle_weather")
    record("seattle-wind", data.seattle_daily(), 60, PUBLIC + "seattle_weather", regressors=[{"name": "wind"}],
           weekly_seasonality="off")
    record("seattle-hourly", data.seattle_hourly(45), 72, PUBLIC + "seattle_weather", yearly_seasonality="off")

    record("daily", data.synthetic(1090), 90, MADE)
    record("daily-multiplicative", data.synthetic(1090, seed=3, multiplicative=True, yearly=8.0), 90, MADE,
           seasonality_mode="multiplicative")
    record("daily-noisy", data.synthetic(800, seed=4, noise=8.0), 60, MADE)
    record("daily-falling", data.synthetic(700, seed=5, slope=-0.08, turn=0.12, level=120.0), 45, MADE)
    record("daily-large", data.synthetic(760, seed=6, slope=900.0, turn=-700.0, level=1e6, weekly=2e4, yearly=5e4, noise=9e3), 60, MADE)
    record("daily-negative", data.synthetic(500, seed=7, level=-300.0, slope=-0.2), 30, MADE)
    record("daily-ninety-percent", data.synthetic(600, seed=8), 60, MADE, interval_width=0.9, yearly_seasonality="off")
    record("daily-minmax", data.synthetic(600, seed=9, level=1000.0), 60, MADE, scaling="minmax", yearly_seasonality="off")
    record("daily-seasonalities-off", data.synthetic(500, seed=10, weekly=0, yearly=0), 50, MADE, yearly_seasonality="off",
           weekly_seasonality="off", changepoint_prior_scale=0.5)
    record("daily-no-changepoints", data.synthetic(400, seed=11, turn=0, yearly=0), 40, MADE, n_changepoints=0)
    record("daily-explicit-changepoints", data.synthetic(500, seed=12, yearly=0), 50, MADE,
           changepoints=[day("2019-05-01"), day("2019-07-15"), day("2019-10-01")])
    record("daily-tight-seasonality", data.synthetic(800, seed=13), 60, MADE, seasonality_prior_scale=0.05)
    gaps = data.synthetic(900, seed=14)
    gaps.loc[100:130, "y"] = np.nan
    gaps = gaps.drop(index=range(300, 420)).sample(frac=1.0, random_state=1)
    gaps = pd.concat([gaps[gaps["ds"] < "2021-05-01"], gaps[gaps["ds"] >= "2021-05-01"].sort_values("ds")])
    record("daily-gaps-unsorted", gaps.reset_index(drop=True), 40, MADE + ", with missing values and dates, out of order")
    record("hourly", data.synthetic(24 * 40, freq="h", seed=15, daily=8.0, yearly=0), 48, MADE)
    record("every-five-minutes", data.synthetic(12 * 24 * 4, freq="5min", seed=16, daily=8.0, yearly=0, weekly=0), 144, MADE)
    record("weekly-sundays", data.synthetic(210, freq="W", seed=17, weekly=0), 26, MADE)

    weekdays = data.synthetic(700, freq="B", seed=18, yearly=0)
    record("weekdays", weekdays, 40, MADE, yearly_seasonality="off",
           extra_ds=pd.date_range(weekdays["ds"].iloc[-40], periods=56, freq="D"))
    weekdays = data.synthetic(600, freq="B", seed=19, multiplicative=True)
    record("weekdays-multiplicative", weekdays, 40, MADE, seasonality_mode="multiplicative",
           extra_ds=pd.date_range(weekdays["ds"].iloc[-40], periods=56, freq="D"))
    opening = data.synthetic(24 * 50, freq="h", seed=20, daily=6.0, yearly=0)
    opening = opening[(opening["ds"].dt.hour >= 8) & (opening["ds"].dt.hour < 18)].reset_index(drop=True)
    record("opening-hours", opening, 50, MADE, extra_ds=pd.date_range(opening["ds"].iloc[-40], periods=48, freq="h"))

    record("logistic", data.logistic(500, 100.0), 60, MADE, growth="logistic")
    record("logistic-weekly", data.logistic(600, 80.0, weekly=4.0, seed=21, rate=8.0), 60, MADE, growth="logistic")
    floored = data.logistic(400, 90.0, floor=20.0, seed=22)
    floored["floor"] = 20.0
    record("logistic-floor", floored, 40, MADE, growth="logistic", yearly_seasonality="off")
    falling = data.logistic(450, 60.0, seed=23, rate=-7.0)
    record("logistic-falling", falling, 50, MADE, growth="logistic")
    rising = data.logistic(500, 100.0, seed=24, weekly=3.0)
    rising["cap"] = np.round(np.linspace(95, 130, len(rising)), 3)
    record("logistic-moving-cap-multiplicative", rising, 50, MADE, growth="logistic", seasonality_mode="multiplicative")

    random = np.random.default_rng(30)
    festive = data.synthetic(1000, seed=25, yearly=4.0)
    dates = ["2019-06-10", "2019-12-24", "2020-06-08", "2020-12-24", "2021-06-07", "2021-09-05"]
    names = ["fair", "gift", "fair", "gift", "fair", "gift"]
    for date, name in zip(dates, names):
        near = (festive["ds"] - pd.Timestamp(date)).dt.days
        festive.loc[near == 0, "y"] += 12.0 if name == "fair" else 20.0
        festive.loc[near == 1, "y"] += 5.0
        festive.loc[(near == -1) & (name == "gift"), "y"] += 7.0
    festive["y"] = festive["y"].round(4)
    holidays = [{"holiday": n, "ds": day(d), "lower_window": -1 if n == "gift" else 0, "upper_window": 1}
                for n, d in zip(names, dates)]
    record("holidays", festive, 40, MADE, holidays=holidays)
    record("holidays-tight-multiplicative", festive, 40, MADE, holidays=holidays, holidays_prior_scale=0.05,
           seasonality_mode="multiplicative")

    driven = data.synthetic(700, seed=26, yearly=0)
    driven["price"] = np.round(20 + np.cumsum(random.normal(0, 0.3, 700)), 4)
    driven["promo"] = (random.uniform(size=700) < 0.15).astype(float)
    driven["y"] = (driven["y"] - 0.8 * driven["price"] + 9 * driven["promo"]).round(4)
    record("regressors", driven, 60, MADE, regressors=[{"name": "price"}, {"name": "promo"}])
    record("regressors-mixed", driven, 60, MADE,
           regressors=[{"name": "price", "standardize": True, "prior_scale": 0.5}, {"name": "promo", "mode": "multiplicative"}])

    working = data.synthetic(800, seed=27, yearly=0, weekly=0)
    working["season"] = (working["ds"].dt.month >= 6) & (working["ds"].dt.month <= 9)
    working.loc[working["season"], "y"] += 4 * np.sin(2 * np.pi * working["ds"].dt.dayofweek / 7)
    working["y"] = working["y"].round(4)
    record("conditional", working, 60, MADE, weekly_seasonality="off", yearly_seasonality="off",
           seasonalities=[{"name": "summer_week", "period": 7, "fourier_order": 3, "condition": "season"},
                          {"name": "monthly", "period": 30.5, "fourier_order": 5, "prior_scale": 1.0}])
    record("short", data.synthetic(70, seed=28, yearly=0), 14, MADE)
    record("very-short", data.synthetic(25, seed=29, yearly=0, weekly=0), 5, MADE, weekly_seasonality="off")

    record("more-unknowns-than-values", data.synthetic(18, seed=32, yearly=0), 6, MADE, weekly_seasonality="on")

    record_validation("validation-daily", data.synthetic(600, seed=31, yearly=0), "30 days", "60 days", "365 days", MADE,
                      yearly_seasonality="off")
    record_validation("validation-airline", airline, "365 days", "365 days", "2190 days", PUBLIC + "airline",
                      seasonality_mode="multiplicative")


if __name__ == "__main__":
    main()
