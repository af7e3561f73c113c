"""The scatter of normal vectors, and its inverse."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


scale = np.array([[2.0, 0.5], [0.5, 1.0]])
point = np.array([[3.0, 1.0], [1.0, 4.0]])
show(stats.wishart.pdf(point, 5, scale), stats.wishart.logpdf(point, 5, scale), stats.wishart.mean(5, scale), stats.wishart.var(5, scale),
    stats.wishart.entropy(5, scale))
show(stats.wishart.rvs(5, scale, random_state=1), stats.wishart(4, scale).rvs(2, random_state=np.random.default_rng(2)))
show(stats.invwishart.pdf(point, 6, scale), stats.invwishart.mean(6, scale), stats.invwishart.mode(6, scale),
    stats.invwishart.var(7, scale), stats.invwishart.rvs(6, scale, random_state=1))
try:
    stats.wishart.pdf(point, 0.5, scale)
except ValueError as error:
    print(error)
