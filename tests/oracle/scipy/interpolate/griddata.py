"""Values between scattered points."""
import numpy as np
from scipy.interpolate import griddata

np.set_printoptions(precision=12)
rng = np.random.RandomState(0)
points = rng.uniform(size=(40, 2))
values = points[:, 0] ** 2 + np.sin(3 * points[:, 1])
new = np.array([[0.5, 0.5], [0.3, 0.6], [2.0, 2.0]])
for method in ("nearest", "linear"):
    print(method, np.round(griddata(points, values, new, method=method), 10))
gx, gy = np.mgrid[0.2:0.8:3j, 0.2:0.8:3j]
print(np.round(griddata(points, values, (gx, gy)), 10))
print(np.round(griddata((points[:, 0], points[:, 1]), values, (0.4, 0.4), fill_value=-1), 10), griddata(points, values, [[3, 3]], fill_value=-1))
print(griddata(np.array([1.0, 3, 2]), np.array([1.0, 9, 4]), [1.5, 2.5, 5]), griddata(np.array([1.0, 3, 2]), np.array([1.0, 9, 4]), [1.4, 2.6], method="nearest"), np.round(griddata(np.arange(4.0), np.arange(4.0) ** 3, 1.5, "cubic"), 10))
for call in (lambda: griddata(points, values, new, method="x"), lambda: griddata(points, values[:5], new), lambda: griddata(points, values, [[1, 2, 3]])):
    try:
        call()
    except ValueError as error:
        print(error)
