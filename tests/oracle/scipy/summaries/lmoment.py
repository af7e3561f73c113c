"""L-moments."""
import numpy as np
from scipy import stats


def show(*values, digits=11):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

show(stats.lmoment(x), stats.lmoment(x, standardize=False), stats.lmoment(x, order=3), stats.lmoment(x, order=[2, 4]))
show(stats.lmoment(np.array([x, x**2]), axis=1))
try:
    stats.lmoment(x, order=0)
except ValueError as error:
    print(error)
