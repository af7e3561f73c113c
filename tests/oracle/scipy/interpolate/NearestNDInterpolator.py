"""The value of the nearest point."""
import numpy as np
from scipy.interpolate import NearestNDInterpolator, griddata

np.set_printoptions(precision=12)
rng = np.random.RandomState(2)
points = rng.uniform(size=(30, 2))
values = points[:, 0] + 2 * points[:, 1]
nearest = NearestNDInterpolator(points, values)
print(np.round(nearest(0.5, 0.5), 10), np.round(nearest([[0.4, 0.4], [5, 5]]), 10), np.round(nearest([0.1, 0.2], [0.3, 0.4]), 11))
print(NearestNDInterpolator([[0, 0], [1, 1]], [3, 4])([[0.2, 0.1], [0.9, 0.9]]), np.round(NearestNDInterpolator(points, values, rescale=True)(0.1, 0.9), 10))
print(np.round(griddata(points, values, [[0.5, 0.5], [2, 2]], method="nearest"), 10))
x, y = np.array([1.0, 3, 2]), np.array([1.0, 9, 4])
print(griddata(x, y, [1.5, 2.5, 5]), griddata(x, y, [1.4, 2.6], method="nearest"), griddata(x, y, 5, fill_value=-1), np.round(griddata(np.arange(4.0), np.arange(4.0) ** 3, 1.5, "cubic"), 10))
for call in (lambda: NearestNDInterpolator(points, values[:3]), lambda: griddata(points, values, [[0.5, 0.5]], method="x"), lambda: griddata(points, values, [[1, 2, 3]], method="nearest")):
    try:
        call()
    except ValueError as error:
        print(error)
