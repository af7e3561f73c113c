"""What grids say to wrong points."""
import numpy as np
from scipy.interpolate import RegularGridInterpolator

x, y = np.arange(3.0), np.arange(4.0)
values = np.ones((3, 4))
f = RegularGridInterpolator((x, y), values)
calls = [lambda: f([[5, 1]]), lambda: f([1, 2, 3]), lambda: f([[1, 1]], method="odd"), lambda: RegularGridInterpolator((x, x), values), lambda: RegularGridInterpolator((x, y, x), values),
         lambda: RegularGridInterpolator(([0, 2, 1], y), values), lambda: RegularGridInterpolator((x, y), values, method="x"), lambda: RegularGridInterpolator((x, y), values, method="cubic"),
         lambda: RegularGridInterpolator(([0, 0, 1], y), values)]
for call in calls:
    try:
        call()
    except ValueError as error:
        print(error)
