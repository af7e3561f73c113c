"""The most likely parameters."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.9g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

data = stats.gamma.rvs(2.0, size=60, random_state=1) + 0.5
for name in ("norm", "expon", "uniform", "laplace", "halfnorm"):
    show(getattr(stats, name).fit(data))
show(stats.gamma.fit(data, floc=0), stats.lognorm.fit(data, floc=0), stats.rayleigh.fit(data, floc=0), stats.norm.fit(data, floc=2.0),
    stats.invgauss.fit(data, floc=0))
print([f"{v:.8f}" for v in stats.gumbel_r.fit(data)], [f"{v:.8f}" for v in stats.pareto.fit(data, floc=0)])
for call in (lambda: stats.norm.fit([1, np.nan]), lambda: stats.norm.fit([1.0, 2.0], floc=0, fscale=1),
    lambda: stats.gamma.fit([-1.0, 2.0], floc=0), lambda: stats.norm.fit([1.0, 2.0], what=1)):
    try:
        print(call())
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
