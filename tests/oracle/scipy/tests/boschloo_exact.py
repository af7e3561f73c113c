"""Boschloo's exact test of a table."""
import numpy as np
from scipy import stats


def show(*values, digits=10):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


table = [[74, 31], [43, 32]]
for side in ("two-sided", "less", "greater"):
    r = stats.boschloo_exact(table, alternative=side)
    show(r.statistic, r.pvalue)
print(stats.boschloo_exact([[0, 0], [3, 4]]).pvalue, type(r).__name__)
