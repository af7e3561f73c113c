"""Box and Cox: the power, its likelihood and its range."""
import numpy as np
from scipy import stats


def show(*values, digits=9):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])

moved, power = stats.boxcox(x)
show(power, digits=6)
moved, power, ends = stats.boxcox(x, alpha=0.05)
show(moved[:3], ends, digits=5)
show(stats.boxcox(x, 0.5), stats.boxcox_llf(0.5, x), digits=12)
show(stats.boxcox_normmax(x, method="pearsonr"), digits=6)
for call in (lambda: stats.boxcox([-1.0, 2.0]), lambda: stats.boxcox([2.0, 2.0]), lambda: stats.boxcox_normmax(x, method="x")):
    try:
        call()
    except ValueError as error:
        print(error)
