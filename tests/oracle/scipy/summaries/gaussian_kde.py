"""A density from points."""
import numpy as np
from scipy import stats


def show(*values):
    print(*(" ".join(f"{x:.12g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])
z = np.array([8.1, 2.2, 9.5, 4.1, 7.7, 6.3, 5.2])

kde = stats.gaussian_kde(x)
show(kde([2.0, 3.0, 4.5]), kde.factor, kde.covariance, kde.logpdf([2.0]), kde.integrate_box_1d(2, 4))
show(stats.gaussian_kde(x, bw_method="silverman").factor, stats.gaussian_kde(x, bw_method=0.3)([3.0]),
    stats.gaussian_kde(x, weights=np.arange(1, 11))([3.0, 5.0]))
both = stats.gaussian_kde(np.vstack([x, y]))
show(both([[3.0, 4.0], [3.5, 4.5]]), both.d, both.n, both.neff)
for call in (lambda: stats.gaussian_kde([1.0]), lambda: stats.gaussian_kde(x, bw_method="best"), lambda: both([[1.0], [2.0], [3.0]])):
    try:
        call()
    except ValueError as error:
        print(error)
