"""Counts of bins, added up or as shares."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

r = stats.cumfreq(x, numbins=4)
show(r.cumcount, r.lowerlimit, r.binsize, r.extrapoints)
r = stats.relfreq(x, numbins=4, defaultreallimits=(2, 6))
show(r.frequency, r.lowerlimit, r.binsize, r.extrapoints)
show(stats.cumfreq(x, numbins=3, weights=np.arange(10))[0])
