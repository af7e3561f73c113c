"""Two samples by ranks."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

for side in ("two-sided", "less", "greater"):
    show(stats.mannwhitneyu(x, z, alternative=side), stats.mannwhitneyu(x, y, alternative=side))
show(stats.mannwhitneyu(x, z, method="exact"), stats.mannwhitneyu(x, z, method="asymptotic"),
    stats.mannwhitneyu(x, z, use_continuity=False, method="asymptotic"))
u, p = stats.mannwhitneyu([1, 2, 2, 3], [2, 3, 4, 5, 5])
show(u, p)
show(stats.ranksums(x, z), stats.brunnermunzel(x, z))
