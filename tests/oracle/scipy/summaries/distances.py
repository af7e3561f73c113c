"""Distances between distributions."""
import numpy as np
from scipy import stats


def show(*values, digits=10):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

show(stats.wasserstein_distance([0, 1, 3], [5, 6, 8]), stats.wasserstein_distance([3.4, 3.9, 7.5], [4.5, 1.4], [1.4, 0.9, 3.1], [3.2, 3.5]))
show(stats.energy_distance([0, 8], [0, 8], [3, 1], [2, 2]), stats.energy_distance(x, x + 1))
show([stats.differential_entropy(x, method=method) for method in ("vasicek", "van es", "ebrahimi", "correa")],
    stats.differential_entropy(x, base=2))
try:
    stats.wasserstein_distance([], [1.0])
except ValueError as error:
    print(error)
