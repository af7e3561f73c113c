"""`train_prophet`: trend with changepoints, seasons, holidays and regressors, after Taylor and Letham."""

import json
from pathlib import Path

import _kit_models

import numpy as np

import pandas as pd

from orchestrator.mcp._columns import as_frame, dates, numbers, one, plain
from orchestrator.mcp._errors import DataError
from orchestrator.mcp._places import existing, target

__all__ = ["ProphetModel", "load_prophet", "train_prophet"]


# Columns of a forecast that are not a component of their own.
_SUMS = ("yhat", "trend", "additive_terms", "multiplicative_terms")


def train_prophet(
    df,
    date_column="ds",
    value_column="y",
    *,
    periods=30,
    freq=None,
    growth="linear",
    changepoints=None,
    n_changepoints=25,
    changepoint_range=0.8,
    changepoint_prior_scale=0.05,
    yearly_seasonality="auto",
    weekly_seasonality="auto",
    daily_seasonality="auto",
    seasonality_mode="additive",
    seasonality_prior_scale=10.0,
    seasonalities=None,
    holidays=None,
    holidays_prior_scale=10.0,
    regressors=None,
    future_regressors=None,
    cap=None,
    floor=None,
    interval_width=0.8,
    uncertainty_samples=1000,
    seed=0,
    save=True,
):
    """Fits a Prophet model to a column of values over time and forecasts it.

    periods, freq: how far to forecast, in steps of a frequency such as "D", "W", "MS" or "h"; the frequency of the
        history when not given.
    growth: "linear", "flat" or "logistic", which needs `cap` (a number or a column) and may have a `floor`.
    changepoints: dates where the trend may bend; `n_changepoints` of them in the first `changepoint_range` of the
        history when not given.
    *_seasonality: "auto", True, False, or the number of Fourier terms.
    seasonalities: further ones: [{"name": "monthly", "period": 30.5, "fourier_order": 5}].
    holidays: a frame with "holiday" and "ds", and perhaps "lower_window", "upper_window".
    regressors: columns that help to explain the values; `future_regressors` is a frame with the dates and these columns
        for the forecast.
    save: True writes models/prophet_model.json, a path writes there, False writes nothing.

    Returns a dict: "model" (a ProphetModel), "forecast" (a frame with "ds", "yhat", "yhat_lower", "yhat_upper", "trend"
    and every component, history and future), "future" (its future rows alone), "metrics" of the fit on the history
    ("mae", "rmse", "mape", "coverage" ...), "components", "changepoints", "warnings", "model_path".
    """
    df = as_frame(df, "train_prophet()")
    times = _plain_dates(one(df, date_column), date_column)
    values = numbers(one(df, value_column), value_column)
    given = {
        "growth": growth,
        "changepoints": None if changepoints is None else _micros(_plain_dates(pd.Series(list(changepoints)), "changepoints")).tolist(),
        "n_changepoints": n_changepoints,
        "changepoint_range": changepoint_range,
        "changepoint_prior_scale": changepoint_prior_scale,
        "yearly_seasonality": _seasonal(yearly_seasonality),
        "weekly_seasonality": _seasonal(weekly_seasonality),
        "daily_seasonality": _seasonal(daily_seasonality),
        "seasonality_mode": seasonality_mode,
        "seasonality_prior_scale": seasonality_prior_scale,
        "holidays_prior_scale": holidays_prior_scale,
        "interval_width": interval_width,
        "uncertainty_samples": uncertainty_samples,
        "seed": seed,
        "seasonalities": list(seasonalities or []),
        "holidays": _holidays(holidays),
        "regressors": [{"name": name} if isinstance(name, str) else dict(name) for name in _listed(regressors)],
    }
    names = [entry["name"] for entry in given["regressors"]]
    beside = _beside(df, names, cap, floor)
    native = _kit_models.fit_prophet(json.dumps(given), _micros(times), values, beside)
    model = ProphetModel(native, names, cap, floor, date_column)
    forecast = model.forecast(periods, freq, future_regressors)
    n_history = int((forecast["ds"] <= times.max()).sum())
    result = {
        "model": model,
        "forecast": forecast,
        "future": forecast.iloc[n_history:].reset_index(drop=True),
        "metrics": _fit(forecast, native),
        "components": [name for name in forecast.columns if f"{name}_lower" in forecast and name not in _SUMS],
        "changepoints": [str(date.date()) for date in model.changepoints],
        "warnings": model.warnings,
        "model_path": None,
    }
    if save:
        result["model_path"] = model.save("prophet_model" if save is True else save)
    return result


def load_prophet(path="models/prophet_model.json"):
    """A model saved by `train_prophet` or `ProphetModel.save`."""
    file = existing(path)[0]
    text = Path(file).read_text(encoding="utf-8")
    try:
        saved = json.loads(text)
        native = _kit_models.load_prophet(json.dumps(saved["model"]))
    except (ValueError, KeyError, TypeError) as error:
        raise DataError(f"not a saved Prophet model: {error}", file) from None
    return ProphetModel(native, saved["regressors"], saved["cap"], saved["floor"], saved["date_column"])


