"""Which shape and which power go best with the data."""
import numpy as np
from scipy import stats


def show(*values, digits=10):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

show(stats.ppcc_max(x, brack=(-0.5, 0.5)), digits=5)
shapes, found = stats.ppcc_plot(x, -1, 1, N=5)
show(shapes, found)
powers, found = stats.boxcox_normplot(x, -2, 2, N=4)
show(powers, found)
show(stats.yeojohnson_normplot(x, -1, 2, N=3)[1])
try:
    stats.ppcc_plot(x, 2, 1)
except ValueError as error:
    print(error)
