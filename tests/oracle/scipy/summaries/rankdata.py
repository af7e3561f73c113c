"""Ranks."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

a = [3, 1, 4, 1, 5, 9, 2, 6, 5]
for method in ("average", "min", "max", "dense", "ordinal"):
    print(stats.rankdata(a, method=method).tolist())
print(stats.rankdata([[3, 1], [2, 2]], axis=1).tolist(), stats.rankdata([1, np.nan, 0], nan_policy="omit").tolist(),
    stats.rankdata([1, np.nan]).tolist())
for kind in ("rank", "strict", "weak", "mean"):
    show(stats.percentileofscore([1, 2, 3, 3, 4], 3, kind=kind))
show(stats.percentileofscore([1, 2, 3, 4], [2, 2.5]), stats.scoreatpercentile(x, [10, 50]),
    stats.scoreatpercentile(x, 33, interpolation_method="lower"))
try:
    stats.rankdata(a, method="best")
except ValueError as error:
    print(error)
