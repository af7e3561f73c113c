"""Two means from their summaries."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

show(stats.ttest_ind_from_stats(15.0, 9.0, 13, 12.0, 8.0, 11), stats.ttest_ind_from_stats(15.0, 9.0, 13, 12.0, 8.0, 11, equal_var=False))
r = stats.ttest_ind(x, z, equal_var=False)
show(r.statistic, r.pvalue, r.df, r.confidence_interval(0.9))
show(stats.ttest_ind(x, z, trim=0.2), stats.ttest_ind_from_stats(1.0, 2.0, 5, 0.0, 1.0, 6, alternative="greater"))
