"""Values on a grid of any dimension."""
import numpy as np
from scipy.interpolate import RegularGridInterpolator

x, y = np.array([0.0, 1, 2, 4, 5, 7]), np.array([0.0, 0.5, 1, 2, 3, 4])
values = np.add.outer(x**2, 3 * y) + np.outer(x, y)
places = [[0.5, 0.7], [3.3, 1.5], [7, 4]]
for method in ("linear", "nearest", "slinear", "cubic", "quintic", "pchip"):
    print(method, np.round(RegularGridInterpolator((x, y), values, method=method)(places), 2 if method in ("cubic", "quintic") else 11))
f = RegularGridInterpolator((x, y), values, bounds_error=False)
print(f([[8, 1], [1, 1], [np.nan, 1]]), RegularGridInterpolator((x, y), values, bounds_error=False, fill_value=None)([[8, 5.0]]), f(([1, 2], [0.5, 1.5])))
print(np.round(f(places, method="nearest"), 9), f.grid[0], f.values.shape, f.method)
print(RegularGridInterpolator((x, y), np.stack([values, values], axis=-1))([1.5, 0.7]), RegularGridInterpolator((x[::-1],), x)([1.5]))
grid3 = RegularGridInterpolator(([0, 1], [0, 1], [0, 2]), np.arange(8.0).reshape(2, 2, 2))
print(grid3([0.5, 0.5, 1]), grid3([[0, 0, 0], [1, 1, 2]]))
print(f((1.5, 0.7)), f([1.5, 0.7]), f([1.5, 0.7, 2.0, 1.0]))
slopes = RegularGridInterpolator((x, y), values, method="slinear")
print(np.round(slopes([[1.5, 0.7]], nu=(1, 0)), 10), np.round(slopes([[1.5, 0.7]], nu=(0, 1)), 10))
