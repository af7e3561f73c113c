# Correlations of two series.
import numpy as np
from statsmodels.tsa.stattools import ccf, coint

rng = np.random.default_rng(5)
steps = np.arange(96)
sales = 20 + 0.2 * steps + 4 * np.sin(2 * np.pi * steps / 12) + rng.normal(0, 0.8, 96)
walk = np.cumsum(rng.normal(size=96))
print(ccf(sales, walk)[:4].round(9), ccf(sales, walk, adjusted=False, nlags=3).round(9))
statistic, p, critical = coint(walk + np.sin(steps), walk)
print(round(float(statistic), 7), round(float(p), 8), critical.round(7))
