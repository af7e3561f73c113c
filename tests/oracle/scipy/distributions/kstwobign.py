"""The distribution kstwobign: density, tails, quantiles, moments, random values."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


dist = stats.kstwobign(loc=0.5, scale=2.0)
x = np.round(dist.ppf([0.05, 0.3, 0.6, 0.9]), 3)
show(x[[0, 1, 3]], dist.pdf(x[[0, 1, 3]]), dist.logpdf(x[[0, 1, 3]]))
# Here the original's series ends early.
show(x[2], dist.pdf(x[2]), dist.logpdf(x[2]), digits=8)
show(dist.cdf(x), dist.sf(x), dist.support())
show(dist.ppf([0.01, 0.5]), dist.isf(0.2))
show(dist.stats(), digits=9)
show(dist.rvs(size=3, random_state=0), stats.kstwobign.rvs(random_state=np.random.default_rng(5)))
print(stats.kstwobign.shapes)
