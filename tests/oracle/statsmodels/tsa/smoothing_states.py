# Exponential smoothing with given weights: where it starts, its states, what it expects, and how well it fits.
import numpy as np
from statsmodels.tsa.holtwinters import ExponentialSmoothing, Holt, SimpleExpSmoothing

y = np.array([3.0, 5, 4, 8, 6, 9, 7, 11, 10, 14, 12, 15, 13, 17, 16, 19])
names = ("initial_level", "initial_trend", "initial_seasons")
for start in ("heuristic", "legacy-heuristic", "estimated"):
    for trend in (None, "add", "mul"):
        for seasonal in (None, "add", "mul"):
            model = ExponentialSmoothing(y, trend=trend, seasonal=seasonal, seasonal_periods=4 if seasonal else None, initialization_method=start)
            fit = model.fit(smoothing_level=0.3, smoothing_trend=0.2 if trend else None, smoothing_seasonal=0.4 if seasonal else None, optimized=False)
            print(start, trend, seasonal, *(np.round(fit.params[name], 8) for name in names), fit.forecast(9).round(8), fit.sse.round(8))
known = ExponentialSmoothing(
    y, trend="add", damped_trend=True, seasonal="mul", seasonal_periods=2, initialization_method="known", initial_level=2.0, initial_trend=1.0,
    initial_seasonal=[1.1, 0.9],
).fit(smoothing_level=0.3, smoothing_trend=0.2, smoothing_seasonal=0.4, damping_trend=0.9, optimized=False)
for part in (known.fittedvalues, known.level, known.trend, known.season, known.resid, known.fittedfcast, known.fcastvalues):
    print(part.round(8))
print(known.aic.round(8), known.bic.round(8), known.aicc.round(8), known.k, known.predict(14, 18).round(8))
simple = SimpleExpSmoothing(y).fit(0.3, optimized=False)
print(simple.params, simple.forecast(3), simple.trend[:2], simple.season[:2])
print(Holt(y, damped_trend=True).fit(0.8, 0.2, damping_trend=0.9, optimized=False).forecast(3).round(8))
