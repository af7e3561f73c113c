"""P-values by shuffled or random samples instead of formulas."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

rng = lambda: np.random.default_rng(4)
show(stats.ttest_ind(x, z, method=stats.PermutationMethod(n_resamples=200, rng=rng())))
show(stats.ttest_ind(x, z, equal_var=False, alternative="less", method=stats.MonteCarloMethod(n_resamples=100, rng=rng())))
show(stats.pearsonr(x, y, method=stats.PermutationMethod(n_resamples=200, rng=rng())),
    stats.pearsonr(x, y, method=stats.MonteCarloMethod(n_resamples=100, rng=rng())))
show(stats.mannwhitneyu(x, z, method=stats.PermutationMethod(n_resamples=100, rng=rng())))
try:
    stats.ttest_ind(x, z, method="permutation")
except ValueError as error:
    print(error)
