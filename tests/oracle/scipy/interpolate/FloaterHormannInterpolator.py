"""Blends of polynomials, and rational functions that grow greedily."""
import numpy as np
from scipy.interpolate import AAA, FloaterHormannInterpolator

np.set_printoptions(precision=12)
x = np.linspace(-1, 1, 9)
y = 1 / (1 + 25 * x**2)
for d in (0, 1, 3, 8):
    f = FloaterHormannInterpolator(x, y, d=d)
    print(d, np.round(f([0.1, 0.33, -1.0]), 11), np.round(f.weights[:3], 9))
print(np.round(FloaterHormannInterpolator(x, np.stack([y, -y]), axis=1)([0.1, 0.2]), 11))
t = np.linspace(-1, 1, 200)
r = AAA(t, np.exp(t) / (t + 2))
print(np.round(r([0.3, -0.7]), 11), len(r.support_points), np.round(r.poles()[np.argmin(np.abs(r.poles() + 2))].real, 6))
for call in (lambda: FloaterHormannInterpolator(x, y, d=9), lambda: FloaterHormannInterpolator(x, y[:3]), lambda: AAA(x, np.ones((9, 2))), lambda: AAA(x, y, max_terms=0)):
    try:
        call()
    except ValueError as error:
        print(error)
