"""Normality after Shapiro and Wilk."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.11g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

show(stats.shapiro(z), stats.shapiro([1.0, 2.0, 4.0]), stats.shapiro([1.0, 2.0, 4.0, 9.0]))
many = stats.expon.rvs(size=300, random_state=1)
w, p = stats.shapiro(many)
print(f"{w:.11f} {p:.8e}")
print([f"{v:.10f}" for v in (*stats.shapiro(x), *stats.shapiro(stats.norm.rvs(size=100, random_state=2)))])
