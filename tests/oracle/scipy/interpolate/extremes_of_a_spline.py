"""Roots, extremes and areas of splines."""
import numpy as np
from scipy.interpolate import CubicSpline, InterpolatedUnivariateSpline, PPoly, splrep

np.set_printoptions(precision=12)
x = np.linspace(0, 10, 21)
f = CubicSpline(x, np.sin(x) * np.exp(-0.1 * x))
extremes = f.derivative().roots(extrapolate=False)
print(np.round(extremes, 10), np.round(f(extremes), 11), np.round(f.derivative(2)(extremes), 11))
print(np.round(f.solve(0.5, extrapolate=False), 10), np.round(float(f.integrate(0, 10)), 10), np.round(float(f.integrate(10, 0)), 10))
g = InterpolatedUnivariateSpline(x, np.cos(x), k=4)
print(np.round(g.derivative().roots(), 12), np.round(PPoly.from_spline(splrep(x, np.cos(x))).roots(extrapolate=False), 10))
