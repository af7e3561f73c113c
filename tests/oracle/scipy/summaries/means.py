"""Other means and spreads."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

show(stats.gmean(x), stats.hmean(x), stats.pmean(x, 3), stats.gstd(x), stats.sem(x), stats.variation(x), stats.iqr(x),
    stats.iqr(x, rng=(10, 90)))
show(stats.median_abs_deviation(x), stats.median_abs_deviation(x, scale="normal"), stats.trim_mean(x, 0.1),
    stats.gmean(x, weights=np.arange(1, 11)))
show(stats.tmean(x, (2, 5)), stats.tstd(x, (2, 5)), stats.tmin(x, 2), stats.tmax(x, 5), stats.kstat(x, 3))
show(stats.sem(np.column_stack([x, y])), stats.hmean(np.column_stack([x, y]), axis=1), stats.iqr(x, scale="normal"),
    stats.sem([1, np.nan, 3], nan_policy="omit"))
