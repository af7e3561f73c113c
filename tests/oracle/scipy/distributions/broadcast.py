"""Parameters and points that broadcast."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


show(stats.norm.pdf(np.array([[0.0], [1.0]]), loc=[0, 1, 2]))
show(stats.binom.pmf(np.arange(3), 4, [[0.2], [0.6]]), stats.gamma.mean([1.0, 2.0, 3.0]))
print(stats.norm.rvs([0, 10], [1, 2], size=(3, 2), random_state=0).round(10).tolist())
print(stats.expon.cdf([]).shape, np.shape(stats.norm.cdf(0)), type(stats.norm.cdf(0)).__name__,
    stats.poisson.rvs(3, size=(2, 2), random_state=1).dtype)
try:
    stats.norm.rvs([0, 1, 2], size=2)
except ValueError as error:
    print(error)
