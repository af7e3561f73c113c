"""Normal vectors: parts, fits and the distribution function."""
import numpy as np
from scipy import stats

np.set_printoptions(precision=12)


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


cov = np.array([[2.0, 0.4, 0.1], [0.4, 1.0, 0.2], [0.1, 0.2, 0.5]])
frozen = stats.multivariate_normal([0.5, 1.0, -1.0], cov)
show(frozen.marginal([0, 2]).pdf([0.2, -0.8]), frozen.entropy(), frozen.dim)
plane = stats.multivariate_normal([0.5, 1.0], cov[:2, :2])
print(np.round(plane.cdf([[0.3, 1.2], [2.0, 2.0]]), 11), np.round(plane.cdf([1.0, 1.0], lower_limit=[0.0, 0.0]), 12),
    round(float(stats.multivariate_normal.cdf(0.3)), 11))
mean, fitted = stats.multivariate_normal.fit(np.array([[1.0, 2.0], [2.0, 1.0], [4.0, 5.0]]))
show(mean, fitted)
