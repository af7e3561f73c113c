"""How far y is a function of x."""
import numpy as np
from scipy import stats


def show(*values, digits=12):
    print(*(" ".join(f"{x:.{digits}g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")

x = np.array([2.1, 3.4, 1.9, 5.6, 4.4, 3.8, 2.7, 6.1, 4.9, 3.3])
y = np.array([1.2, 4.1, 2.6, 6.3, 5.9, 4.4, 2.2, 7.7, 4.1, 3.9])

show(*stats.chatterjeexi(x, y))
show(*stats.chatterjeexi(x, y, y_continuous=True))
show(*stats.chatterjeexi([1, 2, 2, 3, 5, 8], [1, 1, 2, 3, 3, 5]))
