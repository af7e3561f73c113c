# Exponential smoothing: simple, with a trend and with seasons.
import numpy as np
from statsmodels.tsa.holtwinters import ExponentialSmoothing, Holt, SimpleExpSmoothing

rng = np.random.default_rng(0)
n = np.arange(48)
y = 50 + 0.5 * n + 8 * np.sin(2 * np.pi * n / 12) + rng.normal(0, 1, 48)
simple = SimpleExpSmoothing(y, initialization_method="heuristic").fit(smoothing_level=0.3, optimized=False)
print(simple.forecast(2).round(4), round(simple.sse, 3))
trend = Holt(y, initialization_method="estimated").fit()
print(trend.forecast(3).round(1))
seasons = ExponentialSmoothing(y, trend="add", seasonal="add", seasonal_periods=12, initialization_method="estimated").fit()
print(seasons.forecast(12).round(0))
