"""Successes of trials."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

r = stats.binomtest(3, n=15, p=0.1, alternative="greater")
show(r.statistic, r.pvalue, r.proportion_ci(0.95))
r = stats.binomtest(34, 60)
show(r.pvalue, r.proportion_ci(), r.proportion_ci(method="wilson"), r.proportion_ci(method="wilsoncc"))
show(stats.binomtest(3, 20, 0.3).pvalue, stats.binomtest(11, 20, 0.3).pvalue, stats.binomtest(2, 20, 0.3, "less").pvalue)
