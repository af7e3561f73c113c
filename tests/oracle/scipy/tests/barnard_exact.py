"""Barnard's exact test of a table."""
import numpy as np
from scipy import stats


def show(*values, digits=10):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


table = [[7, 12], [8, 3]]
for side in ("two-sided", "less", "greater"):
    r = stats.barnard_exact(table, alternative=side)
    show(r.statistic, r.pvalue)
r = stats.barnard_exact(table, pooled=False)
show(r.statistic, r.pvalue)
for call in (lambda: stats.barnard_exact([[1, 2, 3]]), lambda: stats.barnard_exact([[1, -2], [3, 4]])):
    try:
        call()
    except ValueError as error:
        print(error)
