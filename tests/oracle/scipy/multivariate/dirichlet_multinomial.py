"""Counts whose chances are shares."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


show(stats.dirichlet_multinomial.pmf([1, 2, 3], [3.0, 4.0, 5.0], 6), stats.dirichlet_multinomial.logpmf([0, 2, 4], [3.0, 4.0, 5.0], 6))
frozen = stats.dirichlet_multinomial([3.0, 4.0, 5.0], 6)
show(frozen.mean(), frozen.var(), frozen.cov())
try:
    stats.dirichlet_multinomial([-3.0, 4.0], 6)
except ValueError as error:
    print(error)
