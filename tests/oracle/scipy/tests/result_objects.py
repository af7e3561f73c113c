"""Results unpack like tuples and show their fields."""
import numpy as np
from scipy import stats

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

r = stats.ttest_1samp(x, 3.0)
t, p = r
print(r == (t, p), len(r), r[0] == r.statistic, type(r).__name__)
print(stats.mannwhitneyu([1, 2, 3], [4, 5, 6]))
print(stats.chisquare([10, 10, 10]))
print(stats.SignificanceResult if hasattr(stats, "SignificanceResult") else "no public name")
print(stats.describe([1, 2, 3, 4, 5]))
print(stats.mode([1, 1, 2]), stats.cumfreq([1, 2, 3, 3], numbins=2))
