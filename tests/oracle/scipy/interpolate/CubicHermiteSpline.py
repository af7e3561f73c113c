"""Curves with given values and slopes."""
import numpy as np
from scipy.interpolate import CubicHermiteSpline

np.set_printoptions(precision=12)
f = CubicHermiteSpline([0, 1, 3], [0, 1, -1], [1, 0, 2])
print(np.round(f([0.5, 2, 4]), 10), np.round(f([0.5, 2], 1), 10), f.c.tolist(), f.x)
print(round(float(f.integrate(0, 3)), 12), np.round(f.roots(), 10))
for call in (lambda: CubicHermiteSpline([0, 1], [0, 1], [1]), lambda: CubicHermiteSpline([1, 0], [0, 1], [1, 1])):
    try:
        call()
    except ValueError as error:
        print(error)
