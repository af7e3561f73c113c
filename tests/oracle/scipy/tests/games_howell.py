"""Pairs of means that vary differently."""
import numpy as np
from scipy import stats


def show(*values, digits=10):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

r = stats.tukey_hsd(x, y + 1, z * 2, equal_var=False)
show(r.statistic, r.pvalue)
show(r.confidence_interval(0.9).low)
print(stats.tukey_hsd([24.5, 23.5, 26.4, 27.1, 29.9], [28.4, 34.2, 29.5, 32.2, 30.1], [26.1, 28.3, 24.3, 26.2, 27.8]))
for call in (lambda: stats.tukey_hsd(x), lambda: stats.tukey_hsd(x, [1.0]), lambda: stats.tukey_hsd(x, y, equal_var=1)):
    try:
        call()
    except (ValueError, TypeError) as error:
        print(error)
