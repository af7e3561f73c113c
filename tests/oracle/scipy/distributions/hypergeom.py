"""The distribution hypergeom: masses, tails, quantiles, moments, random values."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


dist = stats.hypergeom(20, 7, 12)
k = np.array([-1, 0, 1, 2, 3, 6, 30])
show(dist.pmf(k), dist.logpmf(k))
show(dist.cdf(k), dist.sf(k))
show(dist.ppf([0.05, 0.3, 0.5, 0.95]), dist.isf([0.05, 0.4]))
show(dist.stats(moments="mvsk"), dist.median())
print(dist.rvs(size=8, random_state=0).tolist(), dist.rvs(random_state=3), dist.support())
show(stats.hypergeom.pmf([2, 3], 20, 7, 12, loc=1), dist.expect(lambda v: v + 1.0))
print(stats.hypergeom.shapes)
