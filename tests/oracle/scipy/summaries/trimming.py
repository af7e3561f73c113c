"""Cutting the ends."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

show(np.sort(stats.trimboth(x, 0.2)), np.sort(stats.trim1(x, 0.2)))
r = stats.sigmaclip(np.append(x, 60.0), 2.0, 2.0)
show(r.clipped, r.lower, r.upper)
try:
    stats.trimboth(x, 0.6)
except ValueError as error:
    print(error)
