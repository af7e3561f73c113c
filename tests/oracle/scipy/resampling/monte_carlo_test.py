"""A statistic against random samples."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

rng = np.random.default_rng(3)
r = stats.monte_carlo_test(x - 4, lambda size: rng.normal(size=size), lambda a, axis: np.mean(a, axis=axis), n_resamples=200)
show(r.statistic, r.pvalue, r.null_distribution[:3])
rng = np.random.default_rng(4)
r = stats.monte_carlo_test(x, lambda size: rng.exponential(4, size=size), np.median, vectorized=False, n_resamples=99,
    alternative="greater")
show(r.statistic, r.pvalue)
