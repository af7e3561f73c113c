"""Frozen distributions: streams, expectations, parameters."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


dist = stats.gamma(2.0, scale=1.5)
print(dist.args, dist.kwds, dist.dist.name)
dist.random_state = np.random.default_rng(3)
show(dist.rvs(2), dist.rvs(2), dist.expect(lambda v: v**2), dist.moment(3), dist.std(), dist.interval(0.8), dist.median(), digits=10)
show(stats.norm.expect(lambda v: np.exp(v), loc=0.5, scale=0.2), stats.poisson.expect(args=(3.0,)),
    stats.norm(0, 1).expect(lb=0, conditional=True))
show(stats.norm.logcdf(-40.0), stats.norm.logsf(40.0), stats.norm.ppf(1e-300), stats.t(5).isf(1e-10))
