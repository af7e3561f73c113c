"""Sums of squares."""
import numpy as np
from scipy import optimize


def show(*values):
    print(*(" ".join(f"{x:.9g}" for x in np.ravel(np.asarray(value, dtype=float)).tolist()) for value in values), sep=" | ")


def gaps(p):
    return np.array([10 * (p[1] - p[0] ** 2), 1 - p[0]])


r = optimize.least_squares(gaps, [2.0, 2.0])
print(np.round(r.x, 9).tolist(), r.success, round(float(r.cost), 8))
r = optimize.least_squares(gaps, [0.2, 0.2], bounds=([-1, -1], [0.5, 2]))
print(np.round(r.x, 10).tolist(), round(float(r.cost), 10), r.active_mask.tolist())
x, flag = optimize.leastsq(gaps, [2.0, 2.0])
print(np.round(x, 9).tolist(), flag in (1, 2, 3, 4))
for call in (lambda: optimize.least_squares(gaps, [2.0, 2.0], bounds=([3, 3], [4, 4])), lambda: optimize.least_squares(gaps, [2.0, 2.0], method="best")):
    try:
        call()
    except ValueError as error:
        print(error)
