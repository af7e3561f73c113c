"""Statistics of cells of a grid."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])

sample = np.column_stack([x, y, x + y])
r = stats.binned_statistic_dd(sample, y, statistic="mean", bins=2)
show(r.statistic, [edge[1] for edge in r.bin_edges], r.binnumber)
r = stats.binned_statistic_dd(sample[:, :2], y, statistic="count", bins=[2, 3], range=[[1, 7], [1, 8]], expand_binnumbers=True)
show(r.statistic, r.binnumber)
try:
    stats.binned_statistic_dd(sample, y, statistic="best")
except ValueError as error:
    print(error)
