"""Confidence intervals of a correlation."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])

for side in ("two-sided", "less", "greater"):
    r = stats.pearsonr(x, y, alternative=side)
    show(r.statistic, r.pvalue, r.confidence_interval(0.9))
show(*stats.pearsonr(np.array([x, y]), np.array([y, x[::-1]]), axis=1))
for call in (lambda: stats.pearsonr(x, y[:4]), lambda: stats.pearsonr([1.0], [2.0]), lambda: stats.pearsonr(x, y, alternative="up")):
    try:
        call()
    except ValueError as error:
        print(error)
