# Season and trend by locally weighted regressions.
import numpy as np
from statsmodels.tsa.seasonal import STL

rng = np.random.default_rng(5)
steps = np.arange(96)
sales = 20 + 0.2 * steps + 4 * np.sin(2 * np.pi * steps / 12) + rng.normal(0, 0.8, 96)
walk = np.cumsum(rng.normal(size=96))
parts = STL(sales, period=12).fit()
print(parts.trend[::16].round(8), parts.seasonal[:4].round(8), parts.resid[:3].round(8))
sales[20] = 60
parts = STL(sales, period=12, seasonal=13, robust=True).fit()
print(parts.trend[::16].round(7), parts.weights[18:23].round(7))
