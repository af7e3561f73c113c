"""Random normal vectors of several covariances, from both kinds of streams."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


for cov in ([[1.0, 0.5], [0.5, 2.0]], [[2.0, 0.4, 0.1], [0.4, 1.0, 0.2], [0.1, 0.2, 0.5]], [1.0, 4.0],
    0.5 * np.ones((4, 4)) + np.diag([0.5, 1.0, 2.0, 3.0])):
    mean = np.arange(len(cov)) * 1.0
    show(stats.multivariate_normal.rvs(mean, cov, random_state=1),
        stats.multivariate_normal(mean, cov).rvs(2, random_state=np.random.default_rng(2)))
show(stats.multivariate_normal.rvs(size=3, random_state=0), stats.hypergeom.cdf([np.inf, -np.inf, 3], 20, 7, 12))
