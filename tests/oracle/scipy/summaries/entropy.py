"""Entropies and distances."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

show(stats.entropy([1, 2, 3]), stats.entropy([0.5, 0.5], base=2), stats.entropy([1, 2, 3], [2, 2, 2]), stats.entropy([[1, 2], [3, 4]]),
    stats.entropy([[1, 2], [3, 4]], axis=1))
show(stats.wasserstein_distance(x, z), stats.energy_distance(x, z), stats.wasserstein_distance([0, 1], [0, 1], [3, 1], [2, 2]))
for method in ("vasicek", "van es", "ebrahimi", "correa", "auto"):
    show(stats.differential_entropy(x, method=method))
