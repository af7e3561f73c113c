"""Whether a quantile has a value."""
import numpy as np
from scipy import stats

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

for side in ("two-sided", "less", "greater"):
    r = stats.quantile_test(x, q=4.2, p=0.5, alternative=side)
    print(r.statistic, r.statistic_type, round(float(r.pvalue), 11), [float(end) for end in r.confidence_interval()])
try:
    stats.quantile_test(x, p=1.5)
except ValueError as error:
    print(error)
