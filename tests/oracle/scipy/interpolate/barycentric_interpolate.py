"""Polynomials through points, in several ways."""
import numpy as np
from scipy.interpolate import BarycentricInterpolator, KroghInterpolator, barycentric_interpolate, krogh_interpolate, lagrange

np.set_printoptions(precision=12)
x, y = np.array([0.0, 1, 2, 4]), np.array([1.0, 3, 2, 5])
print(np.round(barycentric_interpolate(x, y, [0.5, 3]), 10), np.round(krogh_interpolate(x, y, [0.5, 3]), 10), np.round(krogh_interpolate(x, y, 0.5, der=[0, 1]), 10))
f = BarycentricInterpolator(x, y)
print(np.round(f([0.5, 1]), 10), np.round(f.derivative([0.5]), 10))
f = BarycentricInterpolator(x[:3], y[:3])
f.add_xi([4], [5])
print(np.round(f(0.5), 10))
g = KroghInterpolator([0, 0, 1, 2], [1, 2, 3, 0])
print(np.round(g([0, 0.5, 2]), 10), np.round(g.derivatives(0.0, 3), 10).ravel(), np.round(g.derivative(0), 10))
print(np.round(lagrange(x, y).coef, 10), lagrange(x[:3], y[:3]))
f.set_yi([1.0, 2, 3, 4])
print(np.round(f(0.5), 10), np.round(BarycentricInterpolator(x, np.stack([y, -y], axis=1))(0.5), 10))
