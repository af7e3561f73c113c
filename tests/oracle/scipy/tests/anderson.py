"""The test of Anderson and Darling for several families."""
import numpy as np
from scipy import stats

np.set_printoptions(precision=12)


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

for family in ("norm", "expon", "logistic", "gumbel_r", "gumbel_l"):
    r = stats.anderson(x, family)
    show(r.statistic, r.critical_values, r.significance_level)
r = stats.anderson(x, "norm")
print(type(r).__name__, np.round(r.fit_result.params, 10))
