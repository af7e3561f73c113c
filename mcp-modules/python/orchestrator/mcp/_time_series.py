"""`summarize_time_series`: what a column of numbers does over time."""

import _kit_analytics

import numpy as np

import pandas as pd

from orchestrator.mcp._columns import dates, numbers, one, plain

__all__ = ["summarize_time_series"]

_DAY = 86_400.0
_NAMES = [(1.0, "second"), (60.0, "minute"), (3600.0, "hour"), (_DAY, "day"), (7 * _DAY, "week")]
_LONGEST_SEASON = 400


def summarize_time_series(df, date_column, value_column, *, alpha=0.05):
    """Frequency, gaps, trend, seasonality and stationarity of a number over time.

    Rows without date or value are left out; several rows of one time are averaged. Seasonality and stationarity are
    looked for in the values in order, with gaps filled along a line.

    Returns "start", "end", "points", "frequency", "step_seconds", "regular", "duplicates", "gaps" (the first 20, with
    "from", "to" and "missing" steps), "gap_count", "trend" ("slope_per_day", "direction", "p_value", "r_squared",
    "mann_kendall"), "seasonality" ("period" in steps or None, "strength" 0 to 1), "autocorrelation" (lags 1 to 10),
    "stationarity" (Dickey and Fuller: "p_value", "stationary"), and the mean, std, min and max of the values.
    """
    times = dates(one(df, date_column), date_column)
    table = pd.DataFrame({"time": times.to_numpy(), "value": numbers(one(df, value_column), value_column)})
    n_rows = len(table)
    table = table.dropna().sort_values("time", kind="stable")
    if len(table) < 3:
        raise ValueError(f"a time series needs at least 3 rows with a date and a value, found {len(table)}")
    n_duplicates = int(table["time"].duplicated().sum())
    series = table.groupby("time")["value"].mean()
    seconds = series.index.to_numpy().astype("datetime64[ns]").astype("int64") / 1e9
    values = series.to_numpy(dtype=float)
    if len(values) < 3:
        raise ValueError(f"a time series needs at least 3 different times, found {len(values)}")
    steps = _kit_analytics.steps(seconds)
    monthly = _is_monthly(series.index)
    frequency = monthly or _frequency(steps["median"])
    gaps = [] if monthly else steps["gaps"]
    even = _evenly(seconds, values, steps["median"]) if gaps else values
    return {
        "start": str(series.index[0]),
        "end": str(series.index[-1]),
        "points": len(series),
        "left_out": n_rows - len(table),
        "duplicates": n_duplicates,
        "frequency": frequency,
        "step_seconds": steps["median"],
        "regular": bool(monthly) or steps["is_regular"],
        "gap_count": len(gaps),
        "gaps": [
            {"from": str(series.index[gap["after"]]), "to": str(series.index[gap["after"] + 1]), "missing": gap["missing"]}
            for gap in gaps[:20]
        ],
        "mean": float(values.mean()),
        "std": float(values.std(ddof=1)),
        "min": float(values.min()),
        "max": float(values.max()),
        "trend": _trend(seconds, values, alpha),
        "seasonality": _seasonality(even),
        "autocorrelation": _autocorrelation(even),
        "stationarity": _stationarity(even, alpha),
    }


def _frequency(step):
    for seconds, name in reversed(_NAMES):
        times = step / seconds
        if times >= 1 and abs(times - round(times)) < 1e-6:
            return name if round(times) == 1 else f"{round(times)} {name}s"
    return f"{step:g} seconds"


def _is_monthly(index):
    """Months, quarters and years have no fixed length; the calendar decides."""
    months = (index.year * 12 + index.month).to_numpy()
    distances = np.diff(months)
    days = set(index.day)
    if not len(distances) or distances.min() != distances.max() or not (len(days) == 1 or index.is_month_end.all()):
        return None
    n_months = int(distances[0])
    names = {1: "month", 3: "quarter", 12: "year"}
    return None if n_months == 0 else names.get(n_months, f"{n_months} months")


def _evenly(seconds, values, step):
    grid = np.arange(seconds[0], seconds[-1] + step / 2, step)
    return np.interp(grid, seconds, values) if len(grid) <= 10 * len(values) else values


def _trend(seconds, values, alpha):
    days = (seconds - seconds[0]) / _DAY
    found = _kit_analytics.trend(days, values)
    direction = "none" if not found["p_value"] < alpha else "up" if found["slope"] > 0 else "down"
    return {
        "slope_per_day": found["slope"],
        "direction": direction,
        "p_value": plain(found["p_value"]),
        "r_squared": plain(found["r"] ** 2),
        "mann_kendall": {name: plain(found["mann_kendall"][name]) for name in ("statistic", "p_value")},
    }


def _seasonality(values):
    if len(values) < 8 or values.min() == values.max():
        return {"period": None, "strength": 0.0}
    return _kit_analytics.season(values, min(len(values) // 2, _LONGEST_SEASON))


def _autocorrelation(values):
    n_lags = min(10, len(values) - 2)
    if values.min() == values.max() or n_lags < 1:
        return []
    return [plain(r) for r in _kit_analytics.autocorrelation(values, n_lags)[1:]]


def _stationarity(values, alpha):
    if len(values) < 12 or values.min() == values.max():
        return None
    try:
        found = _kit_analytics.stationarity(values)
    except ValueError:
        # An exact combination of its own past leaves nothing to test.
        return None
    return {**found, "stationary": bool(found["p_value"] < alpha)}
