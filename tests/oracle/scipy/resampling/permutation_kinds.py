"""Three kinds of shuffles: exact and random."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

gap = lambda a, b, axis: np.mean(a, axis=axis) - np.mean(b, axis=axis)
r = stats.permutation_test((x[:4], z[:4]), gap)
show(r.statistic, r.pvalue, len(r.null_distribution))
r = stats.permutation_test((x[:5], x[5:]), gap, permutation_type="samples", alternative="less")
show(r.statistic, r.pvalue, len(r.null_distribution))
r = stats.permutation_test((x, z), gap, n_resamples=99, rng=np.random.default_rng(1), alternative="greater")
show(r.statistic, r.pvalue, r.null_distribution[:2])
r = stats.permutation_test((x,), lambda a: stats.pearsonr(a, x**2)[0], permutation_type="pairings", vectorized=False, n_resamples=50,
    rng=np.random.default_rng(2))
show(r.statistic, r.pvalue)