class ProphetModel:
    """A fitted model; made by `train_prophet`, brought back by `load_prophet`."""

    def __init__(self, native, regressors, cap, floor, date_column):
        self._native = native
        self._regressors = list(regressors)
        self._cap = cap
        self._floor = floor
        self._date_column = date_column

    def __repr__(self):
        return repr(self._native)

    @property
    def warnings(self):
        return self._native.warnings()

    @property
    def changepoints(self):
        return _moments(self._native.changepoints())

    def forecast(self, periods=30, freq=None, future_regressors=None, include_history=True):
        """Forecasts `periods` steps beyond the history, as a frame; or the rows of `future_regressors`, where they are needed."""
        if not self._columns():
            times = self._native.future(int(periods), freq, bool(include_history))
            return self._predict(times, _beside(pd.DataFrame(index=range(len(times))), [], self._cap, self._floor))
        if future_regressors is None:
            raise ValueError(
                "the model has columns besides the dates "
                f"({', '.join(self._columns())}); give future_regressors, a frame with the dates and these columns"
            )
        return self.predict(future_regressors)

    def predict(self, df):
        """Forecasts the dates of a frame, which also has the columns the model was fitted with; or a list of dates."""
        if not isinstance(df, pd.DataFrame):
            df = pd.DataFrame({self._date_column: list(df)})
        name = self._date_column if self._date_column in df.columns else "ds"
        return self._predict(_micros(_plain_dates(one(df, name), name)), _beside(df, self._regressors, self._cap, self._floor))

    def cross_validate(self, horizon, period=None, initial=None, rolling_window=0.1):
        """Forecasts from points of the past: (rows, measures by horizon), both frames.

        horizon, period, initial: lengths such as "30 days".
        """
        length = lambda text: None if text is None else int(pd.Timedelta(text).value // 1000)
        rows, measures = self._native.cross_validate(length(horizon), length(period), length(initial), float(rolling_window))
        rows, measures = pd.DataFrame(rows), pd.DataFrame(measures)
        for name in ("ds", "cutoff"):
            rows[name] = _moments(rows[name].to_numpy())
        measures["horizon"] = pd.to_timedelta(measures["horizon"] * 1000)
        return rows, measures

    def save(self, path):
        """Writes the model; a bare name goes to models/. Returns the path."""
        path = target(path, "models", ".json")
        saved = {
            "kind": "prophet", "date_column": self._date_column, "regressors": self._regressors, "cap": self._cap,
            "floor": self._floor, "model": json.loads(self._native.to_json()),
        }
        Path(path).write_text(json.dumps(saved), encoding="utf-8")
        return path

    def _columns(self):
        return self._regressors + [name for name in (self._cap, self._floor) if isinstance(name, str)]

    def _predict(self, times, beside):
        times, columns = self._native.predict(times, beside)
        return pd.DataFrame({"ds": _moments(times), **columns})


def _fit(forecast, native):
    """How the forecast fits the history."""
    times, values = native.history()
    fitted = forecast.set_index("ds").loc[lambda table: ~table.index.duplicated()].reindex(_moments(times))
    known = fitted["yhat"].notna().to_numpy()
    if not known.any():
        return {}
    found = _kit_models.regression(values[known], fitted["yhat"].to_numpy()[known])
    if "yhat_lower" in fitted:
        inside = _kit_models.intervals(values[known], fitted["yhat_lower"].to_numpy()[known], fitted["yhat_upper"].to_numpy()[known])
        found["coverage"] = inside["coverage"]
    return {name: plain(value) for name, value in found.items()}


def _listed(value):
    return [] if value is None else [value] if isinstance(value, (str, dict)) else list(value)


def _plain_dates(column, name):
    column = dates(column, name)
    if getattr(column.dtype, "tz", None) is not None:
        raise ValueError(f"column {name!r} has a time zone; remove it with .dt.tz_localize(None)")
    if column.isna().any():
        raise DataError("a date is missing", row=int(column.isna().to_numpy().nonzero()[0][0]) + 1, column=name)
    return column


def _micros(times):
    return times.to_numpy().astype("datetime64[us]").astype("int64")


def _moments(micros):
    return pd.to_datetime(np.asarray(micros).astype("int64"), unit="us").astype("datetime64[ns]")


def _seasonal(given):
    if isinstance(given, bool):
        return "on" if given else "off"
    return "auto" if given == "auto" else {"order": int(given)}


def _holidays(given):
    if given is None:
        return []
    table = as_frame(given, "holidays")
    days = _micros(_plain_dates(one(table, "ds"), "ds"))
    found = []
    for at, name in enumerate(one(table, "holiday")):
        entry = {"holiday": str(name), "ds": int(days[at])}
        for extra in ("lower_window", "upper_window", "prior_scale"):
            if extra in table and pd.notna(table[extra].iloc[at]):
                entry[extra] = plain(table[extra].iloc[at]) if extra == "prior_scale" else int(table[extra].iloc[at])
        found.append(entry)
    return found


def _beside(df, regressors, cap, floor):
    """Capacity, floor and regressors as arrays of the length of the frame."""
    beside = {"regressors": {name: numbers(one(df, name), name) for name in regressors}}
    for name, given in (("cap", cap), ("floor", floor)):
        if isinstance(given, str):
            beside[name] = numbers(one(df, given), given)
        elif given is not None:
            beside[name] = np.full(len(df), float(given))
    return beside
