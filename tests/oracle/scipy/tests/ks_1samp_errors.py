"""Wrong arguments of the tests of Kolmogorov and Smirnov."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

for call in (lambda: stats.kstest(x, "norm", alternative="up"), lambda: stats.ks_2samp(x, x, method="fast"),
    lambda: stats.kstest(x, "nothing"), lambda: stats.ks_2samp([], x)):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
show(*stats.ks_2samp(x, x + 0.7, alternative="greater"))
