"""Tests of equal spread."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

show(stats.bartlett(x, y, z), stats.fligner(x, y, z))
show(stats.fligner(x, y, z, center="mean"), stats.fligner(x, y, z, center="trimmed", proportiontocut=0.2))
print(type(stats.bartlett(x, y)).__name__)
try:
    stats.bartlett(x)
except (TypeError, ValueError) as error:
    print(error)
