"""Counts against frequencies."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

show(stats.chisquare([16, 18, 16, 14, 12, 12]), stats.chisquare([16, 18, 16, 14, 12, 12], f_exp=[16, 16, 16, 16, 16, 8]))
show(stats.chisquare([[10, 20], [30, 40]]), stats.chisquare([10, 20, 30], ddof=1))
for name in ("log-likelihood", "freeman-tukey", "cressie-read", "neyman"):
    show(stats.power_divergence([16, 18, 16, 14, 12, 12], lambda_=name))
try:
    stats.chisquare([10, 20], f_exp=[10, 25])
except ValueError as error:
    print(str(error)[:60])
