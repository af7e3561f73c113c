"""A yes-or-no variable with a measured one."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

r = stats.pointbiserialr([0, 0, 1, 1, 0, 1, 1, 1, 0, 1], x)
print(type(r).__name__)
show(r.statistic, r.pvalue)
