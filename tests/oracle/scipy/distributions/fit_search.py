"""Parameters found by search."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.9g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

data = stats.weibull_min.rvs(1.8, scale=3.0, size=80, random_state=4)
print([f"{v:.8f}" for v in stats.weibull_min.fit(data, floc=0)])
print([f"{v:.8f}" for v in stats.logistic.fit(data)])
print([f"{v:.8f}" for v in stats.t.fit(stats.t.rvs(4, size=100, random_state=5))])
print([f"{v:.8f}" for v in stats.beta.fit(stats.beta.rvs(2, 3, size=100, random_state=5), floc=0, fscale=1)])
