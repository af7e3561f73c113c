"""The distribution boltzmann: chances, tails, quantiles, moments, random values."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


dist = stats.boltzmann(1.4, 19)
k = dist.ppf([0.05, 0.5, 0.9]) + 1
show(k, dist.pmf(k), dist.logpmf(k))
show(dist.cdf(k), dist.sf(k), dist.isf([0.3, 0.05]))
show(dist.stats(), dist.support())
print(np.asarray(dist.rvs(size=5, random_state=0)).tolist(), stats.boltzmann.rvs(1.4, 19, random_state=np.random.default_rng(5)))
