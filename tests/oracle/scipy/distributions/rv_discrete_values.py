"""A distribution of listed values."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


dist = stats.rv_discrete(name="dice", values=([1, 2, 5], [0.2, 0.5, 0.3]))
show(dist.pmf([1, 2, 3, 5]), dist.cdf([0, 2, 4.5, 9]), dist.ppf([0.1, 0.7, 1.0]), dist.mean(), dist.var(), dist.entropy(), dist.median())
print(dist.rvs(size=6, random_state=2).tolist(), dist.support(), dist.name)
show(dist.expect(lambda k: k**2), dist.stats(moments="mvsk"), dist.interval(0.5))
for call in (lambda: stats.rv_discrete(values=([1, 2], [0.5, 0.6])), lambda: stats.rv_discrete(values=([1, 2], [0.5])),
    lambda: stats.rv_discrete(values=([1, 2], [-0.5, 1.5]))):
    try:
        call()
    except ValueError as error:
        print(error)
