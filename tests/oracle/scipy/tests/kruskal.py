"""Several samples by ranks."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

show(stats.kruskal(x, y, z), stats.kruskal([1, 2, 2, 3], [2, 2, 4]))
show(stats.friedmanchisquare(x, y, x * 1.5 - 1), stats.friedmanchisquare([1, 2, 3, 3], [2, 2, 4, 1], [3, 1, 1, 5]))
r = stats.median_test(x, y, z)
show(r.statistic, r.pvalue, r.median, r.table)
for call in (lambda: stats.friedmanchisquare(x, y),):
    try:
        call()
    except ValueError as error:
        print(error)
