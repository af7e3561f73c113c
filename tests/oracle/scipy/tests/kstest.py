"""One sample against a distribution."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

many = stats.norm.rvs(size=50, random_state=3)
r = stats.kstest(many, "norm")
show(r.statistic, r.pvalue, r.statistic_location, r.statistic_sign)
for side in ("less", "greater"):
    show(stats.kstest(many, "norm", alternative=side))
show(stats.kstest(x, stats.norm(3, 2).cdf), stats.ks_1samp(x, stats.uniform.cdf, args=(1, 6)), stats.kstest(many, "norm", args=(0.2, 1.1)))
show(stats.kstest(many, "norm", method="asymp"))
