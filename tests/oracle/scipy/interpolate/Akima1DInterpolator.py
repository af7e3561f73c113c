"""Akima's curves, and the changed ones."""
import numpy as np
from scipy.interpolate import Akima1DInterpolator

np.set_printoptions(precision=12)
x, y = np.arange(7.0), np.array([0.0, 0, 1, 4, 4, 4, 2])
for method in ("akima", "makima"):
    f = Akima1DInterpolator(x, y, method=method)
    print(method, np.round(f([0.5, 1.5, 2.5, 4.5, 5.5, 7]), 11), np.round(f(2.5, 1), 10))
print(np.round(Akima1DInterpolator(x, y, extrapolate=True)(7.0), 9), Akima1DInterpolator([0, 1], [1, 3])(0.5))
for call in (lambda: Akima1DInterpolator(x, y, method="x"), lambda: Akima1DInterpolator(x[::-1], y), lambda: Akima1DInterpolator(x, y * 1j)):
    try:
        call()
    except (NotImplementedError, ValueError) as error:
        print(type(error).__name__, error)
