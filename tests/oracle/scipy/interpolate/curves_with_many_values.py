"""Splines of vectors and of complex numbers."""
import numpy as np
from scipy.interpolate import Akima1DInterpolator, BSpline, CubicSpline, make_interp_spline

np.set_printoptions(precision=12)
t = np.linspace(0, 1, 6)
path = np.stack([np.cos(t), np.sin(t), t], axis=1)
f = CubicSpline(t, path)
print(f([0.1, 0.5]).shape, np.round(f(0.35), 11), np.round(np.linalg.norm(f(0.35, 1)), 10), f.c.shape)
print(np.round(CubicSpline(t, path.T, axis=1)([0.1, 0.2]), 11)[2], np.round(make_interp_spline(t, path)(0.35), 11), Akima1DInterpolator(t, path)([[0.1, 0.2]]).shape)
z = CubicSpline(t, np.exp(2j * np.pi * t))
print(np.round(z(0.3), 11), np.round(z(0.3, 1), 10), np.round(make_interp_spline(t, np.exp(1j * t), k=2)(0.3), 11))
b = BSpline([0, 0, 0, 1, 2, 2, 2], np.arange(8.0).reshape(4, 2), 2)
print(b([0.5, 1.5]).tolist(), b.derivative()(0.5), b.integrate(0, 2))
