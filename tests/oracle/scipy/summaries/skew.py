"""Skewness and kurtosis."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

show(stats.skew(x), stats.skew(x, bias=False), stats.kurtosis(x), stats.kurtosis(x, fisher=False), stats.kurtosis(x, bias=False))
table = np.column_stack([x, y])
show(stats.skew(table), stats.kurtosis(table, axis=1), stats.skew(table, axis=None))
show(stats.skew([1, 2, np.nan, 9], nan_policy="omit"), stats.skew([1, 2, np.nan]), stats.moment(x, 3), stats.moment(x, [2, 4]),
    stats.moment(x, 2, center=1.0))
