"""Whether data follows a family, by samples from the fitted member."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

for statistic in ("ad", "ks", "cvm", "filliben"):
    r = stats.goodness_of_fit(stats.norm, x, statistic=statistic, n_mc_samples=300, rng=np.random.default_rng(5))
    show(r.statistic, r.pvalue)
r = stats.goodness_of_fit(stats.expon, x, known_params={"loc": 0}, n_mc_samples=50, rng=np.random.default_rng(5))
show(r.statistic, r.pvalue, r.fit_result.params)
try:
    stats.goodness_of_fit(stats.norm, [[1.0]])
except ValueError as error:
    print(error)
