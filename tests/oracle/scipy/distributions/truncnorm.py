"""The distribution truncnorm: density, tails, quantiles, moments, random values."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


dist = stats.truncnorm(-1, 2, loc=0.5, scale=2.0)
x = np.array([-1.5, 0.2, 0.9, 1.7, 3.2, 6.0])
show(dist.pdf(x), dist.logpdf(x))
show(dist.cdf(x), dist.sf(x))
show(dist.ppf([0.05, 0.3, 0.5, 0.95]), dist.isf([0.05, 0.4]))
show(dist.stats(moments="mvsk"), dist.entropy(), dist.median(), dist.interval(0.9))
show(dist.rvs(size=4, random_state=0), stats.truncnorm.rvs(-1, 2, size=(2, 2), random_state=np.random.default_rng(5)))
show(stats.truncnorm.cdf([[0.3], [1.2]], -1, 2, [0.0, 0.1]), dist.support())
print(stats.truncnorm.shapes, stats.truncnorm.numargs, stats.truncnorm.name)
