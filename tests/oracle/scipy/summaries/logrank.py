"""Whether two groups live equally long."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


first = stats.CensoredData.right_censored([8.0, 12, 26, 14, 21, 27], [False, True, True, False, False, True])
second = stats.CensoredData.right_censored([33.0, 28, 41, 48, 48, 25], [True, False, True, True, False, False])
for side in ("two-sided", "less", "greater"):
    r = stats.logrank(first, second, alternative=side)
    show(r.statistic, r.pvalue)
print(repr(first))
