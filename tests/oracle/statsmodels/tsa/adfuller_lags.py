# Lags by other criteria, or given.
import numpy as np
from statsmodels.tsa.stattools import adfuller

rng = np.random.default_rng(5)
steps = np.arange(96)
sales = 20 + 0.2 * steps + 4 * np.sin(2 * np.pi * steps / 12) + rng.normal(0, 0.8, 96)
walk = np.cumsum(rng.normal(size=96))
for autolag in ("AIC", "BIC", "t-stat"):
    print(autolag, [round(float(x), 7) for x in adfuller(sales, autolag=autolag)[:4]])
print([round(float(x), 7) for x in adfuller(sales, maxlag=2, autolag=None)[:4]])
try:
    adfuller(np.ones(30))
except ValueError as error:
    print(error)
