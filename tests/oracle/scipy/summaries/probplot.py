"""Sorted data against quantiles, and the line through them."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

(theory, ordered), (slope, intercept, r) = stats.probplot(x)
show(theory, ordered)
show(slope, intercept, r)
show(stats.probplot(x, dist="expon", fit=False)[0], stats.probplot(x, sparams=(3,), dist="t")[1])
try:
    stats.probplot(x, dist="nothing")
except ValueError as error:
    print(error)
