# The corners of a flat hull go counterclockwise; points within sides are no corners.
import numpy as np
from scipy.spatial import ConvexHull

def from_least(corners):
    corners = corners.tolist()
    start = corners.index(min(corners))
    return corners[start:] + corners[:start]

print(from_least(ConvexHull([[0, 0], [2, 0], [2, 2], [0, 2], [1, 1], [1, 0]]).vertices))
x, y = np.meshgrid(np.arange(4.0), np.arange(3.0))
hull = ConvexHull(np.c_[x.ravel(), y.ravel()])
print(from_least(hull.vertices), hull.volume, hull.area)
cube = np.array([[x, y, z] for x in (0, 0.5, 1) for y in (0, 0.5, 1) for z in (0, 0.5, 1)])
hull = ConvexHull(cube)
print(sorted(hull.vertices.tolist()), round(hull.volume, 12), round(hull.area, 12))
points = np.random.RandomState(3).normal(size=(100, 2))
print(from_least(ConvexHull(points).vertices))
