"""Vectors of t variables."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


shape = np.array([[2.1, 0.3], [0.3, 1.5]])
show(stats.multivariate_t.pdf([[1.0, 0.2], [0.0, 0.0]], [1.0, -0.5], shape, df=7),
    stats.multivariate_t.logpdf([1.5, 1.0], shape=shape, df=3))
frozen = stats.multivariate_t([1.0, -0.5], shape, df=7)
show(frozen.entropy(), stats.multivariate_t([1.0, -0.5], [2.0, 1.0], df=7).rvs(size=2, random_state=4))
try:
    stats.multivariate_t.pdf([1.0, 2.0], [0, 0], shape, df=-1)
except ValueError as error:
    print(error)
