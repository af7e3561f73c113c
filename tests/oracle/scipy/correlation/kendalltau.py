"""Pairs in order."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

show(stats.kendalltau(x, y), stats.kendalltau([12, 2, 1, 12, 2], [1, 4, 7, 1, 0]), stats.kendalltau([1, 2, 3, 4, 5], [3, 1, 2, 5, 4]))
show(stats.kendalltau(x, y, variant="c"), stats.kendalltau([1, 2, 3, 4, 5, 6], [3, 1, 2, 5, 4, 6], alternative="greater"))
a, b = stats.norm.rvs(size=60, random_state=1), stats.norm.rvs(size=60, random_state=2)
show(stats.kendalltau(a, b), stats.kendalltau(a, a + b, method="asymptotic"))
