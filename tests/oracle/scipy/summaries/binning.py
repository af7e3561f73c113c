"""Counts and means in bins."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

r = stats.binned_statistic(x, y, "mean", bins=3)
show(r.statistic, r.bin_edges, r.binnumber)
for name in ("median", "count", "sum", "std", "min", "max"):
    show(stats.binned_statistic(x, y, name, bins=[1, 3, 5, 7]).statistic)
show(stats.binned_statistic(x, y, lambda v: v.max() - v.min(), bins=2, range=(2, 6)).statistic)
r = stats.cumfreq(x, numbins=4)
show(r.cumcount, r.lowerlimit, r.binsize, r.extrapoints)
show(stats.relfreq(x, numbins=4, defaultreallimits=(2, 5)).frequency)
show(stats.binned_statistic_2d(x, y, x, "count", bins=2).statistic)
