"""Distributions a script writes itself."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

class Ramp(stats.rv_continuous):
    def _pdf(self, x):
        return 2 * x


ramp = Ramp(a=0, b=1, name="ramp")
show(ramp.cdf([0.5, 0.9]), ramp.ppf([0.25]), ramp.mean(), ramp.var(), ramp.pdf(2.0))
die = stats.rv_discrete(name="die", values=([1, 2, 6], [0.2, 0.3, 0.5]))
show(die.pmf([1, 2, 3, 6]), die.cdf([0, 1, 2.5, 6]), die.mean(), die.var(), die.ppf([0.1, 0.5, 0.9]))
print(die.rvs(size=6, random_state=1).tolist())
show(stats.norm.moment(4, 1, 2), stats.expon.moment(3), stats.norm(2, 3).expect(lambda v: v**2), stats.gamma(2.0).std(),
    stats.norm(1, 2).moment(2))
