"""Pairs."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

r = stats.ttest_rel(x, y)
show(r.statistic, r.pvalue, r.df, r.confidence_interval())
show(stats.ttest_rel(x, y, alternative="greater"))
show(stats.ttest_ind_from_stats(5.0, 1.2, 20, 4.1, 1.9, 25), stats.ttest_ind_from_stats(5.0, 1.2, 20, 4.1, 1.9, 25, equal_var=False))
