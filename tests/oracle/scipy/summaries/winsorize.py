"""Extreme values replaced by the nearest kept."""
import numpy as np
from scipy.stats.mstats import winsorize


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

show(winsorize(x, limits=[0.1, 0.2]), winsorize(x, limits=0.15), winsorize(x, limits=(None, 0.3), inclusive=(True, False)))
print(np.asarray(winsorize(np.array([10, 4, 9, 8, 5, 3, 7, 2, 1, 6]), limits=[0.1, 0.2])).tolist())
try:
    winsorize(x, limits=(-0.1, 0.2))
except ValueError as error:
    print(error)
