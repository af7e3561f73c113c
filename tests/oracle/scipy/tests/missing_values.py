"""Missing values: carried on, left out or refused."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

spoiled = np.array([1.0, 2.0, np.nan, 4.0, 7.0, 3.0])
show(stats.ttest_1samp(spoiled, 2.0), stats.ttest_1samp(spoiled, 2.0, nan_policy="omit"))
show(stats.mannwhitneyu(spoiled, x, nan_policy="omit"), stats.kruskal(spoiled, x, nan_policy="omit"),
    stats.spearmanr(spoiled, x[:6], nan_policy="omit"))
show(stats.skew(spoiled, nan_policy="omit"), stats.zscore(spoiled, nan_policy="omit"), stats.sem(spoiled, nan_policy="omit"))
for call in (lambda: stats.ttest_1samp(spoiled, 2.0, nan_policy="raise"), lambda: stats.skew(spoiled, nan_policy="drop")):
    try:
        call()
    except ValueError as error:
        print(error)
