"""Unbiased estimators of cumulants and their variances."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

for n in (1, 2, 3, 4):
    show(stats.kstat(x, n))
show(stats.kstatvar(x, 1), stats.kstatvar(x, 2), stats.moment(x, [1, 2, 3, 4]), stats.moment(x, 2, center=3.0))
for call in (lambda: stats.kstat(x, 5), lambda: stats.kstatvar(x, 3)):
    try:
        call()
    except ValueError as error:
        print(error)
