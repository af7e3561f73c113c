"""Skewness and kurtosis against those of a normal sample."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


many = stats.gamma.rvs(2.0, size=40, random_state=4)
for side in ("two-sided", "less", "greater"):
    show(stats.skewtest(many, alternative=side), stats.kurtosistest(many, alternative=side))
show(stats.jarque_bera(many), stats.normaltest(many))
print(stats.skewtest([1.0, 2.0, 3.0]))
