"""Quantiles by several methods."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

for method in ("linear", "hazen", "weibull", "inverted_cdf", "median_unbiased"):
    show(stats.quantile(x, [0.1, 0.5, 0.85], method=method))
show(stats.quantile(np.array([x, x * 2]), 0.3, axis=1))
