"""Densities of points in the plane: weights, widths, integrals."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])

plane = stats.gaussian_kde(np.array([x, y]))
show(plane([[2.0, 4.0], [3.0, 5.0]]), plane.covariance, plane.factor, plane.neff)
line = stats.gaussian_kde(x, bw_method="silverman", weights=np.arange(1, 11))
show(line([2.0, 4.5]), line.integrate_box_1d(2, 4), line.logpdf(3.0), line.factor)
line.set_bandwidth(0.3)
show(line.pdf([3.0]), line.resample(2, seed=1))
for call in (lambda: stats.gaussian_kde([1.0]), lambda: stats.gaussian_kde(x, bw_method="best"), lambda: plane([[1.0]])):
    try:
        call()
    except ValueError as error:
        print(error)
