# Correlations of a series with itself, with intervals and tests.
import numpy as np
from statsmodels.tsa.stattools import acf, acovf

rng = np.random.default_rng(5)
steps = np.arange(96)
sales = 20 + 0.2 * steps + 4 * np.sin(2 * np.pi * steps / 12) + rng.normal(0, 0.8, 96)
walk = np.cumsum(rng.normal(size=96))
print(acf(sales, nlags=5).round(9), len(acf(sales)))
print(acf(sales, nlags=3, adjusted=True, fft=False).round(9))
values, interval, statistics, p = acf(walk, nlags=3, alpha=0.05, qstat=True)
print(interval.round(8), statistics.round(6))
print(acovf(walk, nlag=3).round(8))
