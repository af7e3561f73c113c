"""Normal vectors."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

cov = np.array([[2.0, 0.3], [0.3, 0.5]])
dist = stats.multivariate_normal([1.0, -1.0], cov)
show(dist.pdf([0.5, 0.0]), dist.logpdf([[0, 0], [1, 1.5]]), dist.entropy())
show(stats.multivariate_normal.pdf([0.1, 0.2, 0.3], mean=0.0, cov=2.0), stats.multivariate_normal.logpdf([1, 2], [0, 0], [1.0, 2.0]))
print(dist.rvs(size=3, random_state=1).shape)
try:
    stats.multivariate_normal([0, 0], [[1, 2], [2, 1]])
except ValueError as error:
    print(error)
