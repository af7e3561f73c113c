"""The table of a fitted exponential smoothing."""

import math

from statsmodels.iolib.summary import SimpleTable, Summary, date_and_time, pairs_table

_LONG = {None: "None", "add": "Additive", "mul": "Multiplicative"}


def summary(results):
    """What was fitted, how well, and every parameter."""
    model = results.model
    date, clock = date_and_time()
    name = "endog" if not hasattr(model._given, "iloc") else str(getattr(model._given, "name", None))
    left = [
        ("Dep. Variable:", name), ("Model:", type(model).__name__), ("Optimized:", str(results._is_optimized)),
        ("Trend:", _LONG[model.trend]), ("Seasonal:", _LONG[model.seasonal]), ("Seasonal Periods:", str(model.seasonal_periods or None)),
        ("Box-Cox:", "False"), ("Box-Cox Coeff.:", "None"),
    ]
    right = [
        ("No. Observations:", str(model.nobs)), ("SSE", f"{results.sse:.3f}"), ("AIC", f"{results.aic:.3f}"), ("BIC", f"{results.bic:.3f}"),
        ("AICC", f"{results.aicc:.3f}"), ("Date:", date), ("Time:", clock),
    ]
    rows = results._rows()
    data = [[_number(value), code, str(is_found)] for _, code, value, is_found in rows]
    made = Summary()
    made.tables = [
        pairs_table(left, right, f"{type(model).__name__} Model Results"),
        SimpleTable(data, ["coeff", "code", "optimized"], [row[0] for row in rows], widths=[0, 20, 20, 20], below="-", header_aligns="lccc"),
    ]
    return made


def _number(value):
    size = abs(value)
    if size == 0:
        return "0.000000"
    if size < 1e-4 or size >= 1e5:
        return f"{value:.5g}"
    return f"{value:.{7 - max(0, math.floor(math.log10(size)))}f}"
