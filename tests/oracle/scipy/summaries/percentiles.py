"""Percentiles of scores and scores of percentiles."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

for kind in ("rank", "weak", "strict", "mean"):
    show(stats.percentileofscore([1, 2, 3, 3, 4], [3, 2.5], kind=kind))
show(stats.scoreatpercentile(x, [10, 50, 90]), stats.scoreatpercentile(x, 40, interpolation_method="lower"),
    stats.scoreatpercentile(x, 50, limit=(2, 5)))
show(stats.iqr(x), stats.iqr(x, rng=(10, 90), scale="normal"), stats.median_abs_deviation(x, scale="normal"), stats.variation(x, ddof=1))
