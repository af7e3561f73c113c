# The season of a series with dates, and wrong settings.
import numpy as np
import pandas as pd
from statsmodels.tsa.seasonal import STL

rng = np.random.default_rng(5)
steps = np.arange(96)
sales = 20 + 0.2 * steps + 4 * np.sin(2 * np.pi * steps / 12) + rng.normal(0, 0.8, 96)
walk = np.cumsum(rng.normal(size=96))
series = pd.Series(sales, index=pd.date_range("2020-01-01", periods=96, freq="MS"))
parts = STL(series).fit()
print(parts.trend.head(2).round(7), parts.seasonal.tail(2).round(7))
for settings in ({"period": 1}, {"period": 12, "seasonal": 4}, {"period": 12, "trend": 7}, {}):
    try:
        STL(sales, **settings)
    except ValueError as error:
        print(error)
