"""The test of Baumgartner, Weiss and Schindler."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


first, second = [1, 2, 3, 4, 6, 7, 8], [5, 9, 10, 11, 12, 13, 14]
for side in ("two-sided", "less", "greater"):
    r = stats.bws_test(first, second, alternative=side)
    show(r.statistic, r.pvalue)
try:
    stats.bws_test([np.nan, 1.0], second)
except ValueError as error:
    print(error)
