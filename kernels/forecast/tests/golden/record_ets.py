"""Records exponential smoothing by statsmodels' ETSModel: likelihood, criteria, forecasts and intervals."""

import json
import pathlib
import sys

import numpy as np
import pandas as pd
import statsmodels
from statsmodels.tsa.exponential_smoothing.ets import ETSModel

import series as data

here = pathlib.Path(__file__).parent / "ets"
chosen = set(sys.argv[1:])
ERRORS = {"A": "add", "M": "mul"}
SEASONS = {"N": None, "A": "add", "M": "mul"}


def fit(y, code, period):
    """`code` is error, trend and season: MAdM is multiplicative error, damped trend, multiplicative season."""
    error, trend, season = code[0], code[1:-1], code[-1]
    model = ETSModel(
        pd.Series(y),
        error=ERRORS[error],
        trend=None if trend == "N" else "add",
        damped_trend=trend == "Ad",
        seasonal=SEASONS[season],
        seasonal_periods=period if season != "N" else None,
    )
    return model.fit(disp=False, maxiter=5000)


def numbers(values):
    return [float(f"{v:.9g}") for v in values]


def record(name, frame, codes, period, holdout):
    if chosen and name not in chosen:
        return
    y = frame["y"].dropna().to_numpy()
    history, future = y[: len(y) - holdout], y[len(y) - holdout :]
    models = {}
    for code in codes:
        found = fit(history, code, period)
        np.random.seed(1)
        prediction = found.get_prediction(start=len(history), end=len(history) + holdout - 1)
        interval = prediction.pred_int(alpha=0.05)
        models[code] = {
            "llf": float(found.llf),
            "aicc": float(found.aicc),
            "alpha": float(found.smoothing_level),
            "mean": numbers(found.forecast(holdout)),
            "lower": numbers(np.asarray(interval)[:, 0]),
            "upper": numbers(np.asarray(interval)[:, 1]),
            "mape": float(np.mean(np.abs((future - found.forecast(holdout)) / future))),
        }
    made = {"name": name, "version": statsmodels.__version__, "period": period, "history": numbers(history),
            "future": numbers(future), "models": models}
    (here / f"{name}.json").write_text(json.dumps(made, separators=(",", ":")) + "\n")
    for code, one in models.items():
        print(f"{name:16} {code:5} llf {one['llf']:12.4f} aicc {one['aicc']:12.4f} mape {one['mape']:.5f}")


ALL = [e + t + s for e in "AM" for t in ("N", "A", "Ad") for s in "NAM" if not (e == "A" and s == "M")]
FLAT = [code for code in ALL if code.endswith("N")]


def main():
    here.mkdir(exist_ok=True)
    record("airline", data.airline(), ALL, 12, 24)
    record("elec-equip", data.elec_equip(), ALL, 12, 24)
    record("us-employment", data.us_employment(), ALL, 12, 12)
    record("elnino", data.elnino().iloc[-300:], ["ANA", "AAA", "MNM", "MNA"], 12, 24)
    record("co2-monthly", data.co2_monthly().iloc[-240:], ["AAA", "AAdA", "MAA", "MAM"], 12, 24)
    record("nile", data.nile(), FLAT, 1, 10)
    record("us-gdp", data.macro("realgdp"), FLAT, 1, 12)
    record("us-unemployment", data.macro("unemp"), FLAT, 1, 8)
    record("daily-week", data.synthetic(300, seed=40, yearly=0), ["ANA", "AAA", "MAM"], 7, 28)


if __name__ == "__main__":
    main()
