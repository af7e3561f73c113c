"""Counts of trials in several classes."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


show(stats.multinomial.pmf([3, 4], 7, [0.3, 0.7]), stats.multinomial.logpmf([[1, 2, 1], [0, 0, 4], [1, 1, 1]], 4, [0.3, 0.5, 0.2]))
frozen = stats.multinomial(8, [0.3, 0.2, 0.5])
show(frozen.pmf([1, 3, 4]), frozen.cov(), frozen.mean(), frozen.entropy())
print(frozen.rvs(size=2, random_state=3).tolist(), stats.multinomial.rvs(5, [0.1, 0.9], random_state=np.random.default_rng(1)).tolist())
try:
    stats.multinomial.pmf([1, 2, 3], 6, [0.5, 0.5])
except ValueError as error:
    print(error)
