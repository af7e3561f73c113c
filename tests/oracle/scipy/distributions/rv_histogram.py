"""The distribution a histogram shows."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


dist = stats.rv_histogram((np.array([2, 5, 3]), np.array([0.0, 1.0, 2.0, 3.0])))
show(dist.pdf([-1, 0.5, 1.5, 2.9, 3.5]), dist.cdf([0.5, 2.0]), dist.ppf([0.1, 0.9]), dist.mean(), dist.var(), dist.entropy())
show(dist.rvs(size=3, random_state=1), dist.support())
uneven = stats.rv_histogram((np.array([2, 4]), np.array([0.0, 1.0, 4.0])), density=False)
show(uneven.pdf([0.5, 2.0]), uneven.moment(3))
try:
    stats.rv_histogram((np.ones(3), np.ones(3)))
except ValueError as error:
    print(error)
