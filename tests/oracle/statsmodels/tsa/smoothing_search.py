# Weights and states of exponential smoothing with the least squared errors, to the digits the original's search has.
import numpy as np
from statsmodels.tsa.api import ExponentialSmoothing, Holt, SimpleExpSmoothing

rng = np.random.default_rng(0)
n = np.arange(60)
y = 50 + 0.5 * n + 8 * np.sin(2 * np.pi * n / 12) + rng.normal(0, 1, 60)
for start in ("estimated", "heuristic", "legacy-heuristic"):
    for trend, seasonal, damped in (
        (None, None, False), ("add", None, False), ("add", None, True), ("mul", None, False), (None, "add", False), ("add", "add", False),
        ("add", "mul", False), ("mul", "mul", False), ("add", "add", True),
    ):
        model = ExponentialSmoothing(y, trend=trend, seasonal=seasonal, damped_trend=damped, seasonal_periods=12 if seasonal else None,
                                     initialization_method=start)
        fit = model.fit()
        print(start, trend, seasonal, damped, fit.sse.round(2), fit.forecast(14).round(1), np.round(fit.params["smoothing_level"], 2))
print(Holt(y).fit().forecast(2).round(2), SimpleExpSmoothing(y).fit().forecast(2).round(2))
half = ExponentialSmoothing(y, trend="add", initialization_method="estimated").fit(smoothing_level=0.4)
print(half.params["smoothing_level"], half.params["smoothing_trend"].round(3), half.sse.round(1))
