"""Cubic splines with all end conditions."""
import numpy as np
from scipy.interpolate import CubicSpline

np.set_printoptions(precision=12)
x = np.array([0.0, 1, 2.5, 3, 5])
y = np.array([0.0, 2, 1, 4, 0])
new = [0.5, 2, 4, 6]
for bc_type in ("not-a-knot", "natural", "clamped", "periodic", ((1, 0.5), (2, -1.0)), ((2, 0.0), (1, 0.0)), ("natural", "clamped")):
    print(bc_type, np.round(CubicSpline(x, y, bc_type=bc_type)(new), 10))
spline = CubicSpline(x, y)
print(np.round(spline(new, 1), 10), np.round(spline(new, nu=2), 9), np.round(spline.c, 10).tolist())
print(round(float(spline.integrate(0, 5)), 9), np.round(spline.derivative()(1.0), 10), np.round(spline.antiderivative()(2.0), 10))
print(np.round(spline.roots(), 10), np.round(spline.solve(1.0), 10), spline(new, extrapolate=False))
print(np.round(CubicSpline(x, np.stack([y, 2 * y]), axis=1)(new[:2]), 10), CubicSpline([0, 1], [1, 3])(0.5), np.round(CubicSpline([0, 1, 2], [1, 3, 0])(0.5), 10))
