"""Two samples by their ranks."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

for side in ("two-sided", "less", "greater"):
    show(stats.ranksums(x, z, alternative=side), stats.brunnermunzel(x, z, alternative=side))
show(stats.brunnermunzel(x, z, distribution="normal"))
