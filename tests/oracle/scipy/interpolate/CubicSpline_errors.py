"""What CubicSpline says to wrong points and ends."""
import numpy as np
from scipy.interpolate import CubicSpline

x, y = np.arange(4.0), np.array([1.0, 2, 0, 3])
calls = [lambda: CubicSpline(x[::-1], y), lambda: CubicSpline(x, y[:3]), lambda: CubicSpline(x, y, bc_type="odd"), lambda: CubicSpline(x, y, bc_type="periodic"),
         lambda: CubicSpline([1], [1]), lambda: CubicSpline(x, [1, np.nan, 2, 3]), lambda: CubicSpline(x, y, bc_type=((3, 0), (1, 0))),
         lambda: CubicSpline(x, y, bc_type=((1, [1, 2]), (1, 0))), lambda: CubicSpline([0, 0, 1, 2], y), lambda: CubicSpline([[1, 2]], [[1, 2]])]
for call in calls:
    try:
        call()
    except ValueError as error:
        print(error)
