"""Tests along an axis, several lines at once."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])

table, other = np.array([x, x[::-1] ** 1.1]), np.array([y, y + 1])
r = stats.ttest_ind(table, other, axis=1)
show(r.statistic, r.pvalue)
show(stats.mannwhitneyu(table, other, axis=1).pvalue, stats.wilcoxon(table, other, axis=1).pvalue,
    stats.ks_2samp(table, other, axis=1).pvalue)
r = stats.f_oneway(table, other, axis=1, keepdims=True)
print(r.statistic.shape, r.pvalue.shape)
show(stats.levene(table, other, axis=1).statistic, stats.kruskal(table, other, axis=None).pvalue)
