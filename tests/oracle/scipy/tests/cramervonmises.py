"""One sample against a distribution by the mean square of the gaps."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

r = stats.cramervonmises(x, "norm", args=(4, 2))
show(r.statistic, r.pvalue)
r = stats.cramervonmises(z, stats.uniform(2, 8).cdf)
show(r.statistic, r.pvalue)
print(type(r).__name__)
