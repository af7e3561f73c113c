"""Many p-values."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

p = [0.01, 0.2, 0.3, 0.04]
for method in ("fisher", "pearson", "mudholkar_george", "tippett", "stouffer"):
    show(stats.combine_pvalues(p, method=method))
show(stats.combine_pvalues(p, method="stouffer", weights=[1, 2, 3, 4]))
show(stats.false_discovery_control(p), stats.false_discovery_control([0.001, 0.8, 0.02, 0.04, 0.03], method="by"))
try:
    stats.false_discovery_control([1.5])
except ValueError as error:
    print(error)
