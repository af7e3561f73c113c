"""A mean against a number."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

r = stats.ttest_1samp(x, 3.0)
show(r.statistic, r.pvalue, r.df, r.confidence_interval(), r.confidence_interval(0.9))
for side in ("less", "greater"):
    show(stats.ttest_1samp(x, 3.0, alternative=side))
show(stats.ttest_1samp([1.0, np.nan, 2.0, 4.0], 1, nan_policy="omit"), stats.ttest_1samp([1.0, np.nan, 2.0], 1))
