"""Splines through all points, and splines with given knots."""
import numpy as np
from scipy.interpolate import InterpolatedUnivariateSpline, LSQUnivariateSpline

np.set_printoptions(precision=12)
x = np.array([0.0, 1, 2, 3.5, 5, 6])
y = np.array([0.0, 2, 1, 3, 2, 5])
for k in (1, 2, 3, 4):
    f = InterpolatedUnivariateSpline(x, y, k=k)
    print(k, np.round(f([0.5, 2.7, 7.0]), 9), f.get_knots())
print(np.round(f.get_coeffs(), 9) + 0.0, round(f.get_residual(), 9), np.round(InterpolatedUnivariateSpline(x, y, ext=1)([-1, 2.0]), 11) + 0.0)
t = np.linspace(0, 6, 40)
g = LSQUnivariateSpline(t, np.sin(t), [2.0, 4.0])
print(np.round(g([1, 3, 5]), 11), g.get_knots(), round(g.get_residual(), 13), np.round(LSQUnivariateSpline(t, np.sin(t), [3.0], k=2)(1.0), 11))
