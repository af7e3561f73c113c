# Areas and perimeters of points on the plane.
import numpy as np
from scipy.spatial import ConvexHull, Delaunay

points = np.array([[0, 0], [4, 0], [4, 3], [0, 3], [2, 1], [1, 2]], dtype=float)
hull = ConvexHull(points)
print(hull.volume, hull.area, sorted(hull.vertices.tolist()))
around = points[hull.vertices]
x, y = around.T
print(0.5 * abs(np.dot(x, np.roll(y, 1)) - np.dot(y, np.roll(x, 1))))
inside = Delaunay(points).find_simplex([[1, 1], [5, 5], [3.9, 2.9]]) >= 0
print(inside, ConvexHull(np.random.RandomState(0).rand(50, 2)).volume.__round__(9))
