"""Smoothing splines near points."""
import numpy as np
from scipy.interpolate import UnivariateSpline

np.set_printoptions(precision=12)
x = np.linspace(-3, 3, 50)
y = np.exp(-x**2) + 0.1 * np.random.RandomState(0).normal(size=50)
spline = UnivariateSpline(x, y, s=0.5)
print(np.round(spline.get_knots(), 9), np.round(spline([-1, 0, 2]), 9), round(spline.get_residual(), 10))
spline.set_smoothing_factor(0.3)
print(len(spline.get_knots()), np.round(spline(0.5), 10))
print(np.round(UnivariateSpline(x, y)(0), 10), np.round(UnivariateSpline(x, y, k=1, s=0)(0.01), 9), np.round(UnivariateSpline(x, y, k=5, s=2)(1.0), 10))
exact = UnivariateSpline(x, np.sin(x), s=0)
print(np.round(exact.derivative()(0.5), 10), round(float(exact.integral(0, np.pi)), 9), np.round(exact.roots(), 6) + 0.0, np.round(exact.derivatives(1.0), 4))
print(np.round(exact.antiderivative()(1.0), 9), np.round(UnivariateSpline(x, y, w=np.full(50, 10.0))(0), 9))
for ext in ("extrapolate", "zeros", "const"):
    print(ext, np.round(UnivariateSpline(x, np.sin(x), s=0, ext=ext)([-4.0, 0.3]), 10))
