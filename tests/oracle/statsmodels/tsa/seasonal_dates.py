# The season of a series with dates is known from its frequency.
import numpy as np
import pandas as pd
from statsmodels.tsa.seasonal import seasonal_decompose

rng = np.random.default_rng(5)
steps = np.arange(96)
sales = 20 + 0.2 * steps + 4 * np.sin(2 * np.pi * steps / 12) + rng.normal(0, 0.8, 96)
walk = np.cumsum(rng.normal(size=96))
series = pd.Series(sales, index=pd.date_range("2020-01-01", periods=96, freq="MS"), name="sales")
parts = seasonal_decompose(series, extrapolate_trend="freq")
print(parts.trend.head(3).round(7))
print(parts.seasonal.head(2).round(7), parts.resid.tail(2).round(7), parts.observed.name)
