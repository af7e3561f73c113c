"""Counts drawn from several kinds."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


show(stats.multivariate_hypergeom.pmf([8, 4], [10, 20], 12), stats.multivariate_hypergeom.logpmf([[1, 1], [2, 0], [2, 2]], [3, 2], 2))
frozen = stats.multivariate_hypergeom([5, 8, 12], 6)
show(frozen.mean(), frozen.var(), frozen.cov())
print(frozen.rvs(size=3, random_state=2).tolist())
try:
    stats.multivariate_hypergeom.pmf([1.5, 2], [3, 4], 3)
except TypeError as error:
    print(error)
