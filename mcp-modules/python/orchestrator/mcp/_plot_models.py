"""`plot_forecast` and `plot_drift`: what a model expects, and what has changed."""

import _kit_viz

import numpy as np

import pandas as pd

from orchestrator.mcp._columns import dates, kind_of, numbers, one
from orchestrator.mcp._drift import detect_drift
from orchestrator.mcp._picture import Look, words
from orchestrator.mcp._plot_columns import axis_of, categories_of, column_of, table_of

__all__ = ["plot_drift", "plot_forecast"]

_MOST_CATEGORIES = 20


def plot_forecast(forecast, history=None, *, date_column=None, value_column=None, **look):
    """Draws a forecast with its interval and the history before it; writes reports/forecast.png and returns that path.

    forecast: what `train_prophet` returns, its "forecast" frame, or the frame of `SmoothingModel.predict` and
        `forecast_baseline`, with "yhat" and perhaps "ds", "yhat_lower" and "yhat_upper".
    history: what came before: a frame with dates and values, a series (over dates or not), or a list of values. The
        answer of `train_prophet` brings its own.
    date_column, value_column: their names in `history`; "ds" and "y", or the only ones of their kind, when not given.

    >>> from orchestrator.mcp.models import forecast_baseline
    >>> sales = [12.0, 13.0, 15.0, 14.0]
    >>> plot_forecast(forecast_baseline(sales, 2), sales, title="Sales")
    'reports/forecast.png'
    """
    look = Look("plot_forecast", look)
    label = "value" if value_column is None else words(value_column)
    if isinstance(forecast, dict) and "forecast" in forecast:
        model = forecast.get("model")
        forecast = forecast["forecast"]
        if history is None and model is not None:
            micros, values = model._native.history()
            history = pd.Series(values, index=pd.to_datetime(np.asarray(micros), unit="us"))
    if not isinstance(forecast, pd.DataFrame):
        raise TypeError(f"plot_forecast() wants a forecast frame or the answer of train_prophet(), found {type(forecast).__name__}")
    expected = numbers(one(forecast, "yhat"), "yhat")
    if not np.isfinite(expected).any():
        raise ValueError("column 'yhat' has no values to draw")
    past, values, found_label = _history(history, date_column, value_column)
    ahead, is_time = _ahead(forecast, past, len(values))
    interval = [numbers(forecast[name], name) for name in ("yhat_lower", "yhat_upper") if name in forecast.columns]
    low, high = interval if len(interval) == 2 else (np.zeros(0), np.zeros(0))
    times = _seconds(past) if is_time else np.arange(len(values), dtype=float)
    label = found_label or label
    title = "Forecast" if label == "value" else f"Forecast of {label}"
    told = [title, _time_label(history, date_column) if is_time else "step", label]
    drawing = _kit_viz.forecast(told, [times, values], [ahead, expected, low, high], is_time)
    return look.save(["forecast"] if label == "value" else ["forecast", label], [drawing])


def plot_drift(ref, cur, column, *, threshold=0.1, **look):
    """Draws a column of a reference table and of a current one over each other; writes reports/drift_<column>.png.

    Numbers and dates are drawn as densities, anything else as the share of each value. The subtitle says what
    `detect_drift` finds at `threshold`.

    >>> plot_drift({"x": range(100)}, {"x": range(40, 140)}, "x")
    'reports/drift_x.png'
    """
    look = Look("plot_drift", look)
    tables = [table_of(df, "plot_drift") for df in (ref, cur)]
    old, new = (column_of(df, column) for df in tables)
    for which, values in (("reference", old), ("current", new)):
        if not values.notna().any():
            raise ValueError(f"column {column!r} of the {which} table has no values to draw: all {len(values):,} are missing")
    label = words(column)
    kinds = {kind_of(old), kind_of(new)}
    if kinds in ({"numeric"}, {"datetime"}):
        drawn = [axis_of(values, column) for values in (old, new)]
        for which, (values, _, _) in zip(("reference", "current"), drawn):
            if not np.isfinite(values).any():
                raise ValueError(f"column {column!r} of the {which} table has no finite values to draw")
        drawing = _kit_viz.drift_of_numbers(label, drawn[0][0], drawn[1][0], drawn[0][1] == "time")
    else:
        drawing = _kit_viz.drift_of_counts(label, *_shares(old, new))
    found = detect_drift(*(df[[column]] for df in tables), threshold=threshold)["column_drift"][str(column)]
    return look.save(["drift", column], [drawing], remarks=[_verdict(found)])


