"""Polynomials in pieces."""
import numpy as np
from scipy.interpolate import PPoly

p = PPoly([[1.0, 0], [-1, 2], [0, 0.5]], [0, 1, 3])
print(p([0.5, 1, 2, 4]), p([-1, 4], extrapolate=False), p(0.5, nu=1), p.extrapolate)
print(p.derivative().c.tolist(), p.antiderivative().c.tolist(), p.integrate(0, 2), p.roots())
print(p.solve(0.75), PPoly([[1.0], [0]], [0, 2], extrapolate="periodic")([2.5, -0.5]), PPoly([[[1.0, 2]], [[0, 1]]], [0, 1])(0.5))
p.extend(np.array([[1.0], [0], [0]]), np.array([4.0]))
print(p.x, p(3.5), PPoly.from_spline((np.array([0, 0, 1, 1.0]), np.array([0, 2.0, 0, 0]), 1)).c.tolist())
for call in (lambda: PPoly([1, 2], [0, 1]), lambda: PPoly([[1, 2]], [0, 1]), lambda: PPoly([[1]], [0]), lambda: PPoly([[1, 2]], [0, 2, 1])):
    try:
        call()
    except ValueError as error:
        print(error)
