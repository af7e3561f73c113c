"""Pairs by signed ranks."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

for side in ("two-sided", "less", "greater"):
    show(stats.wilcoxon(x, y + 0.013 * np.arange(10), alternative=side))
d = np.array([6, 8, 14, 16, 23, 24, 28, 29, 41, -48, 49, 56, 60, -67, 75])
show(stats.wilcoxon(d), stats.wilcoxon(d, method="asymptotic"), stats.wilcoxon(d, correction=True, method="asymptotic"))
many = np.concatenate([np.arange(-10, 20), np.arange(-5, 30)]).astype(float)
show(stats.wilcoxon(many), stats.wilcoxon(many, zero_method="pratt"), stats.wilcoxon(many, zero_method="zsplit"))
