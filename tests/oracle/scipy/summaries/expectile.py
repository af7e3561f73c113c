"""Expectiles: quantiles by squared gaps."""
import numpy as np
from scipy import stats


def show(*values, digits=10):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

show([stats.expectile(x, alpha) for alpha in (0.0, 0.1, 0.5, 0.9, 1.0)], stats.expectile(x, 0.8, weights=np.arange(10)))
try:
    stats.expectile(x, 1.5)
except ValueError as error:
    print(error)
