# Exponential smoothing of a series with dates: labels of what is expected, the table of the fit, and what is refused.
import numpy as np
import pandas as pd
from statsmodels.tsa.holtwinters import ExponentialSmoothing, Holt, SimpleExpSmoothing

y = np.array([3.0, 5, 4, 8, 6, 9, 7, 11, 10, 14, 12, 15, 13, 17, 16, 19])
sales = pd.Series(y, index=pd.date_range("2020-01-31", periods=16, freq="ME"), name="sales")
fit = ExponentialSmoothing(
    sales, trend="add", seasonal="add", seasonal_periods=4, initialization_method="known", initial_level=3, initial_trend=1,
    initial_seasonal=[-1.5, 1, -1.5, 1.25],
).fit(smoothing_level=0.6, smoothing_trend=0.1, smoothing_seasonal=0.05, optimized=False)
print(fit.forecast(2).round(6))
print(fit.predict(14, 17).round(6))
print(fit.predict("2021-04-30", "2021-06-30").round(6))
print(fit.fittedvalues.head(2).round(6), fit.level.index[-1], fit.resid.name)
print(fit.params_formatted)
print("\n".join(line for line in str(fit.summary()).splitlines() if "Date:" not in line and "Time:" not in line))
plain = Holt(pd.Series(y)).fit(0.8, 0.2, optimized=False)
print(plain.forecast(2).round(6))
print("\n".join(line for line in str(plain.summary()).splitlines() if "Date:" not in line and "Time:" not in line))
for wrong in (
    lambda: ExponentialSmoothing(y, trend="bad"), lambda: ExponentialSmoothing(y, seasonal="add"),
    lambda: ExponentialSmoothing(y, damped_trend=True), lambda: ExponentialSmoothing(y - 5, trend="mul"),
    lambda: ExponentialSmoothing(y, initialization_method="known"), lambda: ExponentialSmoothing(y, seasonal="add", seasonal_periods=12),
    lambda: ExponentialSmoothing(y, initialization_method="foo"), lambda: ExponentialSmoothing(y.reshape(8, 2)),
    lambda: ExponentialSmoothing(y, seasonal="add", seasonal_periods=1), lambda: ExponentialSmoothing(y, initial_level=2.0),
    lambda: SimpleExpSmoothing(y, initial_level=2.0), lambda: SimpleExpSmoothing(y[:5], initialization_method="heuristic"),
    lambda: ExponentialSmoothing(y, seasonal="mul", seasonal_periods=4, initialization_method="known", initial_level=1),
    lambda: fit.predict(5, 3),
):
    try:
        print(wrong())
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
