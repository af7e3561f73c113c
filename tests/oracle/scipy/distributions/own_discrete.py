"""A discrete distribution of one's own."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


class steps_gen(stats.rv_discrete):
    """Chances that fall linearly."""

    def _pmf(self, k, n):
        return 2 * (n - k) / (n * (n + 1))

    def _get_support(self, n):
        return 0, n - 1


steps = steps_gen(name="steps")
show(steps.pmf([0, 2, 4], 5), steps.cdf(2, 5), steps.ppf([0.3, 0.8], 5), steps.mean(5), steps.var(5), steps(5).sf(1))
print(steps.rvs(5, size=4, random_state=1).tolist(), steps.shapes)
