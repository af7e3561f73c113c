# A series taken apart into trend, season and rest.
import numpy as np
from statsmodels.tsa.seasonal import seasonal_decompose

rng = np.random.default_rng(5)
steps = np.arange(96)
sales = 20 + 0.2 * steps + 4 * np.sin(2 * np.pi * steps / 12) + rng.normal(0, 0.8, 96)
walk = np.cumsum(rng.normal(size=96))
parts = seasonal_decompose(sales, model="additive", period=12)
print(parts.trend[4:9].round(8), parts.seasonal[:12].round(8), parts.resid[6:9].round(8))
parts = seasonal_decompose(sales, model="multiplicative", period=12)
print(parts.trend[-8:].round(8), parts.seasonal[:3].round(8), parts.resid[6:9].round(8))
