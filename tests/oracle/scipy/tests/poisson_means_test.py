"""Two counts of rare events."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


r = stats.poisson_means_test(0, 100, 3, 100)
show(r.statistic, r.pvalue)
show(*stats.poisson_means_test(12, 40, 7, 50, diff=0.05, alternative="greater"))
for call in (lambda: stats.poisson_means_test(1.5, 2, 3, 4), lambda: stats.poisson_means_test(1, 0, 3, 4),
    lambda: stats.poisson_means_test(1, 2, 3, 4, diff=-1)):
    try:
        call()
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
