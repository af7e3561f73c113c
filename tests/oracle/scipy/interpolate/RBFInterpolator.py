"""Radial functions through scattered points."""
import numpy as np
from scipy.interpolate import RBFInterpolator

np.set_printoptions(precision=12)
rng = np.random.RandomState(3)
points = rng.uniform(size=(20, 2))
values = points[:, 0] ** 2 + points[:, 1]
new = np.array([[0.5, 0.5], [0.1, 0.9]])
for kernel in ("thin_plate_spline", "linear", "cubic", "quintic"):
    print(kernel, np.round(RBFInterpolator(points, values, kernel=kernel)(new), 11))
for kernel in ("gaussian", "multiquadric", "inverse_multiquadric", "inverse_quadratic"):
    print(kernel, np.round(RBFInterpolator(points, values, kernel=kernel, epsilon=3.0)(new), 11))
print(np.round(RBFInterpolator(points, values, smoothing=0.1)(new), 11), np.round(RBFInterpolator(points, values, degree=0, kernel="linear")(new), 11))
print(np.round(RBFInterpolator(points, values, neighbors=8)(new), 11), np.round(RBFInterpolator(points, np.stack([values, -values], axis=1))(new), 11))
calls = [lambda: RBFInterpolator(points, values[:4]),
         lambda: RBFInterpolator(points[:2], values[:2]), lambda: RBFInterpolator(points, values)([[1, 2, 3]]), lambda: RBFInterpolator(points[:, 0], values),
         lambda: RBFInterpolator(points, values, degree=-2)]
for call in calls:
    try:
        call()
    except ValueError as error:
        print(error)
