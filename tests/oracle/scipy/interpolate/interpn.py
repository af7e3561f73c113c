"""Values on a grid, in one call."""
import numpy as np
from scipy.interpolate import interpn

np.set_printoptions(precision=12)
x, y = np.linspace(0, 3, 7), np.linspace(0, 2, 6)
values = np.sin(x)[:, None] + y**2
places = np.array([[0.7, 0.9], [2.9, 1.3]])
for method in ("linear", "nearest", "slinear", "cubic", "quintic", "pchip", "splinef2d"):
    print(method, np.round(interpn((x, y), values, places, method=method), 3 if method in ("cubic", "quintic") else 11))
print(interpn((x, y), values, [[5, 5]], bounds_error=False), interpn((x, y), values, [[5, 5]], bounds_error=False, fill_value=-1))
print(np.round(interpn((x,), x**2, [0.7]), 11), np.round(interpn((x, y), values, (np.array([0.1, 0.2]), np.array([0.3, 0.4]))), 11))
for call in (lambda: interpn((x, y), values, [[5, 5]]), lambda: interpn((x, y), values, places, method="x"), lambda: interpn((x, y), x, places),
             lambda: interpn((x, y), values, [1, 2, 3])):
    try:
        call()
    except ValueError as error:
        print(error)
