# Curves fitted: weights, bounds, slopes, everything it knows
import numpy as np
from scipy import optimize

np.set_printoptions(precision=12)
def curve(x, a, b, c):
    return a * np.exp(-b * x) + c

x = np.linspace(0, 4, 25)
y = curve(x, 2.5, 1.3, 0.5) + 0.2 * np.random.default_rng(1729).normal(size=x.size)
best, cov = optimize.curve_fit(curve, x, y)
print(best.round(6), np.sqrt(np.diag(cov)).round(6))
best, cov = optimize.curve_fit(curve, x, y, bounds=(0, [3.0, 1.0, 0.5]))
print(best.round(6))
best, cov = optimize.curve_fit(curve, x, y, p0=[2, 1, 0], sigma=np.linspace(0.1, 0.3, 25), absolute_sigma=True)
print(best.round(6), np.sqrt(np.diag(cov)).round(6))
best, cov, info, message, flag = optimize.curve_fit(curve, x, y, full_output=True)
print(info["nfev"], flag in (1, 2, 3, 4), sorted(info))
print(optimize.curve_fit(lambda x, k: k * x, [1, 2, 3], [2.0, 4, 6.1], jac=lambda x, k: x[:, None])[0].round(9))
