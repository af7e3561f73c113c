"""Interpolators over scattered points, as objects."""
import numpy as np
from scipy.interpolate import LinearNDInterpolator, NearestNDInterpolator

np.set_printoptions(precision=12)
rng = np.random.RandomState(2)
points = rng.uniform(size=(30, 2))
values = points[:, 0] + 2 * points[:, 1]
linear = LinearNDInterpolator(points, values)
print(np.round(linear(0.5, 0.5), 10), np.round(linear([[0.4, 0.4], [5, 5]]), 10), np.round(linear([0.4, 0.5], [0.4, 0.5]), 10))
print(np.round(LinearNDInterpolator(points, np.stack([values, -values], axis=1), fill_value=0, rescale=True)([[0.5, 0.5], [9, 9]]), 10))
nearest = NearestNDInterpolator(points, values)
print(np.round(nearest(0.5, 0.5), 10), np.round(nearest([[0.4, 0.4], [5, 5]]), 10))
print(NearestNDInterpolator([[0, 0], [1, 1]], [3, 4])([[0.2, 0.1], [0.9, 0.9]]), np.round(NearestNDInterpolator(points, values, rescale=True)(0.1, 0.9), 10))
for call in (lambda: LinearNDInterpolator(points, values[:3]), lambda: linear([1, 2, 3]), lambda: NearestNDInterpolator(points, values[:3])):
    try:
        call()
    except ValueError as error:
        print(error)