def _history(history, date_column, value_column):
    """(dates or None, values, label or None)."""
    if history is None:
        return None, np.zeros(0), None
    if isinstance(history, pd.DataFrame):
        date_column = date_column if date_column is not None else _only(history, "ds", "datetime", None)
        value_column = value_column if value_column is not None else _only(history, "y", "numeric", date_column)
        values = numbers(one(history, value_column), value_column)
        label = None if value_column == "y" else words(value_column)
        return (None if date_column is None else dates(one(history, date_column), date_column)), values, label
    series = history if isinstance(history, pd.Series) else pd.Series(history)
    values = numbers(series, "history")
    label = None if series.name is None else words(series.name)
    past = pd.Series(series.index) if isinstance(series.index, pd.DatetimeIndex) else None
    return past, values, label


def _time_label(history, date_column):
    """The name of the dates; "date" if they have none or Prophet's "ds"."""
    if date_column is None and isinstance(history, pd.DataFrame):
        date_column = _only(history, "ds", "datetime", None)
    if date_column is None and isinstance(history, pd.Series):
        date_column = history.index.name
    return "date" if date_column in (None, "ds") else words(date_column)


def _only(df, name, kind, other):
    if name in df.columns:
        return name
    found = [column for column in df.columns if column != other and kind_of(df[column]) == kind]
    if len(found) == 1:
        return found[0]
    if kind == "datetime":
        return None
    raise ValueError(f"value_column must name the values of the history; columns: {', '.join(map(str, df.columns))}")


def _ahead(forecast, past, n_history):
    """Where the forecast lies, and whether that is in time."""
    if "ds" in forecast.columns:
        return _seconds(dates(forecast["ds"], "ds")), True
    n_steps = len(forecast)
    if past is None or len(past) < 2:
        return np.arange(n_history, n_history + n_steps, dtype=float), False
    step = pd.infer_freq(pd.DatetimeIndex(past)) if len(past) > 2 else None
    last = past.max()
    if step is not None:
        return _seconds(pd.Series(pd.date_range(last, periods=n_steps + 1, freq=step)[1:])), True
    gap = past.diff().median()
    return _seconds(pd.Series([last + gap * (at + 1) for at in range(n_steps)])), True


def _seconds(times):
    return axis_of(pd.Series(times), "ds")[0]


def _shares(old, new):
    """Names, two columns of counts and whether the last is a rest: the most frequent values of both, the others together."""
    both = pd.concat([old.astype(str).where(old.notna()), new.astype(str).where(new.notna())], ignore_index=True)
    codes, values = categories_of(both)
    parts = codes[: len(old)], codes[len(old) :]
    counts = [np.bincount(part[part >= 0], minlength=len(values)).astype(float) for part in parts]
    order = np.argsort(-(counts[0] / max(counts[0].sum(), 1) + counts[1] / max(counts[1].sum(), 1)), kind="stable").tolist()
    kept, rest = order[:_MOST_CATEGORIES], order[_MOST_CATEGORIES:]
    names = [words(values[at]) for at in kept] + ([f"other ({len(rest)})"] if rest else [])
    return names, *(np.append(one[kept], one[rest].sum() if rest else []) for one in counts), bool(rest)


def _verdict(found):
    measure = found["measures"][found["decided_by"]] if found["decided_by"] else None
    if measure is None:
        return f"{found['kind']}s are not compared" if found["kind"] in ("identifier", "date") else "no drift found"
    return f"drifted: {found['decided_by']} {measure['value']:.3g}, limit {measure['limit']:.3g}"
