"""The empirical distribution function, with and without censoring."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

r = stats.ecdf(x)
show(r.cdf.quantiles, r.cdf.probabilities, r.sf.probabilities, r.cdf.evaluate([0.0, 3.35, 9.0]))
times = stats.CensoredData(uncensored=[2.0, 5.0, 6.0, 8.0], right=[4.0, 6.0, 9.0])
print(times)
r = stats.ecdf(times)
show(r.sf.quantiles, r.sf.probabilities)
low, high = r.sf.confidence_interval(0.9, method="log-log")
show(low.probabilities, high.probabilities)
