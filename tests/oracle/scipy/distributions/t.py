"""The distribution t: density, tails, quantiles, moments, random values."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


dist = stats.t(5, loc=0.5, scale=2.0)
x = np.array([-1.5, 0.2, 0.9, 1.7, 3.2, 6.0])
show(dist.pdf(x), dist.logpdf(x))
show(dist.cdf(x), dist.sf(x))
show(dist.ppf([0.05, 0.3, 0.5, 0.95]), dist.isf([0.05, 0.4]))
show(dist.stats(moments="mvsk"), dist.entropy(), dist.median(), dist.interval(0.9))
show(dist.rvs(size=4, random_state=0), stats.t.rvs(5, size=(2, 2), random_state=np.random.default_rng(5)))
show(stats.t.cdf([[0.3], [1.2]], 5, [0.0, 0.1]), dist.support())
print(stats.t.shapes, stats.t.numargs, stats.t.name)
