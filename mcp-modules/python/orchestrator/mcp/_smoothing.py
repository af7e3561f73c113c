"""Exponential smoothing (ETS) and the baselines that any model has to beat."""

import json
from pathlib import Path

import _kit_models

import pandas as pd

from orchestrator.mcp._columns import numbers, plain
from orchestrator.mcp._errors import DataError
from orchestrator.mcp._places import existing, target

__all__ = ["SmoothingModel", "forecast_baseline", "load_smoothing", "train_ets"]


def train_ets(values, period=1, *, error=None, trend="auto", seasonal="auto"):
    """Fits exponential smoothing to values in order of time; the best model by AICc unless the arguments choose one.

    period: values in a season, such as 12 for months; 1 for none.
    trend: "auto", None, "additive" or "damped". seasonal: "auto", None, "additive" or "multiplicative".
    error: "additive" or "multiplicative"; additive when not given.

    >>> train_ets([12.0, 13.1, 14.2, 14.9, 16.1, 17.0, 18.2, 19.0], trend="additive", seasonal=None)
    <ETS(AAN) model>
    """
    history = numbers(pd.Series(values), getattr(values, "name", None) or "values")
    if trend == "auto" or seasonal == "auto":
        if error is not None or trend != seasonal:
            raise ValueError("trend and seasonal must both be 'auto', or neither")
        return SmoothingModel(_kit_models.choose_smoothing(history, int(period)))
    for name, given, known in (("trend", trend, ("additive", "damped")), ("seasonal", seasonal, ("additive", "multiplicative"))):
        if given is not None and given not in known:
            raise ValueError(f"{name} must be None, {known[0]!r} or {known[1]!r}, found {given!r}")
    native = _kit_models.fit_smoothing(history, error or "additive", trend, seasonal, int(period) if seasonal else 1)
    return SmoothingModel(native)


class SmoothingModel:
    """A fitted model of exponential smoothing."""

    def __init__(self, native):
        self._native = native

    def __repr__(self):
        return repr(self._native)

    @property
    def summary(self):
        """Name, smoothing weights and likelihood."""
        return {name: plain(value) for name, value in self._native.about().items()}

    @property
    def fitted(self):
        return self._native.fitted()

    def predict(self, steps, interval_width=0.8, seed=0):
        """The next values, as a frame with "yhat", "yhat_lower" and "yhat_upper"."""
        mean, lower, upper = self._native.forecast(int(steps), float(interval_width), int(seed))
        return pd.DataFrame({"yhat": mean, "yhat_lower": lower, "yhat_upper": upper})

    def save(self, path):
        """Writes the model; a bare name goes to models/. Returns the path."""
        path = target(path, "models", ".json")
        Path(path).write_text(json.dumps({"kind": "ets", "model": json.loads(self._native.to_json())}), encoding="utf-8")
        return path


def load_smoothing(path):
    """A model saved by `SmoothingModel.save`."""
    file = existing(path)[0]
    try:
        saved = json.loads(Path(file).read_text(encoding="utf-8"))
        return SmoothingModel(_kit_models.load_smoothing(json.dumps(saved["model"])))
    except (ValueError, KeyError, TypeError) as error:
        raise DataError(f"not a saved ETS model: {error}", file) from None


def forecast_baseline(values, steps, method="naive", period=1, interval_width=0.8):
    """The last value ("naive"), the last season ("seasonal_naive") or the line through first and last ("drift").

    >>> forecast_baseline([1.0, 2.0, 3.0], 2, "drift")["yhat"].tolist()
    [4.0, 5.0]
    """
    if method not in ("naive", "seasonal_naive", "drift"):
        raise ValueError(f"method must be 'naive', 'seasonal_naive' or 'drift', found {method!r}")
    history = numbers(pd.Series(values), "values")
    mean, lower, upper = _kit_models.baseline(method, history, int(period), int(steps), float(interval_width))
    return pd.DataFrame({"yhat": mean, "yhat_lower": lower, "yhat_upper": upper})
