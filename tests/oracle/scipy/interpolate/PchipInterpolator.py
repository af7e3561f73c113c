"""Curves that keep monotone."""
import numpy as np
from scipy.interpolate import PchipInterpolator, pchip_interpolate

np.set_printoptions(precision=12)
x, y = np.array([0.0, 1, 2, 4, 5]), np.array([0.0, 0.5, 3, 3, 1])
f = PchipInterpolator(x, y)
print(np.round(f([0.5, 1.5, 3, 4.5, 6]), 10), np.round(f([0.5, 3], 1), 11), PchipInterpolator(x, y, extrapolate=False)([-1, 1]))
print(np.round(pchip_interpolate(x, y, [0.5, 1.5]), 10), np.round(pchip_interpolate(x, y, 0.5, der=[0, 1]), 11), PchipInterpolator([0, 1], [2, 4])(0.25))
print(np.round(f.derivative()(0.3), 11), np.round(f.antiderivative()(5), 9), np.round(f.roots(), 10))
for call in (lambda: PchipInterpolator([0, 0, 1], [1, 2, 3]), lambda: PchipInterpolator(x, y[:3]), lambda: PchipInterpolator(x, y * 1j)):
    try:
        call()
    except ValueError as error:
        print(error)
