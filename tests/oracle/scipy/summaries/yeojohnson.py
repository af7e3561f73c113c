"""Yeo and Johnson: the power for data of either sign."""
import numpy as np
from scipy import stats


def show(*values, digits=9):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

data = x - 3.5
moved, power = stats.yeojohnson(data)
show(power, moved[:3], digits=5)
show(stats.yeojohnson(data, 0.7), stats.yeojohnson_llf(0.7, data), stats.yeojohnson(data, 0), stats.yeojohnson(data, 2), digits=10)
