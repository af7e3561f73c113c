"""Wrong arguments of distributions."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

for call in (
    lambda: stats.t.pdf(1),
    lambda: stats.norm.pdf(1, 2, 3, 4),
    lambda: stats.norm.pdf(1, what=2),
    lambda: stats.gamma.rvs(-1),
    lambda: stats.norm.moment(-1),
    lambda: stats.norm.rvs(random_state="a"),
    lambda: stats.binom.pmf(1, 5),
    lambda: stats.norm.interval(1.5),
    lambda: stats.beta(),
    lambda: stats.norm(0, 1).pmf(1),
    lambda: stats.nothing_like_it,
):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
show(stats.norm.pdf([0, 1], scale=[1, -1]), stats.t.cdf(1, -2), stats.norm.ppf([-0.1, 0, 1, 1.1]), stats.binom.pmf(1, 5, 1.5))
