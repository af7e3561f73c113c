# Least squares: methods, losses, bounds, why it ended
import numpy as np
from scipy import optimize

def gaps(x):
    return np.array([10 * (x[1] - x[0] ** 2), 1 - x[0]])

def slopes(x):
    return np.array([[-20 * x[0], 10], [-1, 0]])

for method in ("trf", "lm"):
    found = optimize.least_squares(gaps, [2, 2], slopes, method=method)
    print(method, found.x.round(9), found.nfev, found.njev, found.status, found.message)
found = optimize.least_squares(gaps, [-2, 2], bounds=([-np.inf, 1.5], np.inf))
print(found.x.round(6), round(float(found.cost), 9), found.active_mask, found.nfev, found.message)
t = np.linspace(0, 10, 12)
y = 2 * np.exp(-0.5 * t) + 1
y[::4] += 2
for loss in ("linear", "soft_l1", "huber", "cauchy", "arctan"):
    found = optimize.least_squares(lambda p: p[0] * np.exp(p[1] * t) + p[2] - y, [1, -1, 0], loss=loss, f_scale=0.1)
    print(loss, found.x.round(3), found.success)
