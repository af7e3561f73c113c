# Partial correlations, by each method.
import numpy as np
from statsmodels.tsa.stattools import pacf

rng = np.random.default_rng(5)
steps = np.arange(96)
sales = 20 + 0.2 * steps + 4 * np.sin(2 * np.pi * steps / 12) + rng.normal(0, 0.8, 96)
walk = np.cumsum(rng.normal(size=96))
for method in ("ywadjusted", "ywm", "ols", "ols-inefficient", "ld", "ldb"):
    print(method, pacf(sales, nlags=4, method=method).round(8))
values, interval = pacf(sales, nlags=2, alpha=0.05)
print(interval.round(8), len(pacf(sales)))
try:
    pacf(sales, nlags=60)
except ValueError as error:
    print(error)
