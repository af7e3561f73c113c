"""Kendall's tau with more weight on the first ranks."""
import numpy as np
from scipy import stats

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])

r = stats.weightedtau(x, y)
print(round(float(r.statistic), 11), r.pvalue)
print(round(float(stats.weightedtau(x, y, additive=False)[0]), 11), round(float(stats.weightedtau(x, y, rank=False)[0]), 11))
print(round(float(stats.weightedtau(x, y, weigher=lambda rank: 1)[0]), 11), round(float(stats.kendalltau(x, y)[0]), 11))
