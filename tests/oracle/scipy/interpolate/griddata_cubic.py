"""Smooth surfaces between scattered points."""
import numpy as np
from scipy.interpolate import CloughTocher2DInterpolator, griddata

np.set_printoptions(precision=12)
rng = np.random.RandomState(1)
points = rng.uniform(size=(50, 2))
values = points[:, 0] ** 2 + np.sin(3 * points[:, 1])
new = np.array([[0.5, 0.5], [0.3, 0.6], [2.0, 2.0]])
print(np.round(griddata(points, values, new, method="cubic"), 9))
f = CloughTocher2DInterpolator(points, values)
print(np.round(f(0.45, 0.55), 9), np.round(f([[0.3, 0.3]]), 10), f(5, 5))
