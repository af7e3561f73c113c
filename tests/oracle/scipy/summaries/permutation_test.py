"""Shuffling samples."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

def gap(a, b, axis):
    return np.mean(a, axis=axis) - np.mean(b, axis=axis)


r = stats.permutation_test((x[:4], z[:4]), gap)
show(r.statistic, r.pvalue, len(r.null_distribution))
r = stats.permutation_test((x[:6], y[:6]), gap, permutation_type="samples", alternative="less")
show(r.statistic, r.pvalue)
