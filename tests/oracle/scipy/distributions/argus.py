"""The distribution argus: density, tails, quantiles, moments, random values."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


dist = stats.argus(1.0, loc=0.5, scale=2.0)
x = np.round(dist.ppf([0.05, 0.3, 0.6, 0.9]), 3)
show(x, dist.pdf(x), dist.logpdf(x))
show(dist.cdf(x), dist.sf(x), dist.support())
show(dist.ppf([0.01, 0.5]), dist.isf(0.2), dist.stats())
show(dist.rvs(size=3, random_state=0), stats.argus.rvs(1.0, random_state=np.random.default_rng(5)))
print(stats.argus.shapes)
