"""Splines as sums of B-splines."""
import numpy as np
from scipy.interpolate import BSpline

np.set_printoptions(precision=12)
t, c = [0, 0, 0, 0, 1, 2, 4, 4, 4, 4], [1.0, 2, -1, 0, 3, 1]
b = BSpline(t, c, 3)
print(b([0, 0.5, 1.5, 4]), np.round(b([5.0, -1]), 9), b(5, extrapolate=False), np.round(b([0.5, 3], nu=1), 10))
print(np.round(b.derivative()(0.5), 10), np.round(b.antiderivative()(4), 10), np.round(b.integrate(0, 4), 10), np.round(b.integrate(-1, 5, extrapolate=False), 10))
print(np.round(BSpline.basis_element([0, 1, 2, 3])([0.5, 1.5, 4]), 11), np.round(BSpline(t, np.stack([c, c], axis=1), 3)(1.5), 11))
print(np.round(BSpline.design_matrix([0.5, 1.5, 3], t, 3).toarray(), 11))
print(np.round(b.insert_knot(1.5).c, 10), b.tck[2], np.round(BSpline([0, 1, 2, 3, 4, 5, 6], [1.0, 2, 3, 1], 2, extrapolate="periodic")([2.5, 5.0]), 10))
calls = [lambda: BSpline(t, c, -1), lambda: BSpline(t[::-1], c, 3), lambda: BSpline([0, 1, 2], [1], 3), lambda: BSpline(t, c[:3], 3), lambda: BSpline([0] * 10, c, 3),
         lambda: BSpline.design_matrix([9.0], t, 3), lambda: b.insert_knot(9)]
for call in calls:
    try:
        call()
    except ValueError as error:
        print(error)
