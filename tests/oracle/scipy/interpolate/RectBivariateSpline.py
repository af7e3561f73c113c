"""Splines of two variables on a grid."""
import numpy as np
from scipy.interpolate import RectBivariateSpline

np.set_printoptions(precision=12)
x, y = np.linspace(0, 3, 6), np.linspace(0, 2, 5)
z = np.sin(x)[:, None] * np.cos(y)
f = RectBivariateSpline(x, y, z)
print(np.round(f([0.5, 1.7], [0.3, 1.1]), 11), np.round(f.ev([0.5, 1.7], [0.3, 1.1]), 11), np.round(f(1.0, 1.0), 11))
print(np.round(f(0.5, 0.3, dx=1), 11), np.round(f.ev(0.5, 0.3, dy=2), 11), round(f.integral(0, 2, 0.5, 1.5), 11), np.round(f.partial_derivative(1, 0)(0.5, 0.3), 11))
print(np.round(RectBivariateSpline(x, y, z, kx=1, ky=2)(0.5, 0.3), 11), np.round(f([-1, 0.5], [3.0]), 11).tolist(), [knots.tolist() for knots in f.get_knots()][1])
calls = [lambda: RectBivariateSpline(x[::-1], y, z), lambda: RectBivariateSpline(x, y, z.T), lambda: RectBivariateSpline(x, y, z, bbox=[0, 1]), lambda: f([1, 0], [1]),
         lambda: f.partial_derivative(4, 0), lambda: RectBivariateSpline(x, y, z, s=-1)]
for call in calls:
    try:
        call()
    except ValueError as error:
        print(error)
