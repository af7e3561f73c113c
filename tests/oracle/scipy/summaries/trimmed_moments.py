"""Moments of values within limits."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

show(stats.tmean(x, (2, 5)), stats.tvar(x, (2, 5)), stats.tstd(x, (2, 5), (False, True)), stats.tsem(x, (2, None)), stats.tmin(x, 2.5),
    stats.tmax(x, 5))
show(stats.trim_mean(x, 0.15), stats.gstd(x), stats.gzscore(x)[:3], stats.zmap([1.0, 4.0], x), stats.pmean(x, 3))
try:
    stats.tmean(x, (50, 60))
except ValueError as error:
    print(error)
