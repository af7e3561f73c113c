# Whether a series has a unit root, for each kind of trend.
import numpy as np
from statsmodels.tsa.stattools import adfuller

rng = np.random.default_rng(5)
steps = np.arange(96)
sales = 20 + 0.2 * steps + 4 * np.sin(2 * np.pi * steps / 12) + rng.normal(0, 0.8, 96)
walk = np.cumsum(rng.normal(size=96))
for regression in ("c", "ct", "ctt", "n"):
    statistic, p, used, rows, critical, best = adfuller(walk, regression=regression)
    print(regression, round(float(statistic), 8), round(float(p), 8), used, rows, round(float(best), 6))
    print({name: round(float(value), 8) for name, value in critical.items()})
